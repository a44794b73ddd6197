/** What doors have seen of passes: codes that were used, and PIN codes that were wrong. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, number, ofCentre } from './columns.ts';

/** A QR code at a door: once. */
export const accessQrUses = pgTable(
  'access_qr_uses',
  {
    buildingId: number('building_id').notNull(),
    kind: text('kind').notNull(),
    passId: number('pass_id').notNull(),
    step: number('step').notNull(),
    doorId: number('door_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'access_qr_uses_pk', columns: [table.buildingId, table.step, table.kind, table.passId, table.doorId] }),
    ofCentre('access_qr_uses', table.buildingId),
  ],
);

/** How many wrong PIN codes a reader has seen one after the other, and until when it takes none. */
export const accessPinTries = pgTable(
  'access_pin_tries',
  {
    buildingId: number('building_id').notNull(),
    /** As the controller calls it. */
    reader: text('reader').notNull(),
    wrong: integer('wrong').notNull(),
    lockedUntil: instant('locked_until'),
  },
  (table) => [
    primaryKey({ name: 'access_pin_tries_pk', columns: [table.buildingId, table.reader] }),
    ofCentre('access_pin_tries', table.buildingId),
  ],
);
