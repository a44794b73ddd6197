/** A building is added together with its first admin: both or neither, and the admin can work there at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let provider: Client;
beforeAll(async () => {
  api = await startApi();
  provider = await api.asIn('SUPERADMIN', null);
});
afterAll(() => api.close());

let turn = 0;
const bodyOf = (over: object = {}) => {
  turn += 1;
  return {
    centreCode: `NEW${turn}`,
    companyName: `New Building ${turn} Ltd`,
    buildingName: `New Building ${turn}`,
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
    ...over,
  };
};
const add = (body: object, who = provider) => who.post<{ id: number } & Record<string, unknown>>('/office-centres', body);
const buildingsNamed = async (code: string) =>
  (await provider.get<{ total: number }>(`/office-centres?wildcardSearch=${code}`)).data.total;

describe('adding a building with its first admin', () => {
  it('adds the admin as a pending user of the building, who is mailed', async () => {
    const { status, data } = await add(bodyOf({ adminName: 'Ada Wong', adminUsername: 'Ada.Wong@new.example' }));
    expect(status).toBe(201);
    expect(data).not.toHaveProperty('adminUsername');
    const { data: people } = await provider.get<{ items: object[] }>(`/office-centres/${data.id}/users?tab=PENDING`);
    expect(people.items).toMatchObject([
      { fullName: 'Ada Wong', username: 'ada.wong@new.example', roleCode: 'LANDLORD_ADMIN', status: 'PENDING' },
    ]);
    const mails = await api.db.text<{ total: number }>(
      "select count(*)::int as total from mails where to_address = 'ada.wong@new.example'",
    );
    expect(mails).toEqual([{ total: 1 }]);
  });

  it('only asks somebody who has an account elsewhere', async () => {
    const known = api.world.people['LANDLORD_ADMIN@here'];
    expect(known).toBeDefined();
    const [row] = await api.db.text<{ username: string }>(
      "select u.username from users u join user_roles r on r.user_id = u.id where r.role_code = 'LANDLORD_ADMIN' limit 1",
    );
    const { status, data } = await add(bodyOf({ adminName: 'Whoever', adminUsername: row?.username }));
    expect(status).toBe(201);
    const total = async (path: string) =>
      (await provider.get<{ total: number }>(`/office-centres/${data.id}/${path}`)).data.total;
    expect(await total('users')).toBe(0);
    expect(await total('user-invitations')).toBe(1);
  });

  it('works without an admin, and needs both name and address of one', async () => {
    expect((await add(bodyOf())).status).toBe(201);
    expect(await add(bodyOf({ adminName: 'Ada Wong' }))).toMatchObject({
      status: 422,
      errors: { adminUsername: { code: 'required' } },
    });
    expect(await add(bodyOf({ adminUsername: 'a@new.example' }))).toMatchObject({
      status: 422,
      errors: { adminName: { code: 'required' } },
    });
    expect(await add(bodyOf({ adminName: 'A', adminUsername: 'no address' }))).toMatchObject({
      status: 422,
      errors: { adminUsername: {} },
    });
  });

  it('adds neither when the building is refused, nor for whoever may not add people, nor by a later change', async () => {
    const taken = bodyOf();
    expect((await add(taken)).status).toBe(201);
    const refused = await add({ ...taken, adminName: 'Bea Lim', adminUsername: 'bea.lim@new.example' });
    expect(refused).toMatchObject({ status: 409, errors: { centreCode: {} } });
    const found = await api.db.text('select 1 from users where username = $$bea.lim@new.example$$');
    expect(found).toEqual([]);
    expect(await buildingsNamed(taken.centreCode)).toBe(1);

    const made = await add(bodyOf());
    const change = await provider.put(`/office-centres/${made.data.id}`, {
      ...bodyOf(),
      adminName: 'X',
      adminUsername: 'x@new.example',
    });
    expect(change).toMatchObject({ status: 422, errors: { adminName: { code: 'unknownField' } } });
  });
});
