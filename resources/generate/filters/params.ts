import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { listFilters, type Operator } from '#schemas/kernel/lists/query.ts';

/** The parameter that filters a field by the first of these operators that it has. Throws when it has none of them. */
export function paramOf(entity: Entity, name: string, ...operators: Operator[]): string {
  const own = listFilters(entity).filter((one) => one.field === name);
  for (const operator of operators) {
    const found = own.find((one) => one.operator === operator);
    if (found) return found.param;
  }
  throw new Error(`${entity.name}: '${name}' has no filter ${operators.join(' or ')}`);
}
