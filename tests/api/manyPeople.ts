/**
 * A building with very many people, groups of a hundred thousand, and their invoices; the other building has many articles, holidays, units and
 * companies. Written by the database itself, and indexes are made once for all rows, which is many times cheaper than row by row.
 */
import { sql } from 'drizzle-orm';
import type { Api } from './harness.ts';

const COMPANIES = 500;
/** Rows of the tables of which a building has few. */
const OTHERS = 20_000;
export const MEMBERS = 100_000;
/** In the name of one in a thousand. */
export const CHINESE = '陳大文';

const tables = ['users', 'user_roles', 'user_group_members', 'global_user_group_members', 'invoices', 'office_centres'];
const others = ['articles', 'holidays', 'office_centre_units', 'deep_links'];

export interface Many {
  userGroupId: number;
  globalUserGroupId: number;
  company: number;
}

export async function fillWithMany(api: Api, people: number): Promise<Many> {
  const { db, world } = api;
  const { building: here, tenants } = world.here;
  const run = (text: string, values: unknown[] = []) => db.text(text, values as never);
  const idOf = async (text: string, values: unknown[] = []) => {
    await run(text, values);
    const table = /into (\w+)/.exec(text)?.[1] as string;
    return (await db.query<{ id: number }>(sql.raw(`select max(id)::int as id from ${table}`)))[0]?.id as number;
  };
  const dropped = await db.query<{ name: string; made: string }>(sql`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and tablename = any(${sql.param(tables)}::text[]) and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of dropped) await run(`drop index "${name}"`);
  for (const table of [...tables, ...others]) await run(`alter table "${table}" disable trigger all`);
  await run(
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
     select 'TENANT', 'MANY-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', $1::bigint from generate_series(1, $2::int) i`,
    [here, COMPANIES],
  );
  await run(
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
     select 'TENANT', 'FAR-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', $1::bigint from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  // One in a hundred has not registered yet.
  await run(
    `insert into users (full_name, username, status, account_registered)
     select case when i % 1000 = 0 then '${CHINESE} ' else 'Person ' end || i, 'many-' || i || '@atrium.example',
       case when i % 100 = 50 then 'PENDING' else 'ACTIVE' end, i % 100 <> 50 from generate_series(1, $1::int) i`,
    [people],
  );
  // One in a thousand works in the first company; few are admins, and some have been switched off.
  await run(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
     select u.id, case when u.id % 1000 = 0 then $3::bigint else c.id end, $1::bigint,
       case when u.id % 5000 = 7 then 'MASTER_ADMIN' else 'STAFF' end, u.id % 100 <> 3 from users u
       join (select id, row_number() over (order by id) as n from office_centres where centre_code like 'MANY-%') c on c.n = 1 + u.id % $2::int
     where u.username like 'many-%'`,
    [here, COMPANIES, tenants[0]],
  );
  const members = MEMBERS.toString();
  const userGroupId = await idOf(
    `insert into user_groups (group_name, office_centre_id, building_id, member_count) values ('Everybody', $1::bigint, $1::bigint, ${members})`,
    [here],
  );
  const globalUserGroupId = await idOf(
    `insert into global_user_groups (group_name, member_count) values ('Everybody', ${members})`,
  );
  const some = `select r.user_id, r.office_centre_id, r.building_id from user_roles r
    where r.building_id = ${here} order by r.user_id limit ${members}`;
  await run(
    `insert into user_group_members (user_group_id, user_id, tenant_id, office_centre_id, building_id)
     select $1::bigint, s.user_id, s.office_centre_id, s.building_id, s.building_id from (${some}) s`,
    [userGroupId],
  );
  await run(
    `insert into global_user_group_members (global_user_group_id, user_id, tenant_id)
     select $1::bigint, s.user_id, s.office_centre_id from (${some}) s`,
    [globalUserGroupId],
  );
  await run(
    `insert into invoices (office_centre_id, tenant_id, invoice_no, invoice_date, status)
     select $1::bigint, case when i % 1000 = 0 then $3::bigint else c.id end, 'MANY-' || i, current_date - i % 3000,
       (array['UNPAID', 'PAID', 'PAID', 'VOID'])[1 + i % 4] from generate_series(1, $4::int) i
       join (select id, row_number() over (order by id) as n from office_centres where centre_code like 'MANY-%') c on c.n = 1 + i % $2::int`,
    [here, COMPANIES, tenants[0], MEMBERS],
  );
  await run(
    `insert into user_groups (group_name, office_centre_id, building_id, member_count)
     select 'Group ' || i, $1::bigint, $1::bigint, i from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  await run(
    `insert into deep_links (office_centre_id, reference_no, name, opens_in, module_code)
     select $1::bigint, 'MANY-' || i, 'Link ' || i, 'APP', 'HOME' from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  await run(
    `insert into articles (office_centre_id, reference_no, name, content, viewable_by, status)
     select $1::bigint, 'MANY-' || i, jsonb_build_object('en', 'Article ' || i), '{"en": "x"}', 'BUILDING', 'DRAFT' from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  await run(
    `insert into holidays (office_centre_id, date, name, year)
     select $1::bigint, date '2030-01-01' + i, 'Day ' || i, 2030 + i / 366 from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  await run(
    `insert into office_centre_units (office_centre_id, floor_no, floor_no_int, unit_no)
     select $1::bigint, (i / 40)::text, i / 40, (i % 40)::text from generate_series(1, $2::int) i`,
    [world.there.building, OTHERS],
  );
  for (const table of [...tables, ...others]) await run(`alter table "${table}" enable trigger all`);
  for (const { made } of dropped) await run(made);
  for (const table of [...tables, ...others, 'user_groups', 'global_user_groups']) await run(`vacuum analyze "${table}"`);
  return { userGroupId, globalUserGroupId, company: tenants[0] };
}
