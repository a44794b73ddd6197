/** What the server writes beside visits: their approvals, and what was done with personal data. Each company has one setting. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  apart: { 'visiting-settings': 'tenant' },
  ready: {
    // The building's own, where a test has made one, limits none of its companies.
    'visiting-settings': async (_, { api }) =>
      void (await api.db.query(sql`update visiting_settings set longest_stay_hours = 168, retention_days = 3650, daily_quota = null,
        approval = 'NONE', approver_emails = null, required_fields = null where of_building`)),
    // A setting that was made meanwhile asks nothing of the visitors of these, and is open at any time.
    visits: async (_, { api }) =>
      void (await api.db.query(
        sql`update visiting_settings set required_fields = null, questions = null, documents = null, opening_hrs = null, approval = 'NONE'`,
      )),
  },
  beside: {
    'visit-approvals': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}, company as (
        select place.building, coalesce(place.company, (select id from office_centres t where t.landlord_id = place.building order by id limit 1)) as id from place
      ), host as (select r.user_id as id from user_roles r join company c on r.office_centre_id = c.id order by r.id limit 1),
      visit as (
        insert into visits (office_centre_id, reference_no, tenant_id, host_id, visitor_name, locale, purpose, visit_date, arrival_time, leave_time, start_at,
          source, approval, status, check_in_code)
        select c.building, ${`VR-${randomUUID()}`}, c.id, host.id, 'Noor Rahman', 'en', 'MEETING', '2036-06-10', '10:00', '12:00', '2036-06-10T02:00:00Z',
          'PORTAL', 'HOST', 'PENDING_APPROVAL', ${randomUUID().slice(0, 8).toUpperCase()} from company c, host returning id, office_centre_id, tenant_id)
      insert into visit_approvals (office_centre_id, tenant_id, visit_id, step_no, approver_email, status)
      select office_centre_id, tenant_id, id, 1, 'host@company.example', 'PENDING' from visit returning id`,
      ),
    'visit-data-requests': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}
      insert into visit_data_requests (office_centre_id, what, reason, visit_count, done_date)
      select building, 'EXPORT', ${`On request ${randomUUID()}`}, 1, now() from place returning id`,
      ),
  },
};
