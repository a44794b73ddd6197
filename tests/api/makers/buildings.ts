/** Terms that somebody has accepted. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Makers, placeOf } from './makers.ts';

export const makers: Makers = {
  beside: {
    'terms-acceptances': ({ db }, centreId) =>
      idOf(
        db,
        sql`
      with place as ${placeOf(centreId)},
      version as (
        insert into terms_and_conditions (office_centre_id, reference_no, name, description, status)
        select building, ${randomUUID()}, '{"en":"Terms"}', '{"en":"<p>Terms</p>"}', 'PAST' from place returning id)
      insert into terms_acceptances (office_centre_id, terms_and_conditions_id, user_id, accepted_at)
      select place.building, version.id, (select min(id) from users), now() from place, version returning id`,
      ),
  },
};
