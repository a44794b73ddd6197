/** What a mail says and carries. It stands beside the fields of the entity, whose calls therefore cannot read it. */
import { jsonb, text } from 'drizzle-orm/pg-core';

export const mailContents = () => ({
  text: text('text').notNull(),
  html: text('html').notNull(),
  attachments: jsonb('attachments').notNull().default([]),
});
