/** What a page of the portal brings along for whoever is signed in, and that nobody else gets it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { type Api, must, startApi } from '#tests/api/harness.ts';

const PUBLIC_URL = 'https://atrium.example';
/** A browser that shows an address which somebody has typed. */
const TYPED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', accept: 'text/html' };
const portalRoot = mkdtempSync(join(tmpdir(), 'portal-'));
let api: Api;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(portalRoot, '.vite'));
  writeFileSync(join(portalRoot, '.vite/manifest.json'), '{}');
  writeFileSync(join(portalRoot, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  api = await startApi({ env: { PUBLIC_URL } });
  app = await buildApp({ db: api.db, config: api.config, product: api.product, portalRoot });
});
afterAll(async () => {
  await app.close();
  await api.close();
  rmSync(portalRoot, { recursive: true });
});

/** A browser in which somebody is signed in; it keeps the cookies that it is given, by name. */
async function browserOf(name: string) {
  const { userId, officeCentreId } = api.world.people[name] as { userId: number; officeCentreId: number };
  const issued = await createSession(api.db, userId, officeCentreId);
  const jar = new Map<string, string>([['atrium_refresh', issued.refreshToken]]);
  const set: string[] = [];
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url,
      headers: { cookie, ...headers },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      set.push(line);
      const [key, value] = (line.split(';')[0] as string).split('=') as [string, string];
      jar.set(key, value);
    }
    return reply;
  };
  const exchange = () => send('POST', '/api/auth/refresh-token');
  const page = async (url = '/parking/carparks', headers: Record<string, string> = TYPED) => {
    const reply = await send('GET', url, headers);
    const [, json] = /<script type="application\/json" id="page-start">(.*?)<\/script>/s.exec(reply.body) ?? [];
    return { reply, start: json === undefined ? undefined : JSON.parse(json) };
  };
  await exchange();
  return { ...issued, jar, set, send, exchange, page };
}

describe('a page for somebody who is signed in', () => {
  it('brings a token that opens calls, the session user, preferences, and what the list asks first', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    await admin.put('/preferences/list.car-parks', { value: { pageSize: 20 } });
    await admin.put('/preferences/language', { value: 'zh-Hant' });
    const { page } = await browserOf('LANDLORD_ADMIN@here');
    const { reply, start } = await page();
    expect(start.session).toMatchObject({ userId: api.idOf('LANDLORD_ADMIN@here'), side: 'building' });
    expect(start.preferences).toMatchObject({ language: 'zh-Hant', 'list.car-parks': { pageSize: 20 } });
    expect(start.locale).toBe('zh-Hant');
    const [counts, rows] = Object.keys(start.answers);
    expect(counts).toBe('/car-parks/get-status-count?page=1&limit=10');
    expect(rows).toMatch(/^\/car-parks\?page=1&limit=20&sortProperties=\w+&sortDirection=(ASC|DESC)/);
    // To the letter what the call answers.
    const headers = { authorization: `Bearer ${start.tokens.accessToken}`, 'accept-language': 'zh-Hant' };
    const asked = await app.inject({ url: `/api${rows}`, headers });
    expect([asked.statusCode, asked.json()]).toEqual([200, start.answers[rows as string]]);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(Date.parse(start.tokens.refreshExpiredAt)).toBeGreaterThan(Date.now());
    for (const key of ['list.car-parks', 'language']) await admin.put(`/preferences/${key}`, { value: null });
  });

  it('takes filters, order and page from the address, and what is wrong there is the list’s own to say', async () => {
    const { page } = await browserOf('LANDLORD_ADMIN@here');
    const search = `?filter=${encodeURIComponent('{"wildcardSearch":"Lot","tab":"INACTIVE"}')}&sort=name&order=DESC&page=2&perPage=20`;
    const rows = Object.keys((await page(`/parking/carparks${search}`)).start.answers).find((one) =>
      one.startsWith('/car-parks?'),
    );
    expect(rows).toBe('/car-parks?page=2&limit=20&sortProperties=name&sortDirection=DESC&wildcardSearch=Lot&tab=INACTIVE');
    for (const odd of ['?filter={', '?page=-1&perPage=1e9', '?filter=[1]', '?filter={"tab":{}}', '?sort=%00&order=x'])
      expect((await page(`/parking/carparks${odd}`)).start.session, odd).toMatchObject({ side: 'building' });
  });

  it('closes no element by what a record contains', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const path = `/car-parks/${api.world.here.carParks[0]}`;
    const { name: before, version } = must(await admin.get<{ name: string; version: number }>(path));
    const name = 'A </script><script>alert(1)</script><!--';
    must(await admin.put(`${path}/update-name`, { name, version }));
    const { page } = await browserOf('LANDLORD_ADMIN@here');
    const { reply, start } = await page();
    expect(reply.body.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.stringify(start.answers)).toContain(name);
    must(await admin.put(`${path}/update-name`, { name: before, version: version + 1 }));
  });

  it('brings no rows that the person may not see', async () => {
    const there = await browserOf('LANDLORD_ADMIN@there');
    const mine = JSON.stringify((await (await browserOf('LANDLORD_ADMIN@here')).page('/users')).start.answers);
    const theirs = JSON.stringify((await there.page('/users')).start.answers);
    const namesOf = (text: string) => [...text.matchAll(/"username":"([^"]+)"/g)].map(([, name]) => name);
    expect(namesOf(mine).length).toBeGreaterThan(0);
    expect(namesOf(mine).filter((one) => namesOf(theirs).includes(one))).toEqual([]);
    const staff = await (await browserOf('MASTER_ADMIN@here.0')).page('/access-control/access-doors');
    expect([staff.start.session.side, staff.start.answers]).toEqual(['tenant', {}]);
  });
});

