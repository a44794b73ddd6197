/** The boot check of `report`: its numbers can be counted, and lead to lists of the same rows. */
import type { Entity } from '../entity/entity.ts';
import { CREATED } from '../entity/report.ts';
import { isAmount } from '../fields/currency.ts';
import { type Fields, isChoice, isComputed, isOneReference, isStored, isWhole, traitsOf, wireKey } from '../fields/field.ts';
import { listFilters } from '../lists/query.ts';

const isSummed = (field: Fields[string] | undefined): boolean =>
  field !== undefined && (isAmount(field) || isWhole(field)) && isStored(field);

/** Errors in the declaration, for the boot check. */
export function reportProblems(entity: Entity): string[] {
  const { fields, report } = entity;
  if (!report) return [];
  const params = new Set(listFilters(entity).map(({ param }) => param));
  const { date, by, sums = {}, filters = [] } = report;
  const field = fields[date];
  const isDay = date === CREATED || (field && traitsOf(field).moment !== undefined && !isComputed(field));
  return [
    ...(entity.api.verbs.list ? [] : ['its report counts a list that it has not']),
    ...(isDay ? [] : [`its report is of days by '${date}', which is no date of its own`]),
    ...(params.has(`${date}From`) && params.has(`${date}To`)
      ? []
      : [`its report is of days by '${date}', by which the list does not filter`]),
    ...[...by, ...filters].flatMap((name) => {
      const field = fields[name];
      if (!field || isComputed(field) || field.via || !(isChoice(field) || isOneReference(field)))
        return [`its report counts by '${name}', which is no choice and no reference of its own`];
      return params.has(wireKey(name, field)) ? [] : [`its report counts by '${name}', by which the list does not filter`];
    }),
    ...Object.keys(sums)
      .filter((name) => !isSummed(fields[name]))
      .map((name) => `its report adds up '${name}', which is no amount and no whole number of its own`),
  ];
}
