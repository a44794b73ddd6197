/** Dates and times as people read them (000 §9): `DD MMM YYYY`, `hh:mm A`, in the building's time zone. */

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

function partsOf(at: Date, timeZone: string): Parts {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as unknown as Parts;
}

const chineseDate = (iso: string) => iso.replace(/^(\d+)-0?(\d+)-0?(\d+).*$/, '$1年$2月$3日');

/** `2026-06-05` as `05 Jun 2026`, in Chinese `2026年6月5日`; a text that is no date comes back as it is. */
export function formatDate(date: string, locale = 'en'): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return date;
  if (locale.startsWith('zh')) return chineseDate(date);
  const { day, month, year } = partsOf(new Date(`${date}T00:00:00Z`), 'UTC');
  return `${day} ${month} ${year}`;
}

/** `14:05` as `02:05 PM`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(twelve).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An instant (ISO 8601) as `05 Jun 2026, 02:05 PM` on the clock of `timeZone`. */
export function formatDateTime(instant: string, timeZone: string, locale = 'en'): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const { hour, minute } = partsOf(at, timeZone);
  return `${formatDate(localDate(instant, timeZone), locale)}, ${formatTime(`${hour}:${minute}`)}`;
}

/** The date of an instant on the clock of `timeZone`, `YYYY-MM-DD`. */
export const localDate = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(instant));

/** An instant as the value of a `datetime-local` input, `YYYY-MM-DDTHH:mm`, on the clock of `timeZone`. */
export function toLocalInput(instant: string, timeZone: string): string {
  const { hour, minute } = partsOf(new Date(instant), timeZone);
  return `${localDate(instant, timeZone)}T${hour}:${minute}`;
}

/** The instant at which the clock of `timeZone` shows `YYYY-MM-DDTHH:mm`; where a clock skips it, the moment after. */
export function fromLocalInput(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}:00Z`);
  const offset = (at: number) => Date.parse(`${toLocalInput(new Date(at).toISOString(), timeZone)}:00Z`) - at;
  const first = wanted - offset(wanted);
  return new Date(wanted - offset(first)).toISOString();
}
