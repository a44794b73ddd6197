import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { useTimeZone } from '../kitContext.ts';

/** Today's date in the building's time zone, `YYYY-MM-DD`; in the browser's only if no building is chosen. */
export const useToday = (): string => dateIn(useTimeZone());
