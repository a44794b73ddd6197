/** The installation's own data: its settings. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const settings = pgTable('settings', { key: text('key').primaryKey(), value: jsonb('value').notNull() });
