/** Roll calls: who is in the building when one begins is on it, whatever happens at the doors afterwards; and who is expected then, and not in. */
import { sql } from 'drizzle-orm';
import { rollCall } from '#schemas/access/rollCall.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
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
