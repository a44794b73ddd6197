/**
 * Which rows of a database are demo data. It is only written into an empty database, so the highest id of every table at that
 * moment separates it from all later data; databases that were seeded before this was recorded are recognised by
 * the addresses and codes of the demo data.
 */
import { sql } from 'drizzle-orm';
import { entities } from '#schemas/index.ts';
import type { Queryable } from '#server/db/database.ts';
import { demoDomain } from '#server/settings/demoPortalSettings.ts';
import { agedAccounts, demoAccounts } from './accounts.ts';
import { findSeededMaintenance } from './maintenance.ts';
import { buildings } from './places.ts';

const KEY = 'demoData';
/** The highest id by table. */
export type DemoMark = Readonly<Record<string, number>>;

const addresses = [...demoAccounts, ...agedAccounts].map(({ username }) => username);
const codes = buildings.flatMap(({ code, tenants }) => [code, ...tenants.map((tenant) => tenant.code)]);
const domains = [
  demoDomain,
  ...buildings.flatMap(({ mail, tenants }) => [mail, ...tenants.map(({ code }) => `${code.toLowerCase()}.example`)]),
];

/** Records the current rows as demo data. Call it in the transaction that inserted them. */
export async function markDemo(tx: Queryable): Promise<void> {
  const tables = await tx.text<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'bigint'`,
  );
  const highest = await tx.text<{ name: string; id: number }>(
    tables.map(({ name }) => `select '${name}' as name, coalesce(max(id), 0)::bigint as id from "${name}"`).join(' union all '),
  );
  const mark: DemoMark = Object.fromEntries(highest.map(({ name, id }) => [name, id]));
  await tx.query(sql`insert into settings (key, value) values (${KEY}, ${JSON.stringify(mark)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}

export async function demoMarkOf(on: Queryable): Promise<DemoMark | undefined> {
  const [row] = await on.query<{ value: DemoMark }>(sql`select value from settings where key = ${KEY}`);
  return row?.value;
}
export async function forgetDemoMark(tx: Queryable): Promise<void> {
  await tx.query(sql`delete from settings where key = ${KEY}`);
}

/** Demo rows that hang on no person and no place: those of entities that belong to nobody. Only the mark tells them apart. */
export async function demoRowsBeside(on: Queryable): Promise<[table: string, ids: Set<number>][]> {
  const mark = await demoMarkOf(on);
  if (!mark) return [['maintenance_broadcasts', new Set(await findSeededMaintenance(on))]];
  const tables = new Set(entities.filter(({ scope }) => Object.keys(scope).length === 0).map(({ table }) => table));
  return Promise.all(
    [...tables].map(async (table): Promise<[string, Set<number>]> => {
      const rows = await on.text<{ id: number }>(`select id from "${table}" where id <= $1`, [mark[table] ?? 0]);
      return [table, new Set(rows.map(({ id }) => id))];
    }),
  );
}

/** The people and places of the demo data that still exist. */
export async function demoRoots(on: Queryable): Promise<{ users: number[]; places: number[] }> {
  const mark = await demoMarkOf(on);
  const ids = async (statement: string, values: readonly unknown[]) =>
    (await on.text<{ id: number }>(statement, values)).map(({ id }) => id);
  if (mark)
    return {
      users: await ids('select id from users where id <= $1', [mark.users ?? 0]),
      places: await ids('select id from office_centres where id <= $1', [mark.office_centres ?? 0]),
    };
  return {
    users: await ids(`select id from users where lower(split_part(username, '@', 2)) = any($1::text[])`, [domains]),
    places: await ids(
      `select id from office_centres where centre_code = any($1::text[]) and
         (split_part(contact_email, '@', 2) = any($2::text[]) or landlord_id in (select id from office_centres where centre_code = any($1::text[])))`,
      [codes, domains],
    ),
  };
}

/** Number of existing accounts with the password from the README. */
export async function countDemoAccounts(on: Queryable): Promise<number> {
  const mark = await demoMarkOf(on);
  const [row] = await on.text<{ total: number }>(
    'select count(*)::int as total from users where lower(username) = any($1::text[]) or id <= $2',
    [addresses, mark?.users ?? 0],
  );
  return row?.total ?? 0;
}
