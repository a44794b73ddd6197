/** Attacks by a stranger who knows an address: no lasting harm to its owner, and no extra guesses. */

import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { cleanUpSignIns } from '#server/auth/cleanUp.ts';
import { networkOf } from '#server/auth/network.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { type Api, startApi } from './harness.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
const hash = hashPassword(PASSWORD);
const HOME = '198.51.100.7';
let api: Api;
const MASTER = 'MASTER_ADMIN@here.0';
const ADMIN = 'LANDLORD_ADMIN@there';

interface Browser {
  ip?: string;
  cookie?: string;
}
const send = (
  path: string,
  payload: object,
  { ip = HOME, cookie = '' }: Browser = {},
  app = api.app,
  method: 'POST' | 'PUT' = 'POST',
) => app.inject({ method, url: `/api/auth/${path}`, remoteAddress: ip, payload, headers: cookie ? { cookie } : {} });
const login = (name: string, password: string, from?: Browser, app = api.app) =>
  send('login', { username: mailOf(name), password }, from, app);
const isIn = ({ statusCode }: LightMyRequestResponse) => statusCode === 200;
/** The cookies that a browser keeps from an answer, except the session. */
const cookieOf = (answer: LightMyRequestResponse): string =>
  answer.cookies
    .filter(({ name }) => name !== 'atrium_refresh')
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
/** Strangers, each from a different network, try until all are rejected. */
const crowd = async (count: number, attempt: (ip: string, index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index++) await attempt(`203.0.113.${index}`, index);
};
const codeInMail = async () => {
  const [mail] = await api.db.query<{ text: string }>(sql`select text from mails order by id desc limit 1`);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] as string;
};
const mailsTo = async (name: string) => {
  await api.runJobs();
  const [row] = await api.db.query<{ count: number }>(
    sql`select count(*)::int as count from mails where to_address = ${mailOf(name)}`,
  );
  return row?.count ?? 0;
};

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  for (const { userId } of Object.values(api.world.people))
    await api.db.query(sql`insert into user_credentials (user_id, password_hash) values (${userId}, ${await hash})`);
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.there.building}`);
});
beforeEach(async () => {
  await api.db.query(sql`delete from sign_in_attempts`);
  await api.db.query(sql`delete from known_places`);
});
afterAll(() => api.close());

describe('distributed password guessing', () => {
  it('is stopped, over two processes, and the person can still sign in from their usual network', async () => {
    expect(isIn(await login(MASTER, PASSWORD))).toBe(true);
    const second = await buildApp({ db: (await api.database.another?.()) ?? api.db, config: api.config });
    const apps = [api.app, second];
    await crowd(6, async (ip) => {
      for (let index = 0; index < 6; index++) await login(MASTER, `Wrong-${index}`, { ip }, apps[index % 2]);
    });
    // No unknown browser gets in any more, whatever it sends; each network but the last has been counted five times.
    expect(isIn(await login(MASTER, PASSWORD, { ip: '192.0.2.1' }, second))).toBe(false);
    expect(isIn(await login(MASTER, PASSWORD))).toBe(true);
    await second.close();
  });

  it('gets no extra guesses when the person signs in in between', async () => {
    await login(MASTER, PASSWORD);
    let judged = 0;
    await crowd(12, async (ip, index) => {
      await login(MASTER, PASSWORD);
      for (let turn = 0; turn < 5; turn++) await login(MASTER, 'Wrong-1', { ip });
      if (isIn(await login(MASTER, PASSWORD, { ip: `192.0.2.${index}` }))) judged++;
    });
    expect(judged).toBeLessThanOrEqual(5);
  });

  it('does not lock out a known browser, whatever its network and whoever guesses from there', async () => {
    const cookie = cookieOf(await login(MASTER, PASSWORD));
    expect(cookie).toContain('atrium_browser=');
    for (let index = 0; index < 6; index++) await login(MASTER, 'Wrong-1');
    expect(isIn(await login(MASTER, PASSWORD))).toBe(false);
    expect(isIn(await login(MASTER, PASSWORD, { cookie }))).toBe(true);
    await crowd(6, async (ip) => {
      for (let index = 0; index < 5; index++) await login(MASTER, 'Wrong-1', { ip });
    });
    expect(isIn(await login(MASTER, PASSWORD, { cookie, ip: '192.0.2.77' }))).toBe(true);
  });

  it('gains nothing from a browser that is known for somebody else, or from an invented one', async () => {
    const cookie = cookieOf(await login('SUB_ADMIN@here.0', PASSWORD, { ip: '192.0.2.50' }));
    await crowd(6, async (ip) => {
      for (let index = 0; index < 5; index++) await login(MASTER, 'Wrong-1', { ip, cookie });
    });
    expect(isIn(await login(MASTER, PASSWORD, { cookie, ip: '192.0.2.50' }))).toBe(false);
    const invented = `atrium_browser=${'A'.repeat(43)}`;
    expect(isIn(await login(MASTER, PASSWORD, { cookie: invented, ip: '192.0.2.51' }))).toBe(false);
  });

  it('gets only five guesses from a known browser, too', async () => {
    const cookie = cookieOf(await login(MASTER, PASSWORD));
    for (let index = 0; index < 5; index++) await login(MASTER, 'Wrong-1', { cookie, ip: `203.0.113.${index}` });
    expect(isIn(await login(MASTER, PASSWORD, { cookie, ip: '192.0.2.1' }))).toBe(false);
  });

  it('leaves every person who signs in on a browser with that browser known', async () => {
    const first = cookieOf(await login(MASTER, PASSWORD));
    const both = cookieOf(await login('SUB_ADMIN@here.0', PASSWORD, { cookie: first }));
    for (const name of [MASTER, 'SUB_ADMIN@here.0']) {
      for (let index = 0; index < 6; index++) await login(name, 'Wrong-1');
      expect([name, isIn(await login(name, PASSWORD, { cookie: both }))]).toEqual([name, true]);
    }
  });
});

describe('one attacker guessing at many accounts', () => {
  it('exhausts the rate limit of the network, and people known there can still sign in', async () => {
    expect(isIn(await login(MASTER, PASSWORD))).toBe(true);
    for (let index = 0; index < 100; index++)
      await send('login', { username: `nobody.${index % 20}@atrium.example`, password: 'Wrong-1' });
    expect(isIn(await login('SUB_ADMIN@here.0', PASSWORD))).toBe(false);
    expect(isIn(await login(MASTER, PASSWORD))).toBe(true);
    expect(isIn(await login('SUB_ADMIN@here.0', PASSWORD, { ip: '192.0.2.1' }))).toBe(true);
  });

  it('does not count attempts against wider limits that the narrow limit has rejected', async () => {
    for (let index = 0; index < 130; index++) await login('SUB_ADMIN@here.0', 'Wrong-1', { ip: '203.0.113.9' });
    const counts = await api.db.query<{ key: string; count: number }>(
      sql`select key, count from sign_in_attempts where key = 'signInFrom:203.0.113.9' or key = ${`signIn:user:${api.idOf('SUB_ADMIN@here.0')}`} order by key`,
    );
    expect(counts.map(({ count }) => count)).toEqual([5, 5]);
    expect(isIn(await login(MASTER, PASSWORD, { ip: '203.0.113.9' }))).toBe(true);
  });
});

describe('an address in different spellings', () => {
  const spellings = [
    (email: string) => email.toUpperCase(),
    (email: string) => `  ${email} `,
    (email: string) => email.replace('i', 'İ'),
    (email: string) => email.replace('i', 'ı'),
    (email: string) => `"${email.replace('@', '"@')}`,
    (email: string) => `Master <${email}>`,
    (email: string) => `${email}\u0000`,
    (email: string) => `${email}\u200b`,
  ];
  it('counts as one account', async () => {
    for (let round = 0; round < 5; round++)
      for (const spell of spellings) await send('login', { username: spell(mailOf(MASTER)), password: 'Wrong-1' });
    expect(isIn(await login(MASTER, PASSWORD))).toBe(false);
    const keys = await api.db.query<{ key: string }>(
      sql`select key from sign_in_attempts where key like 'signIn:%|%' and key not like ${`signIn:user:${api.idOf(MASTER)}|%`}`,
    );
    // All invalid addresses count as one and the same unknown account.
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain('atrium.example');
  });

  it('counts for no account when it is invalid, and gets the usual answer', async () => {
    const wrong = (await login(MASTER, 'Wrong-1')).json();
    const odd = (await send('login', { username: mailOf(MASTER).replace('i', 'İ'), password: PASSWORD })).json();
    expect({ ...odd, requestId: '' }).toEqual({ ...wrong, requestId: '' });
  });

  it('is limited by account whether or not the account exists', async () => {
    const tried = async (username: string, ip: string) => {
      const answers = [];
      for (let index = 0; index < 7; index++)
        answers.push((await send('login', { username, password: 'Wrong-1' }, { ip })).json());
      return answers.map((one) => ({ ...one, requestId: '' }));
    };
    expect(await tried('nobody@atrium.example', '203.0.113.1')).toEqual(await tried(mailOf(MASTER), '203.0.113.2'));
  });
});

