/** Instants that follow from a date and a time of the record (`schemas/kernel/time/instants.ts`), on the clock of the record's building. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { instantIn, instantsIn, isSkipped, sourcesOf } from '#schemas/kernel/time/instants.ts';
import { findPlace } from '#server/auth/people/places.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import type { AnyRow, RuleContext } from '../areas/rules.ts';
import { hasNoProblems, refuse } from '../calls/refusal.ts';

type Context = Pick<RuleContext, 'tx' | 'entity' | 'reach'>;

/** The clock of the building that the record belongs to: the provider's staff change records of any. */
async function zoneOf({ tx, entity, reach }: Context, whole: Readonly<Record<string, unknown>>): Promise<string> {
  const building = Number(whole[entity.scope.building ?? ''] ?? reach.buildingId ?? 0);
  return (building && (await findPlace(tx, { id: building }))?.zone) || reach.zone;
}

/** Completes the instants of rows whose parts are written; a time that the clock skips on its day is refused. */
export async function setInstants(context: Context, rows: readonly AnyRow[]): Promise<void> {
  const { fields } = context.entity;
  const instants = instantsIn(fields);
  if (!instants.length) return;
  for (const row of rows.filter(hasNoProblems)) {
    const whole = { ...row.before, ...row.values };
    const zone = await zoneOf(context, whole);
    for (const { name, of } of instants) {
      if (row.before && !sourcesOf(fields, of).some((part) => part in row.values)) continue;
      if (isSkipped(fields, of, whole, zone)) refuse(row, of[1], 'skippedTime');
      row.values[name] = instantIn(fields, of, whole, zone);
    }
  }
}

/** Rows in one statement. */
const BATCH = 1000;

/** Days and times stay what they are when a building gets another time zone: the instants follow. */
export async function followZone(tx: Queryable, model: Model, buildingId: number, zone: string): Promise<void> {
  for (const entity of model.entities) {
    const instants = instantsIn(entity.fields);
    const building = storedColumn(entity, entity.scope.building ?? '');
    if (instants.length && building) await followIn(tx, entity, sql`${sql.raw(`"${building}"`)} = ${buildingId}`, zone);
  }
}

async function followIn(tx: Queryable, entity: Entity, mine: ReturnType<typeof sql>, zone: string): Promise<void> {
  const { fields } = entity;
  const instants = instantsIn(fields);
  const table = sql.raw(`"${entity.table}"`);
  const column = (name: string) => sql.raw(`"${storedColumn(entity, name)}"`);
  const parts = [...new Set(instants.flatMap(({ of }) => sourcesOf(fields, of)))];
  const read = sql.join(
    parts.map((name) => sql`${column(name)}::text as ${sql.raw(`"${name}"`)}`),
    sql.raw(', '),
  );
  for (let last = 0; ; ) {
    const rows = await tx.query<Record<string, unknown> & { id: number }>(
      sql`select id, ${read} from ${table} where ${mine} and id > ${last} order by id limit ${BATCH} for update`,
    );
    const found = rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(instants.map(({ name, of }) => [name, instantIn(fields, of, row, zone)])),
    }));
    const sets = instants.map(({ name }) => sql`${column(name)} = (x.one->>${name})::timestamptz`);
    if (found.length)
      await tx.query(sql`update ${table} t set ${sql.join(sets, sql.raw(', '))}
        from (select jsonb_array_elements(${JSON.stringify(found)}::jsonb) as one) x where t.id = (x.one->>'id')::bigint`);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
