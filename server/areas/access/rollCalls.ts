/** Roll calls: who is in the building when one begins is on it, whatever happens at the doors afterwards; and who is expected then, and not in. */
import { sql } from 'drizzle-orm';
import { rollCall } from '#schemas/access/room/rollCall.ts';
import { rollCallEntry } from '#schemas/access/room/rollCallEntry.ts';
import type { Transaction } from '#server/db/database.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import type { Services } from '#server/engine/context.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { storeNew, type WriteContext } from '#server/engine/write/create.ts';
import { announce } from '#server/live/announce.ts';
import { expectedIn, presentIn } from './controlRoom.ts';

export const rollCallRules = rulesFor(rollCall, {
  beforeCreate: async (_, rows) => {
    for (const { values } of rows) values.startedAt = new Date().toISOString();
  },
  afterWrite: async ({ tx, reach }, rows) => {
    for (const { before, record } of rows) {
      if (before) continue;
      const buildingId = record.officeCentreId as number;
      const present = await presentIn(tx, buildingId);
      const people = [...present, ...(await expectedIn(tx, buildingId, present))];
      if (!people.length) continue;
      await tx.query(sql`
        insert into roll_call_entries (office_centre_id, roll_call_id, user_id, full_name, company, floor_no, door_name, last_seen_at, expected,
          expected_at, status,
          created_user_id, updated_user_id)
        select ${buildingId}::bigint, ${record.id}::bigint, p."userId", left(p."fullName", 200), left(p.company, 200), p."floorNo",
          left(p."doorName", 140), p."lastSeenAt", p."expectedAt" is not null, p."expectedAt", case when p."expectedAt" is null then 'MISSING' else 'EXPECTED' end, ${reach.session.userId || null}::bigint, ${reach.session.userId || null}::bigint
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
          as p("userId" bigint, "fullName" text, company text, "floorNo" text, "doorName" text, "lastSeenAt" timestamptz, "expectedAt" timestamptz)`);
    }
  },
});

/** Begins the roll call of an emergency in the building in which `context` works. */
export async function startRollCall(
  tx: Transaction,
  context: Omit<WriteContext, 'entity'>,
  emergency: { id: number; reason: string },
): Promise<void> {
  const values = { reason: emergency.reason, emergencyBroadcastId: emergency.id };
  await storeNew(tx, { ...context, entity: context.model.entity(rollCall.name) }, 'create', { values, linked: {} });
}

/** Ticks a person who is safe on the open roll calls of an emergency; whoever needs help is to be accounted for again. */
export async function tickByReply(
  tx: Transaction,
  { model, reach }: Pick<Services, 'model'> & { reach: Reach },
  emergencyId: number,
  isSafe: boolean,
): Promise<void> {
  const { userId } = reach.session;
  const records = await tx.query<{ id: number; version: number; officeCentreId: number }>(sql`
    update roll_call_entries e
    set status = ${isSafe ? 'SAFE' : 'MISSING'}, needs_help = ${!isSafe}, ticked_date = now(), ticked_user_id = ${userId},
      version = e.version + 1, updated_date = now(), updated_user_id = ${userId}
    from roll_calls c
    where c.id = e.roll_call_id and c.emergency_broadcast_id = ${emergencyId} and c.status = 'OPEN' and e.user_id = ${userId}
    returning e.id, e.version, e.office_centre_id as "officeCentreId"`);
  if (records.length) await announce(tx, { model, kind: 'update', reach, entity: model.entity(rollCallEntry.name), records });
}
