/**
 * PATCH (RFC 7644 §3.5.2) on the attributes that Atrium keeps, with what directories really send: values without a path, paths as
 * keys of such a value, `"op": "Replace"`, `"active": "False"`. Attributes that Atrium does not keep change nothing.
 */
import type { Filter } from 'scim2-parse-filter';
import { ScimError } from './error.ts';
import { readFilter } from './filter.ts';
import { readUser, type ScimUser, saysOn } from './user.ts';
import { get, isObject, shortName, truth } from './values.ts';

type Values = Record<string, unknown>;
const MAX_OPERATIONS = 100;
const PATH = /^([\w$-]+)(?:\[(.+)\])?(?:\.([\w$-]+))?$/s;
const SINGLE = ['userName', 'externalId', 'displayName', 'title', 'active'];
const LISTS = ['emails', 'phoneNumbers'];
const NAMED = ['formatted', 'givenName', 'familyName'];
const among = (names: readonly string[], given: string) => names.find((one) => one.toLowerCase() === given.toLowerCase());

/** One operation, in lower case and with its path in parts. `path` is undefined where the value has several attributes. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path?: string;
  value: unknown;
}
export interface Place {
  attribute: string;
  filter?: string;
  part?: string;
}

/** @throws ScimError `invalidPath` */
export function placeOf(path: string): Place {
  const [, attribute, filter, part] = PATH.exec(shortName(path).trim()) ?? [];
  if (!attribute) throw new ScimError(400, `The path ${path.slice(0, 100)} is not understood`, 'invalidPath');
  return { attribute, filter, part };
}

/**
 * The operations of a body; a value without a path is one operation for each attribute of it.
 * @throws ScimError
 */
export function operationsOf(body: unknown): Required<Operation>[] {
  const operations = isObject(body) ? get(body, 'Operations') : undefined;
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MAX_OPERATIONS)
    throw new ScimError(400, 'Operations must be a list', 'invalidSyntax');
  return operations.flatMap((one): Required<Operation>[] => {
    const given = isObject(one) ? get(one, 'op') : undefined;
    const op = among(['add', 'replace', 'remove'], typeof given === 'string' ? given : '') as Operation['op'] | undefined;
    if (!isObject(one) || !op) throw new ScimError(400, 'op is add, replace or remove', 'invalidSyntax');
    const [path, value] = [get(one, 'path'), get(one, 'value')];
    if (typeof path === 'string') return [{ op, path, value }];
    if (op === 'remove') throw new ScimError(400, 'remove needs a path', 'noTarget');
    if (!isObject(value)) throw new ScimError(400, 'A value without a path is an object', 'invalidValue');
    return Object.entries(value).map(([key, part]) => ({ op, path: key, value: part }));
  });
}

function setName(user: Values, part: string | undefined, value: unknown): void {
  const name = isObject(user.name) ? { ...user.name } : {};
  const given = part === undefined ? (isObject(value) ? value : {}) : { [part]: value };
  if (part === undefined && (value === undefined || value === null)) {
    user.name = undefined;
    return;
  }
  for (const known of NAMED) if (Object.keys(given).some((key) => among([known], key))) name[known] = get(given, known);
  user.name = name;
}

/** Does one value of a list satisfy the filter of a path? */
export function holds(filter: Filter, one: Values): boolean {
  if ('filters' in filter) return filter.filters[filter.op === 'and' ? 'every' : 'some']((each) => holds(each, one));
  if ('filter' in filter) return !holds(filter.filter, one);
  if ('valFilter' in filter) return false;
  const own = get(one, filter.attrPath);
  if (filter.op === 'pr') return own !== undefined && own !== null && own !== '';
  const [left, right] = [own, 'compValue' in filter ? filter.compValue : null].map((each) => String(each ?? '').toLowerCase());
  if (left === undefined || right === undefined) return false;
  if (filter.op === 'eq' || filter.op === 'ne') return (left === right) === (filter.op === 'eq');
  if (filter.op === 'co') return left.includes(right);
  if (filter.op === 'sw') return left.startsWith(right);
  return filter.op === 'ew' && left.endsWith(right);
}

/** What a new value must have to satisfy a filter: the parts that it compares for equality. */
function partsIn(filter: Filter): Values {
  if ('filters' in filter && filter.op === 'and') return Object.assign({}, ...filter.filters.map(partsIn));
  if (filter.op !== 'eq' || !('compValue' in filter)) return {};
  const { attrPath, compValue } = filter;
  return { [attrPath]: attrPath.toLowerCase() === 'primary' ? truth(compValue, 'primary') : compValue };
}

function setList(user: Values, name: string, { op, value }: Operation, { filter: text, part }: Place): void {
  const now = (Array.isArray(user[name]) ? user[name] : []).filter(isObject) as Values[];
  const isNothing = value === undefined || value === null;
  if (text === undefined) {
    const given = (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? { value: one } : one));
    const others = () => now.filter((one) => !given.some((next) => isObject(next) && next.value === one.value));
    if (op === 'remove' || isNothing) user[name] = op === 'remove' && !isNothing ? others() : op === 'add' ? now : undefined;
    else user[name] = op === 'add' ? [...others(), ...given] : given;
    return;
  }
  const filter = readFilter(text);
  if (op === 'remove' && part === undefined) {
    user[name] = now.filter((one) => !holds(filter, one));
    return;
  }
  const next = part === undefined ? (isNothing ? {} : value) : { [part]: op === 'remove' ? undefined : value };
  if (!isObject(next)) throw new ScimError(400, `${name} has a wrong value`, 'invalidValue');
  const selected = now.some((one) => holds(filter, one));
  user[name] = selected
    ? now.map((one) => (holds(filter, one) ? { ...one, ...next } : one))
    : op === 'remove'
      ? now
      : [...now, { ...partsIn(filter), ...next }];
}

function set(user: Values, operation: Required<Operation>): void {
  // Of an extension.
  if (/^urn:/i.test(shortName(operation.path))) return;
  const place = placeOf(operation.path);
  const next = operation.op === 'remove' ? undefined : operation.value;
  const single = among(SINGLE, place.attribute);
  const list = among(LISTS, place.attribute);
  if (single) user[single] = next;
  else if (place.attribute.toLowerCase() === 'name') setName(user, place.part, next);
  else if (list) setList(user, list, operation, place);
}

/**
 * The resource after all operations, and whether they say that the person is on; `before` stays as it is.
 * @throws ScimError
 */
export function patched(before: ScimUser, body: unknown): { user: ScimUser; saidOn: boolean } {
  const user: Values = structuredClone({ ...before, active: undefined });
  for (const operation of operationsOf(body)) set(user, operation);
  return { user: readUser(user, before.active), saidOn: saysOn(user) };
}
