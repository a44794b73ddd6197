/**
 * What several records together may not do, kept by the database and said in a sentence of its own (`errors.<error>`):
 *
 *     limits: {
 *       free: noOverlap(['facility'], 'startAt', 'endAt', { while: { status: ['BOOKED'] }, error: 'facilityTaken' }),
 *       oneOngoing: unique(['officeCentre'], { while: { status: 'ONGOING' }, error: 'oneAtATime' }),
 *       seats: capacity('activityEventTimeSlot', 'eventSlot', { while: { status: 'REGISTERED' }, error: 'sessionFull' }),
 *       stock: capacity('loanItem', 'quantityTotal', { while: { status: 'LENT' }, sum: 'quantity', error: 'noneLeft' }),
 *       quota: balance('officeCentre', 'qrQuotaBal', { while: { status: 'ASSIGNED' }, error: 'quotaUsed' }),
 *       places: atOnce(['facility'], 'heldFrom', 'heldUntil', { max: { of: 'facility', field: 'bookableCount' }, while: { holds: true }, error: 'facilityFull' }),
 *     }
 *
 * A period of instants contains its start and not its end, one of days both; one without a start or an end blocks nothing. Without keys,
 * the limit is for all records. `capacity` compares what is there with a number that says how much there may be; `balance` keeps a number
 * that says how much is left: it goes down when a record begins to count, and up when it ends, moves away or is deleted. `atOnce` compares
 * the most that is there at any moment of a period.
 */
import { type Field, type Fields, wireKey } from '../fields/field.ts';
import type { MessageCode } from '../fields/message.ts';
import type { Where } from './where.ts';

interface Options {
  /** Only records like these count: fields with a value, or one of several. */
  while?: Where;
  /** Key of the sentence below `errors.`. */
  error: MessageCode;
}
/** A number of the record that the reference `of` points to, and the field of one's own that says how many pieces a record is; one if absent. */
export interface Counted<N extends string = string> {
  of: N;
  field: string;
  pieces?: N;
}
export interface Limit<N extends string = string> extends Options {
  /** Fields in which the records agree. */
  by: readonly N[];
  /** At most as many records, or pieces, as that number; nothing there: any number. */
  max?: Counted<N>;
  /** What records take is taken from that number, which never falls below zero; nothing there: nothing is taken. */
  left?: Counted<N>;
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
 * value of these fields: a person. With `sum`, as many pieces as that field of the records adds up to.
 */
export const capacity = <const N extends string>(
  of: N,
  max: string,
  { per = [], sum, ...options }: Options & { per?: readonly N[]; sum?: N },
): Limit<N> => ({ by: [of, ...per], max: { of, field: max, ...(sum && { pieces: sum }) }, ...options });

/**
 * At no moment more of these records that agree in `by` than the record above says in `max`; the period of a record is from its field
 * `from` until its field `to`. They may be stored fields that a rule derives, such as the time with that before and after. Counted while
 * the record above is locked. With `sum`, as many pieces as that field of the records adds up to.
 */
export const atOnce = <const N extends string>(
  by: readonly N[],
  from: N,
  to: N,
  { max, sum, ...options }: Options & { max: Omit<Counted<N>, 'pieces'>; sum?: N },
): Limit<N> => ({
  by: [max.of, ...by.filter((name) => name !== max.of)],
  period: [from, to],
  max: { ...max, ...(sum && { pieces: sum }) },
  ...options,
});

/** What these records take (one each, or as many as `take` says) is taken from `field` of the record above, and given back. */
export const balance = <const N extends string>(
  of: N,
  field: string,
  { take, ...options }: Options & { take?: N },
): Limit<N> => ({ by: [of], left: { of, field, ...(take && { pieces: take }) }, ...options });

/** The number above that the limit is about, if it is about one: the server keeps it under the lock of that record, else the database. */
export const countedBy = ({ max, left }: Limit): Counted | undefined => max ?? left;

/** As much of an entity as is asked here. */
interface Formed {
  fields: Fields;
  form: readonly { fields: readonly string[] }[];
}

/** The input at which the sentence stands: the pieces, the start of the period, or the last key; undefined if no form has it. */
export function nameOfLimit({ form }: Formed, limit: Limit): string | undefined {
  const { by, period } = limit;
  const pieces = countedBy(limit)?.pieces;
  const inForm = (name: string) => form.some((section) => section.fields.includes(name));
  return [...(pieces ? [pieces] : []), ...(period ? [period[0]] : []), ...by.toReversed()].find(inForm);
}
/** Its wire key. */
export function inputOfLimit(entity: Formed, limit: Limit): string | undefined {
  const name = nameOfLimit(entity, limit);
  return name && wireKey(name, entity.fields[name] as Field);
}
