/** How the lists of people find by tags and passes (000 §3 User), and whose tags those are. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { type Api, type Client, startApi } from './harness.ts';

interface Person {
  id: number;
  uuid: string;
  fullName: string;
  username: string;
  version: number;
  tag: string[] | null;
}
let api: Api;
let building: Client;
let company: Client;
let other: Client;
let all: string;
let ours: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  other = await api.as('LANDLORD_ADMIN@there');
  all = `/office-centres/${api.world.here.building}/users`;
  ours = `/office-centres/${api.world.here.tenants[0]}/users`;
});
afterAll(() => api.close());

const found = async (query: string, client = building, path = all) =>
  (await client.get<Paged<Person>>(`${path}?limit=100&${query}`)).data.items.map(({ fullName }) => fullName).sort();
const read = async (name: string, client = building, path = all) => (await client.get<Person>(`${path}/${api.idOf(name)}`)).data;
/** The form of a person as it was, with other tags. */
async function tagged(name: string, tag: string[] | null, client = building, path = all) {
  const { fullName, version } = await read(name, client, path);
  return client.put<Person>(`${path}/${api.idOf(name)}`, { fullName, tag, version });
}

describe('tags of people', () => {
  it('R-0363 are given with the form, found by `tag` and `tagArray`, suggested, and in the history', async () => {
    expect((await tagged('STAFF@here.0', ['Fire warden', 'Night'])).status).toBe(200);
    expect(
      (
        await tagged(
          'STAFF@here.1',
          ['Night'],
          await api.as('MASTER_ADMIN@here.1'),
          `/office-centres/${api.world.here.tenants[1]}/users`,
        )
      ).status,
    ).toBe(200);
    expect((await read('STAFF@here.0')).tag).toEqual(['Fire warden', 'Night']);
    expect(await found('tag=Night')).toEqual(['STAFF@here.0', 'STAFF@here.1']);
    expect(await found('tagArray=Fire%20warden&tagArray=Nobody')).toEqual(['STAFF@here.0']);
    expect(await found('tag=Night', company, ours)).toEqual(['STAFF@here.0']);
    const { data: suggested } = await building.get<Option[]>('/system-tags/drop-down');
    expect(suggested.map(({ label }) => label)).toEqual(expect.arrayContaining(['Fire warden', 'Night']));
    const { data: history } = await building.get<Paged<{ changes: object[] }>>(`${all}/${api.idOf('STAFF@here.0')}/history`);
    expect(JSON.stringify(history.items[0]?.changes)).toContain('Fire warden');
    expect(
      (
        await tagged(
          'STAFF@here.0',
          Array.from({ length: 21 }, (_, index) => `t${index}`),
        )
      ).status,
    ).toBe(422);
    expect((await tagged('STAFF@here.0', [])).status).toBe(200);
    expect(await found('tag=Fire%20warden')).toEqual([]);
  });
  it('come with somebody new', async () => {
    const username = 'tagged@people.example';
    const added = await company.post<Person>(ours, { fullName: 'Tagged Person', username, roleCode: 'STAFF', tag: ['Porter'] });
    expect(added.status, JSON.stringify(added)).toBe(201);
    expect(await found('tag=Porter&statusArray=PENDING', company, ours)).toEqual(['Tagged Person']);
  });
  it('belong to the office centre: another one of the same person has its own, and reads no other', async () => {
    await tagged('STAFF@here.0', ['Ours']);
    await api.db.query(sql`
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge)
      values (${api.idOf('STAFF@here.0')}, ${api.world.there.building}, ${api.world.there.building}, 'STAFF', true, false)`);
    const there = `/office-centres/${api.world.there.building}/users`;
    expect((await read('STAFF@here.0', other, there)).tag ?? []).toEqual([]);
    expect(await found('tag=Ours', other, there)).toEqual([]);
    expect((await read('STAFF@here.0')).tag).toEqual(['Ours']);
  });
});

describe('the passes of people', () => {
  it('R-0363 are found by `mobilePassAssigned` and `credentialTypeArray`, as long as they are held', async () => {
    const user = `/office-centres/${api.world.here.tenants[0]}/users/${api.idOf('SUB_ADMIN@here.0')}`;
    expect(await found('mobilePassAssigned=true')).toEqual([]);
    const everybody = await found('');
    expect(await found('mobilePassAssigned=false')).toEqual(everybody);
    await company.put(`${user}/qr-pass`, {});
    await company.put(`${user}/hid-pass`, {});
    expect(await found('mobilePassAssigned=true')).toEqual(['SUB_ADMIN@here.0']);
    expect(await found('credentialTypeArray=STAFF_QR_PASS')).toEqual(['SUB_ADMIN@here.0']);
    expect(await found('credentialTypeArray=PHYSICAL_CARD,STAFF_MOBILE_PASS', company, ours)).toEqual(['SUB_ADMIN@here.0']);
    expect(await found('credentialTypeArray=PHYSICAL_CARD,VISITOR_QR_PASS')).toEqual([]);
    // Judged when it is asked: nothing has taken the pass back yet.
    await api.db.query(sql`update qr_passes set start_at = now() - interval '2 days', end_at = now() - interval '1 minute'`);
    expect(await found('credentialTypeArray=STAFF_QR_PASS')).toEqual([]);
    for (const query of ['credentialTypeArray=NOTHING', 'credentialTypeArray=', 'mobilePassAssigned=perhaps'])
      expect((await building.get(`${all}?${query}`)).status, query).toBe(400);
  });
  it('are not asked for by those who may not see them', async () => {
    await api.db.query(sql`
      update user_roles set denied_permissions = '{PERSON_PASS_VIEW}' where user_id = ${api.idOf('LANDLORD_ADMIN_VIEW_ONLY@here')}`);
    const reader = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect((await reader.get(`${all}?roleCode=STAFF`)).status).toBe(200);
    for (const query of ['mobilePassAssigned=true', 'credentialTypeArray=STAFF_QR_PASS'])
      expect((await reader.get(`${all}?${query}`)).status, query).toBe(400);
  });
  it('of another company and of another building are not told', async () => {
    const second = `/office-centres/${api.world.here.tenants[1]}/users`;
    expect(await found('mobilePassAssigned=true', await api.as('MASTER_ADMIN@here.1'), second)).toEqual([]);
    expect(await found('mobilePassAssigned=true', other, `/office-centres/${api.world.there.building}/users`)).toEqual([]);
  });
});
