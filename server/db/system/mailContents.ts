/** The content and attachments of a mail. Not part of the entity's fields, so the entity's calls cannot read it. */
import { jsonb, text } from 'drizzle-orm/pg-core';

export const mailContents = () => ({
  text: text('text').notNull(),
  html: text('html').notNull(),
  attachments: jsonb('attachments').notNull().default([]),
});
