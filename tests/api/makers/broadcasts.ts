/** Whom a notification or an emergency broadcast has reached. */
import { sql } from 'drizzle-orm';
import { idOf, type Maker, type Makers, placeOf } from './makers.ts';

/** A broadcast that is over, with one company and one person of it. */
const wasBroadcast =
  (to: 'company' | 'person'): Maker =>
  ({ db }, centreId) =>
    idOf(
      db,
      sql`
      with place as ${placeOf(centreId)},
      broadcast as (
        insert into emergency_broadcasts (office_centre_id, title, message, recipient_type, status)
        select building, '{"en":"Drill"}', '{"en":"Practice."}', 'ALL', 'PAST' from place returning id),
      company as (
        insert into emergency_broadcast_tenants (office_centre_id, emergency_broadcast_id, tenant_id)
        select place.building, broadcast.id, place.id from place, broadcast returning id),
      person as (
        insert into emergency_broadcast_recipients (office_centre_id, emergency_broadcast_id, tenant_detail_id, tenant_id, user_id, reply)
        select place.building, broadcast.id, company.id, place.id, (select min(id) from users), 'NONE' from place, broadcast, company
        returning id)
      select ${sql.raw(to)}.id from company, person`,
    );

export const makers: Makers = {
  beside: {
    'emergency-broadcast-tenant-details': wasBroadcast('company'),
    'emergency-broadcast-recipients': wasBroadcast('person'),
    // One who has read it, and one who has not.
    'notification-recipients': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with sent as (
        insert into notifications (office_centre_id, title, message, viewable_by, status)
        select coalesce(landlord_id, id), '{"en":"Told"}', '{"en":"Told"}', 'ALL', 'SENDING'
        from office_centres, generate_series(1, 2) where id = ${centreId} returning id),
      made as (
        insert into notification_recipients (office_centre_id, notification_id, user_id, tenant_id, sent_date, read_date)
        select building_id, sent.id, user_id, office_centre_id, now(), case when sent.id = (select max(id) from sent) then now() end
        from sent, (select * from user_roles where office_centre_id = ${centreId} order by id limit 1) r returning id)
      select max(id) as id from made`,
      ),
  },
};
