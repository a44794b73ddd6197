/** The boot check of `limits`: columns, periods and numbers that exist, conditions that the database can keep, pieces that take something. */
import type { Entity } from '../entity/entity.ts';
import { type Field, isOneReference, isStored, isWhole, orderOf, traitsOf, wireKey } from '../fields/field.ts';
import { countedBy, type Limit } from '../rules/limits.ts';
import { isComparison, type Scalar } from '../rules/where.ts';

/** As much of an entity as is asked here. */
type Limited = Pick<Entity, 'fields' | 'limits' | 'validate'> & Partial<Pick<Entity, 'scope'>>;
type ByName = ReadonlyMap<string, Pick<Entity, 'fields'>>;

/** Does a rule of the form say that the period does not end before it begins? The database refuses such a period as an error. */
function isInOrder({ fields, validate = [] }: Limited, from: string, to: string): boolean {
  const follows = orderOf(fields[to] as Field)?.other === from;
  return (
    follows ||
    validate.some((one) => one.field === to && [('gt' in one && one.gt) || '', ('gte' in one && one.gte) || ''].includes(from))
  );
}

const isColumn = ({ fields }: Limited, name: string): boolean => Boolean(fields[name] && isStored(fields[name] as Field));

/** A number of pieces that is left out, or below zero, would take nothing or give something. */
function takesSome(field: Field | undefined): boolean {
  if (!field || !isWhole(field) || !isStored(field)) return false;
  const { min } = field as { min?: number };
  return (field.required || field.default !== undefined || field.system === true) && (min ?? 0) >= 0;
}

function countedProblems(entity: Limited, limit: Limit, byName: ByName): string[] {
  const counted = countedBy(limit);
  if (!counted) return [];
  const { of, field, pieces } = counted;
  const holder = entity.fields[of];
  const above = holder && isOneReference(holder) ? byName.get(holder.to) : undefined;
  const number = above?.fields[field];
  const others = Object.entries(entity.fields).filter(
    ([name, one]) =>
      name !== of && isOneReference(one) && one.onDelete === 'cascade' && wireKey(name, one) !== entity.scope?.building,
  );
  return [
    ...(isWhole(number) && isStored(number as Field) ? [] : [`'${of}.${field}' is no number of a record above`]),
    ...(pieces === undefined || takesSome(entity.fields[pieces])
      ? []
      : [`'${pieces}' is no number that every record has and that is not below zero`]),
    ...(limit.left ? others : []).map(
      ([name]) => `a deleted '${name}' takes its records along, and nobody gives back what they have taken`,
    ),
  ];
}

/** Errors in the declarations, for the boot check. */
export function limitProblems(entity: Limited, byName: ByName = new Map()): string[] {
  const { fields } = entity;
  const byKey = new Map(Object.entries(fields).map(([one, field]) => [wireKey(one, field), one] as const));
  return Object.entries(entity.limits ?? {}).flatMap(([name, limit]) => {
    const { by, period, while: when = {} } = limit;
    const odd = Object.entries(when).filter(
      ([key, wanted]) =>
        !isColumn(entity, byKey.get(key) ?? '') ||
        isComparison(wanted) ||
        [wanted].flat().some((value: Scalar) => value === null || String(value).startsWith('$')),
    );
    const [from = '', to = ''] = period ?? [];
    const moments = period?.map((one) => fields[one] && traitsOf(fields[one] as Field).moment) ?? [];
    const fits = moments[0] !== undefined && moments[0] === moments[1];
    return [
      ...[...by, ...(period ?? [])].filter((one) => !isColumn(entity, one)).map((one) => `'${one}' has no column`),
      ...odd.map(([key]) => `'${key}' is not compared with constants`),
      ...(period && !fits ? [`'${from}' and '${to}' are no period`] : []),
      ...(period && fits && !isInOrder(entity, from, to) ? [`'${to}' may come before '${from}'`] : []),
      ...countedProblems(entity, limit, byName),
    ].map((text) => `limit '${name}': ${text}`);
  });
}
