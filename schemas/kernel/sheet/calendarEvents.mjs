// The events of a calendar file (RFC 5545), each read by itself: what is wrong with one takes nothing from the others. Plain JavaScript,
// because the server's thread reads it as it stands; the library is handed in.

const MAX_NAME = 1000;

/** What tells when an event is, and its name; nothing else of it can be wrong for us. */
const NEEDED = /^(DTSTART|DTEND|DURATION|SUMMARY|STATUS|RRULE|RDATE|EXDATE|RECURRENCE-ID|UID)[;:]/i;
const DATES = /^(DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)((?:;[^:]*)?):(.*)$/i;
const DAY = /^\d{8}$/;

/** A day is often written without `VALUE=DATE`, and sometimes a moment is written with it. */
function typedLine(line) {
  const [, name, given, text] = DATES.exec(line) ?? [];
  if (!name) return line;
  const values = text.trim().split(',');
  const saysDay = /;VALUE=DATE(?=;|$)/i.test(given);
  const days = values.map((value) => (saysDay ? value.slice(0, 8) : value));
  if (!days.every((value) => DAY.test(value))) return line;
  return `${name}${saysDay ? given : `${given};VALUE=DATE`}:${days.join(',')}`;
}

/** The needed lines of every event; those of what stands within one, such as its alarms, are its own. */
function eventLines(text) {
  const lines = text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const isHere = (edge) => lines.some((line) => line.trim().toUpperCase() === `${edge}:VCALENDAR`);
  if (!isHere('BEGIN') || !isHere('END')) throw new Error('this is no calendar file');
  const events = [];
  const open = [];
  for (const line of lines) {
    const [, edge, name] = /^\s*(BEGIN|END):(\S+)\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      open.push(name.toUpperCase());
      if (open.at(-1) === 'VEVENT') events.push([]);
    } else if (edge) open.pop();
    else if (open.at(-1) === 'VEVENT' && NEEDED.test(line)) events.at(-1).push(typedLine(line));
  }
  return events;
}

const plainName = (text) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);
const lineOf = (lines, name) => lines.find((line) => line.toUpperCase().startsWith(name)) ?? '';
const rawName = (lines) =>
  plainName(
    lineOf(lines, 'SUMMARY')
      .replace(/^[^:]*:/, '')
      .replace(/\\n/gi, ' ')
      .replace(/\\(.)/g, '$1'),
  );

/** The zone in which a time of day is meant: null for one that is the same everywhere. */
function zoneOf(property) {
  const time = property.getFirstValue();
  if (time.isDate) return null;
  if (time.zone?.tzid === 'UTC') return 'UTC';
  const zone = property.getFirstParameter('tzid')?.replace(/^\/?(?:[^/]*\/)*?(?=[A-Za-z_]+\/[A-Za-z_/]+$)/, '');
  try {
    return zone ? new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone : null;
  } catch {
    // A name of somebody's own: the time is taken as the clock of the building shows it.
    return null;
  }
}

const two = (number) => String(number).padStart(2, '0');
const dayOf = ({ year, month, day }) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** The moments of a property, as its clock shows them. The library counts a 13th month on into the next year. */
function momentsOf(property) {
  const zone = zoneOf(property);
  return property.getValues().map((value, index) => {
    const time = value.start ?? value;
    if (!String([property.jCal[index + 3]].flat()[0]).startsWith(dayOf(time))) throw new Error('there is no such day');
    return { day: dayOf(time), time: time.isDate ? '000000' : two(time.hour) + two(time.minute) + two(time.second), zone };
  });
}

function readEvent(ICAL, lines) {
  const parsed = ICAL.parse(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'));
  const component = new ICAL.Component(parsed).getFirstSubcomponent('vevent');
  const all = (name) => component.getAllProperties(name).flatMap(momentsOf);
  const [start] = all('dtstart');
  if (!start) throw new Error('it has no start');
  all('dtend');
  const event = new ICAL.Event(component);
  const { isDate } = event.startDate;
  const seconds = event.endDate.subtractDate(event.startDate).toSeconds();
  return {
    uid: String(event.uid ?? ''),
    name: plainName(String(event.summary ?? '')),
    isCancelled: String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED',
    start,
    seconds: Math.max(seconds, isDate ? 86_400 : 0),
    rules: component.getAllProperties('rrule').map((rule) => rule.getFirstValue().toString()),
    more: all('rdate'),
    without: all('exdate'),
    replaces: all('recurrence-id')[0],
  };
}

/** The lines that say when it is, for whoever is told that they could not be read. */
export const shownLines = (lines) =>
  ['DTSTART', 'RRULE']
    .map((name) => lineOf(lines, name))
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_NAME);

/**
 * Every event: what it says, or `unread` with its lines when it cannot be read.
 * @param ICAL the module of ical.js; throws for a text that is no calendar
 */
export const readEvents = (ICAL, text) =>
  eventLines(text).map((lines) => {
    try {
      return { lines, ...readEvent(ICAL, lines) };
    } catch {
      return { lines, unread: true, name: rawName(lines) };
    }
  });
