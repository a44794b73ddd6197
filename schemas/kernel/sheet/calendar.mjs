// The days of a calendar file (RFC 5545) as rows of a sheet. Plain JavaScript, because the server's thread reads it as it stands; the
// library is handed in, because browser and server load it in their own ways.

const DAY_MS = 86_400_000;
/** Days of one event that are read: a holiday of more is no holiday. */
const MAX_DAYS = 31;
const MAX_CELL_LENGTH = 1000;

const two = (number) => String(number).padStart(2, '0');
const dayOf = ({ year, month, day }) => Date.UTC(year, month - 1, day);
const textOf = (ms) => {
  const at = new Date(ms);
  return `${String(at.getUTCFullYear()).padStart(4, '0')}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
};

/** Is it the first moment of its day, so that what ends then has ended the day before? */
const isMidnight = ({ isDate, hour, minute, second }) => isDate || !(hour || minute || second);

/** The days of an event. */
function daysOf(event) {
  const first = dayOf(event.startDate);
  const end = event.endDate ? dayOf(event.endDate) - (isMidnight(event.endDate) ? DAY_MS : 0) : first;
  const last = Math.min(Math.max(end, first), first + (MAX_DAYS - 1) * DAY_MS);
  const days = [];
  for (let day = first; day <= last; day += DAY_MS) days.push(textOf(day));
  return days;
}

const repeatsYearly = (event) => event.component.getFirstPropertyValue('rrule')?.freq === 'YEARLY';

/** Names that stand in several years, always on the same dates of a year. */
function fixedNames(rows) {
  const byName = new Map();
  for (const [date, name] of rows) {
    const years = byName.get(name) ?? new Map();
    const [year, rest] = [date.slice(0, 4), date.slice(5)];
    years.set(year, `${years.get(year) ?? ''} ${rest}`);
    byName.set(name, years);
  }
  return new Set([...byName].filter(([, years]) => years.size > 1 && new Set(years.values()).size === 1).map(([name]) => name));
}

/** Cancelled events and those without a start are left out; an event that changes one of a series counts by itself. */
export function readCalendar(ICAL, text, { rows: most }) {
  const parsed = ICAL.parse(text);
  // One calendar, or several in one file.
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const rows = [];
  for (const calendar of calendars)
    for (const component of new ICAL.Component(calendar).getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component);
      if (!event.startDate || component.getFirstPropertyValue('status') === 'CANCELLED') continue;
      const name = String(event.summary ?? '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_CELL_LENGTH);
      for (const day of daysOf(event)) rows.push([day, name, repeatsYearly(event)]);
    }
  const fixed = fixedNames(rows);
  const sorted = rows.map(([day, name, yearly]) => [day, name || null, yearly || fixed.has(name)]);
  sorted.sort((one, other) => (one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : 0));
  if (!sorted.length) return [];
  const kept = sorted.slice(0, most - 1);
  return [{ name: 'ICS', rows: [['DTSTART', 'SUMMARY', 'RRULE'], ...kept], merges: [], cut: sorted.length > kept.length }];
}
