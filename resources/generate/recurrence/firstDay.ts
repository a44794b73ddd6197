import { localAt } from '#schemas/kernel/fields/clock.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';

/** The day on which a series begins: a date, or that of an instant on the clock of `zone`; undefined for what is neither. */
export function firstDay(given: unknown, zone: string): string | undefined {
  if (typeof given !== 'string') return undefined;
  if (isDate(given)) return given;
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : localAt(zone, at).date;
}
