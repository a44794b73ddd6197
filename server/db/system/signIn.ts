/** How people sign in, on which devices, and what they agreed to. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, now, number, ofUser } from './columns.ts';

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
    /** The building whose identity provider opened it; the session is limited to that building. */
    providerBuildingId: number('provider_building_id'),
    /** PORTAL or APP: what its tokens are for. */
    audience: text('audience').notNull().default('PORTAL'),
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
    /** PORTAL or APP: what the sign-in is for that waits for it. */
    audience: text('audience').notNull().default('PORTAL'),
  },
  (table) => [index('one_time_codes_user_id_idx').on(table.userId), ofUser('one_time_codes', table.userId)],
);

/** Mailed links: to choose a new password, or to confirm an account. Only a hash of the token is kept. */
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

/** Browsers and networks from which a person has signed in. */
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: number('user_id').notNull(),
    /** `browser:` and the hash of its token, or `network:` and the address. */
    place: text('place').notNull(),
    lastUsedDate: now('last_used_date'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] }), ofUser('known_places', table.userId)],
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

/** Attempts by subject and place, counted in the database so that limits hold across processes. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  firstDate: now('first_date'),
  lockedUntilDate: instant('locked_until_date'),
});
