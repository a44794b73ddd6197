/** Tables that belong to no entity: audit, counters, settings, mail, files, sign-in. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const number = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
const now = (name: string) => instant(name).notNull().defaultNow();

/** Only its name and its key: the table itself is made from the schema. */
const users = pgTable('users', { id: id() });
/** What belongs to a person goes with the person. */
const ofUser = (table: string, userId: AnyPgColumn) =>
  foreignKey({ name: `${table}_user_id_fk`, columns: [userId], foreignColumns: [users.id] }).onDelete('cascade');

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

/** Reference numbers: the last one given, by building, prefix and period. */
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

export const systemFiles = pgTable(
  'system_files',
  {
    id: id(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    module: text('module').notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    uploadedBy: number('uploaded_by'),
    officeCentreId: number('office_centre_id'),
    createdDate: now('created_date'),
    /** Since when no record, mail or task holds it: from its upload until it is attached, and after it was replaced. */
    unusedSinceDate: instant('unused_since_date').default(sql`now()`),
    /** Until when a link in a mail opens it. */
    linkedUntilDate: instant('linked_until_date'),
  },
  (table) => [
    uniqueIndex('system_files_uuid_key').on(table.uuid),
    index('system_files_unused_since_date_idx').on(table.unusedSinceDate).where(sql`unused_since_date is not null`),
  ],
);

export const userCredentials = pgTable(
  'user_credentials',
  {
    userId: number('user_id').primaryKey(),
    passwordHash: text('password_hash').notNull(),
    passwordChangedDate: now('password_changed_date'),
    previousHashes: text('previous_hashes').array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [ofUser('user_credentials', table.userId)],
);

/** A signed-in device. The refresh token is kept as a hash; `family` groups the rotations of one sign-in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    family: uuid('family').notNull().defaultRandom(),
    refreshHash: text('refresh_hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedDate: instant('rotated_date'),
    createdDate: now('created_date'),
    lastUsedDate: now('last_used_date'),
    expiresDate: instant('expires_date').notNull(),
    endsDate: instant('ends_date').notNull(),
    revokedDate: instant('revoked_date'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** PASSWORD, CODE or SSO. */
    method: text('method').notNull().default('PASSWORD'),
  },
  (table) => [
    uniqueIndex('sessions_refresh_hash_key').on(table.refreshHash),
    index('sessions_previous_hash_idx').on(table.previousHash),
    index('sessions_user_id_idx').on(table.userId),
    ofUser('sessions', table.userId),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdDate: now('created_date'),
    expiresDate: instant('expires_date').notNull(),
    resendAfterDate: instant('resend_after_date').notNull(),
    usedDate: instant('used_date'),
  },
  (table) => [index('one_time_codes_user_id_idx').on(table.userId), ofUser('one_time_codes', table.userId)],
);

/** Links that were mailed: to choose a new password, or to confirm an account. Only a hash of the token is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: id(),
    /** PASSWORD_RESET, PASSWORD_EXPIRED or INVITATION. */
    purpose: text('purpose').notNull(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    tokenHash: text('token_hash').notNull(),
    /** OPEN, USED or REMOVED. */
    status: text('status').notNull().default('OPEN'),
    createdDate: now('created_date'),
    expiresDate: instant('expires_date').notNull(),
    usedDate: instant('used_date'),
    createdBy: number('created_by'),
  },
  (table) => [
    uniqueIndex('account_links_token_hash_key').on(table.tokenHash),
    index('account_links_user_id_idx').on(table.userId, table.purpose),
    ofUser('account_links', table.userId),
  ],
);

/** Devices that need no one-time code until they expire or are removed. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdDate: now('created_date'),
    lastUsedDate: now('last_used_date'),
    expiresDate: instant('expires_date').notNull(),
    removedDate: instant('removed_date'),
  },
  (table) => [
    uniqueIndex('trusted_devices_token_hash_key').on(table.tokenHash),
    index('trusted_devices_user_id_idx').on(table.userId),
    ofUser('trusted_devices', table.userId),
  ],
);

/** What a person agreed to: which text, in which version and language, when and from where. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: number('user_id').notNull(),
    /** TERMS or PERSONAL_DATA. */
    document: text('document').notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    at: now('at'),
    ip: text('ip'),
  },
  (table) => [index('consents_user_id_idx').on(table.userId), ofUser('consents', table.userId)],
);

