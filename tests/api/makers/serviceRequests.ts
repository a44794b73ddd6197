/** Feedback; people send it with the app. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers } from './makers.ts';

export const makers: Makers = {
  beside: {
    feedbacks: ({ db }, centreId) =>
      idOf(
        db,
        sql`
      insert into feedbacks (office_centre_id, reference_no, type, category, description, tenant_id, applicant_id, status, submitted_date)
      select coalesce(c.landlord_id, c.id), ${`FB-${randomUUID()}`}, 'BUILDING', 'LIFTS', 'The lift is slow.', t.id, p.id, 'OPEN', now()
      from office_centres c
        left join lateral (select id from office_centres t where t.landlord_id = coalesce(c.landlord_id, c.id) order by id limit 1) t on true
        left join lateral (select user_id as id from user_roles r where r.office_centre_id = t.id order by id limit 1) p on true
      where c.id = ${centreId} returning id`,
      ),
  },
};
