/** Instants of tests that count from now. */
import { DAY, MINUTE } from '#schemas/kernel/fields/days.ts';

export { DAY, MINUTE };
export const HOUR = 60 * MINUTE;
/** So many hours from now, or ago, as the API writes instants. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
