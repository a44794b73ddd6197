/** How long it takes to count the people whom content addresses, in a building with 100,000 of them (PostgreSQL). */

import { testServer } from '#tests/api/database.ts';
import { startApi } from '#tests/api/harness.ts';
import { report } from './report.ts';

const PEOPLE = 100_000;
const COMPANIES = 200;
const GROUP = 20_000;
const TURNS = 5;
const AT_MOST_MS = 300;

export async function benchAudience(): Promise<number> {
  if (!testServer) throw new Error('this bench needs PostgreSQL: node scripts/withPostgres.mjs npm run bench');
  const api = await startApi();
  const { building } = api.world.here;
  await api.db.text(
    `insert into office_centres (office_centre_type, centre_code, company_name, building_name, time_zone, currency, landlord_id)
     select 'TENANT', 'BENCH-' || i, 'Company ' || i, 'Company ' || i, 'Asia/Singapore', 'SGD', $1::bigint from generate_series(1, $2::int) i`,
    [building, COMPANIES],
  );
  await api.db.text(
    `insert into users (full_name, username, status, account_registered)
     select 'Person ' || i, 'bench-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i`,
    [PEOPLE],
  );
  await api.db.text(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
     select u.id, c.id, $1::bigint, 'STAFF', true from users u
       join (select id, row_number() over (order by id) as n from office_centres where centre_code like 'BENCH-%') c on c.n = 1 + u.id % $2::int
     where u.username like 'bench-%'`,
    [building, COMPANIES],
  );
  const [group] = await api.db.text<{ id: number }>(
    `insert into user_groups (group_name, office_centre_id, building_id) values ('Bench', $1::bigint, $1::bigint) returning id`,
    [building],
  );
  await api.db.text(
    `insert into user_group_members (user_group_id, user_id) select $1::bigint, id from users where username like 'bench-%' order by id limit $2::int`,
    [group?.id, GROUP],
  );
  await api.db.text('analyze');
  const [one] = await api.db.text<{ id: number }>(`select id from office_centres where centre_code = 'BENCH-1'`);
  const admin = await api.as('LANDLORD_ADMIN@here');
  const cases: Readonly<Record<string, object>> = {
    everybody: { viewableBy: 'ALL' },
    'everybody but one company': { viewableBy: 'ALL', selectedExcludeTenantIds: [one?.id] },
    'one company': { viewableBy: 'OFFICE_TENANT', selectedTenantIds: [one?.id] },
    'a group of 20,000': { viewableBy: 'USER_GROUP', selectedUserGroupIds: [group?.id] },
  };
  const lines = [];
  for (const [name, audience] of Object.entries(cases)) {
    let best = Number.POSITIVE_INFINITY;
    let people = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const started = performance.now();
      const { data } = await admin.post<{ people: number }>('/poll-forms/audience-count', audience);
      best = Math.min(best, performance.now() - started);
      people = data.people;
    }
    lines.push({
      what: `counting ${name}`,
      value: Math.round(best),
      unit: ' ms',
      atMost: AT_MOST_MS,
      note: `${people.toLocaleString('en')} people`,
    });
  }
  await api.close();
  return report(lines);
}
