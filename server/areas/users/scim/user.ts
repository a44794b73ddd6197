/** A person as SCIM writes them (RFC 7643 §4.1): the attributes that Atrium keeps, and what they mean here. */
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { INJECTION } from '#schemas/kernel/fields/formats.ts';
import type { Desired } from '../directory/apply.ts';
import { ScimError } from './error.ts';
import { type Given, get, isObject, text, truth, wrong } from './values.ts';

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

const MAX_VALUES = 20;
const MAX_NAME = 254;
const MAX_ID = 200;

function many(given: Given, name: string): Multi[] | undefined {
  const values = get(given, name);
  if (values === undefined || values === null) return undefined;
  if (!Array.isArray(values) || values.length > MAX_VALUES) throw wrong(name);
  return values.flatMap((one) => {
    if (!isObject(one)) throw wrong(name);
    const value = text(one, 'value');
    const primary = get(one, 'primary') ?? undefined;
    const facts = { type: text(one, 'type'), primary: primary === undefined ? undefined : truth(primary, 'primary') };
    return value ? [{ value, ...facts }] : [];
  });
}

/** Does the body itself say that the person is on? Nothing else switches anybody on again. */
export const saysOn = (body: unknown): boolean => {
  const active = isObject(body) ? get(body, 'active') : undefined;
  return active !== undefined && active !== null && truth(active, 'active');
};

/**
 * The whole resource of a body; other attributes are not kept. A body without `active` leaves it as it was.
 * @throws ScimError
 */
export function readUser(body: unknown, activeBefore = true): ScimUser {
  if (!isObject(body)) throw new ScimError(400, 'The body is no resource', 'invalidSyntax');
  const userName = text(body, 'userName', MAX_NAME);
  if (!userName) throw new ScimError(400, 'userName is required', 'invalidValue');
  const name = get(body, 'name') ?? undefined;
  if (name !== undefined && !isObject(name)) throw wrong('name');
  const active = get(body, 'active');
  return {
    userName,
    externalId: text(body, 'externalId', MAX_ID),
    name: name && {
      formatted: text(name, 'formatted'),
      givenName: text(name, 'givenName'),
      familyName: text(name, 'familyName'),
    },
    displayName: text(body, 'displayName'),
    title: text(body, 'title'),
    active: active === undefined || active === null ? activeBefore : truth(active, 'active'),
    emails: many(body, 'emails'),
    phoneNumbers: many(body, 'phoneNumbers'),
  };
}

const ofType = (values: readonly Multi[] | undefined, type: string) =>
  values?.find((one) => one.type?.toLowerCase() === type)?.value ?? null;

/** A line that the product keeps: a directory holds names such as “-vacant-”, which would be a formula in a spreadsheet, and long ones. */
function line(value: string | undefined, max: number): string | undefined {
  let plain =
    value
      ?.normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim() ?? '';
  while (INJECTION.test(plain)) plain = plain.trim().slice(1).trim();
  // Not in the middle of a character.
  return (
    [...plain]
      .slice(0, max)
      .join('')
      .slice(0, max)
      .replace(/\p{Surrogate}$/u, '')
      .trim() || undefined
  );
}

/** The address is the userName, as people sign in with it; a directory with other names gives the primary address. */
export function addressIn({ userName, emails }: ScimUser): string | undefined {
  const primary = emails?.find((one) => one.primary) ?? emails?.[0];
  return (normalEmail(userName) ?? normalEmail(primary?.value ?? ''))?.toLowerCase();
}

/** @param known the address of somebody who is in the directory already: another one is not needed to switch them off */
export function toDesired(user: ScimUser, known?: string): Desired {
  const { name, phoneNumbers } = user;
  const username = addressIn(user) ?? known;
  if (!username) throw new ScimError(400, 'userName must be an e-mail address, or emails must have one', 'invalidValue');
  const both = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  const names = [user.displayName, name?.formatted, both, user.userName, username];
  return {
    username,
    fullName: names.map((one) => line(one, 120)).find((one) => one !== undefined) as string,
    jobTitle: line(user.title, 80) ?? null,
    officeNumber: ofType(phoneNumbers, 'work'),
    mobileNumber: ofType(phoneNumbers, 'mobile'),
    active: user.active,
  };
}
