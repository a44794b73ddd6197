/**
 * E-mail addresses, in the one form in which they are stored and compared. An address is plain ASCII: quotes, comments,
 * display names and IP-address domains are refused, and so are letters whose lower case differs between systems
 * (`İ`, the Kelvin sign), because one account would have several spellings.
 */

const MAX_LENGTH = 254;
const MAX_NAME_LENGTH = 64;
/** Printable ASCII only, checked before lower-casing: only then is lower case the same everywhere. */
const ASCII = /^[\x21-\x7e]+$/;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const NAME = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`);
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The last label contains a letter, so that `127.0.0.1` is invalid. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[^.]*[a-z])${LABEL}$`);

/** ` Mei+Desk@Example.COM ` as `mei+desk@example.com`; undefined for an invalid address. */
export function normalEmail(text: string): string | undefined {
  const given = text.trim();
  if (given.length > MAX_LENGTH || !ASCII.test(given)) return undefined;
  const email = given.toLowerCase();
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) && DOMAIN.test(email.slice(at + 1)) ? email : undefined;
}

export const isEmail = (text: string): boolean => normalEmail(text) !== undefined;
