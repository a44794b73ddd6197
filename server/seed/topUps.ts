/** What the buildings of the demo data have bought on top of their plans, and what they therefore have. */
import type { Queryable } from '#server/db/database.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';

/** Type, quantity, days ago, and what was noted with it; the oldest come first. */
const topUps = [
  ['HID_PASS', 200, 320, null],
  ['QR_PASS', 600, 320, null],
  ['HID_DOOR', 16, 300, 'Basement and lift lobbies'],
  ['QR_DOOR', 8, 300, 'Turnstiles at the main entrance'],
  ['FR_PASS', 150, 210, null],
  ['HID_PASS', 200, 140, 'Two companies have moved in'],
  ['QR_PASS', 400, 60, null],
  ['QR_DOOR', 4, 25, 'Loading bay'],
] as const;
type Type = (typeof topUps)[number][0];

const boughtUntil = (type: Type, count: number = topUps.length): number =>
  topUps.slice(0, count).reduce((sum, one) => sum + (one[0] === type ? one[1] : 0), 0);

/** What has been given out since; doors take theirs when they are installed (`access.ts`). */
const GIVEN: Readonly<Record<Type, number>> = { HID_PASS: 262, QR_PASS: 310, FR_PASS: 132, HID_DOOR: 0, QR_DOOR: 0 };
const leftOf = (type: Type): number => boughtUntil(type) - GIVEN[type];

/** The balances of a building: what is left of what it bought. */
export const quotasOf = () => ({
  hidQuotaBal: leftOf('HID_PASS'),
  qrQuotaBal: leftOf('QR_PASS'),
  frQuotaBal: leftOf('FR_PASS'),
  hidDoorQuota: leftOf('HID_DOOR'),
  qrDoorQuota: leftOf('QR_DOOR'),
});

export async function seedTopUps(on: Queryable, { id: officeCentreId, today }: { id: number; today: string }): Promise<void> {
  const rows = topUps.map(([type, quantity, daysAgo, remark], index) => ({
    officeCentreId,
    type,
    quantity,
    balance: boughtUntil(type, index + 1),
    remark,
    toppedUpDate: daysBefore(today, daysAgo),
    createdDate: daysBefore(today, daysAgo),
    updatedDate: daysBefore(today, daysAgo),
    version: 1,
  }));
  await insertRows(on, 'subscription_info_histories', rows);
}
