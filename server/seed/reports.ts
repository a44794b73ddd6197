/** Subscriptions of the demo data: one of each kind, with what has become of the last ones. */
import { DAY } from '#schemas/kernel/fields/days.ts';
import { reportSubscriptionSample } from '#schemas/reports/samples.ts';
import { nextPeriod, type Schedule } from '#schemas/reports/schedule.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { uuidOf } from './written.ts';

const outcomes = [
  { status: 'KEPT', rowCount: 24 },
  { status: 'SKIPPED', rowCount: 0 },
  { status: 'REFUSED', reason: 'LEFT' },
] as const;

export async function seedSubscriptions(
  on: Queryable,
  { id: officeCentreId, place }: SeededBuilding,
  admin: SeededUser,
): Promise<void> {
  const [owner] = await on.text<{ username: string }>('select username from users where id = $1', [admin.id]);
  const now = Date.now();
  const written = { createdUserId: admin.id, updatedUserId: admin.id, version: 1, officeCentreId, userId: admin.id };
  const ids = await insertRows(
    on,
    'report_subscriptions',
    reportSubscriptionSample.records.map((sample, index) => {
      const clock = String((sample as { zone?: string }).zone ?? place.timeZone);
      const { at, day } = nextPeriod(sample as unknown as Schedule, clock, now);
      const next = { nextDate: new Date(at).toISOString(), nextDay: day, nextZone: clock };
      return {
        covers: null,
        monthDay: null,
        zone: null,
        ...sample,
        ...written,
        ...next,
        uuid: uuidOf(officeCentreId, index),
        createdDate: new Date(now - 7 * DAY).toISOString(),
        lastDate: new Date(now - DAY).toISOString(),
      };
    }),
  );
  await insertRows(
    on,
    'report_deliveries',
    outcomes.map((outcome, index) => {
      const at = new Date(now - (index + 1) * DAY).toISOString();
      return {
        reason: null,
        rowCount: null,
        ...outcome,
        ...written,
        uuid: uuidOf(officeCentreId, index),
        subscriptionId: ids[0],
        period: at.slice(0, 10),
        byHand: false,
        recipientId: admin.id,
        address: owner?.username,
        dueDate: at,
        doneDate: at,
        createdDate: at,
      };
    }),
  );
}
