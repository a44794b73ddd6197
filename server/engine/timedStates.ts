/** Statuses that change with time (`states.timed`): one job for all entities, each record by the date of its own building. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Timed } from '#schemas/kernel/timed.ts';
import { type Day, presentDays } from '#server/auth/places.ts';
import type { Database } from '#server/db/database.ts';
import { type Model, storedColumn } from '#server/db/model.ts';
import type { Job } from '#server/jobs/queue.ts';
import { announceRows } from '#server/live/announce.ts';
import type { DomainJobContext } from './jobContext.ts';
import { systemReach } from './systemReach.ts';
import { compileWhere } from './where.ts';

export const TIMED_STATES = 'timed-states';
/** The author shown in the history. */
const SYSTEM = 'Atrium';

/** Changes statuses and writes audit entries in one statement, so that a repeated run finds nothing to do. Returns the ids. */
async function move(db: Database, model: Model, entity: Entity, name: string, { from, to, when }: Timed, day: Day) {
  const { field = '' } = entity.states ?? {};
  const status = sql.raw(`"${storedColumn(entity, field)}"`);
  const building = sql.raw(`"${storedColumn(entity, entity.scope.building ?? '')}"`);
  const reach = systemReach(SYSTEM, day.today);
  const changes = JSON.stringify([{ field, from, to }]);
  const moved = await db.query<{ id: number }>(sql`
    with moved as (
      update ${sql.raw(`"${entity.table}"`)} t set ${status} = ${to}, version = t.version + 1, updated_date = now(), updated_user_id = null
      where t.${status} = ${from} and t.${building} = any(${sql.param(day.places)}::bigint[])
        and ${compileWhere(model, entity, { ...entity.rows, ...when }, 't', reach)}
      returning t.id, t.${building} as building)
    insert into audit_log (entity, record_id, action, user_name, office_centre_id, changes)
    select ${entity.name}::text, id, ${name}::text, ${SYSTEM}::text, building, ${changes}::jsonb from moved returning record_id as id`);
  return moved.map(({ id }) => id);
}

/** Does what is due now, for every entity. */
export async function moveByTime(db: Database, model: Model): Promise<void> {
  const days = await presentDays(db);
  for (const entity of model.entities)
    for (const [name, timed] of Object.entries(entity.states?.timed ?? {}))
      for (const day of days) await announceRows(db, entity, await move(db, model, entity, name, timed, day), null);
}

export const timedStatesJob: Job<object, DomainJobContext> = {
  name: TIMED_STATES,
  // Buildings are in different time zones: an hourly run ends each one's day soon after its midnight.
  cron: '5 * * * *',
  run: (_, { db, model }) => moveByTime(db, model),
};
