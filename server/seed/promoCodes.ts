/** Promo codes of the demo data, in each of their states, with the redemptions of the first one and the codes of the one that was made in bulk. */
import { addDays } from '#schemas/kernel/fields/days.ts';
import { opcPromoCode } from '#schemas/retail/opcPromoCode.ts';
import { opcPromoCodeRedemption } from '#schemas/retail/opcPromoCodeRedemption.ts';
import { opcPromoUniqueCode } from '#schemas/retail/opcPromoUniqueCode.ts';
import { promoCodeSample } from '#schemas/retail/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy, uuidOf } from './written.ts';

/** What a new promo code starts with. */
const plain = {
  code: null,
  description: null,
  cappedAmount: null,
  minCartAmount: null,
  applyToItem: null,
  endDate: null,
  totalQty: null,
  budgetAmount: null,
  maxRedemptionPerDay: null,
  maxRedemptionPerUser: null,
};
/** What becomes of a copy of the first sample: its first and last day from today, and what was done to it. */
const OTHERS = [
  { name: 'Lunar New Year', code: 'LUNAR', from: 60, to: 90 },
  { name: 'Opening week', code: 'OPENING', from: -200, to: -190 },
  { name: 'Rainy days', code: 'RAINY', from: -30, to: 60, action: 'updateStatus' },
  { name: 'Printed by mistake', code: 'MISTAKE', from: -30, to: 60, action: 'cancel' },
] as const;
const CODES = ['WELCOME10', 'HALFDRINK', null] as const;
/** Of the first promo code: what orders were worth, in minor units, and how many days ago; the last one was taken back. */
const ORDERS = [
  { cart: 1850, ago: 12 },
  { cart: 4200, ago: 9 },
  { cart: 7600, ago: 6 },
  { cart: 1240, ago: 3 },
  { cart: 2600, ago: 2 },
] as const;
/** A tenth, at most five dollars. */
const discount = (cart: number) => Math.min(500, Math.round(cart / 10));
/** Letters and digits of a code; the same at every start. */
const codeOf = (buildingId: number, index: number) =>
  `VOUCH${String(buildingId * 1000 + index * 7 + 22_222)
    .replaceAll('0', 'X')
    .replaceAll('1', 'Y')}`
    .slice(0, 10)
    .padEnd(10, 'Z');

export async function seedPromoCodes(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
  stores: readonly number[],
): Promise<void> {
  const { id: officeCentreId, today, tenants } = building;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  const orders = people.length ? ORDERS : [];
  const kept = orders.slice(0, -1);
  const [welcome] = promoCodeSample.records;
  const created = daysBefore(today, 25);
  const samples = promoCodeSample.records.map((record, index) => {
    const given = index === 0 ? kept.reduce((sum, { cart }) => sum + discount(cart), 0) : 0;
    const times = index === 0 ? kept.length : 0;
    return { ...plain, ...record, code: CODES[index] ?? null, startDate: addDays(today, -25), times, given, action: undefined };
  });
  const others = OTHERS.map(({ from, to, ...one }) => ({
    ...plain,
    ...welcome,
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    times: 0,
    given: 0,
    action: undefined,
    ...one,
  }));
  const ids = await seedWritten(
    on,
    { entity: opcPromoCode, prefix: 'PC', building, by: admin },
    [...samples, ...others].map(({ times, given, action, ...record }) => ({
      ...record,
      endDate: record.endDate && record.endDate < record.startDate ? null : record.endDate,
      retailStoreIds: record.promoType === 'ITEM' ? stores.slice(0, 1) : [...stores],
      redeemedQty: times,
      redeemedAmount: given,
      remainingQty: record.totalQty === null ? null : record.totalQty - times,
      remainingAmount: record.budgetAmount === null ? null : record.budgetAmount - given,
      active: action === undefined,
      cancelled: action === 'cancel',
      ...stampedBy('cancelled', admin, action === 'cancel' ? daysBefore(today, 20) : null),
      createdDate: created,
      moves: (action ? [[action, action === 'cancel' ? 'CANCELLED' : 'INACTIVE', daysBefore(today, 20)]] : []) as Move[],
    })),
  );
  const at = (ago: number) => ({ createdDate: daysBefore(today, ago), updatedDate: daysBefore(today, ago) });
  const written = orders.map(({ cart, ago }, index) => {
    const person = people[index % people.length] as SeededUser;
    const isBack = index === orders.length - 1;
    return {
      ...at(ago),
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      opcPromoCodeId: ids[0],
      transactionId: `DEMO${officeCentreId}ORDER${index}`.padEnd(16, 'X'),
      code: CODES[0],
      orderKey: `demo-${officeCentreId}-${index}`,
      userId: person.id,
      retailStoreId: stores[index % stores.length],
      cartAmount: cart,
      discountAmount: discount(cart),
      redeemedDate: daysBefore(today, ago),
      redeemedDay: addDays(today, -ago),
      status: isBack ? 'ROLLED_BACK' : 'REDEEMED',
      ...stampedBy('rolledBack', admin, isBack ? daysBefore(today, 1) : null),
      rollbackRemark: isBack ? 'The store was closed.' : null,
      rollbackOfId: null as number | null,
      createdUserId: person.id,
      updatedUserId: isBack ? admin.id : person.id,
      version: isBack ? 2 : 1,
    };
  });
  const redemptions = await insertRows(on, opcPromoCodeRedemption.table, written);
  const last = written.at(-1);
  if (last)
    await insertRows(on, opcPromoCodeRedemption.table, [
      {
        ...last,
        ...at(1),
        uuid: uuidOf(officeCentreId, written.length),
        transactionId: `DEMO${officeCentreId}BACK`.padEnd(16, 'X'),
        orderKey: null,
        redeemedDate: daysBefore(today, 1),
        redeemedDay: addDays(today, -1),
        status: 'ROLLBACK',
        rolledBackDate: null,
        rolledBackUserId: null,
        rollbackOfId: redemptions.at(-1) ?? null,
        createdUserId: admin.id,
        version: 1,
      },
    ]);
  await insertRows(
    on,
    opcPromoUniqueCode.table,
    Array.from({ length: promoCodeSample.records[2]?.totalQty ?? 0 }, (_, index) => ({
      ...at(25),
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      opcPromoCodeId: ids[2],
      code: codeOf(officeCentreId, index),
      redeemed: false,
      version: 1,
    })),
  );
}
