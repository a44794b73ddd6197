/**
 * What several records together may not do, kept by the database and said in a sentence of its own (`errors.<error>`):
 *
 *     limits: {
 *       free: noOverlap(['facility'], 'startAt', 'endAt', { while: { status: ['BOOKED'] }, error: 'facilityTaken' }),
 *       oneOngoing: unique(['officeCentre'], { while: { status: 'ONGOING' }, error: 'oneAtATime' }),
 *     }
 *
 *     limits: { seats: capacity('activityEventTimeSlot', 'eventSlot', { while: { status: 'REGISTERED' }, error: 'sessionFull' }) }
 *
 * A period of instants contains its start and not its end, one of days both. Without keys, the limit is for all records.
 */

import { type Field, type Fields, isStored, orderOf, traitsOf, wireKey } from '../fields/field.ts';
import type { MessageCode } from '../fields/message.ts';
import type { AcrossFields } from './acrossFields.ts';
import { isComparison, type Scalar, type Where } from './where.ts';

interface Options {
  /** Only records like these count: fields with a value, or one of several. */
  while?: Where;
  /** Key of the sentence below `errors.`. */
  error: MessageCode;
}
export interface Limit<N extends string = string> extends Options {
  /** Fields in which the records agree. */
  by: readonly N[];
  /** At most as many records as the one that the reference `of` points to says in `field`; nothing there: any number. */
  max?: { of: N; field: string };
  /** The fields of the period; absent where one record is the limit. */
  period?: readonly [from: N, to: N];
}

/** No two of these records have a moment in common. */
export const noOverlap = <const N extends string>(by: readonly N[], from: N, to: N, options: Options): Limit<N> => ({
  by,
  period: [from, to],
  ...options,
});
/** At most one of these records. */
export const unique = <const N extends string>(by: readonly N[], options: Options): Limit<N> => ({ by, ...options });

/**
 * At most as many of these records below one as it says in its field `max`, counted while that one is locked. With `per`, for each
 * value of these fields: a person.
 */
export const capacity = <const N extends string>(
  of: N,
  max: string,
  { per = [], ...options }: Options & { per?: readonly N[] },
): Limit<N> => ({ by: [of, ...per], max: { of, field: max }, ...options });

/** As much of an entity as is asked here. */
interface Limited {
  fields: Fields;
  limits?: Readonly<Record<string, Limit>>;
  validate?: readonly AcrossFields[];
  form: readonly { fields: readonly string[] }[];
}

/** The wire key of the input at which the sentence stands: the start of the period, or the last key; undefined if no form has it. */
export function inputOfLimit({ fields, form }: Limited, { by, period }: Limit): string | undefined {
  const inForm = (name: string) => form.some((section) => section.fields.includes(name));
  const name = [...(period ? [period[0]] : []), ...by.toReversed()].find(inForm);
  return name && wireKey(name, fields[name] as Field);
}

/** Does a rule of the form say that the period does not end before it begins? The database refuses such a period as an error. */
function isInOrder({ fields, validate = [] }: Limited, from: string, to: string): boolean {
  const follows = orderOf(fields[to] as Field)?.other === from;
  return (
    follows ||
    validate.some((one) => one.field === to && [('gt' in one && one.gt) || '', ('gte' in one && one.gte) || ''].includes(from))
  );
}

/** Errors in the declarations, for the boot check. */
export function limitFaults(entity: Limited): string[] {
  const { fields } = entity;
  const isColumn = (name: string) => Boolean(fields[name] && isStored(fields[name] as Field));
  return Object.entries(entity.limits ?? {}).flatMap(([name, { by, period, while: when = {} }]) => {
    const say = (text: string) => `limit '${name}': ${text}`;
    const names = Object.entries(fields).map(([one, field]) => [wireKey(one, field), one] as const);
    const byKey = new Map(names);
    const odd = Object.entries(when).filter(
      ([key, wanted]) =>
        !isColumn(byKey.get(key) ?? '') ||
        isComparison(wanted) ||
        [wanted].flat().some((value: Scalar) => value === null || String(value).startsWith('$')),
    );
    const [from = '', to = ''] = period ?? [];
    const moments = period?.map((one) => fields[one] && traitsOf(fields[one] as Field).moment) ?? [];
    const fits = moments[0] !== undefined && moments[0] === moments[1];
    return [
      ...[...by, ...(period ?? [])].filter((one) => !isColumn(one)).map((one) => say(`'${one}' has no column`)),
      ...odd.map(([key]) => say(`'${key}' is not compared with constants`)),
      ...(period && !fits ? [say(`'${from}' and '${to}' are no period`)] : []),
      ...(period && fits && !isInOrder(entity, from, to) ? [say(`'${to}' may come before '${from}'`)] : []),
    ];
  });
}
