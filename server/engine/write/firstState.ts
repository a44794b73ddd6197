/** The first status of new records, where conditions decide (`schemas/kernel/states/initial.ts`): some statements for all of them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, type ReferenceField, wireKey, zeroOf } from '#schemas/kernel/fields/field.ts';
import { askedElsewhere, initialFor } from '#schemas/kernel/states/initial.ts';
import { columnOf, fieldByKey, storedColumn } from '#server/db/model.ts';
import type { AnyRow, RuleContext } from '../areas/rules.ts';
import { hasNoProblems } from '../calls/refusal.ts';
import { tableAs } from '../records/select.ts';

type Context = Pick<RuleContext, 'tx' | 'model' | 'entity' | 'reach'>;
type Found = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

/** Fields of other records, by the value of one of their columns. */
async function read({ tx }: Context, other: Entity, keys: readonly string[], by: SQL, values: readonly number[]): Promise<Found> {
  const columns = keys.map((key) => sql`${columnOf('t', storedColumn(other, key) as string)} as ${sql.raw(`"${key}"`)}`);
  const rows = await tx.query<Record<string, unknown> & { found: number }>(
    sql`select ${by} as found, ${sql.join(columns, sql.raw(', '))} from ${tableAs(other)}
      where ${by} = any(${sql.param([...new Set(values)])}::bigint[])`,
  );
  return new Map(rows.map(({ found, ...row }) => [found, row]));
}

/** What a building has that has set nothing. */
const unset = (entity: Entity, key: string): unknown => {
  const field = fieldByKey(entity, key)?.field;
  return field?.default ?? (field && zeroOf(field)) ?? null;
};

/** What the conditions ask of other records, for each row. */
async function elsewhere(context: Context, rows: readonly AnyRow[]): Promise<Map<AnyRow, Record<string, unknown>>> {
  const { model, entity, reach } = context;
  const known = new Map(rows.map((row) => [row, {} as Record<string, unknown>]));
  for (const [head, keys] of askedElsewhere(entity.states?.initial ?? '')) {
    const field = entity.fields[head] as ReferenceField | undefined;
    const other = model.entity(field ? field.to : head);
    const key = field ? wireKey(head, field as Field) : (entity.scope.building as string);
    const idOf = ({ values }: AnyRow) => Number(values[key] ?? (field ? 0 : reach.buildingId) ?? 0);
    const by = field ? sql.raw('t.id') : columnOf('t', storedColumn(other, other.scope.building as string) as string);
    const found = await read(context, other, keys, by, rows.map(idOf));
    for (const row of rows)
      for (const one of keys) {
        const value = found.get(idOf(row))?.[one];
        (known.get(row) as Record<string, unknown>)[`${head}.${one}`] = value ?? (field ? null : unset(other, one));
      }
  }
  return known;
}

/** Sets it where no rule has. */
export async function setFirstStates(context: Context, rows: readonly AnyRow[]): Promise<void> {
  const { entity, reach } = context;
  const { states } = entity;
  if (!states || typeof states.initial === 'string') return;
  const open = rows.filter((row) => hasNoProblems(row) && !row.diverted && (row.values[states.field] ?? null) === null);
  if (!open.length) return;
  for (const [row, others] of await elsewhere(context, open)) {
    const record = { ...row.linked, ...row.values, ...others };
    row.values[states.field] = initialFor(states.initial, record, { today: reach.today, record });
  }
}
