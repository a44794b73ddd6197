import { dateIn } from '#schemas/kernel/session.ts';
import { useTimeZone } from '../kitContext.ts';

/** Today's date where the building stands, `YYYY-MM-DD`; the browser's own day plays no part once a building is chosen. */
export const useToday = (): string => dateIn(useTimeZone());
