/** A person's preferences, stored on the server: private and limited in size. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PREFERENCES, PREFERENCE_BYTES } from '#schemas/kernel/areas/preference.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let mine: Client;
beforeAll(async () => {
  api = await startApi();
  mine = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const all = async (who = mine) => (await who.get('/preferences')).data;
const put = (key: string, value: unknown, who = mine) => who.put(`/preferences/${encodeURIComponent(key)}`, { value });

describe('preferences', () => {
  it('are stored unchanged, whatever JSON they are, in every session of the person', async () => {
    const chosen = {
      language: 'zh-Hant',
      theme: 'dark',
      'list.car-parks': { columns: ['code', 'name'], density: 'compact', pageSize: 50 },
      'store.menu.narrow': true,
      'recent.users': [{ id: 4, title: '陳美 "x" \\ </script>' }],
      'a.b.c.d': 0,
    };
    for (const [key, value] of Object.entries(chosen)) expect((await put(key, value)).status, key).toBe(200);
    expect(await all()).toEqual(chosen);
    expect(await all(await api.asIn('LANDLORD_ADMIN@here', api.world.here.building))).toEqual(chosen);
    await put('theme', 'light');
    expect((await all()).theme).toBe('light');
    await put('theme', null);
    expect(await all()).not.toHaveProperty('theme');
  });

  it('are private and require sign-in', async () => {
    expect(await all(await api.as('CONCIERGE@here'))).toEqual({});
    const nobody = await api.as('nobody');
    expect((await nobody.get('/preferences')).status).toBe(401);
    expect((await put('theme', 'dark', nobody)).status).toBe(401);
  });

  it('accept valid names only', async () => {
    const bad = [
      'Theme',
      '1a',
      'a..b',
      '.a',
      'a.',
      'a b',
      'a/b',
      '__proto__',
      'a.__proto__',
      "a';--",
      'a\u0000',
      'a.b.c.d.e',
      'x'.repeat(99),
    ];
    for (const key of bad) expect((await put(key, 1)).status, key).toBe(404);
  });

  it('accept exactly the values that can be stored and are not too large', async () => {
    const refusals: [unknown, string][] = [
      [{}, 'value'],
      [{ value: 1, userId: 2 }, 'userId'],
      [{ value: 'x'.repeat(PREFERENCE_BYTES) }, 'value'],
      [{ value: ['a\u0000'] }, 'value'],
      [{ value: { '\ud800': 1 } }, 'value'],
      [{ value: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) }, 'value'],
    ];
    for (const [body, field] of refusals) {
      const answer = await mine.put('/preferences/theme', body);
      expect(answer, JSON.stringify(body).slice(0, 60)).toMatchObject({
        status: 422,
        errors: { [field]: { message: expect.any(String) } },
      });
    }
    expect((await mine.put('/preferences/theme', [1])).status).toBe(422);
    expect((await put('theme', 'x'.repeat(PREFERENCE_BYTES - 2))).status).toBe(200);
  });

  it('are limited in number; existing ones can still be changed', async () => {
    const who = await api.as('MASTER_ADMIN@here.0');
    const userId = api.world.people['MASTER_ADMIN@here.0']?.userId as number;
    await api.db.query(
      sql`insert into user_preferences (user_id, key, value) select ${userId}, 'k' || n, '1'::jsonb from generate_series(1, ${MAX_PREFERENCES}) n`,
    );
    expect((await put('onemore', 1, who)).status).toBe(422);
    expect((await put('k7', 2, who)).status).toBe(200);
    await put('k8', null, who);
    expect((await put('onemore', 1, who)).status).toBe(200);
  });
});
