/** The content and attachments of a mail, its place in the queue, and how far its sending has come. Not part of the entity's fields, so the entity's calls cannot read it. */
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

export const mailContents = () => ({
  text: text('text').notNull(),
  html: text('html').notNull(),
  attachments: jsonb('attachments').notNull().default([]),
  /** That of its jobs: the higher goes first. */
  priority: integer('priority').notNull().default(0),
  /** When all of it had been given to the server but the last dot: from then on it may have been accepted. */
  handedDate: timestamp('handed_date', { precision: 3, withTimezone: true }),
  /** Where its receiver turns mail of this kind off, without signing in. */
  unsubscribe: text('unsubscribe'),
});
