/** Clients with a key (`schemas/kernel/calls/keyed.ts`) that have none yet: what they show until somebody types it. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, now, number } from './columns.ts';

export const clientPairings = pgTable(
  'client_pairings',
  {
    id: id(),
    entity: text('entity').notNull(),
    codeHash: text('code_hash').notNull(),
    claimHash: text('claim_hash').notNull(),
    /** The record at which the code was typed; null while it is shown. */
    recordId: number('record_id'),
    createdDate: now('created_date'),
    expiresDate: instant('expires_date').notNull(),
  },
  (table) => [
    uniqueIndex('client_pairings_code_key').on(table.entity, table.codeHash),
    uniqueIndex('client_pairings_claim_key').on(table.claimHash),
  ],
);
