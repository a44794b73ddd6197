/** What time does with events: those that are older than a building keeps are deleted, and controllers that have gone silent are noted. */
import { sql } from 'drizzle-orm';
import { accessDefaults } from '#schemas/access/accessSettings.ts';
import { accessEvent } from '#schemas/access/room/accessEvent.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { dropMonths } from '#server/db/months.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { Job } from '#server/jobs/job.ts';
import { announceRows } from '#server/live/announce.ts';
import { noteEvent } from './events.ts';

/** Rows of one statement: nobody waits for a deletion. */
const AT_ONCE = 10_000;

export const cleanUpEvents: Job<object, DomainJobContext> = {
  name: 'access-events-clean-up',
  cron: '50 18 * * *',
  run: async (_, { db, signal }) => {
    // What no building keeps goes by the month, the rest row by row.
    const [longest] = await db.query<{ days: number | null }>(sql`
      select max(coalesce(s.event_days, ${accessDefaults.eventDays}))::int as days
      from office_centres b left join access_settings s on s.office_centre_id = b.id where b.landlord_id is null`);
    if (longest?.days) await dropMonths(db, accessEvent.table, Date.now() - longest.days * DAY);
    for (let deleted = AT_ONCE; deleted === AT_ONCE && !signal.aborted; ) {
      const rows = await db.query(sql`
        delete from access_events where id in (
          select e.id from office_centres b cross join lateral (
            select id from access_events where office_centre_id = b.id and happened_at < now() - make_interval(days => coalesce(
              (select event_days from access_settings s where s.office_centre_id = b.id), ${accessDefaults.eventDays})) limit ${AT_ONCE}) e
          where b.landlord_id is null limit ${AT_ONCE}) returning id`);
      deleted = rows.length;
    }
  },
};

/** Notes controllers that have not been heard of in time, each silence once. */
export const noteSilent: Job<object, DomainJobContext> = {
  name: 'access-controllers-silent',
  cron: '* * * * *',
  retries: 0,
  run: async (_, { db, model }) => {
    const silent = await db.query<{ id: number; buildingId: number }>(sql`
      select c.id, c.office_centre_id as "buildingId" from device_controllers c
      where c.active and c.online_until <= now() and not exists (
        select 1 from access_events e where e.device_controller_id = c.id and e.event_type = 'CONTROLLER_OFFLINE' and e.happened_at > c.last_heartbeat)
      order by c.id limit 500`);
    for (const { id, buildingId } of silent)
      await db.transaction(async (tx) => {
        // One that has been heard of meanwhile is not silent.
        const [still] = await tx.query(
          sql`select 1 as silent from device_controllers where id = ${id} and online_until <= now() for update`,
        );
        if (still)
          await noteEvent(tx, { buildingId, doorId: null, deviceControllerId: id, eventType: 'CONTROLLER_OFFLINE' }, model);
      });
    if (silent.length)
      await announceRows(
        db,
        model.entity('device-controllers'),
        silent.map(({ id }) => id),
        null,
      );
  },
};
