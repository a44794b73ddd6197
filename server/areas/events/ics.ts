/** Writes iCalendar (RFC 5545): one event, in UTC. */

export interface CalendarEvent {
  /** The same for every version of this event. */
  uid: string;
  /** Greater in a later version. */
  sequence: number;
  stamp: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  place: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

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

/** A calendar with this one event. */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atrium//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(event.stamp)}`,
    `DTSTART:${instant(event.start)}`,
    `DTEND:${instant(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `STATUS:${event.status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
