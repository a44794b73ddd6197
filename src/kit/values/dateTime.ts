/** Dates and times as people read them (000 §9), in the portal's language and on the building's clock. */
import { formatDate } from '#i18n/dateFormats.ts';
import { fallbackLocale, localeOf } from '#i18n/locales.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import type { TimeFormat } from '../dates/formats.ts';

export { formatDate };

/** `14:05` as `02:05 PM`, in Chinese `下午02:05`, or as `14:05`; a text that is no time comes back as it is. */
export function formatTime(time: string, locale: string = fallbackLocale, format: TimeFormat = 'time12'): string {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  if (format === 'time24') return `${match[1]}:${match[2]}`;
  const twelve = `${String(hour % 12 || 12).padStart(2, '0')}:${match[2]}`;
  const [morning, afternoon] = localeOf(locale).times;
  return (hour < 12 ? morning : afternoon).replace('%', twelve);
}

/** An instant (ISO 8601) as `05 Jun 2026, 02:05 PM` on the clock of `timeZone`. */
export function formatDateTime(instant: string, timeZone: string, locale: string = fallbackLocale): string {
  if (Number.isNaN(Date.parse(instant))) return instant;
  const [date = '', time = ''] = toLocalInput(instant, timeZone).split('T');
  return `${formatDate(date, locale)}${localeOf(locale).dates === 'yearFirst' ? ' ' : ', '}${formatTime(time, locale)}`;
}

/** An instant as the clock of `timeZone` shows it, `YYYY-MM-DDTHH:mm`. */
export function toLocalInput(instant: string, timeZone: string): string {
  const { date, time } = localAt(timeZone, Date.parse(instant));
  return `${date}T${time}`;
}
