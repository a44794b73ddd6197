/**
 * Resolves reference columns within the person's scope: one statement per column, or per group of rows if the choice
 * depends on the rest of the row.
 */
import { type SQL, sql } from 'drizzle-orm';
import { localeCodes } from '#i18n/locales.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isOneReference, type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import { storedColumn, titleSql } from '#server/db/model.ts';
import { textsOf } from '#server/db/wording.ts';
import type { RuleContext } from '../areas/rules.ts';
import { refuse } from '../calls/refusal.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import type { BulkRow } from './row.ts';

interface Found {
  text: string;
  ids: number[];
}

/** The values of its row on which a choice depends (`pick: { officeCentreId: '$record.tenantId' }`), by wire key. */
const ofRow = ({ pick = {} }: ReferenceField): string[] =>
  Object.values(pick).flatMap((value) =>
    typeof value === 'string' && value.startsWith(ROW) ? [value.slice(ROW.length).replace(/\?$/, '')] : [],
  );
const ROW = '$record.';

async function findIds(
  { tx, model, reach }: RuleContext,
  field: ReferenceField,
  by: readonly string[],
  texts: readonly string[],
  row: Readonly<Record<string, unknown>>,
) {
  const target = model.entity(field.to);
  const picked = field.pick ? sql` and ${compileWhere(model, target, field.pick, 't', reach, row)}` : sql.raw('');
  const within = sql`${scopeOf(model, target, 't', reach)}${picked}`;
  // In whichever language the sheet names it.
  const titles = new Set(localeCodes.map((locale) => titleSql(target, 't', locale)));
  const others = by.flatMap((name) =>
    name === 'uuid' ? ['t.uuid::text'] : textsOf(target.fields[name], `t."${storedColumn(target, name)}"`),
  );
  const names: SQL[] = [...titles, ...others].map((name) => sql.raw(name));
  const wanted = sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as w(text)`;
  // One join for each possible name: joined by "or" they could not use an index.
  const ways = names.map(
    (name) => sql`select w.text, t.id from ${wanted} join ${tableAs(target)} on lower(${name}) = lower(w.text) where ${within}`,
  );
  const found = await tx.query<Found>(
    sql`select text, array_agg(distinct id)::bigint[]::text[] as ids from (${sql.join(ways, sql.raw(' union '))}) found group by text`,
  );
  return new Map(found.map(({ text, ids }) => [text, ids.map(Number)]));
}

/** Rows that may choose from the same records: all of them, or those with the same values that the choice depends on. */
function groupsOf(field: ReferenceField, rows: readonly BulkRow[]): BulkRow[][] {
  const keys = ofRow(field);
  const groups = new Map<string, BulkRow[]>();
  for (const row of rows) {
    const name = JSON.stringify(keys.map((key) => row.values[key] ?? null));
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
}

/** Replaces texts by ids; a text that matches nothing, or more than one record, is refused. */
export async function resolveReferences(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): Promise<void> {
  const { entity }: { entity: Entity } = context;
  const references = upload.columns.flatMap((name) => {
    const field = entity.fields[name];
    return isOneReference(field) ? [{ name, field, key: wireKey(name, field) }] : [];
  });
  // References that others depend on are resolved first.
  references.sort((a, b) => ofRow(a.field).length - ofRow(b.field).length);
  for (const { name, field, key } of references) {
    const told = rows.filter(({ values }) => typeof values[key] === 'string');
    for (const group of groupsOf(field, told)) {
      const texts = [...new Set(group.map(({ values }) => values[key] as string))];
      const ids = await findIds(context, field, upload.by?.[name] ?? [], texts, (group[0] as BulkRow).values);
      for (const row of group) {
        const found = ids.get(row.values[key] as string) ?? [];
        row.values[key] = found.length === 1 ? found[0] : null;
        if (found.length !== 1) refuse(row, name, found.length ? 'severalRecords' : 'noSuchRecord');
      }
    }
  }
}
