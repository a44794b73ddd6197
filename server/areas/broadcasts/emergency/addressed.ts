/** Whom an emergency broadcast addresses: people, each at the place through which they are addressed. One condition for all questions. */
import { type SQL, sql } from 'drizzle-orm';
import { rolesOfRank } from '#schemas/kernel/rights/access.ts';
import type { Transaction } from '#server/db/database.ts';
import { ofRecord } from '#server/engine/areas/areaCalls.ts';
import { objectOf, whole } from '#server/openapi/values.ts';

/** A membership `m` in the office centre `c` is among the recipients of the broadcast `e`. */
const isAmongRecipients = sql`case e.recipient_type
  when 'ALL' then true
  when 'TENANT' then c.id = any(e.selected_tenant_ids)
  when 'BUILDING_STAFF' then c.id = e.office_centre_id
  else c.id <> e.office_centre_id and (m.person_in_charge or m.role_code = any(${sql.param(rolesOfRank('admin'))}::text[]))
    and (coalesce(cardinality(e.selected_tenant_ids), 0) = 0 or c.id = any(e.selected_tenant_ids)) end`;

/**
 * `select broadcast, building, person, place` of everybody whom broadcasts address now, each person once; the condition speaks of a
 * broadcast `e` and a membership `m`. Presets address people as broadcasts do.
 */
export const addressedPeople = (condition: SQL, broadcasts: SQL = sql.raw('emergency_broadcasts')): SQL => sql`
  select distinct on (e.id, m.user_id) e.id as broadcast, e.office_centre_id as building, m.user_id as person, c.id as place
  from ${broadcasts} e
    join user_roles m on m.building_id = e.office_centre_id and m.active
    join office_centres c on c.id = m.office_centre_id and c.active
    join users u on u.id = m.user_id and u.status = 'ACTIVE'
  where ${condition} and ${isAmongRecipients} order by e.id, m.user_id, m.id`;

/** A row per company, and a row per person, of those whom the broadcasts address now. Returns the people by broadcast. */
export async function writeRecipients(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const people = await tx.query<{ broadcast: number; person: number }>(sql`
    with found as (${addressedPeople(sql`e.id = any(${`{${ids.join(',')}}`}::bigint[])`)}),
    companies as (
      insert into emergency_broadcast_tenants (office_centre_id, emergency_broadcast_id, tenant_id)
      select distinct building, broadcast, place from found returning id, emergency_broadcast_id, tenant_id)
    insert into emergency_broadcast_recipients (office_centre_id, emergency_broadcast_id, tenant_detail_id, tenant_id, user_id, reply)
    select f.building, f.broadcast, t.id, f.place, f.person, 'NONE' from found f
      join companies t on t.emergency_broadcast_id = f.broadcast and t.tenant_id = f.place
    returning emergency_broadcast_id as broadcast, user_id as person`);
  const all = new Map<number, number[]>();
  for (const { broadcast, person } of people) {
    const known = all.get(broadcast);
    if (known) known.push(person);
    else all.set(broadcast, [person]);
  }
  return all;
}

/** How many people a broadcast, or a preset, addresses now. */
export const reachOfBroadcast = (table: 'emergency_broadcasts' | 'emergency_broadcast_templates') =>
  ofRecord(objectOf({ people: whole }), async ({ db, record }) => {
    const people = addressedPeople(sql`e.id = ${record.id}`, sql.raw(table));
    const [row] = await db.query<{ people: number }>(sql`select count(*)::int as people from (${people}) p`);
    return { people: row?.people ?? 0 };
  });
