/** Sign-in through the identity provider of a building. */
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, now, number, ofUser } from './columns.ts';

/** The identity provider of a building: OpenID Connect, one per building. The secret never leaves the server. */
export const identityProviders = pgTable('identity_providers', {
  officeCentreId: number('office_centre_id').primaryKey(),
  name: text('name').notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret'),
  active: boolean('active').notNull().default(true),
  /** Whether an address of a proven domain counts although the provider does not say that it has checked it; null: as the issuer is known. */
  trustsDomains: boolean('trusts_domains'),
  updatedDate: now('updated_date'),
});

/** Sign-ins in progress at an identity provider. */
export const ssoRequests = pgTable('sso_requests', {
  stateHash: text('state_hash').primaryKey(),
  officeCentreId: number('office_centre_id').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  /** Hash of the cookie that binds the answer to the browser that made the request. */
  browserHash: text('browser_hash').notNull(),
  createdDate: now('created_date'),
  expiresDate: instant('expires_date').notNull(),
});

/** A person's identity at an identity provider. */
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
