import { useSession } from '#authProvider/useSession.ts';

/** The time zone in which times are shown: the building's; the browser's for staff that have chosen no building. */
export const useTimeZone = (): string => useSession().officeCentre?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
