/** Instants of tests that count from now. */
import { DAY, MINUTE } from '#schemas/kernel/fields/days.ts';

export { DAY, MINUTE };
export const HOUR = 60 * MINUTE;
/** Opening hours that never end: every weekday, and public holidays. */
export const alwaysOpen = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }));
/** So many hours from now, or ago, as the API writes instants. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
