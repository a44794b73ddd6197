/** The records that the reference columns of a template may name: the companies of the building, by their names. */
import type { AtriumDataProvider } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference } from '#schemas/kernel/fields/field.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';

/** A list to choose from helps nobody beyond that. */
const MAX_NAMES = 1000;

async function namesOf(provider: AtriumDataProvider, to: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; names.length < MAX_NAMES; page += 1) {
    const { data } = await provider.choices(to, { limit: MAX_LIMIT, page });
    names.push(...data.map(({ label }) => label));
    if (data.length < MAX_LIMIT) break;
  }
  return [...new Set(names)];
}

/** By column; columns that point at nothing are not there. */
export async function recordNames(
  provider: AtriumDataProvider,
  entity: Entity,
  columns: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, readonly string[]>();
  for (const column of columns) {
    const field = entity.fields[column];
    if (isOneReference(field)) names.set(column, await namesOf(provider, field.to));
  }
  return names;
}
