/**
 * Days on which a building does not work: whatever repeats can leave them out. One entity of the product declares them,
 *
 *     daysOff: { date: 'date', name: 'name' },
 *     asks: { ...daysOffCalls() },
 *
 * and the area answers with `daysOffAnswers(entity)`. A recurrence with `phIncluded: false` (002 §3: public holidays included) then makes
 * nothing on the days of the building, whoever makes it.
 *
 *   GET /days-off?from=2036-01-01&to=2036-12-31    `[{ date, name }]`, in order
 */
import type { Endpoint } from '../calls/endpoint.ts';
import { type Field, type Fields, traitsOf } from '../fields/field.ts';

export interface DaysOff<N extends string = string> {
  /** The day, and what people call it. */
  date: N;
  /** The field with the name of the day. */
  name: N;
}
/** One of them on the wire. */
export interface DayOff {
  date: string;
  name: string;
}

export const DAYS_OFF_PATH = '/days-off';
/** The most days of one answer. */
export const MAX_DAYS_OFF = 1000;

export const daysOffCalls = (): { daysOff: Endpoint } => ({
  daysOff: {
    call: `GET ${DAYS_OFF_PATH}`,
    summary: 'The days on which the building does not work, between two days',
    everybody: 'Public holidays are no secret, and whoever plans something that repeats has to see them.',
    query: ['from', 'to'],
  },
});

/** As much of an entity as is asked here. */
interface Declared {
  name: string;
  fields: Fields;
  scope: { building?: string };
  endpoints?: Readonly<Record<string, Endpoint>>;
  daysOff?: DaysOff;
}

/** Errors in the declarations of all entities, for the boot check. */
export function daysOffProblems(
  { name, fields, scope, endpoints = {}, daysOff }: Declared,
  others: readonly Declared[],
): string[] {
  if (!daysOff) return [];
  const moment = (one: string) => traitsOf(fields[one] ?? ({ kind: 'text', max: 1 } as Field)).moment;
  const also = others.find((other) => other.daysOff && other.name !== name);
  return [
    ...(moment(daysOff.date) === 'day' ? [] : [`its days off are in '${daysOff.date}', which is no date`]),
    ...(fields[daysOff.name] ? [] : [`its days off are called by '${daysOff.name}', which is no field`]),
    ...(scope.building ? [] : ['its days off belong to no building']),
    ...(endpoints.daysOff ? [] : ['nobody can ask for its days off']),
    ...(also ? [`'${also.name}' has the days off already`] : []),
  ];
}
