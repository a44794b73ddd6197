/** Stores every used tag for the building, so that it can be suggested (`GET /system-tags/drop-down`). */

import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { traitsOf } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Reach } from '../reach/reach.ts';

const tagsIn = (entity: Entity, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    traitsOf(field).remembered && !field.system && Array.isArray(values[name]) ? (values[name] as string[]) : [],
  );

/** Adds the tags among these values to those of the session's building; without a building there is nobody to suggest them to. */
export async function rememberTags(
  tx: Queryable,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  { buildingId }: Reach,
): Promise<void> {
  const names = [...new Set(tagsIn(entity, values))].sort();
  if (!names.length || buildingId === null) return;
  const rows = sql.join(
    names.map((name) => sql`(${buildingId}::bigint, ${name}::text)`),
    sql.raw(', '),
  );
  await tx.query(sql`insert into system_tags (building_id, name) values ${rows} on conflict do nothing`);
}
