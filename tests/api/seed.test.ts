import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayEnter, roleCodes } from '#schemas/kernel/rights/access.ts';
import type { RefundableLine } from '#schemas/orders/refunds.ts';
import { totalsOf } from '#schemas/orders/totals.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { buildApp } from '#server/app.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { demoAccounts, demoPassword, isFreshInstallation, seedDemo } from '#server/seed/demo.ts';
import { seedRows } from '#server/seed/rows.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { demoData } from './demoData.ts';
import { clientOf, testConfig } from './harness.ts';

interface AddOn {
  id: number;
  options: { id: string; price: number }[];
}
/** Of the line of an order. */
interface Kept {
  opcItemUuid: string;
  choice: string[] | null;
  unitPrice: number;
  amount: number;
  discount: number;
}
let database: TestDatabase;
const config = testConfig();
beforeAll(async () => {
  database = await freshDatabase({ template: demoData() });
});
afterAll(() => database.drop());
const total = async (from: string) =>
  (await database.db.text<{ total: number }>(`select count(*)::int as total from ${from}`))[0]?.total ?? 0;

describe('the demo data', () => {
  it('has three buildings in different zones, a dozen tenants, 300 people and every status of season parking', async () => {
    expect(await total(`(select distinct time_zone from office_centres where office_centre_type = 'LANDLORD') z`)).toBe(3);
    expect(await total(`office_centres where office_centre_type <> 'LANDLORD'`)).toBeGreaterThanOrEqual(12);
    expect(await total('users')).toBeGreaterThanOrEqual(300);
    const statuses = await database.db.text<{ status: string }>('select distinct status from season_parking order by status');
    expect(statuses.map((row) => row.status)).toEqual([...seasonParkingApplication.fields.status.values].sort());
    expect(await total(`season_parking_instances where status = 'PENDING_APPROVAL'`)).toBeGreaterThan(0);
    expect(await total('car_parks where not active')).toBeGreaterThan(0);
  });

  it('is added once, and never in production', async () => {
    expect(await isFreshInstallation(database.db)).toBe(false);
    expect(await seedDemo(database.db, config)).toBe(false);
    await expect(seedDemo(database.db, { production: true })).rejects.toThrow('does not go into a production installation');
  });

  it('has orders whose lines and sums are what the product reckons, and refunds that are within them', async () => {
    const orders = await database.db.text<Record<string, unknown>>(`
      select o.subtotal, o.promo_amount, o.delivery_fee, o.tax, o.total, o.refund_total, o.refund_tax, o.tax_rate, o.tax_included, o.opc_order_items as lines,
        (select coalesce(sum(r.refund_total), 0)::int from opc_refund_orders r where r.opc_order_id = o.id) as given from opc_orders o`);
    expect(orders.length).toBeGreaterThanOrEqual(7);
    const items = await database.db.text<{ uuid: string; price: number; add_ons: AddOn[] | null }>(`
      select i.uuid, i.base_price as price, (select json_agg(json_build_object('id', a.id, 'options', a.options)) from opc_item_add_ons a
        where a.opc_item_id = i.id) as add_ons from opc_items i`);
    let options = 0;
    for (const order of orders) {
      const lines = order.lines as (Kept & RefundableLine)[];
      for (const { opcItemUuid, choice, unitPrice } of lines) {
        const item = items.find(({ uuid }) => uuid === opcItemUuid);
        const extras = (choice ?? []).map((said) => {
          const [group, option, pieces] = said.split(':');
          const found = item?.add_ons?.find(({ id }) => String(id) === group)?.options.find(({ id }) => id === option);
          return Number(found?.price) * Number(pieces);
        });
        options += extras.length;
        expect(unitPrice).toBe(Number(item?.price) + extras.reduce((sum, one) => sum + one, 0));
      }
      const found = totalsOf(lines, {
        deliveryFee: Number(order.delivery_fee ?? 0),
        taxRate: Number(order.tax_rate),
        taxIncluded: order.tax_included === true,
      });
      expect(lines.map(({ amount, discount, tax, total }) => ({ amount, discount, tax, total }))).toEqual(found.lines);
      const stored = { subtotal: order.subtotal, discount: order.promo_amount, tax: order.tax, total: order.total };
      expect(Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, Number(value)]))).toEqual({
        subtotal: found.subtotal,
        discount: found.discount,
        tax: found.tax,
        total: found.total,
      });
      const sumOf = (name: 'refundedTotal' | 'refundedTax') => lines.reduce((sum, line) => sum + line[name], 0);
      expect([sumOf('refundedTotal'), sumOf('refundedTax')]).toEqual([Number(order.refund_total), Number(order.refund_tax)]);
      expect(order.given).toBe(Number(order.refund_total));
    }
    expect(options).toBeGreaterThan(0);
  });

  it('has an account for every role, and each account with portal access can sign in', async () => {
    expect(new Set(demoAccounts.map((account) => account.role))).toEqual(new Set(roleCodes));
    const app = await buildApp({ db: database.db, config });
    await prepareJobs(database.db, makeProduct().jobs);
    for (const { role, username, otp } of demoAccounts) {
      const answer = await clientOf(app).post<{ otpRequired: boolean }>('/auth/login', { username, password: demoPassword });
      if (!mayEnter([role], true)) expect(answer.status, role).toBe(403);
      else expect([answer.status, answer.data.otpRequired], role).toEqual([200, otp]);
    }
    await app.close();
  });
});

it('in the large version is spread over the buildings, most of it in one', async () => {
  const before = await total('season_parking');
  await seedRows(database.db, 1000, () => {});
  await seedRows(database.db, 500, () => {});
  expect(await total('season_parking')).toBe(before + 1500);
});
