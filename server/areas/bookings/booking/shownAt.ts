import { formatDate } from '#i18n/dateFormats.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';

/** An instant on the building's clock, in the reader's language. */
export function shownAt(zone: string, instant: string, locale: string): string {
  const { date, time } = localAt(zone, Date.parse(instant));
  return `${formatDate(date, locale)} ${time}`;
}
