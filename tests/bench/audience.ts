/** How long it takes to count the people whom content addresses, in a building with 100,000 of them (PostgreSQL). */

import { testServer } from '#tests/api/database.ts';
import { startApi } from '#tests/api/harness.ts';
import { fillBuilding } from './fillBuilding.ts';
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
  await fillBuilding(api, PEOPLE, COMPANIES);
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
