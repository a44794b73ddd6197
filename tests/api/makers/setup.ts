/** Texts of mails: one in the building's own words, and one in those of the product. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'message-templates': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}
      insert into message_templates (office_centre_id, about, step, kind, name, placeholders, default_subject, default_body, is_own, sends_mail)
      select building, 'service-requests', ${randomUUID()}, 'serviceRequest', jsonb_build_object('en', 'Made ' || n), '{actor}', '{"en":"Made"}', '{"en":"Made"}',
        n % 2 = 1, n % 3 > 0
      from place, (select count(*) as n from message_templates) one returning id`,
      ),
  },
};
