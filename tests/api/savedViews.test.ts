/** Saved views, private and shared in the building: they accept only what the list accepts, and reveal no more than the list. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { answersAsDocumented } from './documented.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface View extends Record<string, unknown> {
  id: number;
  name: string;
  mine: boolean;
  mayChange: boolean;
  shared: boolean;
  settings: Record<string, unknown>;
}
let api: Api;
let admin: Client;
let viewer: Client;
let company: Client;
beforeAll(async () => {
  api = await startApi({ entities: [...entities, gadget] as unknown as Entity[] });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  [admin, viewer, company] = await Promise.all([
    api.as('LANDLORD_ADMIN@here'),
    api.as('LANDLORD_ADMIN_VIEW_ONLY@here'),
    api.as('MASTER_ADMIN@here.0'),
  ]);
});
afterAll(() => api.close());

const PATH = '/saved-views';
const settings = {
  filter: { levelArray: ['HIGH'], amountFrom: 2 },
  sort: { field: 'code', order: 'ASC' },
  tab: 'WORKING',
  columns: ['code', 'level'],
  density: 'compact',
  pageSize: 20,
};
const make = (who: Client, over: object = {}) =>
  who.post<View>(PATH, { entity: 'gadgets', name: 'High ones', settings, ...over });
const seen = async (who: Client, entity = 'gadgets') => (await who.get<View[]>(`${PATH}?entity=${entity}`)).data;
const names = async (who: Client) => (await seen(who)).map(({ name }) => name);

describe('a view', () => {
  it('can be saved, changed, renamed and deleted by its owner, and is private', async () => {
    const made = await make(admin);
    expect(made).toMatchObject({
      status: 200,
      data: { name: 'High ones', mine: true, mayChange: true, shared: false, settings },
    });
    expect(await seen(admin)).toEqual([made.data]);
    for (const other of [viewer, company, await api.as('LANDLORD_ADMIN@there'), await api.as('SUPERADMIN')])
      expect(await seen(other)).toEqual([]);
    const path = `${PATH}/${made.data.id}`;
    expect((await admin.put<View>(path, { name: 'Mine' })).data).toMatchObject({ name: 'Mine', settings });
    expect((await admin.put<View>(path, { settings: { tab: 'BROKEN' } })).data.settings).toEqual({ tab: 'BROKEN' });
    for (const other of [viewer, company, await api.as('LANDLORD_ADMIN@there')]) {
      expect((await other.put(path, { name: 'Theirs' })).status).toBe(404);
      expect((await other.delete(path)).status).toBe(404);
    }
    expect((await admin.delete(path)).status).toBe(200);
    expect((await admin.delete(path)).status).toBe(404);
    expect(await seen(admin)).toEqual([]);
  });

  it('that is shared is visible in its building to people who may see the list, and can be changed by its owner and the building’s admins', async () => {
    const { data: view } = await make(viewer, { name: 'Everybody’s', shared: true });
    expect(view.shared).toBe(true);
    expect(await seen(company)).toMatchObject([{ name: 'Everybody’s', mine: false, mayChange: false }]);
    expect(await seen(admin)).toMatchObject([{ name: 'Everybody’s', mine: false, mayChange: true }]);
    expect(await seen(await api.as('LANDLORD_ADMIN@there'))).toEqual([]);
    const path = `${PATH}/${view.id}`;
    expect((await company.put(path, { name: 'No' })).status).toBe(403);
    expect((await company.delete(path)).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN@there')).put(path, { name: 'No' })).status).toBe(404);
    expect((await admin.put<View>(path, { name: 'Tidied' })).data).toMatchObject({ name: 'Tidied', mine: false, shared: true });
    const noted = await api.db.query(
      sql`select action, user_name as who from audit_log where entity = 'saved-views' and record_id = ${view.id} order by id`,
    );
    expect(noted).toEqual([
      { action: 'create', who: 'LANDLORD_ADMIN_VIEW_ONLY@here' },
      { action: 'update', who: 'LANDLORD_ADMIN@here' },
    ]);
    expect((await viewer.delete(path)).status).toBe(200);
  });

  it('can be shared only by people of the building and the provider', async () => {
    expect((await make(company, { shared: true })).status).toBe(403);
    const { data: own } = await make(company);
    expect((await company.put(`${PATH}/${own.id}`, { shared: true })).status).toBe(403);
    await company.delete(`${PATH}/${own.id}`);
    const staff = await api.asIn('SUPERADMIN', api.world.here.building);
    const { data: given } = await make(staff, { name: 'From the provider', shared: true });
    expect(await names(company)).toEqual(['From the provider']);
    await staff.delete(`${PATH}/${given.id}`);
  });

  it('hides fields from people who may not see them, and keeps them for those who can', async () => {
    const secret = {
      filter: { similarSecret: 'code word', amountFrom: 1 },
      columns: ['code', 'secret'],
      sort: { field: 'secret', order: 'ASC' },
    };
    const { data: view } = await make(admin, { shared: true, settings: secret });
    const [hers] = await seen(company);
    expect(hers?.settings).toEqual({ filter: { amountFrom: 1 }, columns: ['code'] });
    expect(JSON.stringify(hers)).not.toContain('code word');
    expect((await seen(viewer))[0]?.settings).toEqual(secret);
    expect((await make(company, { settings: secret })).status).toBe(422);
    await admin.delete(`${PATH}/${view.id}`);
  });

  it('is available only to people who may see the list', async () => {
    const concierge = await api.as('CONCIERGE@here');
    const { data: view } = await make(admin, { entity: 'car-parks', shared: true, settings: {} });
    expect((await concierge.get(`${PATH}?entity=car-parks`)).status).toBe(403);
    expect((await make(concierge, { entity: 'car-parks', settings: {} })).status).toBe(403);
    expect((await concierge.delete(`${PATH}/${view.id}`)).status).toBe(403);
    expect((await (await api.as('nobody')).get(`${PATH}?entity=gadgets`)).status).toBe(401);
    for (const query of ['', '?entity=nothing', '?entity=__proto__', '?entity=gadgets&more=1', '?entity=gadgets&entity=users'])
      expect((await admin.get(`${PATH}${query}`)).status, query).toBe(400);
    await admin.delete(`${PATH}/${view.id}`);
  });

  it('accepts only what the list accepts', async () => {
    const bad: [unknown, string][] = [
      [{ surprise: 1 }, 'settings.surprise'],
      [{ filter: { 'id; drop table users': '1' } }, 'settings.filter'],
      [{ filter: { __proto__x: 1 } }, 'settings.filter'],
      [{ filter: { levelArray: ['HIGH', 'PURPLE'] } }, 'settings.filter'],
      [{ filter: { amountFrom: "1' or 1=1" } }, 'settings.filter'],
      [{ filter: { amountFrom: { gt: 1 } } }, 'settings.filter'],
      [{ filter: { levelArray: [] } }, 'settings.filter'],
      [{ filter: { tab: 'BROKEN' } }, 'settings.filter'],
      [{ filter: { page: 3 } }, 'settings.filter'],
      [{ filter: ['x'] }, 'settings.filter'],
      [{ sort: { field: 'password', order: 'ASC' } }, 'settings.sort'],
      [{ sort: { field: 'code', order: 'asc; --' } }, 'settings.sort'],
      [{ sort: { field: 'code', order: 'ASC', more: 1 } }, 'settings.sort'],
      [{ tab: 'NONE' }, 'settings.tab'],
      [{ columns: ['code', 'hash'] }, 'settings.columns'],
      [{ columns: ['code', 'code'] }, 'settings.columns'],
      [{ columns: 'code' }, 'settings.columns'],
      [{ density: 'tiny' }, 'settings.density'],
      [{ pageSize: 1000 }, 'settings.pageSize'],
      [{ filter: { similarContact: 'x'.repeat(300) } }, 'settings.filter'],
      [{ filter: { similarContact: 'a\u0000' } }, 'settings'],
      [null, 'settings.settings'],
      ['text', 'settings.settings'],
    ];
    for (const [given, field] of bad) {
      const answer = await make(admin, { settings: given });
      expect(answer.status, JSON.stringify(given)).toBe(422);
      expect(answer.errors, JSON.stringify(given)).toHaveProperty([field]);
    }
    const names = ['', '   ', 'x'.repeat(61), '=cmd()', 'two\nlines', 7, null];
    for (const name of names) expect((await make(admin, { name })).errors, String(name)).toHaveProperty('name');
    expect((await make(admin, { userId: 3 })).status).toBe(422);
    expect((await make(admin, { shared: 'yes' })).status).toBe(422);
    expect((await make(admin, { entity: 'nothing' })).status).toBe(422);
    expect(await seen(admin)).toEqual([]);
  });

  it('that no longer matches the schema is returned with the parts that still match', async () => {
    const { data: view } = await make(admin);
    const old = {
      filter: { gone: 1, amountFrom: 2 },
      columns: ['gone', 'code'],
      sort: { field: 'gone', order: 'ASC' },
      tab: 'GONE',
      density: 'x',
      pageSize: 7,
    };
    await api.db.query(sql`update saved_views set settings = ${JSON.stringify(old)}::jsonb where id = ${view.id}`);
    expect((await seen(admin))[0]?.settings).toEqual({ filter: { amountFrom: 2 }, columns: ['code'] });
    await admin.delete(`${PATH}/${view.id}`);
  });

  it('is limited to fifty per list, also when they are created at once', async () => {
    await Promise.all(Array.from({ length: 48 }, (_, index) => make(viewer, { name: `View ${index}` })));
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => make(viewer, { name: `More ${index}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422]);
  });
});

answersAsDocumented(() => api);
