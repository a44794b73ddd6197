/** Uploaded files; their bytes are in the storage. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, now, number } from './columns.ts';

export const systemFiles = pgTable(
  'system_files',
  {
    id: id(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    module: text('module').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Of the small copy of a picture, once somebody has seen it in a list. */
    thumbnailKey: text('thumbnail_key'),
    sha256: text('sha256').notNull(),
    uploadedBy: number('uploaded_by'),
    officeCentreId: number('office_centre_id'),
    createdDate: now('created_date'),
    /** Since when no record, mail or task refers to it: from its upload until it is attached, and after it was replaced. */
    unusedSinceDate: instant('unused_since_date').default(sql`now()`),
    /** Until when a link in a mail opens it. */
    linkedUntilDate: instant('linked_until_date'),
  },
  (table) => [
    uniqueIndex('system_files_uuid_key').on(table.uuid),
    index('system_files_unused_since_date_idx').on(table.unusedSinceDate).where(sql`unused_since_date is not null`),
  ],
);
