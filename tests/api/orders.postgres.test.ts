/** Two server processes on one PostgreSQL sell what a store has to many who order at once: no piece, no use of a code, no place in a slot too many. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { alwaysOpen } from '../times.ts';
import { type ServerProcess, startServer } from './crash/server.ts';
import { dataFolder, freshDatabase, type TestDatabase } from './database.ts';
import { centreUuid, makeWorld } from './world.ts';

const ASKING = process.env.TEST_FULL ? 500 : 60;
/** Pieces, uses of the code, places in a slot. */
const PIECES = ASKING / 5;
const USES = ASKING / 10;
const PLACES = PIECES / 4;
/** Each of them may do so much an hour; a call that was told to ask again counts as well. */
const PEOPLE = ['STAFF@here.0', 'STAFF@here.1', 'MASTER_ADMIN@here.0', 'MASTER_ADMIN@here.1'];
const TIME = 300_000;
type Row = { id: number; uuid: string };

describe('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  let dataDir: string;
  let running: ServerProcess[] = [];
  const tokens = new Map<string, string>();
  let centre: string;
  let store: Row;
  let item: Row;
  beforeAll(async () => {
    dataDir = await dataFolder('orders');
    database = await freshDatabase();
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url as string };
    await migrate(database.db);
    const { people, here } = await makeWorld(database.db);
    const auth = makeAuth({ db: database.db, config: readConfig(env) });
    for (const name of ['LANDLORD_ADMIN@here', ...PEOPLE]) {
      const { userId, officeCentreId } = people[name] as { userId: number; officeCentreId: number };
      const { sessionId } = await createSession(database.db, userId, officeCentreId);
      tokens.set(name, (await auth.tokens.issue(sessionId, userId)).accessToken);
    }
    await auth.close();
    running = await Promise.all([startServer(env), startServer(env)]);
    centre = `/office-centres/uuid/${centreUuid(here.building)}`;
    store = await made(`${centre}/retail-stores`, { name: { en: 'Kopi Corner' }, viewableBy: 'ALL', opc: true });
    const always = JSON.stringify(alwaysOpen);
    await database.db.query(sql`
      update retail_stores set opening_hrs = ${always}::jsonb, max_orders_per_slot = ${PLACES}, slot_minutes = 5 where id = ${store.id}`);
    const menu = await made('/opc-menu-groups', { retailStoreId: store.id, name: { en: 'Menu' } });
    item = await made('/opc-items', {
      retailStoreId: store.id,
      opcMenuGroupId: menu.id,
      name: { en: 'Toast' },
      basePrice: 500,
      quantity: PIECES,
    });
    const [{ today }] = (await database.db.query<{ today: string }>(
      sql`select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today from office_centres where id = ${here.building}`,
    )) as [{ today: string }];
    await made(`${centre}/opc-promo-codes`, {
      promoType: 'ORDER',
      codeType: 'GENERIC',
      name: 'Half',
      code: 'HALF',
      amount: 5000,
      startDate: today,
      totalQty: USES,
      retailStoreUuids: [store.uuid],
    });
  }, TIME);
  afterAll(async () => {
    await Promise.all(running.map((one) => one.kill()));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call<T>(
    at: number,
    who: string,
    path: string,
    body: object,
  ): Promise<{ status: number; data: T; message: string }> {
    const answer = await fetch(`${running[at % 2]?.origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get(who)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    // Nothing was done: no connection was free in time. As its header says, the caller asks again.
    if (answer.status === 503 && answer.headers.has('retry-after')) return call<T>(at, who, path, body);
    return { status: answer.status, data, message };
  }
  async function made(path: string, body: object): Promise<Row> {
    const { status, data, message } = await call<Row>(0, 'LANDLORD_ADMIN@here', path, body);
    expect([status, message]).toEqual([201, expect.any(String)]);
    return data;
  }

  it(
    'of many who order at once, as many get it as there are pieces, uses of the code and places in slots; nobody else is charged',
    async () => {
      const asked = await Promise.all(
        Array.from({ length: ASKING }, (_, n) =>
          call<Row>(n, PEOPLE[(n >> 1) % PEOPLE.length] as string, '/occupant/opc-orders', {
            retailStoreUuid: store.uuid,
            lines: [{ opcItemUuid: item.uuid, quantity: 1 }],
            requestKey: randomUUID(),
            ...(n % 3 ? {} : { promoCode: 'HALF' }),
          }),
        ),
      );
      const won = asked.filter(({ status }) => status < 300);
      expect(won).toHaveLength(PIECES);
      for (const { status } of asked.filter((one) => one.status >= 300)) expect([409, 422]).toContain(status);
      const [counted] = await database.db.query<Record<string, number>>(sql`
        select (select count(*)::int from opc_orders) as orders, (select sum(ordered_quantity)::int from opc_item_day_stocks) as pieces,
          (select count(*)::int from opc_promo_code_redemptions where status = 'REDEEMED') as redeemed,
          (select redeemed_qty::int from opc_promo_codes) as used,
          (select count(*)::int from opc_orders where promo_amount > 0) as cheaper, (select count(*)::int from payments) as payments,
          (select max(n)::int from (select count(*) as n from opc_orders group by collection_slot) slots) as slot`);
      expect(counted).toMatchObject({ orders: PIECES, pieces: PIECES, payments: 0 });
      expect(counted?.redeemed).toBe(counted?.used);
      expect(counted?.redeemed).toBe(counted?.cheaper);
      expect(counted?.used).toBeLessThanOrEqual(USES);
      expect(counted?.slot).toBeLessThanOrEqual(PLACES);
    },
    TIME,
  );
});