describe('reset mails', () => {
  const ask = (name: string, from?: Browser) => send('forgot-password', { username: mailOf(name) }, from);
  it('cannot be used up by strangers, and cannot flood the person', async () => {
    await login(MASTER, PASSWORD);
    const before = await mailsTo(MASTER);
    await crowd(20, async (ip) => {
      for (let index = 0; index < 3; index++) await ask(MASTER, { ip });
    });
    const flooded = await mailsTo(MASTER);
    expect(flooded - before).toBe(10);
    await ask(MASTER, { ip: '192.0.2.1' });
    expect(await mailsTo(MASTER)).toBe(flooded);
    await ask(MASTER);
    expect(await mailsTo(MASTER)).toBe(flooded + 1);
  });

  it('keep the newest link valid while strangers are rate limited', async () => {
    await crowd(20, async (ip) => void (await ask('SUB_ADMIN@here.0', { ip })));
    await mailsTo('SUB_ADMIN@here.0');
    const [good] = await api.db.query<{ count: number }>(sql`
      select count(*)::int as count from account_links l join sign_in_attempts a on a.key = 'reset:user:' || l.user_id
      where l.user_id = ${api.idOf('SUB_ADMIN@here.0')} and l.status = 'OPEN' and l.expires_date >= a.locked_until_date - interval '1 minute'`);
    expect(good?.count).toBe(1);
  });
});

