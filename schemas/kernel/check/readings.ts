/** The boot check of `readings`: who has read a record is kept in rows that can hold it. */
import type { Entity } from '../entity/entity.ts';
import { isOneReference, isUpload, traitsOf } from '../fields/field.ts';

/** Errors in the declaration, for the boot check. */
export function readingsProblems({ readings, fields, occupant, name }: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  if (!readings) return [];
  const rows = byName.get(readings.entity);
  if (!rows) return [`who reads it is kept in '${readings.entity}', which is no entity`];
  const to = (one: string) => {
    const field = rows.fields[one];
    return isOneReference(field) ? field.to : undefined;
  };
  const isOnce = Object.values(rows.limits ?? {}).some(
    ({ by, while: only, max }) => !only && !max && `${[...by].sort()}` === `${[readings.by, readings.person].sort()}`,
  );
  return [
    ...(occupant ? [] : ['who reads it is kept, but it is shown to nobody (`occupant`)']),
    ...readings.files.filter((one) => !fields[one] || !isUpload(fields[one])).map((one) => `readings: '${one}' is no file`),
    ...(to(readings.by) === name ? [] : [`readings: '${readings.by}' does not point here`]),
    ...[readings.person, readings.company].filter((one) => !to(one)).map((one) => `readings: '${one}' is no reference`),
    ...[readings.first, readings.last]
      .filter((one) => traitsOf(rows.fields[one] ?? { kind: 'text', max: 1 }).moment !== 'instant')
      .map((one) => `readings: '${one}' is no instant`),
    ...Object.entries(readings.keeps ?? {})
      .filter(([kept, from]) => !rows.fields[kept] || rows.fields[kept].kind !== fields[from]?.kind)
      .map(([kept]) => `readings: '${kept}' cannot keep what the record says`),
    ...(isOnce ? [] : [`readings: '${readings.entity}' has no limit of one row for each record and person`]),
  ];
}
