/** What this service provider can do (RFC 7643 §5 to §7). It has no groups, and says so by not naming them. */
import { USER_SCHEMA } from './user.ts';

export const MAX_RESULTS = 200;
export const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

const off = { supported: false };
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: off,
  sort: off,
  etag: off,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token of the company, made on the page Directory sync',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const userType = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'A person of the company',
  schema: USER_SCHEMA,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
});

const attribute = (name: string, facts: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description: name,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...facts,
});
const flag = (name: string) => {
  const { caseExact: _, uniqueness: __, ...rest } = attribute(name, { type: 'boolean' });
  return rest;
};
const complex = (name: string, subAttributes: object[], multiValued = false) => {
  const { caseExact: _, uniqueness: __, ...rest } = attribute(name, { type: 'complex', multiValued, subAttributes });
  return rest;
};
const values = [attribute('value'), attribute('type'), flag('primary')];

export const userSchema = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: USER_SCHEMA,
  name: 'User',
  description: 'A person of the company',
  attributes: [
    attribute('userName', { required: true, uniqueness: 'server', mutability: 'immutable' }),
    complex('name', [attribute('formatted'), attribute('familyName'), attribute('givenName')]),
    attribute('displayName'),
    attribute('title'),
    flag('active'),
    complex('emails', values, true),
    complex('phoneNumbers', values, true),
  ],
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${USER_SCHEMA}` },
});
export const listOf = (resources: readonly object[], total = resources.length, startIndex = 1) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
