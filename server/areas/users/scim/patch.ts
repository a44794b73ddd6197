/**
 * PATCH (RFC 7644 §3.5.2) on the attributes that Atrium keeps, with what directories really send: values without a path, paths as
 * keys of such a value, `"op": "Replace"`, `"active": "False"`. Attributes that Atrium does not keep change nothing.
 */
import { ScimError } from './error.ts';
import { get, readUser, type ScimUser, truth, USER_SCHEMA } from './user.ts';

type Given = Record<string, unknown>;
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);
const MAX_OPERATIONS = 100;
const PATH = /^(\w+)(?:\[\s*(\w+)\s+eq\s+(?:"([^"]*)"|(true|false))\s*\])?(?:\.(\w+))?$/i;
const SINGLE = ['userName', 'externalId', 'displayName', 'title', 'active'];
const LISTS = ['emails', 'phoneNumbers'];
const NAMED = ['formatted', 'givenName', 'familyName'];
const among = (names: readonly string[], given: string) => names.find((one) => one.toLowerCase() === given.toLowerCase());

function setName(user: Given, part: string | undefined, value: unknown): void {
  const name = isObject(user.name) ? { ...user.name } : {};
  const given = part === undefined ? (isObject(value) ? value : {}) : { [part]: value };
  if (part === undefined && value === undefined) {
    user.name = undefined;
    return;
  }
  for (const known of NAMED) if (Object.keys(given).some((key) => among([known], key))) name[known] = get(given, known);
  user.name = name;
}

interface Filter {
  key: string;
  value: string;
}
const isMatch = (one: Given, { key, value }: Filter) => String(get(one, key) ?? '').toLowerCase() === value.toLowerCase();

function setList(
  user: Given,
  name: string,
  op: string,
  filter: Filter | undefined,
  part: string | undefined,
  value: unknown,
): void {
  const now = (Array.isArray(user[name]) ? user[name] : []).filter(isObject);
  const given = (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? { value: one } : one));
  if (filter === undefined) {
    if (op === 'remove') user[name] = undefined;
    else
      user[name] =
        op === 'add'
          ? [...now.filter((one) => !given.some((next) => isObject(next) && next.value === one.value)), ...given]
          : given;
    return;
  }
  if (op === 'remove') user[name] = now.filter((one) => !isMatch(one, filter));
  else {
    const next = part === undefined ? value : { [part]: value };
    if (!isObject(next)) throw new ScimError(400, `${name} has a wrong value`, 'invalidValue');
    const selected = now.some((one) => isMatch(one, filter));
    user[name] = selected
      ? now.map((one) => (isMatch(one, filter) ? { ...one, ...next } : one))
      : [...now, { [filter.key]: filter.key === 'primary' ? truth(filter.value, 'primary') : filter.value, ...next }];
  }
}

function set(user: Given, op: string, path: string, value: unknown): void {
  const short = path.toLowerCase().startsWith(`${USER_SCHEMA.toLowerCase()}:`) ? path.slice(USER_SCHEMA.length + 1) : path;
  // Of an extension.
  if (/^urn:/i.test(short)) return;
  const [, attribute = '', key, quoted, plain, part] = PATH.exec(short) ?? [];
  if (!attribute) throw new ScimError(400, `The path ${path.slice(0, 100)} is not understood`, 'invalidPath');
  const next = op === 'remove' ? undefined : value;
  const single = among(SINGLE, attribute);
  const list = among(LISTS, attribute);
  if (single) user[single] = next;
  else if (attribute.toLowerCase() === 'name') setName(user, part, next);
  else if (list) setList(user, list, op, key === undefined ? undefined : { key, value: quoted ?? plain ?? '' }, part, next);
}

/** The resource after all operations; `before` stays as it is. Throws ScimError. */
export function patched(before: ScimUser, body: unknown): ScimUser {
  const operations = isObject(body) ? get(body, 'Operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw new ScimError(400, 'Operations must be a list', 'invalidSyntax');
  const user: Given = structuredClone({ ...before });
  for (const one of operations) {
    const op = isObject(one) && typeof one.op === 'string' ? one.op.toLowerCase() : '';
    if (!isObject(one) || !['add', 'replace', 'remove'].includes(op))
      throw new ScimError(400, 'op is add, replace or remove', 'invalidSyntax');
    if (typeof one.path === 'string') set(user, op, one.path, one.value);
    else if (op === 'remove') throw new ScimError(400, 'remove needs a path', 'noTarget');
    else if (isObject(one.value)) for (const [path, value] of Object.entries(one.value)) set(user, op, path, value);
    else throw new ScimError(400, 'A value without a path is an object', 'invalidValue');
  }
  return readUser(user);
}
