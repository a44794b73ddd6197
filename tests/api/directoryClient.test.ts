/** Directory sync as a SCIM client sees it that nobody here wrote, over a real port: people are created, found, changed and switched off. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIFE_MILLISECONDS } from '#server/auth/session/sessionCache.ts';
import { type ScimClient, scimClient } from '../scimClient.ts';
import { type Api, startApi } from './harness.ts';
import { listen, openLive } from './liveClient.ts';

let api: Api;
let origin: string;
let directory: ScimClient;
let tenant: number;
const tokenOf = async (name: string, centre: number) => {
  const admin = await api.as(name);
  return (await admin.post<{ token: string }>(`/office-centres/${centre}/directory-connection/token`)).data.token;
};
beforeAll(async () => {
  api = await startApi();
  tenant = api.world.here.tenants[0];
  origin = await listen(api.app);
  directory = scimClient(`${origin}/api/scim/v2`, await tokenOf('MASTER_ADMIN@here.0', tenant));
});
afterAll(() => api.close());

const person = async (username: string) =>
  (
    await api.db.query<{ id: number; status: string; name: string; title: string | null }>(
      sql`select id, status, full_name as name, job_title as title from users where lower(username) = ${username}`,
    )
  )[0];
const mei = {
  userName: 'mei.chan@directory.example',
  externalId: 'dir-4711',
  name: { givenName: 'Mei', familyName: 'Chan' },
  emails: [{ value: 'mei.chan@directory.example', type: 'work', primary: true }],
  active: true,
};

it('the client understands what the service says of itself', async () => {
  const { config, types } = await directory.describe();
  expect(config).toMatchObject({ patch: { supported: true }, filter: { supported: true }, bulk: { supported: false } });
  expect(types).toEqual(['/Users', '/Groups']);
});

it('the client creates a person, finds them, changes and replaces them, and deletes them', async () => {
  const made = await directory.create(mei);
  expect(made).toMatchObject({ userName: mei.userName, externalId: 'dir-4711', active: true });
  expect(await person(mei.userName)).toMatchObject({ status: 'PENDING', name: 'Mei Chan' });
  for (const [attribute, value] of [
    ['userName', mei.userName.toUpperCase()],
    ['externalId', 'dir-4711'],
  ] as const)
    expect((await directory.find(attribute, value)).map(({ id }) => id)).toEqual([made.id]);
  expect(await directory.find('externalId', 'dir-nobody')).toEqual([]);

  const changed = await directory.change(made.id as string, { op: 'replace', path: 'title', value: 'Designer' });
  expect(changed.title).toBe('Designer');
  expect(await person(mei.userName)).toMatchObject({ title: 'Designer' });
  await directory.replace(made.id as string, { ...mei, displayName: 'Chan Mei' });
  expect(await person(mei.userName)).toMatchObject({ name: 'Chan Mei', title: null });

  await directory.remove(made.id as string);
  await expect(directory.read(made.id as string)).rejects.toMatchObject({ status: '404' });
});

it('the client reads a refusal as an error of the standard', async () => {
  const { id } = await directory.create({ ...mei, userName: 'twice@directory.example', emails: undefined });
  await expect(directory.create({ ...mei, userName: 'twice@directory.example', emails: undefined })).rejects.toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  });
  await directory.create({ ...mei, userName: 'other@directory.example', emails: undefined });
  await expect(
    directory.change(id as string, { op: 'replace', path: 'userName', value: 'other@directory.example' }),
  ).rejects.toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  });
  await expect(scimClient(`${origin}/api/scim/v2`, 'atrium_scim_wrong').find('userName', 'x')).rejects.toMatchObject({
    status: '401',
  });
});

it('whoever the client switches off has no session any more: the next call is refused, and the open stream ends', async () => {
  const name = 'SUB_ADMIN@here.0';
  const userName = name.toLowerCase().replace(/[@.]/g, '-').concat('@atrium.example');
  const { id } = await directory.create({ userName, displayName: name, active: true });
  const session = await api.as(name);
  const live = await openLive(origin, session.authorization);
  expect((await session.get('/auth/info/1')).status).toBe(200);

  expect((await directory.change(id as string, { op: 'replace', path: 'active', value: false })).active).toBe(false);
  // Here at once; in other processes as soon as what they remember of a session is too old.
  expect((await session.get('/auth/info/1')).status).toBe(401);
  expect(LIFE_MILLISECONDS).toBeLessThanOrEqual(1000);
  await live.untilEnd();
  expect(await person(userName)).toMatchObject({ status: 'INACTIVE' });
  expect((await directory.find('userName', userName)).map(({ active }) => active)).toEqual([false]);
});
