/** Sign-in through the identity provider of a building. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, now, number, ofUser } from './columns.ts';

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

/** E-mail domains that a building has proven to be its own: only these lead to its identity provider. */
export const domainProofs = pgTable(
  'domain_proofs',
  {
    officeCentreId: number('office_centre_id').notNull(),
    domain: text('domain').notNull(),
    /** DNS (a TXT record), or PROVIDER (the provider's staff has set the domain). */
    provenBy: text('proven_by').notNull(),
    provenDate: now('proven_date'),
    /** When the record was last seen. */
    checkedDate: now('checked_date'),
  },
  (table) => [
    primaryKey({ name: 'domain_proofs_pk', columns: [table.domain] }),
    index('domain_proofs_office_centre_id_idx').on(table.officeCentreId),
  ],
);

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
