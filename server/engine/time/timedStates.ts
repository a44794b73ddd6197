/**
 * Statuses that change with time (`states.timed`): one job for those that change by the date of their building, one for those
 * that change by the minute.
 */
import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isByDay, isByMinute, statusesBefore, type Timed } from '#schemas/kernel/states/timed.ts';
import { type Day, presentDays } from '#server/auth/people/places.ts';
import type { Config } from '#server/config.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { storedColumn } from '#server/db/model.ts';
import type { Job } from '#server/jobs/queue.ts';
import { announceRows } from '#server/live/announce.ts';
import type { DomainModel, RuleContext } from '../areas/rules.ts';
import type { DomainJobContext } from '../jobContext.ts';
import { lockAboves } from '../limits/hold.ts';
import { roomFor } from '../limits/room.ts';
import { notifyPeople } from '../notify/notifyPeople.ts';
import { systemReach } from '../reach/systemReach.ts';
import { compileWhere } from '../records/where.ts';

export const TIMED_STATES = 'timed-states';
export const TIMED_STATES_BY_MINUTE = 'timed-states-by-minute';
/** The author shown in the history. */
const SYSTEM = 'Atrium';

/** A change by time, of the rows `t` of which this is so. */
interface Due {
  tx: Transaction;
  model: DomainModel;
  config: Config;
  entity: Entity;
  name: string;
  within?: SQL;
}

/**
 * Changes statuses and writes audit entries, so that a repeated run finds nothing to do. Rows are locked in
 * one order, so that processes which run at the same time wait for each other; the later one then finds the new status. Records for which
 * a limit leaves no room stay as they are until there is some.
 * Returns the ids. Without a day, for conditions on the instant alone, it takes every building at once.
 */
async function move(
  { tx, model, entity, name, within = sql.raw('true') }: Due,
  { from, to, when, keeps }: Timed,
  day: Day | undefined,
): Promise<number[]> {
  const { field = '' } = entity.states ?? {};
  const own = entity.scope.through ? undefined : entity.scope.building;
  const status = sql.raw(`"${storedColumn(entity, field)}"`);
  const building = sql.raw(own ? `t."${storedColumn(entity, own)}"` : 'null::bigint');
  const table = sql.raw(`"${entity.table}"`);
  const due: SQL[] = [
    sql`t.${status} = any(${sql.param(statusesBefore({ from }))}::text[])`,
    compileWhere(model, entity, { ...entity.rows, ...when }, 't', systemReach(SYSTEM, day?.today ?? '')),
    ...(day ? [sql`${building} = any(${sql.param(day.places)}::bigint[])`] : []),
    ...(entity.traits.includes('softDeleted') ? [sql.raw('t.deleted_date is null')] : []),
    within,
  ];
  const kept = sql.raw(keeps ? `, "${storedColumn(entity, keeps)}" = now()` : '');
  const isDue = sql.join(due, sql.raw(' and '));
  await lockAboves({ tx, model, entity }, isDue);
  const found = await tx.query<{ id: number; status: string }>(
    sql`select t.id, t.${status} as status from ${table} t where ${isDue} order by t.id for update`,
  );
  const context = { tx, model, entity, reach: systemReach(SYSTEM, day?.today ?? '') };
  const room = await roomFor(context, found, ({ id, status }) => ({ id, values: { [field]: to ?? status } }), true);
  const going = found.filter((one) => !room.refused.has(one));
  if (!going.length) return [];
  const isGoing = sql`t.id = any(${sql.param(going.map(({ id }) => id))}::bigint[])`;
  const moved = await tx.query<{ id: number }>(sql`
    with before as (select t.id, t.${status} as status from ${table} t where ${isGoing}), moved as (
      update ${table} t set ${status} = coalesce(${to ?? null}, t.${status}), version = t.version + 1, updated_date = now(), updated_user_id = null${kept}
      where ${isGoing}
      returning t.id, t.${status} as status, ${building} as building)
    insert into audit_log (entity, record_id, action, user_name, office_centre_id, changes)
    select ${entity.name}::text, id, ${name}::text, ${SYSTEM}::text, building,
      jsonb_build_array(jsonb_build_object('field', ${field}::text, 'from', before.status, 'to', moved.status))
    from moved join before using (id) returning record_id as id`);
  await room.settle(going);
  return moved.map(({ id }) => id);
}

/** The change with all that follows from it. */
async function changeAndTell(due: Due, timed: Timed, day?: Day): Promise<number[]> {
  const { tx, model, config, entity, name } = due;
  const moved = await move(due, timed, day);
  const reach = systemReach(SYSTEM, day?.today ?? new Date().toISOString().slice(0, 10));
  const context: RuleContext = {
    tx,
    model,
    config,
    entity,
    reach,
    locale: fallbackLocale,
    origin: {},
    operation: name,
    writing: true,
  };
  if (moved.length) await model.rules(entity).timed?.[name]?.(tx, moved, context);
  await notifyPeople(
    context,
    moved.map((id) => ({ record: { id } })),
  );
  return moved;
}

/**
 * What the job would do within a minute, at the moment at which it matters: a bay whose vehicle has not come is free for the next one. In the
 * caller's transaction; nothing is left for the job to do.
 * @param within of the rows `t`
 * @returns the ids of the records that have changed
 */
export async function changeDueNow(
  { tx, model, config }: Pick<RuleContext, 'tx' | 'model' | 'config'>,
  entity: Entity,
  name: string,
  within: SQL,
): Promise<number[]> {
  const timed = entity.states?.timed?.[name];
  if (!timed || !isByMinute(timed)) throw new Error(`${entity.name}: '${name}' is no change by the minute`);
  const ids = await changeAndTell({ tx, model, config, entity, name, within }, timed);
  tx.afterCommit((db) => void announceRows(db, entity, ids, null).catch(() => undefined));
  return ids;
}

/**
 * Does what is due now, for every entity: what changes by the minute, or the rest. In the order of the declaration, so that
 * after a long pause a record that should have begun and ended does both.
 */
export async function moveByTime(db: Database, model: DomainModel, byMinute: boolean, config: Config): Promise<void> {
  const due = model.entities.flatMap((entity) =>
    Object.entries(entity.states?.timed ?? {})
      .filter(([, timed]) => isByMinute(timed) === byMinute)
      .map(([name, timed]) => ({ entity, name, timed })),
  );
  const days = due.some(({ timed }) => isByDay(timed)) ? await presentDays(db) : [];
  for (const { entity, name, timed } of due)
    for (const day of isByDay(timed) ? days : [undefined]) {
      const ids = await db.transaction((tx) => changeAndTell({ tx, model, config, entity, name }, timed, day));
      await announceRows(db, entity, ids, null);
    }
}

export const timedStatesJob: Job<object, DomainJobContext> = {
  name: TIMED_STATES,
  // Buildings are in different time zones: an hourly run ends each one's day soon after its midnight.
  cron: '5 * * * *',
  run: (_, { db, model, config }) => moveByTime(db, model, false, config),
};

export const timedStatesByMinuteJob: Job<object, DomainJobContext> = {
  name: TIMED_STATES_BY_MINUTE,
  cron: '* * * * *',
  // The next minute's run does what this one could not.
  retries: 0,
  run: (_, { db, model, config }) => moveByTime(db, model, true, config),
};
