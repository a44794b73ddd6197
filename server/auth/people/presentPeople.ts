/** The people who have a place in a building now: active, with an active membership of an active office centre. */
import { type SQL, sql } from 'drizzle-orm';

/** From memberships `m` that count now: active ones, of an active office centre in an active building. */
const PRESENT = `user_roles m
      join office_centres c on c.id = m.office_centre_id and c.active
      join office_centres b on b.id = m.building_id and b.active`;

/**
 * `select id …` of people, each once. The condition speaks of a membership `m` (user_id, office_centre_id, building_id); people
 * with several places count if it holds for one of them.
 */
export const presentPeople = (condition: SQL): SQL => sql`
  select u.id from users u where u.status = 'ACTIVE' and exists (
    select 1 from ${sql.raw(PRESENT)}
    where m.user_id = u.id and m.active and ${condition})`;

/** The same people with a place for which the condition holds: `select id, full_name, company …`; the first of several places. */
export const presentWithPlace = (condition: SQL): SQL => sql`
  select distinct on (u.id) u.id, u.full_name, c.company_name as company
  from users u join ${sql.raw(PRESENT)} on m.user_id = u.id
  where u.status = 'ACTIVE' and m.active and ${condition} order by u.id, c.id`;
