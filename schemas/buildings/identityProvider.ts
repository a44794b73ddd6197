/** How the people of a building sign in elsewhere, as its admins set it up (README, Signing in with a company's own accounts). */
import type { Endpoint } from '../kernel/calls/endpoint.ts';

const PATH = '/office-centres/{officeCentreId}/identity-provider';
const sides = ['building', 'platform'] as const;

export const identityProviderEndpoints = {
  identityProvider: {
    call: `GET ${PATH}`,
    summary: 'The identity provider of the building, without its secret',
    permission: 'ACCOUNT_VIEW',
    sides,
  },
  saveIdentityProvider: {
    call: `PUT ${PATH}`,
    summary: 'Set the identity provider up; without a secret, the stored one stays',
    permission: 'ACCOUNT_EDIT',
    sides,
    // Its form says all that is wrong at once, addresses and domains included.
    body: {
      name: 'json',
      issuer: 'json',
      clientId: 'json',
      clientSecret: 'json',
      domains: 'json',
      active: 'json',
      trustsDomains: 'json',
    },
    notice: 'identityProviderSaved',
  },
  removeIdentityProvider: {
    call: `DELETE ${PATH}`,
    summary: 'Remove the identity provider: everybody signs in with a password again',
    permission: 'ACCOUNT_EDIT',
    sides,
    notice: 'identityProviderRemoved',
  },
  verifyDomain: {
    call: `POST ${PATH}/verify-domain`,
    summary: 'Look for the TXT record that proves an e-mail domain',
    permission: 'ACCOUNT_EDIT',
    sides,
    body: { domain: 'json' },
    notice: 'domainVerified',
  },
  testIssuer: {
    call: `POST ${PATH}/test`,
    summary: 'Whether an issuer answers as an identity provider does',
    permission: 'ACCOUNT_EDIT',
    sides,
    body: { issuer: 'json' },
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
