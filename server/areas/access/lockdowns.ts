/** Lockdowns: which doors they cover now, and what follows when one begins or ends. */
import { sql } from 'drizzle-orm';
import { accessLockdown } from '#schemas/access/room/accessLockdown.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { orderCommands } from './commands.ts';
import { noteEvent } from './events.ts';

/** What covers a door: how many lockdowns, and when the last of them ends by itself; null: not by itself. */
export interface Covered {
  count: number;
  endsAt: string | null;
}

/** The doors of a lockdown `l`: a door `d`. */
const COVERS =
  sql.raw(`d.office_centre_id = l.office_centre_id and (l.covers = 'BUILDING' or (l.covers = 'DOOR' and l.door_id = d.id)
  or (l.covers = 'DOOR_GROUP' and exists (select 1 from door_groups g where g.id = l.door_group_id and d.id = any(g.door_ids))))`);

/** The doors of a building that are locked down at an instant, whether or not the job has ended what is over. */
export async function lockedDown(on: Queryable, buildingId: number, at = new Date()): Promise<ReadonlyMap<number, Covered>> {
  const rows = await on.query<Covered & { id: number }>(sql`
    select d.id, count(*)::int as count, case when bool_and(l.ends_at is not null) then max(l.ends_at) end as "endsAt"
    from access_lockdowns l join doors d on ${COVERS}
    where l.office_centre_id = ${buildingId} and l.status = 'ACTIVE' and (l.ends_at is null or l.ends_at > ${at.toISOString()}::timestamptz)
    group by d.id`);
  return new Map(rows.map(({ id, ...covered }) => [id, covered]));
}

/** The controllers of its doors look at the lockdowns anew. */
async function tell(tx: Transaction, id: number, reason: string | null): Promise<void> {
  const controllers = await tx.query<{ id: number; buildingId: number }>(sql`
    select distinct c.id, c.office_centre_id as "buildingId" from access_lockdowns l join doors d on ${COVERS}
      join device_controllers c on c.id = d.device_controller_id and c.active
    where l.id = ${id} order by c.id`);
  await orderCommands(
    tx,
    controllers.map(({ id: deviceControllerId, buildingId }) => ({
      buildingId,
      deviceControllerId,
      doorId: null,
      commandType: 'LOCKDOWN' as const,
      reason,
      userId: null,
    })),
  );
}

async function changed(tx: Transaction, id: number, userId: number | null, model?: Model): Promise<void> {
  const [lockdown] = await tx.query<{
    buildingId: number;
    doorId: number | null;
    reason: string;
    status: string;
    no: string;
  }>(sql`
    select office_centre_id as "buildingId", door_id as "doorId", reason, status, reference_no as no from access_lockdowns where id = ${id}`);
  if (!lockdown) return;
  const { buildingId, doorId, reason, status, no } = lockdown;
  const remark = `${no}: ${reason}`.slice(0, 300);
  const eventType = status === 'ACTIVE' ? 'LOCKDOWN_STARTED' : 'LOCKDOWN_LIFTED';
  await noteEvent(tx, { buildingId, doorId, eventType, actorId: userId, remark }, model);
  await tell(tx, id, remark);
}

export const lockdownRules = rulesFor(accessLockdown, {
  beforeCreate: async (_, rows) => {
    for (const { values } of rows) values.startedAt = new Date().toISOString();
  },
  afterWrite: async ({ tx, reach, model }, rows: readonly WrittenRow<typeof accessLockdown>[]) => {
    for (const { before, record } of rows)
      if (before?.status !== record.status) await changed(tx, record.id, reach.session.userId || null, model);
  },
  timed: {
    end: async (tx, ids) => {
      for (const id of ids) await changed(tx, id, null);
    },
  },
});
