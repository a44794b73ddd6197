/** People who were added or invited, and have not answered yet. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idOf, type Maker, type Makers, placeOf } from './makers.ts';

/** Somebody who was added and has not registered yet, in the company or in its building. */
const wasAdded =
  (to: 'company' | 'building'): Maker =>
  ({ db }, centreId) =>
    idOf(
      db,
      sql`
      with place as ${placeOf(centreId)},
      person as (
        insert into users (full_name, username, status) values ('Added', ${`added.${randomUUID()}@beside.example`}, 'PENDING') returning id)
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      select person.id, ${to === 'company' ? sql`place.id` : sql`place.building`}, place.building, 'STAFF', true
      from person, place returning user_id as id`,
    );

export const makers: Makers = {
  beside: {
    'user-registration-requests': wasAdded('company'),
    'building-users': wasAdded('building'),
    'user-invitations': async ({ db }, centreId) => {
      const username = `asked.${randomUUID()}@example.com`;
      await db.query(
        sql`insert into users (full_name, username, status, account_registered) values ('Asked', ${username}, 'ACTIVE', true)`,
      );
      return idOf(
        db,
        sql`
      with place as ${placeOf(centreId)}
      insert into user_invitations (username, office_centre_id, building_id, role_code, status, expiry_date)
      select ${username}::text, id, building, 'STAFF', 'PENDING', now() + interval '7 days' from place returning id`,
      );
    },
  },
};
