/**
 * A list of people stays within its budget however many there are (000 §9): two statements, and neither reads more than it may show or
 * count. With a hundred thousand people, and with a million in the exhaustive run. PostgreSQL only: the plans are its own.
 */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { reachOf } from '#server/engine/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { type Api, type Client, startApi } from './harness.ts';

const PEOPLE = process.env.TEST_FULL ? 1_000_000 : 100_000;
const COMPANIES = 500;
/** What a page counts (10,000) and shows, read by two tables, with room to spare. */
const MAY_READ = 60_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

let api: Api;
let building: Client;
let tenant: Client;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  tenant = await api.as('MASTER_ADMIN@here.0');
  const tables = ['users', 'user_roles'];
  // Indexes are made once for all rows, which is many times cheaper than row by row.
  const dropped = await api.db.query<{ name: string; made: string }>(sql`
    select indexname as name, indexdef as made from pg_indexes
    where schemaname = current_schema() and tablename = any(${sql.param(tables)}::text[]) and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of dropped) await api.db.text(`drop index "${name}"`);
  for (const table of tables) await api.db.text(`alter table "${table}" disable trigger all`);
  const { building: here, tenants } = api.world.here;
  await api.db.text(
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
     select 'TENANT', 'MANY-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', $1::bigint from generate_series(1, $2::int) i`,
    [here, COMPANIES],
  );
  await api.db.text(
    `insert into users (full_name, username, status, account_registered)
     select 'Person ' || i, 'many-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i`,
    [PEOPLE],
  );
  await api.db.text(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
     select u.id, case when u.id % 1000 = 0 then $3::bigint else c.id end, $1::bigint, 'STAFF', true from users u
       join (select id, row_number() over (order by id) as n from office_centres where centre_code like 'MANY-%') c on c.n = 1 + u.id % $2::int
     where u.username like 'many-%'`,
    [here, COMPANIES, tenants[0]],
  );
  for (const table of tables) await api.db.text(`alter table "${table}" enable trigger all`);
  for (const { made } of dropped) await api.db.text(made);
  for (const table of [...tables, 'office_centres']) await api.db.text(`vacuum analyze "${table}"`);
}, 600_000);
afterAll(() => api.close());

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const readBy = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** The plans of the statements of a list. */
async function plansOf(client: Client, query: Record<string, string>): Promise<Plan[][]> {
  const plans: Plan[][] = [];
  const { model } = api.product;
  const db = {
    ...api.db,
    query: async (statement: SQL) => {
      const [found] = await api.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (analyze, format json) ${statement}`);
      plans.push(nodesOf((found as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan));
      return api.db.query(statement);
    },
  } as unknown as Database;
  await listRecords(db, model, model.entity('users'), query, reachOf(await client.session()));
  return plans;
}

const queries: Record<string, string>[] = [
  {},
  { page: '900' },
  { sort: 'fullName' },
  { sortProperties: 'username', sortDirection: 'DESC' },
  { tab: 'ACTIVE' },
  { status: 'ACTIVE' },
  { active: 'true' },
  { wildcardSearch: 'person 77777' },
  { emailAddress: 'many-4711@atrium.example' },
  { similarFullName: 'person 99999' },
];

describe(`a list of ${PEOPLE} people`, () => {
  it.each(queries)('of a building takes two statements and reads by index: %o', async (query) => {
    const plans = await plansOf(building, query);
    expect(plans).toHaveLength(2);
    const nodes = plans.flat();
    const people = nodes.filter((node) => node['Relation Name'] === 'users' || node['Relation Name'] === 'user_roles');
    expect(nodes.some((node) => node['Index Name'])).toBe(true);
    for (const node of people) expect(readBy(node), `${node['Node Type']} ${node['Index Name'] ?? ''}`).toBeLessThan(MAY_READ);
  });
  it.each(queries)('of one of its companies as well: %o', async (query) => {
    const plans = await plansOf(tenant, query);
    // A page without rows needs no second one.
    expect(plans.length).toBeLessThanOrEqual(2);
    const people = plans.flat().filter((node) => node['Relation Name'] === 'users' || node['Relation Name'] === 'user_roles');
    for (const node of people) expect(readBy(node), `${node['Node Type']} ${node['Index Name'] ?? ''}`).toBeLessThan(MAY_READ);
  });
});
