/**
 * Answers and events outside of lists reveal nothing of records that the person may not list or open, or that are out of scope.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities } from '#schemas/index.ts';
import { type Call, callsOf, hasForm } from '#schemas/kernel/calls/calls.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { countOf } from '#schemas/kernel/fields/field.ts';
import { type Permission, refusalOf } from '#schemas/kernel/rights/access.ts';
import { presentRights } from '#server/auth/session/readSession.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { announce } from '#server/live/announce.ts';
import { CHANNEL, type Change } from '#server/live/change.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { APPLICATIONS, type Application, openDesk } from './parkingDesk.ts';
import { oneOfEach, rulesOf, shapeOfCall } from './shapes.ts';
import { type Actor, creates, makeStage, nameOf, pathOf, type RecordData, type Stage } from './stage.ts';

const APPLICATION = 'season-parking-applications';
/** Two possible schemas: a count that spans companies, and tabs by fields that not everybody may list or read. */
const changed: Readonly<Record<string, (entity: Entity) => Entity>> = {
  'car-parks': (entity) => ({
    ...entity,
    access: { ...entity.access, get: 'SEASON_PARKING_VIEW' },
    fields: {
      ...entity.fields,
      active: { ...entity.fields.active, readableBy: { sides: ['platform', 'tenant'] } } as never,
      applications: countOf(APPLICATION, { by: 'carPark' }),
    },
  }),
  'user-invitations': (entity) => ({ ...entity, access: { ...entity.access, list: 'MAIL_LIST' } }),
};
const all = entities.map((entity) => changed[entity.name]?.(entity as Entity) ?? (entity as Entity));
const calls = all.flatMap(callsOf);
const [BUILDER, BLIND] = ['SUPERADMIN@there', 'MERCHANT@there'];

let api: Api;
let stage: Stage;
/** A person who may write, but neither list nor open records. */
let blind: Actor;
beforeAll(async () => {
  api = await startApi({ entities: all });
  stage = await makeStage(api, all);
  const seeing = [...new Set(entities.flatMap(({ access }) => [access.list, access.get ?? access.list]))] as Permission[];
  await api.db.query(sql`update user_roles set role_code = 'LANDLORD_ADMIN', denied_permissions = ${sql.param(seeing)}::text[]
    where user_id = ${api.world.people[BLIND]?.userId}`);
  blind = await stage.actor(BLIND);
});
afterAll(() => api.close());

const isRefused = ({ permission, sides, entity }: Call, { session }: Actor) =>
  refusalOf(session, { permission, sides, addOn: entity.addOn }) !== undefined;
/** One of each shape, and each with rules of its own. */
const writes = oneOfEach(
  calls.filter((call) => hasForm(call) || call.kind === 'delete'),
  (call) => [shapeOfCall(call), ...rulesOf(call)],
);
/** What says nothing of the record: its keys, and the asked dates of a series that could not be had. */
const ALLOWED = ['id', 'uuid', 'version', 'skipped'];
const keysOf = (data: unknown) => Object.keys((data as object | null) ?? {}).filter((key) => !ALLOWED.includes(key));

describe.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it('returns the record, or only its keys to people who may not see records', async () => {
    const builder = await stage.actor(BUILDER);
    const record = creates(call) ? undefined : await stage.recordFor(call.entity, builder);
    const body = call.kind === 'delete' ? {} : await stage.bodyFor(call.entity, nameOf(call), builder);
    const send = (version?: number) =>
      blind.client.call<RecordData>(call.method, pathOf(call, blind, record), { ...body, ...(version ? { version } : {}) });
    const stale = record && (await send(record.version + 1));
    expect([call.path, stale?.status ?? 409, keysOf(stale?.data)]).toEqual([call.path, stale?.status ?? 409, []]);
    const answer = await send(record?.version);
    expect([call.path, keysOf(answer.data)]).toEqual([call.path, []]);
    if (isRefused(call, blind)) expect([call.path, answer.status]).toEqual([call.path, 403]);
  });
});