/** The identity provider of a building: OpenID Connect, one per building. The secret never leaves the server. */
export const identityProviders = pgTable('identity_providers', {
  officeCentreId: number('office_centre_id').primaryKey(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret'),
  /** Domains of the e-mail addresses that sign in here, in lower case. */
  domains: text('domains').array().notNull().default(sql`'{}'::text[]`),
  active: boolean('active').notNull().default(true),
  updatedDate: now('updated_date'),
});

/** Sign-ins that are on their way to an identity provider and back. */
export const ssoRequests = pgTable('sso_requests', {
  stateHash: text('state_hash').primaryKey(),
  officeCentreId: number('office_centre_id').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  /** Hash of the cookie that ties the answer to the browser that asked. */
  browserHash: text('browser_hash').notNull(),
  createdDate: now('created_date'),
  expiresDate: instant('expires_date').notNull(),
});

/** Who a person is at an identity provider. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: number('user_id').notNull(),
    createdDate: now('created_date'),
  },
  (table) => [
    primaryKey({ name: 'external_identities_pk', columns: [table.issuer, table.subject] }),
    index('external_identities_user_id_idx').on(table.userId),
    ofUser('external_identities', table.userId),
  ],
);

/** Work that a person has started and does not wait for: what it is, how far it is, what came of it. */
export const backgroundTasks = pgTable(
  'background_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    /** RECORD_LIST. */
    kind: text('kind').notNull(),
    /** The entity that it concerns. */
    subject: text('subject').notNull(),
    /** QUEUED, RUNNING, DONE or FAILED. */
    status: text('status').notNull().default('QUEUED'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    storageKey: text('storage_key'),
    fileName: text('file_name'),
    size: bigint('size', { mode: 'number' }),
    error: text('error'),
    createdDate: now('created_date'),
    finishedDate: instant('finished_date'),
  },
  (table) => [
    index('background_tasks_user_id_idx').on(table.userId, table.createdDate.desc()),
    ofUser('background_tasks', table.userId),
  ],
);

/** What a person has chosen in the portal: theme, page size, columns of lists, what was opened last, how spreadsheets are mapped. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: number('user_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    updatedDate: now('updated_date'),
  },
  (table) => [
    primaryKey({ name: 'user_preferences_pk', columns: [table.userId, table.key] }),
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
    /** The building in which it was made; null for the provider's staff without one. */
    buildingId: number('building_id'),
    /** Shown to everybody who may see the list in that building. */
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

/** A spreadsheet that somebody has had checked, and what became of it (000 §4 Uploads). */
export const bulkUploads = pgTable(
  'bulk_uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: number('user_id').notNull(),
    officeCentreId: number('office_centre_id'),
    entity: text('entity').notNull(),
    /** What is done with the rows: create, or the name of another upload of the entity. */
    upload: text('upload').notNull(),
    fileName: text('file_name').notNull(),
    /** PROCESSED, UPLOADING, UPLOADED or FAILED. */
    status: text('status').notNull().default('PROCESSED'),
    total: integer('total').notNull().default(0),
    uploaded: integer('uploaded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    createdDate: now('created_date'),
    confirmedDate: instant('confirmed_date'),
    finishedDate: instant('finished_date'),
  },
  (table) => [index('bulk_uploads_user_id_idx').on(table.userId, table.createdDate.desc()), ofUser('bulk_uploads', table.userId)],
);

export const bulkUploadRows = pgTable(
  'bulk_upload_rows',
  {
    uploadId: uuid('upload_id').notNull(),
    /** As the person's spreadsheet counts it. */
    number: integer('number').notNull(),
    data: jsonb('data').notNull(),
    /** Messages by wire key; null when there is nothing wrong. */
    problems: jsonb('problems'),
    /** READY, REFUSED, UPLOADED or FAILED. */
    status: text('status').notNull(),
    recordId: number('record_id'),
  },
  (table) => [
    primaryKey({ name: 'bulk_upload_rows_pk', columns: [table.uploadId, table.number] }),
    foreignKey({
      name: 'bulk_upload_rows_upload_id_fk',
      columns: [table.uploadId],
      foreignColumns: [bulkUploads.id],
    }).onDelete('cascade'),
  ],
);

/** Every tag that was ever given in a building, for `GET /system-tags/drop-down`. */
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

/** Failed sign-ins by account and by address, counted in the database so that they hold across processes. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  firstDate: now('first_date'),
  lockedUntilDate: instant('locked_until_date'),
});

export const systemTables = {
  auditLog,
  counters,
  settings,
  mails,
  systemFiles,
  userCredentials,
  sessions,
  oneTimeCodes,
  accountLinks,
  trustedDevices,
  consents,
  identityProviders,
  ssoRequests,
  externalIdentities,
  backgroundTasks,
  userPreferences,
  savedViews,
  bulkUploads,
  bulkUploadRows,
  systemTags,
  signInAttempts,
};
