/** The directory of a company, which sends people by SCIM. */
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, now, number, ofCentre } from './columns.ts';

/** One token for each office centre; only its hash is kept. */
export const directoryTokens = pgTable(
  'directory_tokens',
  {
    officeCentreId: number('office_centre_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Its last characters, to recognise it. */
    hint: text('hint').notNull(),
    createdBy: text('created_by').notNull(),
    createdDate: now('created_date'),
    lastUsedDate: instant('last_used_date'),
  },
  (table) => [
    uniqueIndex('directory_tokens_token_hash_key').on(table.tokenHash),
    ofCentre('directory_tokens', table.officeCentreId),
  ],
);
