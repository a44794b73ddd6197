/**
 * When something is open, by its weekly hours, the building's clock and its public holidays. Hours belong to the day on which they begin: what
 * opens on Saturday night is open until it closes on Sunday, even if that is a public holiday. It opens when the clock first shows the
 * beginning and closes when it first shows the end; where the clock skips one of them, when it is moved.
 */
import { Clock, isNextDay, localAt } from './clock.ts';
import { DAY_MINUTES, dateOfDay, dayNumber, weekdayOf } from './days.ts';
import { minutesOf } from './formats.ts';
import { HOLIDAY, type WeeklyHours } from './hours.ts';

/** The last minute of a day, as pickers offer it: until midnight. */
const LAST_MINUTE = '23:59';

export interface Period {
  /** Instants in milliseconds; closed at `to`. */
  from: number;
  to: number;
}

/**
 * The periods that begin on a day.
 * @param day its number (`dayNumber`)
 * @param holidays `YYYY-MM-DD`; on these the hours of public holidays apply, and it is closed where there are none
 */
export function periodsOn(clock: Clock, hours: readonly WeeklyHours[], day: number, holidays: ReadonlySet<string>): Period[] {
  const kind = holidays.has(dateOfDay(day)) ? HOLIDAY : weekdayOf(day);
  return hours
    .filter((one) => one.day === kind)
    .map(({ from, to }) => ({
      from: clock.from(day, minutesOf(from)),
      to: isNextDay(from, to)
        ? clock.from(day + 1, minutesOf(to))
        : clock.from(day, to === LAST_MINUTE ? DAY_MINUTES : minutesOf(to)),
    }));
}

/** Is it open at an instant (in milliseconds)? */
export function isOpenAt(
  hours: readonly WeeklyHours[],
  instant: number,
  zone: string,
  holidays: ReadonlySet<string> = new Set(),
): boolean {
  const clock = new Clock(zone);
  const today = dayNumber(localAt(zone, instant).date);
  return [today - 1, today].some((day) =>
    periodsOn(clock, hours, day, holidays).some(({ from, to }) => from <= instant && instant < to),
  );
}
