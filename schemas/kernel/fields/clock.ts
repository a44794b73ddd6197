/**
 * The clock of a building: what it shows (a date and a time of day) as an instant, and back. Both halves and the tests use it; it needs no
 * library, because only the clock of one zone is asked.
 *
 * An hour that comes twice, when the clock is set back, means the first time. One that is skipped, when it is set forward, is no time: who
 * writes it is refused. Where something has to begin anyway, such as a day or opening hours, it is the instant of the change.
 */
import { DAY, DAY_MINUTES, dayNumber, MINUTE } from './days.ts';
import { minutesOf } from './formats.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Making one is slow, and a list asks for hundreds. */
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  clocks.set(zone, known);
  return known;
};

/** What the clock shows at an instant, as ISO 8601 without a zone. Whole seconds. */
function textAt(zone: string, at: number): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = parts as Record<string, string>;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The same, as if it were UTC. */
const shown = (zone: string, at: number): number => Date.parse(`${textAt(zone, at)}Z`);

/** How far the clock is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (zone: string, at: number): number => shown(zone, at) - Math.floor(at / 1000) * 1000;

/** `HH:mm` of so many minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Date (`YYYY-MM-DD`) and time (`HH:mm`) on the clock at an instant. */
export function localAt(zone: string, at: number): { date: string; time: string } {
  const text = textAt(zone, at);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The date of an instant in a time zone, `YYYY-MM-DD`. */
export const dateIn = (zone: string, at: Date = new Date()): string => localAt(zone, at.getTime()).date;

/** All instants at which the clock shows this, given as if it were UTC: one, none where it is skipped, two where it comes twice; in order. */
export const instantsOf = (zone: string, wanted: number): number[] =>
  // Whatever change there is lies between the day before and the day after.
  [...new Set([-DAY, DAY].map((near) => wanted - offsetAt(zone, wanted + near)))]
    .filter((at) => shown(zone, at) === wanted)
    .sort((one, other) => one - other);

/** The instant at which the clock shows the time (`HH:mm`) on the day: the first of two, undefined where it is skipped. */
export const instantAt = (zone: string, date: string, time: string): number | undefined =>
  instantsOf(zone, Date.parse(`${date}T${time}:00Z`))[0];

/**
 * The first instant of a day. Where its midnight is skipped, the day begins later. In the first and the last year of the calendar, which only
 * filters name, a day is one of UTC: no zone's clock is known there, and its instants could be in years that a database cannot read.
 */
export const startOfDay = (zone: string, date: string): number =>
  date < '0002' || date >= '9999' ? dayNumber(date) * DAY : new Clock(zone).from(dayNumber(date), 0);

/** Minutes from a start to an end that is not after it on the same day (both `HH:mm`): to the one on the next day. */
export const minutesOvernight = (start: string, end: string): number => minutesOf(end) + DAY_MINUTES - minutesOf(start);

/**
 * Is an end that is not after its start (both `HH:mm`) on the next day? Midnight always is, as nothing ends when its day begins; another time
 * within half a day, because further away it was mistyped.
 */
export const isNextDay = (start: string, end: string): boolean =>
  end === '00:00' || (end < start && minutesOvernight(start, end) <= DAY_MINUTES / 2);

/** An end as people write it beside its start: midnight as `24:00`, a time on the next day as `01:00 (+1)`. */
export const endText = (start: string, end: string): string =>
  !isNextDay(start, end) ? end : end === '00:00' ? '24:00' : `${end} (+1)`;

/** The clock of one zone; quick on days on which it is not moved. */
export class Clock {
  readonly zone: string;
  /** By day: how far it is ahead of UTC, or null where it is moved about then. */
  private readonly days = new Map<number, number | null>();
  /** What was found on days on which it is moved. */
  private readonly moved = new Map<number, number | undefined>();
  constructor(zone: string) {
    this.zone = zone;
  }

  private offsetOn(day: number): number | null {
    const known = this.days.get(day);
    if (known !== undefined) return known;
    const [before, after] = [offsetAt(this.zone, (day - 1) * DAY), offsetAt(this.zone, (day + 2) * DAY)];
    const offset = before === after ? before : null;
    this.days.set(day, offset);
    return offset;
  }

  /** The first instant at which the clock shows this; undefined where it never does, because it was moved forward over it. */
  instant(day: number, minutes: number): number | undefined {
    const wanted = day * DAY + minutes * MINUTE;
    const offset = this.offsetOn(day);
    if (offset !== null) return wanted - offset;
    if (!this.moved.has(wanted)) this.moved.set(wanted, instantsOf(this.zone, wanted)[0]);
    return this.moved.get(wanted);
  }

  /** The same; where the clock never shows it, the instant at which it was moved over it. */
  from(day: number, minutes: number): number {
    const found = this.instant(day, minutes);
    if (found !== undefined) return found;
    const wanted = day * DAY + minutes * MINUTE;
    // The change lies between: before it the clock shows less, from it on more.
    let [before, after] = [DAY, -DAY].map((near) => wanted - offsetAt(this.zone, wanted + near)) as [number, number];
    while (after - before > MINUTE) {
      const middle = Math.floor((before + after) / 2 / MINUTE) * MINUTE;
      if (shown(this.zone, middle) > wanted) after = middle;
      else before = middle;
    }
    return after;
  }
}
