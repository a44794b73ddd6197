/**
 * The status of a new record: one, or the first of several whose condition it meets.
 *
 *     initial: [{ when: { 'facility.needsApproval': true }, is: 'PENDING_APPROVAL' }, 'CONFIRMED']
 *
 * The last one has no condition. They are asked of the record as it is about to be stored, whatever makes it, after the rules of its area:
 * of its own fields, of what its references embed (`facility.needsApproval`), and of what its building has set
 * (`booking-settings.needsApproval`, by the name of that entity).
 */
import { matches, type Where, type WhereValues } from '../rules/where.ts';

export interface FirstBranch {
  when: Where;
  is: string;
}
export type Initial = string | readonly [...FirstBranch[], string];
type Row = Readonly<Record<string, unknown>>;

/** Those with a condition. */
export const firstBranches = (initial: Initial | undefined): FirstBranch[] =>
  typeof initial === 'object' ? initial.filter((one) => typeof one === 'object') : [];

/** Every status in which a record can begin; the last one is that of records that meet no condition. */
export const initialsOf = (initial: Initial): string[] =>
  typeof initial === 'string' ? [initial] : initial.map((one) => (typeof one === 'string' ? one : one.is));

/** The one that needs no condition. */
export const plainInitial = (initial: Initial): string => initialsOf(initial).at(-1) as string;

export const initialFor = (initial: Initial, record: Row, values: WhereValues): string =>
  firstBranches(initial).find(({ when }) => matches(when, record, values))?.is ?? plainInitial(initial);

/** The fields of other records that the conditions ask: `facility` (a reference) or `booking-settings`, each with its wire keys. */
export function askedElsewhere(initial: Initial): Map<string, string[]> {
  const names = firstBranches(initial).flatMap(({ when }) => Object.keys(when));
  const asked = new Map<string, string[]>();
  for (const [head, key] of names.map((name) => name.split('.') as [string, string?]))
    if (key !== undefined) asked.set(head, [...new Set([...(asked.get(head) ?? []), key])]);
  return asked;
}
