/** Zones, desks and their lending: what is still needed is not taken away. */
import { sql } from 'drizzle-orm';
import { hotdesk } from '#schemas/hotdesks/hotdesk.ts';
import { hotdeskLending } from '#schemas/hotdesks/hotdeskLending.ts';
import type { Transaction } from '#server/db/database.ts';
import { type AnyRow, rulesFor } from '#server/engine/areas/rules.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { qrPicture } from '#server/files/qrPicture.ts';
import { lockDesk } from './bookings.ts';
import { stillHolds } from './noShow.ts';

export const deskRules = rulesFor(hotdesk, {
  remove: async ({ tx }, rows) => {
    for (const row of rows) {
      const { id, deskNo } = row.before;
      await tx.query(sql`select 1 as held from hotdesks where id = ${id} for update`);
      const booked = await tx.query(sql`
        select 1 as there from hotdesk_bookings b where b.hotdesk_id = ${id} and b.end_at > now() and ${stillHolds('b')} limit 1`);
      if (booked.length)
        deny(row as unknown as AnyRow, 'notAllowedNow', {
          messageKey: 'deskErrors.stillBooked',
          params: { desk: String(deskNo) },
        });
      else await tx.query(sql`update hotdesks set deleted_date = now(), version = version + 1 where id = ${id}`);
    }
  },
});

/** What the code on a desk says. */
export const deskQr: Producer = ({ record }) => qrPicture(`atrium://hotdesk/${record?.uniqueCode}`);

/** Bookings by others within the days of a lending, those to come. */
export const bookedByOthers = (
  tx: Transaction,
  lending: { hotdeskId: number; ownerId: number | null; fromDate: string; untilDate: string },
) =>
  tx.query(sql`
    select 1 as there from hotdesk_bookings b
    where b.hotdesk_id = ${lending.hotdeskId} and b.date between ${lending.fromDate}::date and ${lending.untilDate}::date and b.end_at > now()
      and b.user_id is distinct from ${lending.ownerId}::bigint and ${stillHolds('b')} limit 1`);

export const lendingRules = rulesFor(hotdeskLending, {
  beforeCreate: async ({ tx }, rows) => {
    for (const row of rows) {
      const desk = await lockDesk(tx, row.values.hotdeskId as number);
      if (desk?.deskType !== 'ASSIGNED') refuse(row, 'hotdeskId', 'deskErrors.notAssigned');
      else Object.assign(row.values, { ownerId: desk.ownerId });
    }
  },
  remove: async ({ tx }, rows) => {
    for (const row of rows) {
      const { id, hotdeskId, ownerId, fromDate, untilDate } = row.before;
      // A booking waits for the lock, and finds the lending gone.
      const desk = await lockDesk(tx, hotdeskId);
      const lending = { hotdeskId, ownerId: ownerId ?? null, fromDate, untilDate };
      if ((await bookedByOthers(tx, lending)).length)
        deny(row as unknown as AnyRow, 'notAllowedNow', {
          messageKey: 'deskErrors.lentAndBooked',
          params: { desk: desk?.deskNo ?? '' },
        });
      else await tx.query(sql`delete from hotdesk_lendings where id = ${id}`);
    }
  },
});
