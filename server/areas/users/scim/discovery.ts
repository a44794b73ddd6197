/** What this service provider can do (RFC 7643 §5 to §7); anybody may read it, also without a token (RFC 7644 §4). */
import { GROUP_SCHEMA } from './group.ts';
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

const typeOf = (base: string, id: 'User' | 'Group', schema: string, description: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id,
  name: id,
  endpoint: `/${id}s`,
  description,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
});
/** By their id. */
export const resourceTypes = (base: string) => ({
  User: typeOf(base, 'User', USER_SCHEMA, 'A person of the company'),
  Group: typeOf(base, 'Group', GROUP_SCHEMA, 'A group of people of the company'),
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

const schemaOf = (base: string, id: string, name: string, description: string, attributes: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});
const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  complex('name', [attribute('formatted'), attribute('familyName'), attribute('givenName')]),
  attribute('displayName'),
  attribute('title'),
  flag('active'),
  complex('emails', values, true),
  complex('phoneNumbers', values, true),
];
const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  complex('members', [attribute('value', { mutability: 'immutable' }), attribute('display', { mutability: 'readOnly' })], true),
];
/** By their id. */
export const schemas = (base: string) => ({
  [USER_SCHEMA]: schemaOf(base, USER_SCHEMA, 'User', 'A person of the company', userAttributes),
  [GROUP_SCHEMA]: schemaOf(base, GROUP_SCHEMA, 'Group', 'A group of people of the company', groupAttributes),
});
export const listOf = (resources: readonly object[], total = resources.length, startIndex = 1) => ({
  schemas: [LIST_SCHEMA],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});
