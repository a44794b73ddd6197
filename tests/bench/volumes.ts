/**
 * How large the database becomes: bytes of a row and of each of its index entries, at three sizes, of the tables that grow with people and
 * with doors. `docs/guide/scale.md` reckons with them. Needs `TEST_DATABASE_URL` (`node scripts/withPostgres.mjs npm run bench -- volumes`).
 */
import type { Database } from '#server/db/database.ts';
import { freshDatabase, tablesOfProduct } from '#tests/api/database.ts';
import { type Line, report } from './report.ts';

const PEOPLE = [10_000, 50_000, 200_000];
const EVENTS = [100_000, 500_000, 1_000_000];
/** For extrapolation, the last two sizes may differ by so much for each row. */
const LINEAR = 1.1;
const [BUILDINGS, COMPANIES, DOORS] = [10, 500, 1_000];
/** The tables that people make grow, and how each gets the rows of the people from `$1` to `$2`. */
const perPerson: Readonly<Record<string, string>> = {
  users: `insert into users (full_name, username, status, account_registered)
    select 'Person Number ' || i, 'person-' || i || '@company-' || i % ${COMPANIES} || '.example', 'ACTIVE', true from generate_series($1::int, $2::int) i`,
  user_roles: `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    select u.id, c.id, c.landlord_id, 'STAFF', true from users u
      join (select id, landlord_id, row_number() over (order by id) - 1 as n from office_centres where landlord_id is not null) c
        on c.n = u.id % ${COMPANIES} where u.id between $1 and $2`,
  third_party_cards: `insert into third_party_cards (office_centre_id, tenant_id, user_id, card_id, raw_number, type, status)
    select building_id, office_centre_id, user_id, 'C-' || user_id, (900000000 + user_id)::text, 'PHYSICAL_CARD', 'ASSIGNED'
    from user_roles where user_id between $1 and $2`,
  audit_log: `insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
    select 'users', user_id, 'UPDATE', user_id, 'Person Number ' || user_id, building_id, '203.0.113.' || user_id % 250, gen_random_uuid()::text,
      jsonb_build_array(jsonb_build_object('field', 'fullName', 'from', 'Person ' || user_id, 'to', 'Person Number ' || user_id))
    from user_roles where user_id between $1 and $2`,
};
const EVENT = `insert into access_events (office_centre_id, door_id, user_id, tenant_id, happened_at, received_at, event_type, reason, credential_type,
    direction, boot_id, event_no)
  select r.building_id, 1 + n % ${DOORS}, r.user_id, r.office_centre_id, now() - n * interval '100 milliseconds', now() - n * interval '100 milliseconds',
    case when n % 50 = 0 then 'DENIED' else 'GRANTED' end, case when n % 50 = 0 then 'OUT_OF_TIME_RANGE' else 'GRANTED' end, 'PHYSICAL_CARD',
    case when n % 2 = 0 then 'ENTRY' else 'EXIT' end, 'boot', n
  from generate_series($1::int, $2::int) n join user_roles r on r.user_id = 1 + n % 10000`;

interface Size {
  name: string;
  /** Of the table itself; null of an index. */
  index: string | null;
  bytes: number;
}

/** Bytes of a table with its partitions, and of each of its indexes; those of partitions count for the index that they belong to. */
async function sizesOf(db: Database, table: string): Promise<Size[]> {
  await db.text(`vacuum analyze ${table}`);
  return db.text<Size>(
    `with part as (select coalesce(t.relid, $1::regclass) as id from pg_partition_tree($1::regclass) t where t.isleaf
       union select $1::regclass where not exists (select 1 from pg_partition_tree($1::regclass)))
     select $1 as name, null as index, sum(pg_table_size(id))::float8 as bytes from part
     union all
     select $1, coalesce(p.relname, c.relname)::text, sum(pg_relation_size(i.indexrelid))::float8
     from part join pg_index i on i.indrelid = part.id join pg_class c on c.oid = i.indexrelid
       left join pg_inherits h on h.inhrelid = i.indexrelid left join pg_class p on p.oid = h.inhparent
     group by 2`,
    [table],
  );
}

const whole = (sizes: readonly Size[]): number => sizes.reduce((sum, { bytes }) => sum + bytes, 0);

async function grow(db: Database, table: string, insert: string, steps: readonly number[], prior = 0): Promise<Line[]> {
  await db.text(`alter table ${table} disable trigger all`);
  const empty = whole(await sizesOf(db, table));
  const each: number[] = [];
  let sizes: Size[] = [];
  let from = prior;
  const begun = performance.now();
  for (const to of steps) {
    await db.text(insert, [from + 1, prior + to]);
    from = prior + to;
    sizes = await sizesOf(db, table);
    each.push((whole(sizes) - empty) / to);
  }
  const most = steps.at(-1) as number;
  const seconds = (performance.now() - begun) / 1000;
  const [before = 0, last = 0] = each.slice(-2);
  const own = sizes.filter(({ index }) => index === null);
  const note = `${each.map((one) => one.toFixed(0)).join(', ')} at ${steps.map((one) => one.toLocaleString('en')).join(', ')}; ${Math.round(most / seconds).toLocaleString('en')} rows a second`;
  return [
    { what: `${table}: bytes a row, with indexes`, value: Math.round(last), note },
    { what: '  the row itself', value: Math.round(whole(own) / most) },
    ...sizes
      .filter(({ index }) => index !== null)
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ index, bytes }) => ({ what: `  ${index}`, value: Number((bytes / most).toFixed(1)) })),
    { what: '  the last two sizes differ by', value: Math.max(before, last) / Math.min(before, last), atMost: LINEAR },
  ];
}

export async function benchVolumes(): Promise<number> {
  const { db, drop } = await freshDatabase({ template: tablesOfProduct });
  const lines: Line[] = [];
  try {
    if (db.kind !== 'postgres') throw new Error('volumes are those of a PostgreSQL server: set TEST_DATABASE_URL');
    await db.text(
      `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency)
       select 'LANDLORD', 'B-' || i, 'Building ' || i, 'Building ' || i, 'Asia/Singapore', 'SGD' from generate_series(1, ${BUILDINGS}) i`,
    );
    await db.text(
      `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
       select 'TENANT', 'T-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', b.id from generate_series(1, ${COMPANIES}) i
         join (select id, row_number() over (order by id) - 1 as n from office_centres where centre_code like 'B-%') b on b.n = i % ${BUILDINGS}`,
    );
    for (const [table, insert] of Object.entries(perPerson)) lines.push(...(await grow(db, table, insert, PEOPLE)));
    lines.push(...(await grow(db, 'access_events', EVENT, EVENTS)));
    return report(lines);
  } finally {
    await drop();
  }
}
