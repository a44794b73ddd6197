/** A run of a request that the building has approved. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'aircon-extension-request-instances': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)},
      unit as (
        insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no, tenant_id)
        select building, '9', 9, ${randomUUID().slice(0, 8)}, id from place returning id),
      ahu as (
        insert into ahu_units (office_centre_id, reference_no, name, floor_no, unit_ids, rate_per_hour, minimum_minutes)
        select building, ${randomUUID().slice(0, 8)}, 'Made', '9', array[unit.id], 100, 60 from place, unit returning id),
      asked as (
        insert into aircon_requests (office_centre_id, reference_no, tenant_id, applicant_user_id, unit_id, ahu_unit_id, request_type,
          start_date, start_time, end_date, end_time, first_at, last_at, status)
        select building, ${randomUUID()}, place.id, (select min(id) from users), unit.id, ahu.id, 'AD_HOC_ON',
          current_date + 9, '20:00', current_date + 9, '22:00', now() + interval '9 days', now() + interval '10 days', 'APPROVED'
        from place, unit, ahu returning id)
      insert into aircon_instances (office_centre_id, aircon_extension_request_id, tenant_id, ahu_unit_id, date, start_at, end_at, status)
      select place.building, asked.id, place.id, ahu.id, current_date + 9, now() + interval '9 days', now() + interval '10 days', 'UPCOMING'
      from place, ahu, asked returning id`,
      ),
  },
};
