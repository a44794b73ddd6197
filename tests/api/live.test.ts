/** Live lists: a write in one process is announced in every process to people who may see it, and to nobody else. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import { createSession, revokeSessions } from '#server/auth/session/sessions.ts';
import { MAX_PER_PERSON } from '#server/http/live/hub.ts';
import { createTask, failTask } from '#server/jobs/tasks.ts';
import { announce } from '#server/live/announce.ts';
import { CHANNEL, type Change } from '#server/live/change.ts';
import { writesOf } from '#server/live/written.ts';
import { PATIENCE } from '../patience.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { type LiveClient, type LiveEvent, listen, openLive } from './liveClient.ts';
import { APPLICATIONS, type Application, type Desk, openDesk } from './parkingDesk.ts';

let api: Api;
let desk: Desk;
let second: FastifyInstance;
let here: string;
let there: string;
const open: LiveClient[] = [];
beforeAll(async () => {
  api = await startApi();
  desk = await openDesk(api);
  // On PostgreSQL a separate pool; the embedded database allows one process, which then acts as both.
  second = await buildApp({ db: (await api.database.another?.()) ?? api.db, config: api.config });
  [here, there] = [await listen(api.app), await listen(second)];
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

async function signedIn(name: string): Promise<{ client: Client; sessionId: string; userId: number }> {
  const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number | null };
  const { sessionId } = await createSession(api.db, userId, officeCentreId);
  const auth = makeAuth({ db: api.db, config: api.config });
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  await auth.close();
  return { client: clientOf(api.app, accessToken), sessionId, userId };
}
async function listener(name: string, origin = here): Promise<LiveClient> {
  const { client } = await signedIn(name);
  const live = await openLive(origin, client.authorization);
  open.push(live);
  return live;
}
const about = (entity: string, id?: number) => (one: LiveEvent) =>
  one.event === 'change' &&
  one.data.entity === entity &&
  (id === undefined || ((one.data.rows as [number, number][] | null) ?? []).some(([row]) => row === id));
const changes = (live: LiveClient) => live.events.filter(({ event }) => event === 'change');

/** Renames a car park of a building, as its admin. */
async function rename(place: 'here' | 'there', name: string): Promise<{ id: number; version: number }> {
  const admin = await api.as(`LANDLORD_ADMIN@${place}`);
  const id = api.world[place].carParks[0];
  const { data } = await admin.get<{ version: number }>(`/car-parks/${id}`);
  const answer = await admin.put<{ version: number }>(`/car-parks/${id}/update-name`, { name, version: data.version });
  if (!answer.success) throw new Error(answer.message);
  return { id, version: answer.data.version };
}

describe('a live event of a write', () => {
  it('reaches every process, without any content of the write', async () => {
    const [near, far] = [await listener('CONCIERGE@here'), await listener('LANDLORD_ADMIN_VIEW_ONLY@here', there)];
    const applied = await desk.apply();
    const { id, version } = await rename('here', 'Secret new name');
    const heard = await far.until(about('car-parks', id));
    expect(heard.data).toEqual({ entity: 'car-parks', kind: 'update', rows: [[id, version]], mine: false });
    expect(JSON.stringify(far.events)).not.toContain('Secret');
    expect((await far.until(about('season-parking-applications', applied.id))).data).toMatchObject({ kind: 'create' });
    // The concierge may not list car parks.
    expect(changes(near).filter(about('car-parks'))).toEqual([]);
  });

  it('of another building never arrives', async () => {
    const mine = await listener('LANDLORD_ADMIN@here', there);
    const everywhere = await listener('SUPERADMIN');
    const { id } = await rename('there', 'Elsewhere');
    await everywhere.until(about('car-parks', id));
    const marker = await rename('here', 'Marker');
    await mine.until(about('car-parks', marker.id));
    expect(changes(mine).filter(about('car-parks', id))).toEqual([]);
  });

  it('of another company arrives only at the building and that company', async () => {
    const [theirs, building, other] = [
      await listener('MASTER_ADMIN@here.0'),
      await listener('LANDLORD_ADMIN@here', there),
      await listener('MASTER_ADMIN@here.1'),
    ];
    const { id } = await desk.apply();
    await theirs.until(about('season-parking-applications', id));
    await building.until(about('season-parking-applications', id));
    const own = await (await api.as('MASTER_ADMIN@here.1')).post<Application>(`${APPLICATIONS}/create`, desk.form());
    await other.until(about('season-parking-applications', own.data.id));
    expect(changes(other).filter(about('season-parking-applications', id))).toEqual([]);
  });

  it('is not sent after a rollback; a person’s own change is marked as such; people get events of every office centre where they work', async () => {
    const { client } = await signedIn('LANDLORD_ADMIN@here');
    const live = await openLive(there, client.authorization);
    open.push(live);
    expect((await client.put(`/car-parks/${api.world.here.carParks[0]}/update-name`, { name: '', version: 1 })).success).toBe(
      false,
    );
    const { id } = await rename('here', 'Mine');
    expect((await live.until(about('car-parks', id))).data.mine).toBe(true);
    expect(changes(live)).toHaveLength(1);
    const person = api.world.people['CONCIERGE@here'] as { userId: number };
    const elsewhere = await listener('LANDLORD_ADMIN@there');
    const path = `/office-centres/${api.world.here.building}/users/${person.userId}`;
    const { data } = await client.get<{ version: number }>(path);
    const answer = await client.put(path, { fullName: 'Con Cierge', version: data.version });
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    await live.until(about('users', person.userId));
    expect(changes(elsewhere)).toEqual([]);
  });

  it('summarizes a write of many rows', async () => {
    const live = await listener('LANDLORD_ADMIN_VIEW_ONLY@here', there);
    const waiting = await Promise.all(Array.from({ length: 8 }, () => desk.apply()));
    const named = () => changes(live).flatMap(({ data }) => (data.rows as [number, number][]).map(([id]) => id));
    const areAllNamed = () => waiting.every(({ id }) => named().includes(id));
    await live.until(areAllNamed);
    live.events.length = 0;
    const { data } = await desk.building.put<{ success: boolean }[]>(`${APPLICATIONS}/bulk/approve`, {
      rows: waiting.map(({ id, version }) => ({ id, version })),
    });
    expect(data.every(({ success }) => success)).toBe(true);
    await live.until(areAllNamed);
    live.events.length = 0;
    // Changes that are committed together are announced together, however long each took.
    const { model } = api.product;
    const entity = model.entity('season-parking-applications');
    await api.db.transaction(async (tx) => {
      for (const one of waiting)
        await announce(tx, { model, entity, kind: 'update', records: [{ ...one }], reach: { session: { userId: 0 } } });
    });
    await live.until(areAllNamed);
    expect(changes(live)).toHaveLength(1);
  });
});

