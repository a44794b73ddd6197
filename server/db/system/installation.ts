/** What an installation keeps of its own: settings, and the mail that it sends. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, now } from './columns.ts';

export const settings = pgTable('settings', { key: text('key').primaryKey(), value: jsonb('value').notNull() });

export const mails = pgTable('mails', {
  id: id(),
  toAddress: text('to_address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  attachments: jsonb('attachments').notNull().default([]),
  status: text('status').notNull().default('QUEUED'),
  error: text('error'),
  createdDate: now('created_date'),
  sentDate: instant('sent_date'),
});
