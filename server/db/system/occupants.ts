/** What people have done with the content addressed to them: answered, dismissed, opened. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { now, number, ofUser } from './columns.ts';

export const occupantActs = pgTable(
  'occupant_acts',
  {
    entity: text('entity').notNull(),
    recordId: number('record_id').notNull(),
    userId: number('user_id').notNull(),
    act: text('act').notNull(),
    count: integer('count').notNull().default(1),
    /** Digest of what was sent, to recognise a repeated call. */
    sent: text('sent'),
    /** The record that it created. */
    madeId: number('made_id'),
    firstDate: now('first_date'),
    lastDate: now('last_date'),
  },
  (table) => [
    primaryKey({ name: 'occupant_acts_pk', columns: [table.entity, table.recordId, table.userId, table.act] }),
    index('occupant_acts_user_id_idx').on(table.userId, table.entity),
    ofUser('occupant_acts', table.userId),
  ],
);
