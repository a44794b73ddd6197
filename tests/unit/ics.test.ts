/** Calendar files: every value is escaped, lines are folded at 75 octets between characters, times are in UTC. */
import { describe, expect, it } from 'vitest';
import { escaped, folded, writeCalendar } from '#server/files/ics.ts';

const event = {
  uid: 'one@atrium.example',
  sequence: 3,
  stamp: new Date('2026-03-01T00:00:00.123Z'),
  start: new Date('2026-03-02T01:30:00Z'),
  end: new Date('2026-03-02T03:00:00Z'),
  title: 'Latte, art; \\ workshop\nEND:VEVENT',
  description: '親手拉出第一朵花'.repeat(12),
  place: 'Level 3, Harbour Point',
  status: 'CONFIRMED' as const,
};
/** The lines as a reader puts them together again. */
const read = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file', () => {
  it('has one event, with a title that can add nothing to it', () => {
    const lines = read(writeCalendar(event));
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Atrium//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one@atrium.example',
      'SEQUENCE:3',
      'DTSTAMP:20260301T000000Z',
      'DTSTART:20260302T013000Z',
      'DTEND:20260302T030000Z',
      'SUMMARY:Latte\\, art\\; \\\\ workshop\\nEND:VEVENT',
      `DESCRIPTION:${event.description}`,
      'LOCATION:Level 3\\, Harbour Point',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('says that it is cancelled, and leaves out what is empty', () => {
    const lines = read(writeCalendar({ ...event, description: '', place: '', status: 'CANCELLED' }));
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines.filter((line) => /^(DESCRIPTION|LOCATION)/.test(line))).toEqual([]);
  });

  it.each([
    ['letters', 'x'.repeat(400)],
    ['letters of three octets', '花'.repeat(100)],
    ['letters of four octets', 'a🌸'.repeat(60)],
  ])('folds %s without cutting one in two', (_, text) => {
    const lines = folded(text).split('\r\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.byteLength(lines[0] as string)).toBeGreaterThan(70);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(text);
    expect(folded(text)).not.toContain('\uFFFD');
  });

  it('escapes line breaks of every kind, and drops other control characters', () => {
    expect(escaped('a\r\nb\rc\nd\u0007e\\;,')).toBe('a\\nb\\nc\\nde\\\\\\;\\,');
  });
});
