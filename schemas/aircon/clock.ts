/**
 * Times of day on a building's clock as instants, and days as numbers. Both halves and the tests use it; it needs no library, because only
 * the clock of one zone is asked.
 */
export const MINUTE = 60_000;
export const DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, known);
  return known;
};

/** What the clock shows at an instant, as if it were UTC. Whole seconds. */
function shown(zone: string, at: number): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts as Record<string, string>;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** How far the clock is ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (zone: string, at: number): number => shown(zone, at) - Math.floor(at / 1000) * 1000;

/** Days since 1970 of `YYYY-MM-DD`, and back. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);

/** `HH:mm` of so many minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Date and time on the clock at an instant. */
export function localAt(zone: string, at: number): { date: string; time: string } {
  const local = new Date(shown(zone, at)).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

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
    if (!this.moved.has(wanted)) this.moved.set(wanted, this.search(wanted));
    return this.moved.get(wanted);
  }

  private search(wanted: number): number | undefined {
    const possible = [-DAY, DAY].map((near) => wanted - offsetAt(this.zone, wanted + near));
    const found = possible.filter((at) => shown(this.zone, at) === wanted);
    return found.length ? Math.min(...found) : undefined;
  }

  /** The same; where the clock never shows it, the instant at which it was moved over it. */
  from(day: number, minutes: number): number {
    for (let later = minutes; later < minutes + 1440; later += 1) {
      const found = this.instant(day + Math.floor(later / 1440), later % 1440);
      if (found !== undefined) return found;
    }
    throw new Error(`${this.zone} has no day ${dateOfDay(day)}`);
  }
}
