/** The fields of a stamp: who did it, when, and why. */

import {
  type DateTimeField,
  dateTime,
  type LongTextField,
  longText,
  type ReferenceField,
  reference,
} from '../kernel/fields/field.ts';

type Stamp<N extends string, R extends string> = Record<`${N}Date`, DateTimeField> &
  Record<`${N}User`, ReferenceField> &
  Record<R, LongTextField>;

/**
 * A stamp: `approved` gives `approvedDate` and `approvedUser`; a second name adds the reason field. The server fills them when
 * an action names the stamp.
 */
export function stamp<const N extends string, const R extends string = never>(name: N, reason?: R): Stamp<N, R> {
  return {
    [`${name}Date`]: dateTime({ system: true, stamp: name }),
    [`${name}User`]: reference('users', { onDelete: 'clear', system: true, stamp: name }),
    ...(reason ? { [reason]: longText({ max: 500, system: true, stamp: name }) } : {}),
  } as Stamp<N, R>;
}
