/** React-admin's list parameters as the query of 000 §3. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { hasActive, listFilters, defaultSort as sortOf } from '#schemas/kernel/lists/query.ts';
import { isComparison, resolveValue, type Scalar, type Where, type WhereValues } from '#schemas/kernel/rules/where.ts';
import type { ListFilter } from './types.ts';

/** The sort of the entity's list when nobody chose one. */
export function defaultSort(entity: Entity): { field: string; order: 'ASC' | 'DESC' } {
  const [field, order] = sortOf(entity);
  return { field, order };
}

/**
 * A predicate of the schema as list filters: `{ status: ['A', 'B'] }` is `statusArray`, `{ active: true }` is
 * `statusActiveFlag`. Throws when a list cannot express it, so that a schema asking for it is noticed.
 */
export function whereFilter(entity: Entity, where: Where = {}, values: WhereValues): ListFilter {
  const filters = listFilters(entity);
  const filter: ListFilter = {};
  for (const [key, wanted] of Object.entries(where)) {
    const name = Object.entries(entity.fields).find(([name, field]) => wireKey(name, field) === key)?.[0] ?? key;
    const put = (operator: 'is' | 'in' | 'from' | 'to', value: unknown) => {
      const param = filters.find((one) => one.field === name && one.operator === operator)?.param;
      if (param) filter[param] = value;
      else if (operator === 'is' && key === 'active' && hasActive(entity)) filter.statusActiveFlag = value;
      else throw new Error(`${entity.name}: its list cannot be filtered by '${key}' (${operator})`);
    };
    // Which records a list may name by their ids: those that a pick allows.
    if (key === 'id' && Array.isArray(wanted)) filter.ids = wanted.join(',');
    else if (Array.isArray(wanted))
      put(
        'in',
        wanted.map((one: Scalar) => resolveValue(one, values)),
      );
    else if (isComparison(wanted))
      for (const [operator, right] of Object.entries(wanted) as [string, Scalar][])
        put(operator === 'gte' ? 'from' : operator === 'lte' ? 'to' : (operator as 'is'), resolveValue(right, values));
    else put('is', resolveValue(wanted as Scalar, values));
  }
  return filter;
}
