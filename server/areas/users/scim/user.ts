/** A person as SCIM writes them (RFC 7643 §4.1): the attributes that Atrium keeps, and what they mean here. */
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import type { Desired } from '../directory/apply.ts';
import { ScimError } from './error.ts';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

interface Multi {
  value: string;
  type?: string;
  primary?: boolean;
}
export interface ScimUser {
  userName: string;
  externalId?: string;
  name?: { formatted?: string; givenName?: string; familyName?: string };
  displayName?: string;
  title?: string;
  active: boolean;
  emails?: Multi[];
  phoneNumbers?: Multi[];
}

type Given = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);
const MAX_LENGTH = 200;
const MAX_VALUES = 20;

/** Attribute names are the same in any case (RFC 7643 §2.1). */
export const get = (given: Given, name: string): unknown =>
  Object.entries(given).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

const wrong = (name: string) => new ScimError(400, `${name} has a wrong value`, 'invalidValue');
function text(given: Given, name: string): string | undefined {
  const value = get(given, name);
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > MAX_LENGTH) throw wrong(name);
  return value.trim() || undefined;
}
/** Entra ID sends "False". */
export function truth(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  throw wrong(name);
}
function many(given: Given, name: string): Multi[] | undefined {
  const values = get(given, name);
  if (values === undefined || values === null) return undefined;
  if (!Array.isArray(values) || values.length > MAX_VALUES) throw wrong(name);
  return values.flatMap((one) => {
    if (!isObject(one)) throw wrong(name);
    const value = text(one, 'value');
    const primary = get(one, 'primary');
    const facts = { type: text(one, 'type'), primary: primary === undefined ? undefined : truth(primary, 'primary') };
    return value ? [{ value, ...facts }] : [];
  });
}

/** The whole resource of a body; other attributes are not kept. Throws ScimError. */
export function readUser(body: unknown): ScimUser {
  if (!isObject(body)) throw new ScimError(400, 'The body is no resource', 'invalidSyntax');
  const userName = text(body, 'userName');
  if (!userName) throw new ScimError(400, 'userName is required', 'invalidValue');
  const name = get(body, 'name') ?? undefined;
  if (name !== undefined && !isObject(name)) throw wrong('name');
  const active = get(body, 'active');
  return {
    userName,
    externalId: text(body, 'externalId'),
    name: name && {
      formatted: text(name, 'formatted'),
      givenName: text(name, 'givenName'),
      familyName: text(name, 'familyName'),
    },
    displayName: text(body, 'displayName'),
    title: text(body, 'title'),
    active: active === undefined || active === null ? true : truth(active, 'active'),
    emails: many(body, 'emails'),
    phoneNumbers: many(body, 'phoneNumbers'),
  };
}

const ofType = (values: readonly Multi[] | undefined, type: string) =>
  values?.find((one) => one.type?.toLowerCase() === type)?.value ?? null;

/** The address is the userName, as people sign in with it; a directory with other names gives the primary address. */
export function toDesired(user: ScimUser): Desired {
  const { name, emails, phoneNumbers } = user;
  const primary = emails?.find((one) => one.primary) ?? emails?.[0];
  const username = normalEmail(user.userName) ?? normalEmail(primary?.value ?? '');
  if (!username) throw new ScimError(400, 'userName must be an e-mail address, or emails must have one', 'invalidValue');
  const both = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  return {
    username: username.toLowerCase(),
    fullName: (user.displayName ?? name?.formatted ?? (both || user.userName)).slice(0, 120),
    jobTitle: user.title?.slice(0, 80) ?? null,
    officeNumber: ofType(phoneNumbers, 'work'),
    mobileNumber: ofType(phoneNumbers, 'mobile'),
    active: user.active,
  };
}
