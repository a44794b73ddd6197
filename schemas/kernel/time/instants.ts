/**
 * Instants that follow from what a form holds: a date and a time of day, on the building's clock.
 *
 *     endTime: time({ required: true, after: 'startTime', overnight: true }),
 *     endAt: instant({ of: ['sessionDate', 'endTime'] }),
 *
 * Nobody sends one: the server keeps it beside its parts and follows them, also when the building gets another time zone. A time that the
 * clock skips on that day is refused, in the form and by the server. With `overnight` an end before its start is on the next day.
 */

import { Clock, isNextDay } from '../fields/clock.ts';
import { addDays, dayNumber } from '../fields/days.ts';
import { type Fields, type TimeField, traitsOf } from '../fields/field.ts';
import { isDate, minutesOf, TIME } from '../fields/formats.ts';

type Values = Readonly<Record<string, unknown>>;
/** The names of a date and of a time. */
export type InstantParts = readonly [date: string, time: string];

const partsOf = (field: object): InstantParts | undefined => ('parts' in field ? (field.parts as InstantParts) : undefined);

/** The instants of an entity: the name of each, and of its parts. */
export const instantsIn = (fields: Fields): { name: string; of: InstantParts }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const of = traitsOf(field).moment === 'instant' ? partsOf(field) : undefined;
    return of ? [{ name, of }] : [];
  });

/** The fields that an instant follows from: its parts, and the start after which a part comes. */
export const sourcesOf = (fields: Fields, of: InstantParts): readonly string[] => {
  const { after } = fields[of[1]] as TimeField;
  return after ? [...of, after] : of;
};

/** What the parts name: a day and a time on it; undefined while one is missing or wrong. */
function namedBy(fields: Fields, [date, time]: InstantParts, values: Values): { day: number; minutes: number } | undefined {
  const [on, at] = [String(values[date] ?? ''), String(values[time] ?? '').slice(0, 5)];
  if (!isDate(on) || !TIME.test(at)) return undefined;
  const { after, overnight } = fields[time] as TimeField;
  const start = overnight && after ? String(values[after] ?? '').slice(0, 5) : '';
  const isLater = TIME.test(start) && isNextDay(start, at);
  return { day: dayNumber(isLater ? addDays(on, 1) : on), minutes: minutesOf(at) };
}

/** Does the clock of the zone skip what the parts name? */
export function isSkipped(fields: Fields, of: InstantParts, values: Values, zone: string): boolean {
  const named = namedBy(fields, of, values);
  return named !== undefined && new Clock(zone).instant(named.day, named.minutes) === undefined;
}

/** The instant, in ISO 8601 and UTC; null while a part is missing. What the clock skips is the instant at which it is moved. */
export function instantIn(fields: Fields, of: InstantParts, values: Values, zone: string): string | null {
  const named = namedBy(fields, of, values);
  return named ? new Date(new Clock(zone).from(named.day, named.minutes)).toISOString() : null;
}

/** Errors in the declarations, for the boot check. */
export function instantProblems({ fields, scope }: { fields: Fields; scope: { building?: string } }): string[] {
  const all = instantsIn(fields);
  const traitOf = (name: string) => fields[name] && traitsOf(fields[name]);
  return [
    ...all.flatMap(({ name, of: [date, time] }) => [
      ...(traitOf(date)?.moment === 'day' ? [] : [`field '${name}' is on '${date}', which is no date`]),
      ...(traitOf(time)?.timeOfDay ? [] : [`field '${name}' is at '${time}', which is no time`]),
      ...(fields[name]?.system ? [] : [`field '${name}' follows from others and is written by nobody, but is no system field`]),
    ]),
    ...(all.length && !scope.building ? ['its instants are on the clock of no building'] : []),
    ...Object.entries(fields)
      .filter(
        ([, field]) => traitsOf(field).timeOfDay && 'overnight' in field && field.overnight && !('after' in field && field.after),
      )
      .map(([name]) => `field '${name}' may be on the next day, but comes after no other time`),
  ];
}
