/** The fields of a stamp: who did it, when, and why. */

import {
  type DateTimeField,
  dateTime,
  type Field,
  isReference,
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

/** Who did it is the building's to read; a company that has the record among its own reads when, and why. */
export const kept = <S extends Readonly<Record<string, Field>>>(stamped: S): S =>
  Object.fromEntries(
    Object.entries(stamped).map(([name, field]) =>
      isReference(field) ? [name, { ...field, readableBy: { sides: ['platform', 'building'] } }] : [name, field],
    ),
  ) as unknown as S;
