/**
 * Orders taken per second at one store, all of one item with stock and a promo code; and the first page, the counts of the tabs and what the board
 * of 500 open orders asks for, with a million orders against ten thousand.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Api, type Client, must, type Row, startApi } from '#tests/api/harness.ts';
import { centreUuid } from '#tests/api/world.ts';
import { alwaysOpen } from '#tests/times.ts';
import { type Line, report } from './report.ts';

const [FEW, MANY] = [10_000, 1_000_000];
const OPEN = 500;
const TURNS = 9;
/** Milliseconds below which a difference is noise of the machine. */
const NOISE = 5;
const ORDERS = 400;
const AT_ONCE = 8;
/** Each of them may order so much an hour. */
const PEOPLE = ['STAFF@here.0', 'STAFF@here.1', 'MASTER_ADMIN@here.0', 'MASTER_ADMIN@here.1'] as const;

const paths = {
  'first page of orders': '/opc-orders',
  'counts of the tabs': '/opc-orders/status-count',
  'orders of a store that were collected': '/opc-orders?orderStatus=COLLECTED&sortProperties=total&sortDirection=DESC',
  [`the board of ${OPEN} open orders`]: '/opc-orders?orderStatusArray=PENDING,ACCEPTED,PREPARED&limit=100',
} as const;

/** The median of some calls, in milliseconds. */
async function median(client: Client, path: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const begun = performance.now();
    const { status } = await client.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    // Once before it counts.
    if (turn > 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)] as number;
}

/** A store that is always open, and what everybody orders there. */
async function openStore(api: Api, building: Client) {
  const centre = `/office-centres/uuid/${centreUuid(api.world.here.building)}`;
  const names = { name: { en: 'Kopi Corner' }, viewableBy: 'ALL', opc: true };
  const store = must(await building.post<Row>(`${centre}/retail-stores`, names));
  const always = JSON.stringify(alwaysOpen);
  await api.db.query(sql`update retail_stores set opening_hrs = ${always}::jsonb where id = ${store.id}`);
  const menu = must(await building.post<Row>('/opc-menu-groups', { retailStoreId: store.id, name: { en: 'Menu' } }));
  const item = must(
    await building.post<Row>('/opc-items', {
      retailStoreId: store.id,
      opcMenuGroupId: menu.id,
      name: { en: 'Toast' },
      basePrice: 500,
      quantity: 100_000,
    }),
  );
  const { today } = await building.session();
  must(
    await building.post(`${centre}/opc-promo-codes`, {
      promoType: 'ORDER',
      codeType: 'GENERIC',
      name: 'Ten percent',
      code: 'TEN',
      amount: 1000,
      startDate: today,
      totalQty: 100_000,
      retailStoreUuids: [store.uuid],
    }),
  );
  return { store, item };
}

/** Orders a second, each with its stock and its promo code, by several people at once. */
async function taken(api: Api, { store, item }: { store: Row; item: Row }): Promise<number> {
  const people = await Promise.all(PEOPLE.map((name) => api.as(name)));
  const order = async (index: number) => {
    const body = {
      retailStoreUuid: store.uuid,
      lines: [{ opcItemUuid: item.uuid, quantity: 1 }],
      promoCode: 'TEN',
      requestKey: randomUUID(),
    };
    must(await (people[index % people.length] as Client).post('/occupant/opc-orders', body));
  };
  for (let index = 0; index < AT_ONCE; index += 1) await order(index);
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < ORDERS) {
        next += 1;
        await order(next);
      }
    }),
  );
  return ORDERS / ((performance.now() - begun) / 1000);
}

/** Copies of an order that was taken: minutes apart into the past, the newest of them open. */
async function addOrders(api: Api, from: number, to: number): Promise<void> {
  const columns = await api.db.query<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'opc_orders' and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`);
  const names = columns.map(({ name }) => name);
  await api.db.text(
    `insert into opc_orders (${names.join(', ')}) select ${names.map((name) => `r.${name}`).join(', ')}
     from (select * from opc_orders order by id limit 1) o, generate_series($1::int, $2::int) n,
       lateral jsonb_populate_record(null::opc_orders, to_jsonb(o) || jsonb_build_object('uuid', gen_random_uuid(), 'order_no', 'OR-BENCH-' || n,
         'order_id', upper(lpad(to_hex(n), 6, '0')), 'request_key', 'bench-' || n, 'order_key', null,
         'order_status', case when n <= ${OPEN} then (array['PENDING', 'ACCEPTED', 'PREPARED'])[1 + n % 3] else 'COLLECTED' end,
         'payment_status', 'PAID', 'total', 400 + n % 997, 'ordered_date', now() - n * interval '1 minute', 'pending_payment_expiry', null,
         'collection_slot', null, 'created_date', now() - n * interval '1 minute')) r`,
    [from, to],
  );
}

export async function benchOrders(): Promise<number> {
  const api = await startApi();
  const building = await api.as('LANDLORD_ADMIN@here');
  const perSecond = await taken(api, await openStore(api, building));
  // What writes limits row by row would take an hour; the constraints of the database stay.
  await api.db.query(sql`alter table opc_orders disable trigger user`);
  const measure = async () => {
    await api.db.text('vacuum analyze');
    const found: number[] = [];
    // Signed in anew: a million rows take longer than a session without a call.
    for (const path of Object.values(paths)) found.push(await median(await api.as('LANDLORD_ADMIN@here'), path));
    return found;
  };
  await addOrders(api, 1, FEW);
  const few = await measure();
  await addOrders(api, FEW + 1, MANY);
  const many = await measure();
  await api.close();
  const lines = Object.keys(paths).map((what, index): Line => {
    const [small, large] = [few[index] as number, many[index] as number];
    return {
      what: `${what}: ${MANY.toLocaleString('en')} / ${FEW.toLocaleString('en')}`,
      value: Math.max(large, NOISE) / Math.max(small, NOISE),
      atMost: 2,
      note: `${small.toFixed(1)} ms, ${large.toFixed(1)} ms`,
    };
  });
  return report([{ what: 'orders taken at one store, with stock and promo code', value: perSecond, unit: '/s' }, ...lines]);
}
