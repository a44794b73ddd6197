/** Whose names the list of tenants has for each company (000 §3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Company {
  id: number;
  adminsIds: number[];
  admins: { id: number; label: string; username: string }[];
}

let api: Api;
let building: Client;
let path: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  path = `/office-centres/${api.world.here.building}/tenants`;
});
afterAll(() => api.close());

const listed = async (query = '', who = building) => (await who.get<Paged<Company>>(`${path}?limit=50${query}`)).data;
const rolesAt = (officeCentreId: number, roles: readonly string[]) =>
  api.db.text<{ id: number }>(
    `select user_id as id from user_roles where office_centre_id = $1 and active and role_code = any($2::text[]) order by id`,
    [officeCentreId, `{${roles.join(',')}}`],
  );

describe('R-0331 the list of tenants', () => {
  it('names the master and sub admins of each company by default', async () => {
    const { items, total } = await listed();
    expect(total).toBeGreaterThan(1);
    for (const one of items) {
      const expected = await rolesAt(one.id, ['MASTER_ADMIN', 'SUB_ADMIN']);
      expect((one.adminsIds ?? []).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
    const first = items.find(({ id }) => id === api.world.here.tenants[0]);
    expect(first?.admins).toContainEqual(
      expect.objectContaining({ id: api.idOf('MASTER_ADMIN@here.0'), username: expect.stringContaining('@') }),
    );
  });

  it('names those of other roles when it is asked for them, and leaves out no company', async () => {
    const { total } = await listed();
    const found = await listed('&userOfficeCentreRoleCodeArray=TENANT_USER,SUB_ADMIN');
    expect(found.total).toBe(total);
    for (const one of found.items) {
      const expected = await rolesAt(one.id, ['TENANT_USER', 'SUB_ADMIN']);
      expect((one.adminsIds ?? []).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
    const people = found.items.flatMap(({ adminsIds }) => adminsIds ?? []);
    expect(people).toContain(api.idOf('SUB_ADMIN@here.0'));
    expect(people).not.toContain(api.idOf('MASTER_ADMIN@here.0'));
    expect(await listed()).toMatchObject({ total });
  });

  it('refuses what is no role', async () => {
    for (const value of ['', 'NO_SUCH_ROLE', 'MASTER_ADMIN,NO_SUCH_ROLE', "' or 1=1 --"])
      expect(await building.get(`${path}?${new URLSearchParams({ userOfficeCentreRoleCodeArray: value })}`), value).toMatchObject(
        { status: 400, code: 'badQuery' },
      );
  });

  it('is searched by their names', async () => {
    const found = await listed('&wildcardSearch=MASTER_ADMIN@here.0');
    expect(found.items.map(({ id }) => id)).toEqual([api.world.here.tenants[0]]);
  });

  it('neither names, finds nor chooses them for somebody who may not list people', async () => {
    const somebody = 'LANDLORD_ADMIN_VIEW_ONLY@here';
    await api.db.text(`update user_roles set denied_permissions = '{USER_LIST}' where user_id = $1`, [api.idOf(somebody)]);
    const blind = await api.as(somebody);
    const { items } = await listed('', blind);
    expect(items.length).toBeGreaterThan(1);
    for (const one of items) expect(Object.keys(one)).not.toEqual(expect.arrayContaining([expect.stringContaining('admins')]));
    expect(await listed('&wildcardSearch=MASTER_ADMIN@here.0', blind)).toMatchObject({ items: [] });
    expect(await blind.get(`${path}?userOfficeCentreRoleCodeArray=SUB_ADMIN`)).toMatchObject({ status: 400, code: 'badQuery' });
  });

  it('leaves out somebody whose account there has ended', async () => {
    const person = api.idOf('MASTER_ADMIN@here.0');
    const names = async () => (await listed()).items.flatMap(({ adminsIds }) => adminsIds ?? []);
    expect(await names()).toContain(person);
    await api.db.text(`update user_roles set active = false where user_id = $1 and office_centre_id = $2`, [
      person,
      api.world.here.tenants[0],
    ]);
    expect(await names()).not.toContain(person);
  });
});