describe('one-time codes', () => {
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const begin = async (from?: Browser) => (await login(ADMIN, PASSWORD, from)).json().data.otpUniqueId as string;
  const enter = async (from?: Browser) => {
    const otpUniqueId = await begin(from);
    return send('validate-otp', { otpUniqueId, otp: await codeInMail() }, from);
  };

  it('are not used up by strangers who know the password, and give them no extra guesses', async () => {
    const cookie = cookieOf(await enter());
    let tries = 0;
    await crowd(12, async (ip) => {
      const otpUniqueId = await begin({ ip });
      if (!otpUniqueId) return;
      const wrong = other(await codeInMail());
      for (let index = 0; index < 5; index++) {
        await send('validate-otp', { otpUniqueId, otp: wrong }, { ip });
        tries++;
      }
    });
    expect(tries).toBeGreaterThan(25);
    expect(isIn(await enter({ ip: '192.0.2.1' }))).toBe(false);
    expect(isIn(await enter())).toBe(true);
    expect(isIn(await enter({ ip: '192.0.2.1', cookie }))).toBe(true);
  });
});

describe('a known browser or network', () => {
  it('is forgotten after a password reset by link, except for the browser that was used', async () => {
    const old = cookieOf(await login(MASTER, PASSWORD));
    await send('forgot-password', { username: mailOf(MASTER) });
    await api.runJobs();
    const [mail] = await api.db.query<{ text: string }>(
      sql`select text from mails where to_address = ${mailOf(MASTER)} order by id desc limit 1`,
    );
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] as string;
    const fresh = cookieOf(await send('update-password', { token, password: 'Fresh-Start-1' }, { ip: '192.0.2.9' }));
    await crowd(6, async (ip) => {
      for (let index = 0; index < 5; index++) await login(MASTER, 'Wrong-1', { ip });
    });
    expect(isIn(await login(MASTER, 'Fresh-Start-1', { cookie: old }))).toBe(false);
    expect(isIn(await login(MASTER, 'Fresh-Start-1', { cookie: fresh, ip: '192.0.2.10' }))).toBe(true);
    await api.db.query(sql`update user_credentials set password_hash = ${await hash} where user_id = ${api.idOf(MASTER)}`);
  });

  it('is forgotten after 90 days without a sign-in', async () => {
    await login(MASTER, PASSWORD);
    await api.db.query(sql`update known_places set last_used_date = now() - interval '91 days'`);
    await cleanUpSignIns(api.db);
    expect(await api.db.query(sql`select 1 from known_places`)).toEqual([]);
  });

  it('is stored only as a hash of the browser’s token', async () => {
    const cookie = cookieOf(await login(MASTER, PASSWORD));
    const [row] = await api.db.query<{ dump: string }>(sql`select string_agg(place, ' ') as dump from known_places`);
    expect(cookie).toMatch(/atrium_browser=[\w-]{43}$/);
    expect(row?.dump).not.toContain(cookie.slice('atrium_browser='.length));
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2/64'],
    ['2001:db8::7', '2001:db8:0:0/64'],
    ['2001:0db8:0001::1', '2001:db8:1:0/64'],
    ['fe80::1%eth0', 'fe80:0:0:0/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0/64'],
    ['::1', '0:0:0:0/64'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