describe.each(
  calls.filter((call) => call.action?.bulk).map((call) => [`bulk ${call.name} of ${call.entity.name}`, call] as const),
)('%s', (_, call) => {
  it('by a filter is forbidden to people who may not list the records', async () => {
    const below = call.entity.api.path.replace('{officeCentreId}', String(blind.centreId));
    const path = `${below}/bulk/${call.action?.call.split('/').at(-1)}`;
    expect((await blind.client.get(path)).status).toBe(403);
    const order = { filter: {}, count: 1, asOf: new Date().toISOString() };
    expect((await blind.client.put(path, order)).status).toBe(403);
  });
});

it('some people who may not see records can still write them', () => {
  expect(writes.filter((call) => !isRefused(call, blind)).length).toBeGreaterThan(10);
});

it('an upload that changes records does not show them to people who may not see them', async () => {
  const { userId } = api.world.people['CONCIERGE@there'] as { userId: number };
  const [{ username } = { username: '' }] = await api.db.query<{ username: string }>(
    sql`select username from users where id = ${userId}`,
  );
  const rows = [{ number: 2, data: { username, fullName: 'Another Name' } }];
  const ask = async ({ client }: Pick<Actor, 'client'>) =>
    (
      await client.post<UploadResult>(`/office-centres/${blind.centreId}/users/process-update-data`, {
        fileName: 'people.xlsx',
        rows,
      })
    ).data;
  const shown = (await ask(await stage.actor(BUILDER))).dataList[0];
  expect(shown).toMatchObject({ title: 'CONCIERGE@there', changes: [{ field: 'fullName', from: 'CONCIERGE@there' }] });
  const hidden = await ask(blind);
  expect(hidden.dataList[0]).toMatchObject({ title: null, changes: [{ field: 'fullName', from: null, to: 'Another Name' }] });
  const again = await blind.client.get<UploadResult>(`/bulk-uploads/${hidden.uploadId}`);
  expect(JSON.stringify(again.data)).not.toContain('CONCIERGE@there');
});

describe('tabs', () => {
  const countsOf = async (name: string, path: string) => (await (await stage.actor(name)).client.get(path)).data;
  it('of another entity are counted and listed for people who may list that entity', async () => {
    const path = `/office-centres/${api.world.here.building}/users`;
    expect(Object.keys(await countsOf('LANDLORD_ADMIN@here', `${path}/status-count`))).toEqual(['ACTIVE', 'PENDING', 'INACTIVE']);
    expect(Object.keys(await countsOf('SUPERADMIN@here', `${path}/status-count`))).toEqual([
      'ACTIVE',
      'PENDING',
      'INVITED',
      'INACTIVE',
    ]);
    expect((await (await api.as('LANDLORD_ADMIN@here')).get(`${path}?tab=INVITED`)).status).toBe(400);
  });
  it('that depend on a field are counted and listed for people who may read it', async () => {
    expect(await countsOf('LANDLORD_ADMIN@here', '/car-parks/get-status-count')).toEqual({});
    expect(await countsOf('SUPERADMIN@here', '/car-parks/get-status-count')).toEqual({ ACTIVE: 1, INACTIVE: 1 });
    expect((await (await api.as('LANDLORD_ADMIN@here')).get('/car-parks?tab=ACTIVE')).status).toBe(400);
  });
});

it('a count includes only rows in the reader’s scope', async () => {
  const desk = await openDesk(api);
  const { carParkId } = (await desk.apply()) as Application & { carParkId: number };
  const countFor = async (client: Client) =>
    (await client.get<{ applications: number }>(`/car-parks/${carParkId}`)).data.applications;
  expect(await countFor(await api.as('LANDLORD_ADMIN@here'))).toBe(1);
  expect(await countFor(await api.as('MASTER_ADMIN@here.0'))).toBe(1);
  expect(await countFor(await api.as('MASTER_ADMIN@here.1'))).toBe(0);
  expect((await desk.building.get<Paged<RecordData>>(APPLICATIONS)).data.total).toBe(1);
});

