/** Whom the reference columns mean: one statement per column, within the person's reach, whatever the number of rows. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isOneReference, type ReferenceField, wireKey } from '#schemas/kernel/field.ts';
import type { Upload } from '#schemas/kernel/upload.ts';
import { columnOf, storedColumn, titleSql } from '#server/db/model.ts';
import { refuse } from '../refusal.ts';
import type { RuleContext } from '../rules.ts';
import { scopeOf } from '../scope.ts';
import { tableAs } from '../select.ts';
import { compileWhere } from '../where.ts';
import type { BulkRow } from './row.ts';

interface Found {
  text: string;
  ids: number[];
}

async function look({ tx, model, reach }: RuleContext, field: ReferenceField, by: readonly string[], texts: readonly string[]) {
  const target = model.entity(field.to);
  const picked = field.pick ? sql` and ${compileWhere(model, target, field.pick, 't', reach)}` : sql.raw('');
  const within = sql`${scopeOf(model, target, 't', reach)}${picked}`;
  const names: SQL[] = [sql.raw(titleSql(target, 't')), ...by.map((name) => columnOf('t', storedColumn(target, name) as string))];
  const wanted = sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as w(text)`;
  // One join for each way to call it: joined by "or" they could not be looked up.
  const ways = names.map(
    (name) => sql`select w.text, t.id from ${wanted} join ${tableAs(target)} on lower(${name}) = lower(w.text) where ${within}`,
  );
  const found = await tx.query<Found>(
    sql`select text, array_agg(distinct id)::bigint[]::text[] as ids from (${sql.join(ways, sql.raw(' union '))}) found group by text`,
  );
  return new Map(found.map(({ text, ids }) => [text, ids.map(Number)]));
}

/** Puts ids in the place of texts; a text that means nobody, or more than one, is refused. */
export async function resolveReferences(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): Promise<void> {
  const { entity }: { entity: Entity } = context;
  for (const name of upload.columns) {
    const field = entity.fields[name];
    if (!isOneReference(field)) continue;
    const key = wireKey(name, field);
    const texts = [...new Set(rows.flatMap(({ values }) => (typeof values[key] === 'string' ? [values[key] as string] : [])))];
    if (!texts.length) continue;
    const ids = await look(context, field, upload.by?.[name] ?? [], texts);
    for (const row of rows) {
      const text = row.values[key];
      if (typeof text !== 'string') continue;
      const found = ids.get(text) ?? [];
      row.values[key] = found.length === 1 ? found[0] : null;
      if (found.length !== 1) refuse(row, name, found.length ? 'severalRecords' : 'noSuchRecord');
    }
  }
}
