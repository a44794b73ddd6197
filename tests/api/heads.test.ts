/** 000 §6: roles must fit the kind of office centre, admins cannot change higher admins, and the last admin cannot leave. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityOf } from '#schemas/index.ts';
import type { Cells, UploadResult, UploadRow } from '#schemas/kernel/calls/upload.ts';
import { heldOn, type Role, roleCodes } from '#schemas/kernel/rights/access.ts';
import { runImport } from '#server/import/run.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

let api: Api;
let count = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const at = (centreId: number) => `/office-centres/${centreId}/users`;
const here = () => at(api.world.here.building);
const company = () => api.world.here.tenants[0];
/** Creates a person with an account and a role in an office centre, or a provider role. */
async function member(roleCode: Role, centreId: number | null, status = 'ACTIVE'): Promise<string> {
  count += 1;
  const name = `member.${count}`;
  const [row] = await api.db.query<{ id: number }>(
    sql`insert into users (full_name, username, status, account_registered) values (${name}, ${`${name}@example.com`}, ${status}, ${status !== 'PENDING'}) returning id`,
  );
  const userId = row?.id as number;
  await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    values (${userId}, ${centreId}, ${centreId === null ? null : api.world.here.building}, ${roleCode}, true)`);
  api.world.people[name] = { userId, officeCentreId: centreId };
  return name;
}
const rolesIn = async (centreId: number | null, roleCode: Role) =>
  (
    await api.db.query<{ id: number }>(sql`
      select r.user_id as id from user_roles r join users u on u.id = r.user_id and u.status = 'ACTIVE'
      where r.office_centre_id is not distinct from ${centreId} and r.role_code = ${roleCode} and r.active`)
  ).map(({ id }) => id);
const numbered = (rows: readonly Cells[]) => rows.map((data, index) => ({ number: index + 2, data }));
const problemsOf = ({ problems }: UploadRow) => Object.entries(problems ?? {}).map(([field, { code }]) => `${field} ${code}`);
const notGiven = { status: 422, errors: { roleCode: { code: 'roleNotAllowed' } } };

describe('a role must fit the kind of office centre', () => {
  const add = (by: Client, roleCode: Role, officeCentreId: number, path = here()) => {
    count += 1;
    return by.post<{ id: number }>(path, {
      fullName: 'New',
      username: `new.${count}@example.com`,
      roleCode,
      officeCentreId,
    });
  };
  it('when one person is added, by anybody', async () => {
    for (const name of ['LANDLORD_ADMIN@here', 'SUPERADMIN', 'PLATFORM_OPERATIONS']) {
      const by = name.includes('@') ? await api.as(name) : await api.asIn(name, api.world.here.building);
      for (const [side, centre] of [
        ['building', api.world.here.building],
        ['tenant', company()],
      ] as const)
        for (const role of roleCodes.filter((one) => !heldOn[side].includes(one)))
          expect([name, role, side, await add(by, role, centre)]).toMatchObject([name, role, side, notGiven]);
    }
    const building = await api.as('LANDLORD_ADMIN@here');
    for (const role of heldOn.building)
      expect([role, (await add(building, role, api.world.here.building)).status]).toEqual([role, 201]);
    for (const role of heldOn.tenant) expect([role, (await add(building, role, company())).status]).toEqual([role, 201]);
  });

  it('in an office, and when a role is set', async () => {
    await api.db.query(sql`update office_centres set office_centre_type = 'OFFICE' where id = ${api.world.here.tenants[1]}`);
    const building = await api.as('LANDLORD_ADMIN@here');
    expect(await add(building, 'CONCIERGE', api.world.here.tenants[1])).toMatchObject(notGiven);
    expect((await add(building, 'MASTER_ADMIN', api.world.here.tenants[1])).status).toBe(201);
    await api.db.query(sql`update office_centres set office_centre_type = 'TENANT' where id = ${api.world.here.tenants[1]}`);
    for (const [name, roleCode] of [
      ['STAFF@here.0', 'CONCIERGE'],
      ['STAFF@here.0', 'LANDLORD_ADMIN'],
      ['CONCIERGE@here', 'MASTER_ADMIN'],
      ['CONCIERGE@here', 'MERCHANT'],
    ] as const)
      expect([name, roleCode, await building.put(`${here()}/${api.idOf(name)}/set-role`, { roleCode })]).toMatchObject([
        name,
        roleCode,
        notGiven,
      ]);
  });

  it('in an upload, where the preview reports it in the row', async () => {
    const building = await api.as('LANDLORD_ADMIN@here');
    const wanted: [string, Role][] = [
      ['HERE', 'CONCIERGE'],
      ['HERE', 'MASTER_ADMIN'],
      ['HERE-T0', 'CONCIERGE'],
      ['HERE-T0', 'SUB_ADMIN'],
    ];
    const rows = wanted.map(([officeCentre, roleCode], index) => ({
      fullName: 'Row',
      username: `row.${index}@example.com`,
      officeCentre,
      roleCode,
    }));
    const { data } = await building.post<UploadResult>(`${here()}/process-data`, {
      fileName: 'people.xlsx',
      rows: numbered(rows),
    });
    expect(data.dataList.map(problemsOf)).toEqual([[], ['roleCode roleNotAllowed'], ['roleCode roleNotAllowed'], []]);
  });

  it('in an import', async () => {
    const lines: string[] = [];
    const sheetOf = (rows: Record<string, string>[]) => ({
      headers: ['Name', 'Mail', 'Role', 'Centre'],
      rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    });
    const run = (centre: string, Role: string) =>
      runImport({
        db: api.db,
        config: api.config,
        model: api.product.model,
        entity: entityOf('users'),
        centre,
        sheet: sheetOf([{ Name: 'Imported', Mail: `imported.${count++}@example.com`, Role, Centre: centre }]) as never,
        mapping: { fullName: 'Name', username: 'Mail', roleCode: 'Role', officeCentre: 'Centre' },
        mode: 'valid',
        onLine: ({ field, reason }) => lines.push(`${field}: ${reason}`),
      });
    expect((await run('HERE-T0', 'CONCIERGE')).added).toBe(0);
    expect((await run('HERE', 'SUB_ADMIN')).added).toBe(0);
    expect(lines).toEqual(['roleCode: You cannot give this role', 'roleCode: You cannot give this role']);
    expect((await run('HERE', 'CONCIERGE')).added).toBe(1);
  });
});

describe('a sub admin', () => {
  it('can neither change, demote nor delink a master admin, and cannot give that role', async () => {
    const sub = await api.as('SUB_ADMIN@here.0');
    const path = at(company());
    const master = api.idOf('MASTER_ADMIN@here.0');
    await member('MASTER_ADMIN', company());
    for (const [action, body] of [
      ['set-role', { roleCode: 'STAFF' }],
      ['remove-admin', {}],
      ['deactivate', {}],
      ['change-person-in-charge', {}],
    ] as const)
      expect([action, (await sub.put(`${path}/${master}/${action}`, body)).status]).toEqual([action, 403]);
    const { data } = await sub.get<{ version: number }>(`${path}/${master}`);
    expect((await sub.put(`${path}/${master}`, { fullName: 'Mine', version: data.version })).status).toBe(403);
    expect((await sub.delete(`${path}/${master}`)).status).toBe(403);
    expect((await sub.delete(`${path}/${master}/trusted-device`)).status).toBe(403);
    expect((await sub.put(`/users/${master}/set-permissions`, { permissions: [] })).status).toBe(403);
    const rows = [{ username: 'master_admin-here-0@atrium.example', jobTitle: 'Demoted' }];
    const upload = await sub.post<UploadResult>(`${path}/process-update-data`, { fileName: 'people.xlsx', rows: numbered(rows) });
    expect(upload.data.dataList.map(problemsOf)).toEqual([['username forbidden']]);
    expect(await sub.put(`${path}/${api.idOf('STAFF@here.0')}/set-role`, { roleCode: 'MASTER_ADMIN' })).toMatchObject(notGiven);
    count += 1;
    const added = { fullName: 'New', username: `new.${count}@example.com`, roleCode: 'MASTER_ADMIN' };
    expect(await sub.post(path, added)).toMatchObject(notGiven);
    const offered = await sub.get<{ value: string }[]>(`/office-centres/${company()}/roles/drop-down`);
    expect(offered.data.map(({ value }) => value)).not.toContain('MASTER_ADMIN');
    expect(offered.data.map(({ value }) => value)).toContain('SUB_ADMIN');
  });
});

describe('the last admin of an office centre', () => {
  const last = (message: string) => ({ status: 409, code: 'notAllowedNow', message });
  const ways = ['set-role', 'remove-admin', 'deactivate', 'delete'] as const;
  const leave = (by: Client, path: string, userId: number, way: (typeof ways)[number]): Promise<Answer> =>
    way === 'delete'
      ? by.delete(`${path}/${userId}`)
      : by.put(`${path}/${userId}/${way}`, way === 'set-role' ? { roleCode: 'STAFF' } : {});
  /** Leaves these people as the only admins of the office centre. */
  async function only(centreId: number | null, roleCode: Role, names: readonly string[]): Promise<void> {
    await api.db.query(sql`update user_roles set active = false where office_centre_id is not distinct from ${centreId} and role_code = ${roleCode}
      and user_id <> all(${sql.param(names.map(api.idOf))}::bigint[])`);
  }
  beforeEach(() => api.db.query(sql`update user_roles set active = true`));

  it('of a company cannot be removed in any way until there is another who can sign in', async () => {
    const building = await api.as('LANDLORD_ADMIN@here');
    const name = await member('MASTER_ADMIN', company());
    await only(company(), 'MASTER_ADMIN', [name]);
    const said = last('This is the last master admin of this company: name another one first.');
    for (const way of ways) expect([way, await leave(building, here(), api.idOf(name), way)]).toMatchObject([way, said]);
    // A person who is only invited or deactivated does not count as another admin.
    const invited = await member('MASTER_ADMIN', company(), 'PENDING');
    await member('MASTER_ADMIN', company(), 'INACTIVE');
    for (const way of ways) expect([way, await leave(building, here(), api.idOf(name), way)]).toMatchObject([way, said]);
    // A person who is not yet an admin can leave.
    expect((await building.delete(`${here()}/${api.idOf(invited)}`)).status).toBe(200);
    const another = await member('MASTER_ADMIN', company());
    expect((await leave(building, here(), api.idOf(name), 'remove-admin')).status).toBe(200);
    expect(await leave(building, here(), api.idOf(another), 'delete')).toMatchObject(said);
    expect(await rolesIn(company(), 'MASTER_ADMIN')).toEqual([api.idOf(another)]);
  });

  it('of a building or of the provider cannot be removed', async () => {
    const admin = await member('LANDLORD_ADMIN', api.world.here.building);
    const superAdmin = await api.as('SUPERADMIN');
    await only(api.world.here.building, 'LANDLORD_ADMIN', [admin]);
    for (const way of ways)
      expect([way, await leave(superAdmin, here(), api.idOf(admin), way)]).toMatchObject([
        way,
        last('This is the last building admin of this building: name another one first.'),
      ]);
  });

  it.each([
    ['master admins of a company', 'MASTER_ADMIN', 'LANDLORD_ADMIN@here'],
    ['building admins', 'LANDLORD_ADMIN', 'SUPERADMIN'],
  ] as const)('remains when several %s leave at the same moment', async (_, role, by) => {
    const centre = role === 'MASTER_ADMIN' ? company() : api.world.here.building;
    const client = await api.as(by);
    for (const way of ways) {
      const names = [await member(role, centre), await member(role, centre), await member(role, centre)];
      await only(centre, role, names);
      const answers = await Promise.all(
        names.map((name, index) => leave(client, here(), api.idOf(name), ways[(ways.indexOf(way) + index) % 4] ?? way)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect(await rolesIn(centre, role)).toHaveLength(1);
    }
  });

  it('remains when two super admins remove each other at once', async () => {
    const names = [await member('SUPERADMIN', null), await member('SUPERADMIN', null)] as const;
    await only(null, 'SUPERADMIN', names);
    const clients = [await api.as(names[0]), await api.as(names[1])] as const;
    const path = here();
    const answers = await Promise.all([
      leave(clients[0], path, api.idOf(names[1]), 'deactivate'),
      leave(clients[1], path, api.idOf(names[0]), 'deactivate'),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await rolesIn(null, 'SUPERADMIN')).length).toBeGreaterThan(0);
  });

  it('can be given the same role again', async () => {
    const name = await member('MASTER_ADMIN', company());
    await only(company(), 'MASTER_ADMIN', [name]);
    const building = await api.as('LANDLORD_ADMIN@here');
    expect((await building.put(`${here()}/${api.idOf(name)}/set-role`, { roleCode: 'MASTER_ADMIN' })).status).toBe(200);
  });
});
