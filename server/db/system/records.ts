/** Data written along with records: their history, their numbers, the tags used. */
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, now, number } from './columns.ts';

/** Who changed what, when and from where; `changes` is `[{ field, from, to }]` in readable values. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    entity: text('entity').notNull(),
    recordId: number('record_id').notNull(),
    action: text('action').notNull(),
    at: now('at'),
    userId: number('user_id'),
    userName: text('user_name'),
    officeCentreId: number('office_centre_id'),
    ip: text('ip'),
    requestId: text('request_id'),
    changes: jsonb('changes').notNull().default([]),
  },
  (table) => [index('audit_log_record_idx').on(table.entity, table.recordId, table.id.desc())],
);

/** Reference numbers: the last one issued, by building, prefix and period. */
export const counters = pgTable(
  'counters',
  {
    officeCentreId: number('office_centre_id').notNull(),
    name: text('name').notNull(),
    period: text('period').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ name: 'counters_pk', columns: [table.officeCentreId, table.name, table.period] })],
);

/** Every tag ever used in a building, for `GET /system-tags/drop-down`. */
export const systemTags = pgTable(
  'system_tags',
  {
    id: id(),
    buildingId: number('building_id').notNull(),
    name: text('name').notNull(),
    createdDate: now('created_date'),
  },
  (table) => [uniqueIndex('system_tags_building_id_name_key').on(table.buildingId, table.name)],
);
