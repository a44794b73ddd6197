/** The people who have a place in a building now: active, with an active membership of an active office centre. */
import { type SQL, sql } from 'drizzle-orm';

/**
 * `select id …` of people, each once. The condition speaks of a membership `m` (user_id, office_centre_id, building_id); people
 * with several places count if it holds for one of them.
 */
export const presentPeople = (condition: SQL): SQL => sql`
  select distinct m.user_id as id from user_roles m
    join users u on u.id = m.user_id and u.status = 'ACTIVE'
    join office_centres c on c.id = m.office_centre_id and c.active
    join office_centres b on b.id = m.building_id and b.active
  where m.active and ${condition}`;