describe('a live stream', () => {
  it('requires sign-in, is not cached, buffered or compressed, and does not support HEAD', async () => {
    expect((await openLive(here)).status).toBe(401);
    expect((await openLive(here, 'Bearer a.b.c')).status).toBe(401);
    const live = await listener('LANDLORD_ADMIN@here');
    expect(live.headers['content-type']).toContain('text/event-stream');
    expect(live.headers['cache-control']).toContain('no-store');
    expect(live.headers['x-accel-buffering']).toBe('no');
    expect(live.headers['content-encoding']).toBeUndefined();
    expect(live.headers['x-request-id']).toMatch(/\S/);
    const head = await fetch(`${here}/api/live`, { method: 'HEAD' });
    expect(head.status).toBe(405);
  });

  it('ends in every process when its session ends', async () => {
    const { client, sessionId } = await signedIn('LANDLORD_ADMIN@here');
    const [near, far] = [await openLive(here, client.authorization), await openLive(there, client.authorization)];
    await api.db.transaction((tx) => revokeSessions(tx, { sessionId }));
    for (const one of [near, far]) expect(await one.untilEnd()).toEqual({ event: 'bye', data: { reason: 'session' } });
  });

  it('ends when permissions change, before any further event is sent', async () => {
    const { client, userId } = await signedIn('LANDLORD_ADMIN_VIEW_ONLY@here');
    const live = await openLive(there, client.authorization);
    await api.db.transaction(async (tx) => {
      await tx.query(sql`update user_roles set denied_permissions = array['CAR_PARK_LIST'] where user_id = ${userId}`);
      await forgetSessions(tx, { userId });
      // Immediately afterwards, before the permissions can be read again.
      const owners = [{ building: api.world.here.building, tenant: null }];
      const change: Change = { entity: 'car-parks', kind: 'update', owners, rows: [[1, 2]], by: null };
      await tx.query(sql`select pg_notify(${CHANNEL}, ${JSON.stringify([change])})`);
    });
    expect(await live.untilEnd()).toEqual({ event: 'bye', data: { reason: 'rights' } });
    expect(changes(live)).toEqual([]);
    await api.db.query(sql`update user_roles set denied_permissions = null where user_id = ${userId}`);
  });

  it('tells its process when another one has written', async () => {
    const live = await listener('LANDLORD_ADMIN@here');
    const before = writesOf('holidays');
    const owners = [{ building: api.world.here.building, tenant: null }];
    const change: Change = { entity: 'holidays', kind: 'update', owners, rows: [[1, 2]], by: null };
    await api.db.notify(CHANNEL, JSON.stringify([change]));
    await live.until(about('holidays', 1));
    expect(writesOf('holidays')).toBeGreaterThan(before);
  });

  it('is limited to twelve per person', async () => {
    const { client } = await signedIn('MASTER_ADMIN@here.1');
    const all: LiveClient[] = [];
    for (let count = 0; count < MAX_PER_PERSON; count += 1) all.push(await openLive(here, client.authorization));
    expect((await openLive(here, client.authorization)).status).toBe(429);
    all[0]?.close();
    await vi.waitFor(async () => {
      const again = await openLive(here, client.authorization);
      all.push(again);
      expect(again.status).toBe(200);
    }, PATIENCE);
    for (const one of all) one.close();
  });

  it('tells a person about their own jobs, and nobody else', async () => {
    const name = 'LANDLORD_ADMIN@here';
    const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number };
    const [mine, other] = [await listener(name, there), await listener('CONCIERGE@here', there)];
    const id = await api.db.transaction((tx) =>
      createTask(tx, { userId, officeCentreId, kind: 'RECORD_LIST', subject: 'car-parks' }),
    );
    await mine.until(({ event, data }) => event === 'task' && data.id === id && data.status === 'QUEUED');
    await failTask(api.db, id, 'no');
    await mine.until(({ event, data }) => event === 'task' && data.id === id && data.status === 'FAILED');
    expect(other.events.filter(({ event }) => event === 'task')).toEqual([]);
  });

  it('does not keep its process from stopping, and announces a reconnect', async () => {
    const third = await buildApp({ db: api.db, config: api.config });
    const live = await openLive(await listen(third), (await signedIn('LANDLORD_ADMIN@here')).client.authorization);
    await third.close();
    expect(await live.untilEnd()).toEqual({ event: 'bye', data: { reason: 'restart' } });
  });
});
