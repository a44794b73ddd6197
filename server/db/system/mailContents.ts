/** The content and attachments of a mail, and its place in the queue. Not part of the entity's fields, so the entity's calls cannot read it. */
import { integer, jsonb, text } from 'drizzle-orm/pg-core';

export const mailContents = () => ({
  text: text('text').notNull(),
  html: text('html').notNull(),
  attachments: jsonb('attachments').notNull().default([]),
  /** That of its jobs: the higher goes first. */
  priority: integer('priority').notNull().default(0),
});
