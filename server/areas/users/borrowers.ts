/**
 * People as options for a building that lends them something (001 §3 Loan user query): those who work there or in a company of it, each with these
 * alone. What else a person belongs to, no building learns.
 */
import { sql } from 'drizzle-orm';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { refuse } from '#server/engine/lists/filters.ts';
import { parseId } from '#server/engine/reach/reach.ts';

const MAX = 50;
const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Both in one: `fullName,DESC`. */
function orderOf({ sort, sortProperties, sortDirection }: Readonly<Record<string, string | undefined>>): [string, string] {
  if (sort === undefined) return ['fullName', 'ASC'];
  const [by = '', way = 'ASC', ...more] = sort.split(',');
  const isOther = sortProperties !== undefined || sortDirection !== undefined;
  if (isOther || more.length || !['fullName', 'username'].includes(by)) refuse('sort');
  return [by, way.toUpperCase()];
}

/** Throws AppError badQuery naming the parameter. */
export async function borrowersOf({ db, query, reach }: Pick<AreaContext, 'db' | 'query' | 'reach'>) {
  const asked = query as Readonly<Record<string, string | undefined>>;
  const { active = 'true', similarUsername = '', wildcardSearch = '', landlordId } = asked;
  const [sortBy, way] = orderOf(asked);
  const { sortProperties = sortBy, sortDirection = way, page = '1', limit = String(MAX) } = asked;
  if (!['true', 'false'].includes(active)) refuse('active');
  if (!['fullName', 'username'].includes(sortProperties)) refuse('sortProperties');
  if (!['ASC', 'DESC'].includes(sortDirection)) refuse('sortDirection');
  for (const [param, text] of Object.entries({ similarUsername, wildcardSearch }))
    if (typeof text !== 'string' || text.length > 200 || text.includes('\u0000')) refuse(param);
  const [at, most] = [Number(page), Number(limit)];
  if (!Number.isInteger(at) || at < 1 || at > 10_000) refuse('page');
  if (!Number.isInteger(most) || most < 1 || most > 100) refuse('limit');
  // Another building than the own one has nobody.
  if (landlordId !== undefined && parseId(landlordId) !== reach.buildingId) return [];
  const key = sql.raw(sortProperties === 'fullName' ? 'lower(u.full_name)' : 'u.username');
  return db.query<{
    id: number;
    code: string;
    label: string;
    value: number;
    categoryCode: null;
    tenant: { id: number; uuid: string; label: string; active: boolean }[];
  }>(sql`
    select u.id, u.username as code, u.full_name as label, u.id as value, null as "categoryCode", (
        select coalesce(json_agg(json_build_object('id', c.id, 'uuid', c.uuid, 'label', c.company_name, 'active', m.active) order by m.id), '[]'::json)
        from user_roles m join office_centres c on c.id = m.office_centre_id
        where m.user_id = u.id and m.building_id = ${reach.buildingId} and m.active) as tenant
    from users u
    where exists (select 1 from user_roles m where m.user_id = u.id and m.building_id = ${reach.buildingId} and m.active)
      and (u.status = 'ACTIVE') = ${active === 'true'} and u.username ilike ${like(similarUsername)}
      and (u.full_name ilike ${like(wildcardSearch)} or u.username ilike ${like(wildcardSearch)})
    order by ${key} ${sql.raw(sortDirection)}, u.id limit ${most} offset ${(at - 1) * most}`);
}