it('the history of a person who works in two companies does not show one company what the other did', async () => {
  const { here, people } = api.world;
  const { userId } = people['STAFF@here.1'] as { userId: number };
  await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
    values (${userId}, ${here.tenants[0]}, ${here.building}, 'STAFF', true)`);
  const path = (index: 0 | 1) => `/office-centres/${here.tenants[index]}/users/${userId}`;
  const actionsFor = async (name: string, index: 0 | 1) =>
    (await (await api.as(name)).get<Paged<{ action: string }>>(`${path(index)}/history`)).data.items.map(({ action }) => action);
  const doneBy = await api.as('MASTER_ADMIN@here.1');
  const { data } = await doneBy.get<RecordData>(path(1));
  const done = await doneBy.put(`${path(1)}/set-role`, { roleCode: 'SUB_ADMIN', version: data.version });
  expect(done.success, done.message).toBe(true);
  expect(await actionsFor('MASTER_ADMIN@here.1', 1)).toEqual(['setRole']);
  expect(await actionsFor('LANDLORD_ADMIN@here', 1)).toEqual(['setRole']);
  expect(await actionsFor('MASTER_ADMIN@here.0', 0)).toEqual([]);
});

it('rows of one write are announced to their own owners', async () => {
  const units = all.find(({ name }) => name === 'units') as Entity;
  const { building, tenants } = api.world.here;
  const said: Change[] = [];
  const stop = await api.db.listen(CHANNEL, (payload) => said.push(...(JSON.parse(payload) as Change[])));
  const records = tenants.map((tenantId, index) => ({ id: 900 + index, version: 1, officeCentreId: building, tenantId }));
  const reach = systemReach('test', '2026-01-01');
  await api.db.transaction((tx) => announce(tx, { model: api.product.model, entity: units, kind: 'update', records, reach }));
  await vi.waitUntil(() => said.filter(({ entity }) => entity === 'units').length === 2, { timeout: 10_000 });
  await stop();
  expect(said.filter(({ entity }) => entity === 'units').map(({ owners, rows }) => ({ owners, rows }))).toEqual(
    tenants.map((tenant, index) => ({ owners: [{ building, tenant }], rows: [[900 + index, 1]] })),
  );
});

describe('a job that runs later', () => {
  it('uses the scope that its person has when it runs', async () => {
    const { here, there } = api.world;
    const person = api.world.people['LANDLORD_ADMIN@here'] as { userId: number };
    const order = () => ordering.get<{ taskId: string }>(`/office-centres/${here.tenants[1]}/users/email-record`);
    const ordering = await api.as('LANDLORD_ADMIN@here');
    const { data, status } = await order();
    expect(status).toBe(202);
    // The company moves to another building before the list is written.
    const move = (building: number) =>
      api.db.query(sql`update office_centres set landlord_id = ${building} where id = ${here.tenants[1]}`);
    await move(there.building);
    await api.runJobs();
    await move(here.building);
    const [task] = await api.db.query(sql`select status, error from background_tasks where id = ${data.taskId}::uuid`);
    expect(task).toEqual({ status: 'FAILED', error: 'forbidden' });
    expect(person.userId).toBeGreaterThan(0);
  });
  it('gives an identity provider session no provider role', async () => {
    const { userId } = api.world.people.SUPERADMIN as { userId: number };
    const { building } = api.world.here;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${userId}, ${building}, ${building}, 'LANDLORD_ADMIN', true)`);
    await createSession(api.db, userId, building);
    const session = await (await api.asIn('SUPERADMIN', building)).session();
    const now = await presentRights(api.db, { ...session, providerBuildingId: building });
    expect([session.side, now?.side]).toEqual(['platform', 'building']);
    expect((await presentRights(api.db, session))?.side).toBe('platform');
  });
});
