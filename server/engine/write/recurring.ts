/** Records that repeat (`schemas/kernel/time/recurrence.ts`): a series is made, and changed from one of its records on, in one transaction. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import { withDefaults } from '#schemas/kernel/entity/defaults.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { addDays, daysBetween } from '#schemas/kernel/fields/days.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { leavesDaysOff, type Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { datesOf, possibleDates } from '#schemas/kernel/fields/recurrenceDates.ts';
import { seriesDate } from '#schemas/kernel/time/recurrence.ts';
import type { Transaction } from '#server/db/database.ts';
import { storedColumn } from '#server/db/model.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import type { Diverted } from '../areas/rules.ts';
import type { RecordRow } from '../records/record.ts';
import { daysOffOf } from '../time/daysOff.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { changeRecord } from './change.ts';
import { createRecord, type WriteContext } from './create.ts';
import { expandRule } from './expandRule.ts';
import { requireBody } from './gates.ts';
import { withIds } from './uuids.ts';

/**
 * Creates a record for each date of the rule in the body; without a rule, the one record.
 * @returns the first record
 * @throws AppError as `createRecord`, and validation where the rule makes no dates or too many
 */
export async function createSeries(
  tx: Transaction,
  context: WriteContext,
  what: string,
  body: unknown,
): Promise<RecordRow | Diverted> {
  const { entity, reach } = context;
  const { recurrence } = entity;
  const rule = (body as Record<string, unknown> | null)?.[recurrence?.field ?? ''];
  if (recurrence?.adds !== what || rule === undefined || rule === null) return createRecord(tx, context, what, body);
  const date = seriesDate(entity);
  const whole = withDefaults(entity, what, body, reach.session);
  const given = requireBody(entity, what, await withIds(tx, context.model, entity, what, whole, reach), reach);
  const begins = String(given[date]);
  const { dates, problem } = datesOf(
    rule as Recurrence,
    begins,
    expandRule,
    await leftOut(tx, context, rule as Recurrence, begins),
  );
  refuseProblems(problem ? { [recurrence.field]: problem } : {});
  const within: WriteContext = { ...context, entity: { ...entity, rows: { ...entity.rows, [recurrence.series]: randomUUID() } } };
  let first: RecordRow | Diverted | undefined;
  for (const one of dates) {
    const made = await createRecord(tx, within, what, { ...given, [date]: one });
    first ??= made;
  }
  return first as RecordRow;
}

/** The building's days off that the rule leaves out, from its first possible day on; none without a building. */
async function leftOut(tx: Transaction, { model, reach }: WriteContext, rule: Recurrence, begins: string): Promise<string[]> {
  if (!leavesDaysOff(rule) || reach.buildingId === null) return [];
  const possible = possibleDates(rule, begins, expandRule);
  return (await daysOffOf(tx, model, reach.buildingId, begins, possible.at(-1) ?? begins)).map(({ date }) => date);
}

/** The ids of those of a series that come after a record and may take the action. */
async function laterOnes(tx: Transaction, entity: Entity, what: string, before: RecordRow): Promise<number[]> {
  const { recurrence, states, api } = entity;
  const column = (name: string) => sql.raw(`"${storedColumn(entity, name)}"`);
  const series = before[recurrence?.series ?? ''] as string | null;
  if (!series) return [];
  const moves = entity.actions[what]?.moves;
  const open = moves && states ? sql`and ${column(states.field)} = any(${sql.param(Object.keys(moves))}::text[])` : sql``;
  const date = column(seriesDate(entity));
  // They stand below the same record, by which they are found fast.
  const [above] = aboveNames(api.under);
  const under = above === undefined ? undefined : wireKey(above, entity.fields[above] as Field);
  const near = under ? sql`and ${column(under)} = ${before[under] as number}` : sql``;
  const rows = await tx.query<{ id: number }>(
    sql`select id from ${sql.raw(`"${entity.table}"`)} where ${column(recurrence?.series ?? '')} = ${series}
      and id <> ${before.id} and ${date} > ${before[seriesDate(entity)] as string}::date ${near} ${open} order by ${date}, id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Runs an action on a record and on those of its series that come after it. Where the body has the date, the others move by as many days.
 * @throws AppError as `changeRecord`, for whichever of them refuses; nothing has changed then
 */
export async function changeFollowing(
  tx: Transaction,
  context: WriteContext,
  what: string,
  key: string | number | undefined,
  body: unknown,
): Promise<{ before: RecordRow; after: RecordRow }> {
  const { entity } = context;
  const from = await loadRecord(tx, context.model, entity, context.reach, keyCondition(entity, key), { writing: true });
  const whole = { ...context, seriesChange: `${from.id}.${from.version}` };
  const changed = await changeRecord(tx, whole, what, key, body);
  const { version: _, ...values } = (body ?? {}) as Record<string, unknown>;
  const date = seriesDate(entity);
  const byId = { ...whole, entity: { ...entity, api: { ...entity.api, key: 'id' as const } } };
  const moved = date in values ? daysBetween(String(changed.before[date]), String(values[date])) : 0;
  for (const id of await laterOnes(tx, entity, what, changed.before)) {
    const own = moved || date in values ? await ownDate(tx, entity, id, date, moved) : {};
    await changeRecord(tx, byId, what, id, { ...values, ...own });
  }
  return changed;
}

/** The date of another record of the series, so many days later. */
async function ownDate(tx: Transaction, entity: Entity, id: number, date: string, days: number) {
  const [row] = await tx.query<{ day: string }>(
    sql`select to_char(${sql.raw(`"${storedColumn(entity, date)}"`)}, 'YYYY-MM-DD') as day from ${sql.raw(`"${entity.table}"`)} where id = ${id}`,
  );
  return { [date]: addDays(row?.day ?? '', days) };
}
