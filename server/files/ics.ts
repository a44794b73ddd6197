/** Writes iCalendar (RFC 5545): events, in UTC. */

/** `name` stands for whoever has the address. */
export interface CalendarPerson {
  email: string;
  name?: string;
}
export interface CalendarEvent {
  /** The same for every version of this event. */
  uid: string;
  /** Greater in a later version. */
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  /** It has whole days: the first one, and the one after the last (`YYYY-MM-DD`). */
  days?: { first: string; after: string };
  title: string;
  description: string;
  place: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Of an invitation: who invites, and who is invited. */
  organizer?: CalendarPerson;
  attendees?: readonly CalendarPerson[];
}
/** PUBLISH shows events, REQUEST asks people to come or says what has changed, CANCEL takes one back (RFC 5546). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** A line holds at most so many octets (§3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Text as a value (§3.3.11): backslash, semicolon, comma and line break are escaped; other control characters are dropped. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** A content line, folded: what does not fit goes on after a space in the next line; no character is cut in two. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = '';
      // The space that begins a further line counts.
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** `20260301T013000Z`. */
const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** `20260301`. */
const day = (date: string): string => date.replaceAll('-', '');
/** As the value of a parameter (§3.2), which no quotation mark can end. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;
const person = (property: string, { email, name }: CalendarPerson, more = ''): string =>
  `${property}${name ? `;CN=${quoted(name)}` : ''}${more}:mailto:${email}`;

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${instant(event.stamp)}`,
  ...(event.days
    ? [`DTSTART;VALUE=DATE:${day(event.days.first)}`, `DTEND;VALUE=DATE:${day(event.days.after)}`]
    : [`DTSTART:${instant(event.start)}`, `DTEND:${instant(event.end)}`]),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  `STATUS:${event.status}`,
  ...(event.organizer ? [person('ORGANIZER', event.organizer)] : []),
  ...(event.attendees ?? []).map((one) => person('ATTENDEE', one, ';ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE')),
  'END:VEVENT',
];

/** A calendar with these events. @param name by which a program that reads it again and again shows it */
export function writeEvents(events: readonly CalendarEvent[], method: CalendarMethod, name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M'] : []),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A calendar with this one event, for whoever takes it. */
export const writeCalendar = (event: CalendarEvent): string =>
  writeEvents([event], event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH');
