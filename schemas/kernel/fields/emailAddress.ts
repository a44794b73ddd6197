/**
 * E-mail addresses, in the one form in which they are kept and compared. An address is plain ASCII: quotes, comments,
 * display names and addresses of machines are refused, and so are letters whose lower case differs from one system to the
 * next (`İ`, the Kelvin sign), by which one account would have many names.
 */

const MAX_LENGTH = 254;
const MAX_NAME_LENGTH = 64;
/** Of what is printed, before anything is folded: only then is lower case the same everywhere. */
const ASCII = /^[\x21-\x7e]+$/;
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const NAME = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`);
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The last label has a letter, so that `127.0.0.1` is none. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[^.]*[a-z])${LABEL}$`);

/** ` Mei+Desk@Example.COM ` as `mei+desk@example.com`; undefined for whatever is no plain address. */
export function normalEmail(text: string): string | undefined {
  const given = text.trim();
  if (given.length > MAX_LENGTH || !ASCII.test(given)) return undefined;
  const email = given.toLowerCase();
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  return name.length <= MAX_NAME_LENGTH && NAME.test(name) && DOMAIN.test(email.slice(at + 1)) ? email : undefined;
}

export const isEmail = (text: string): boolean => normalEmail(text) !== undefined;
