/** A group of a hundred thousand members against one of a hundred: opening it, a page of its members, a search among them. */
import { sql } from 'drizzle-orm';
import { type Client, startApi } from '#tests/api/harness.ts';
import { centreUuid } from '#tests/api/world.ts';
import { fillBuilding } from './fillBuilding.ts';
import { type Line, report } from './report.ts';

const [FEW, MANY] = [100, 100_000];
const COMPANIES = 200;
const TURNS = 40;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 1;

async function timed(client: Client, path: string): Promise<number> {
  const begun = performance.now();
  const { status } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - begun;
}

/** The medians of many calls of each, in milliseconds: by turns, so that other work on the machine meets both. */
async function medians(client: Client, paths: readonly [string, string]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const which of [0, 1] as const) times[which].push(await timed(client, paths[which]));
  const [one, other] = times.map((each) => each.sort((a, b) => a - b)[TURNS / 2] as number);
  return [one as number, other as number];
}

export async function benchGroups(): Promise<number> {
  const api = await startApi();
  await fillBuilding(api, MANY, COMPANIES);
  const client = await api.as('LANDLORD_ADMIN@here');
  const groups = `/office-centres/uuid/${centreUuid(api.world.here.building)}/user-groups`;
  const make = async (size: number) => {
    const { data } = await client.post<{ id: number; uuid: string }>(groups, { groupName: `Bench ${size}` });
    await api.db.query(sql`
      insert into user_group_members (user_group_id, user_id, tenant_id, office_centre_id, building_id)
      select ${data.id}::bigint, r.user_id, r.office_centre_id, ${api.world.here.building}::bigint, ${api.world.here.building}::bigint
      from user_roles r join users u on u.id = r.user_id where u.username like 'bench-%' order by r.user_id limit ${size}::int`);
    await api.db.query(sql`update user_groups set member_count = ${size}::int where id = ${data.id}::bigint`);
    return data;
  };
  const [few, many] = [await make(FEW), await make(MANY)];
  await api.db.text('vacuum analyze');
  const members = ({ id }: { id: number }, more = '') => `/user-group-members?userGroupId=${id}${more}`;
  const cases: Readonly<Record<string, (group: { id: number; uuid: string }) => string>> = {
    open: ({ uuid }) => `${groups}/uuid/${uuid}`,
    'first page': (group) => members(group),
    'page 10': (group) => members(group, '&page=10'),
    'search by name': (group) => members(group, '&wildcardSearch=Person%2042'),
    'search by address': (group) => members(group, '&wildcardSearch=bench-77@'),
  };
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(cases)) {
    // Once before it counts.
    for (const group of [few, many]) await client.get(path(group));
    const [small, large] = await medians(client, [path(few), path(many)]);
    const note = `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`;
    lines.push({
      what: `group of ${MANY.toLocaleString('en')} / of ${FEW}: ${name}`,
      value: Math.max(large, NOISE) / Math.max(small, NOISE),
      atMost: 1.5,
      note,
    });
  }
  await api.close();
  return report(lines);
}
