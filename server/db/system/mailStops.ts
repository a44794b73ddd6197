/** Addresses whose owners want no mail that others cause: by hash, so that the list names nobody. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { now } from './columns.ts';

export const mailStops = pgTable('mail_stops', {
  addressHash: text('address_hash').primaryKey(),
  createdDate: now('created_date'),
});
