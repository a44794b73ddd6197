import { useMaybeSession } from '#authProvider/useSession.ts';
import { dateIn } from '#schemas/kernel/session.ts';

/** Today's date where the building stands, `YYYY-MM-DD`; the browser's own day plays no part once a building is chosen. */
export const useToday = (): string => {
  const zone = useMaybeSession()?.officeCentre?.timeZone;
  return dateIn(zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
};
