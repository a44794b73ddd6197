/** Loan items and their labels, and the codes of locations. */
import { sql } from 'drizzle-orm';
import { loanItem } from '#schemas/loans/loanItem.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import type { Producer } from '#server/engine/calls/downloads.ts';
import { AppError } from '#server/errors/appError.ts';
import { qrPicture } from '#server/files/qrPicture.ts';
import { newItemCode } from './codes.ts';

export const itemRules = rulesFor(loanItem, {
  beforeCreate: async (_, rows) => {
    for (const { values } of rows) values.itemCode ||= newItemCode();
  },
  beforeUpdate: async (_, rows) => {
    for (const { values } of rows) if ('itemCode' in values) values.itemCode ||= newItemCode();
  },
  afterWrite: async ({ tx }, rows) => {
    for (const { record } of rows)
      await tx.query(sql`
        update location_loan_items set item_name = ${record.name} where loan_item_id = ${record.id} and item_name is distinct from ${record.name}`);
  },
  remove: async ({ tx }, rows) => {
    for (const { before } of rows) {
      const there = await tx.query(sql`
        select 1 as there from location_loan_items where loan_item_id = ${before.id} and deleted_date is null limit 1`);
      if (there.length)
        throw new AppError('notAllowedNow', { messageKey: 'loanErrors.stillAtLocations', params: { item: before.name } });
      // Its name and label are free for another one.
      await tx.query(sql`update loan_items set deleted_date = now(), version = version + 1 where id = ${before.id}`);
    }
  },
});

export const locationQr: Producer = ({ record }) => qrPicture(`atrium://loan-location/${record?.uniqueCode}`);