describe('nobody else gets it', () => {
  const isPlain = ({ reply, start }: Awaited<ReturnType<Awaited<ReturnType<typeof browserOf>>['page']>>) => {
    expect([reply.statusCode, start, reply.headers['cache-control']]).toEqual([200, undefined, 'no-cache']);
    expect(reply.body).not.toMatch(/accessToken|@/);
  };

  it('no other site, frame or script, and no client that does not say what it is', async () => {
    const { page } = await browserOf('LANDLORD_ADMIN@here');
    for (const more of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
    ])
      isPlain(await page('/parking/carparks', { ...TYPED, ...more }));
    isPlain(await page('/parking/carparks', { accept: 'text/html' }));
    isPlain(await page('/login'));
    expect((await page('/parking/carparks')).start).toBeDefined();
  });

  it('its cookie is no script’s, no other site’s, and opens no call', async () => {
    const { set, jar, send } = await browserOf('LANDLORD_ADMIN@here');
    const cookie = set.find((line) => line.startsWith('atrium_page='));
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/;', 'Expires=']) expect(cookie).toContain(flag);
    jar.delete('atrium_refresh');
    expect((await send('GET', '/api/car-parks')).statusCode).toBe(401);
    expect((await send('GET', '/api/auth/user-info')).statusCode).toBe(401);
    expect((await send('POST', '/api/auth/refresh-token')).statusCode).toBe(401);
  });

  it('after signing out, neither with a cookie that was kept nor in a new page', async () => {
    const { page, jar, send, set } = await browserOf('LANDLORD_ADMIN@here');
    const kept = jar.get('atrium_page') as string;
    expect((await page()).start).toBeDefined();
    await send('DELETE', '/api/auth/logout');
    expect(set.at(-1)).toMatch(/^atrium_page=; Path=\/; Expires=Thu, 01 Jan 1970/);
    isPlain(await page());
    jar.set('atrium_page', kept);
    isPlain(await page());
  });

  it('with a forged cookie, or that of another sign-in', async () => {
    const mine = await browserOf('LANDLORD_ADMIN@here');
    const other = await browserOf('MASTER_ADMIN@here.0');
    const [own = '', signature = ''] = (mine.jar.get('atrium_page') ?? '').split('.');
    for (const value of [
      `${(other.jar.get('atrium_page') ?? '').split('.')[0]}.${signature}`,
      `${own}.${'A'.repeat(43)}`,
      own,
      `${own}.`,
      mine.jar.get('atrium_refresh') as string,
      "' or 1=1 --",
      '%',
    ]) {
      mine.jar.set('atrium_page', value);
      isPlain(await mine.page());
    }
  });

  it('with the cookie of before the last exchange, but for another tab’s page that was on its way', async () => {
    const { page, jar, exchange, sessionId } = await browserOf('LANDLORD_ADMIN@here');
    const before = jar.get('atrium_page') as string;
    await exchange();
    const now = jar.get('atrium_page') as string;
    expect(now).not.toBe(before);
    jar.set('atrium_page', before);
    expect((await page()).start).toBeDefined();
    await api.db.query(sql`update sessions set rotated_date = now() - interval '11 seconds' where id = ${sessionId}::uuid`);
    isPlain(await page());
    jar.set('atrium_page', now);
    expect((await page()).start).toBeDefined();
  });

  it('once half of the idle time is over: then the token is exchanged, and with it all is as before', async () => {
    const { page, exchange, sessionId } = await browserOf('LANDLORD_ADMIN@here');
    await api.db.query(sql`update sessions set expires_date = now() + interval '5 hours' where id = ${sessionId}::uuid`);
    isPlain(await page());
    await exchange();
    expect((await page()).start).toBeDefined();
  });

  it('of two people at one browser only the one who has signed in last', async () => {
    const first = await browserOf('LANDLORD_ADMIN@here');
    const second = await browserOf('MASTER_ADMIN@here.0');
    for (const [name, value] of second.jar) first.jar.set(name, value);
    expect((await first.page()).start.session.userId).toBe(api.idOf('MASTER_ADMIN@here.0'));
  });

  it('whose account has been closed meanwhile', async () => {
    const { page } = await browserOf('MASTER_ADMIN@here.1');
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${api.idOf('MASTER_ADMIN@here.1')}`);
    await expect.poll(async () => (await page()).start).toBeUndefined();
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${api.idOf('MASTER_ADMIN@here.1')}`);
  });
});
