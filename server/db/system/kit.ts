/** What the shared screens store for a person: tasks, preferences, list views, bulk uploads. */
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, now, number, ofUser } from './columns.ts';
import { systemFiles } from './files.ts';

/** A background task that a person has started: its kind, its progress, its result. */
export const backgroundTasks = pgTable(
  'background_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    /** RECORD_LIST, BULK_ACTION or SUBSCRIPTION. */
    kind: text('kind').notNull(),
    /** The entity that it is about. */
    subject: text('subject').notNull(),
    /** The action applied to its records: the name of an action. */
    action: text('action'),
    /** QUEUED, RUNNING, DONE or FAILED. */
    status: text('status').notNull().default('QUEUED'),
    done: integer('done').notNull().default(0),
    /** Records that refused the action. */
    refused: integer('refused').notNull().default(0),
    total: integer('total'),
    storageKey: text('storage_key'),
    fileName: text('file_name'),
    size: number('size'),
    error: text('error'),
    createdDate: now('created_date'),
    finishedDate: instant('finished_date'),
  },
  (table) => [
    index('background_tasks_user_id_idx').on(table.userId, table.createdDate.desc()),
    ofUser('background_tasks', table.userId),
  ],
);

/** The records of an action on all that a filter finds, as they were when it was requested, and the result for each. */
export const bulkActionRows = pgTable(
  'bulk_action_rows',
  {
    taskId: uuid('task_id').notNull(),
    recordId: number('record_id').notNull(),
    version: integer('version').notNull(),
    /** WAITING, DONE or REFUSED. */
    status: text('status').notNull().default('WAITING'),
    code: text('code'),
    /** Key of the sentence that says why it was refused. */
    message: text('message'),
    params: jsonb('params'),
  },
  (table) => [
    primaryKey({ name: 'bulk_action_rows_pk', columns: [table.taskId, table.recordId] }),
    index('bulk_action_rows_waiting_idx').on(table.taskId, table.recordId).where(sql`status = 'WAITING'`),
    foreignKey({
      name: 'bulk_action_rows_task_id_fk',
      columns: [table.taskId],
      foreignColumns: [backgroundTasks.id],
    }).onDelete('cascade'),
  ],
);

/** A person's choices in the portal: theme, page size, columns of lists, what was opened last, how spreadsheets are mapped. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: number('user_id').notNull(),
    /** The building whose identity provider opened the session in which it was chosen; 0: the person's own, everywhere. */
    providerBuildingId: number('provider_building_id').notNull().default(0),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    updatedDate: now('updated_date'),
  },
  (table) => [
    primaryKey({ name: 'user_preferences_pk', columns: [table.userId, table.providerBuildingId, table.key] }),
    ofUser('user_preferences', table.userId),
  ],
);

/** Filters, order and columns of a list under a name: one person's, or everybody's in the building. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    entity: text('entity').notNull(),
    name: text('name').notNull(),
    userId: number('user_id').notNull(),
    /** The building in which it was created; null for the provider's staff without one. */
    buildingId: number('building_id'),
    /** Visible to everybody who may see the list in that building. */
    shared: boolean('shared').notNull().default(false),
    settings: jsonb('settings').notNull(),
    createdDate: now('created_date'),
    updatedDate: now('updated_date'),
  },
  (table) => [
    index('saved_views_user_id_idx').on(table.userId, table.entity),
    index('saved_views_building_id_idx').on(table.buildingId, table.entity),
    ofUser('saved_views', table.userId),
  ],
);

/** A spreadsheet that somebody uploaded for checking, and its result (000 §4 Uploads). */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    entity: text('entity').notNull(),
    /** The operation on the rows: create, or the name of another upload of the entity. */
    upload: text('upload').notNull(),
    fileName: text('file_name').notNull(),
    /** PROCESSED, UPLOADING, UPLOADED, FAILED or UNDONE. */
    status: text('status').notNull().default('PROCESSED'),
    total: integer('total').notNull().default(0),
    uploaded: integer('uploaded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    createdDate: now('created_date'),
    confirmedDate: instant('confirmed_date'),
    finishedDate: instant('finished_date'),
    undoneDate: instant('undone_date'),
  },
  (table) => [index('bulk_uploads_user_id_idx').on(table.userId, table.createdDate.desc()), ofUser('bulk_uploads', table.userId)],
);

export const bulkUploadRows = pgTable(
  'bulk_upload_rows',
  {
    uploadId: uuid('upload_id').notNull(),
    /** The row number in the person's spreadsheet. */
    number: integer('number').notNull(),
    data: jsonb('data').notNull(),
    /** Messages by wire key; null when there is nothing wrong. */
    problems: jsonb('problems'),
    /** READY, UNCHANGED, REFUSED, UPLOADED or FAILED. */
    status: text('status').notNull(),
    recordId: number('record_id'),
    /** The record that the row refers to, as it was then: its version and title, and what would change. */
    found: jsonb('found'),
    /** A picture that will be attached. */
    fileId: number('file_id'),
    /** For taking it back: the values that a change has replaced, and a fingerprint of the record as the row has left it. */
    undo: jsonb('undo'),
  },
  (table) => [
    primaryKey({ name: 'bulk_upload_rows_pk', columns: [table.uploadId, table.number] }),
    index('bulk_upload_rows_file_id_idx').on(table.fileId).where(sql`file_id is not null`),
    foreignKey({
      name: 'bulk_upload_rows_file_id_fk',
      columns: [table.fileId],
      foreignColumns: [systemFiles.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'bulk_upload_rows_upload_id_fk',
      columns: [table.uploadId],
      foreignColumns: [bulkUploads.id],
    }).onDelete('cascade'),
  ],
);
