/** Every night: approved season parking whose end has come is PAST, by the date of its own building. */
import { sql } from 'drizzle-orm';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import type { Job } from '#server/jobs/queue.ts';
import { announceRows } from '#server/live/announce.ts';

const NAME = 'season-parking-past';

/** Moves and writes the audit entries in one statement, so that a repeated run finds nothing left to do. */
export const pastJob: Job = {
  name: NAME,
  // Buildings lie in different zones: an hourly run ends each one's day soon after its midnight.
  cron: '5 * * * *',
  run: async (_, { db }) => {
    const ended = await db.query<{ id: number }>(sql`
    with ended as (
      update season_parking t set status = 'PAST', version = t.version + 1, updated_date = now(), updated_user_id = null
      from office_centres b where b.id = t.office_centre_id and t.status = 'APPROVED' and t.end_date < (now() at time zone b.time_zone)::date
      returning t.id, t.office_centre_id)
    insert into audit_log (entity, record_id, action, user_name, office_centre_id, changes)
    select 'season-parking-applications', id, 'past', 'Atrium', office_centre_id, '[{"field":"status","from":"APPROVED","to":"PAST"}]'::jsonb from ended returning record_id as id`);
    const ids = ended.map(({ id }) => id);
    await announceRows(db, seasonParkingApplication, ids, null);
  },
};
