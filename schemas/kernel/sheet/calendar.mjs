// The days of a calendar file (RFC 5545) as rows of a sheet. Plain JavaScript, because the server's thread reads it as it stands; the
// libraries are handed in, because browser and server load them in their own ways.
import { readEvents, shownLines } from './calendarEvents.mjs';
import { occurrencesOf } from './occurrences.mjs';

/** Names that stand in several years, always on the same dates of a year. */
function fixedNames(rows) {
  const byName = new Map();
  for (const { day, name } of rows) {
    const years = byName.get(name) ?? new Map();
    const [year, rest] = [day.slice(0, 4), day.slice(5)];
    years.set(year, `${years.get(year) ?? ''} ${rest}`);
    byName.set(name, years);
  }
  return new Set([...byName].filter(([, years]) => years.size > 1 && new Set(years.values()).size === 1).map(([name]) => name));
}

/** By series: its moments that events of their own stand for. */
function replacedOf(events) {
  const byUid = new Map();
  for (const { uid, replaces } of events) if (replaces) byUid.set(uid, [...(byUid.get(uid) ?? []), replaces]);
  return byUid;
}

/** Cancelled events are left out. One that cannot be read stays as a row with its lines instead of a day, so that it is refused by name. */
export function readCalendar({ ICAL, RRule }, text, { rows: most, zone, today }) {
  const events = readEvents(ICAL, text);
  const [single, repeating, unread] = [[], [], []];
  const replaced = replacedOf(events);
  for (const event of events) {
    try {
      if (event.unread) throw new Error('it was not read');
      if (event.isCancelled) continue;
      const moments = (!event.replaces && replaced.get(event.uid)) || [];
      const { days, isFixed } = occurrencesOf(RRule, event, moments, { zone, today });
      const rows = days.map((day) => ({ day, name: event.name, isFixed }));
      (event.rules.length ? repeating : single).push(...rows);
    } catch {
      unread.push([shownLines(event.lines) || null, event.name || null, false]);
    }
  }
  if (unread.length && unread.length === events.length) throw new Error('no event can be read');
  const fixed = fixedNames(single);
  const known = [...single, ...repeating].map(({ day, name, isFixed }) => [day, name || null, isFixed || fixed.has(name)]);
  known.sort((one, other) => (one[0] < other[0] ? -1 : one[0] > other[0] ? 1 : 0));
  const sorted = [...known, ...unread];
  if (!sorted.length) return [];
  const kept = sorted.slice(0, most - 1);
  return [{ name: 'ICS', rows: [['DTSTART', 'SUMMARY', 'RRULE'], ...kept], merges: [], cut: sorted.length > kept.length }];
}
