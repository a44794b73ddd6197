/** A group as SCIM writes them (RFC 7643 §4.2). Its members are people of the same directory, by their id in these calls. */
import { ScimError } from './error.ts';
import { readFilter } from './filter.ts';
import { holds, operationsOf, placeOf } from './patch.ts';
import { get, isObject, shortName, text, wrong } from './values.ts';

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export interface ScimGroup {
  displayName: string;
  externalId?: string;
  members: readonly string[];
}
const MAX_NAME = 200;
export const MAX_MEMBERS = 20_000;

/** The ids of members, as a list of values or one of them. */
function idsIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  if (list.length > MAX_MEMBERS) throw new ScimError(400, `members are ${MAX_MEMBERS} at most`, 'invalidValue');
  return list.map((one) => {
    const id = typeof one === 'string' ? one : isObject(one) ? text(one, 'value', MAX_NAME) : undefined;
    if (id === undefined || id.length > MAX_NAME) throw wrong('members');
    return id.toLowerCase();
  });
}

/** @throws ScimError */
export function readGroup(body: unknown): ScimGroup {
  if (!isObject(body)) throw new ScimError(400, 'The body is no resource', 'invalidSyntax');
  const displayName = text(body, 'displayName', MAX_NAME);
  if (!displayName) throw new ScimError(400, 'displayName is required', 'invalidValue');
  return {
    displayName,
    externalId: text(body, 'externalId', MAX_NAME),
    members: [...new Set(idsIn(get(body, 'members')))],
  };
}

/** Entra ID adds and removes members by a list of values, Okta removes one by a filter in the path; both are read. */
function nextMembers(now: readonly string[], op: string, filter: string | undefined, value: unknown): readonly string[] {
  if (filter !== undefined) {
    const asked = readFilter(filter);
    if (op !== 'remove') throw new ScimError(400, 'Members that a filter finds can only be removed', 'invalidPath');
    return now.filter((one) => !holds(asked, { value: one }));
  }
  const given = idsIn(value);
  if (op === 'add') return [...new Set([...now, ...given])];
  if (op === 'replace') return [...new Set(given)];
  const leaving = new Set(given);
  return value === undefined || value === null ? [] : now.filter((one) => !leaving.has(one));
}

/**
 * The group after all operations; attributes that are not kept change nothing.
 * @throws ScimError
 */
export function patchedGroup(before: ScimGroup, body: unknown): ScimGroup {
  const group: Record<string, unknown> = { ...before };
  let members = before.members;
  for (const { op, path, value } of operationsOf(body)) {
    if (/^urn:/i.test(shortName(path))) continue;
    const { attribute, filter } = placeOf(path);
    const name = attribute.toLowerCase();
    const next = op === 'remove' ? undefined : value;
    if (name === 'members') members = nextMembers(members, op, filter, value);
    else if (name === 'displayname') group.displayName = next;
    else if (name === 'externalid') group.externalId = next;
  }
  if (members.length > MAX_MEMBERS) throw new ScimError(400, `members are ${MAX_MEMBERS} at most`, 'invalidValue');
  return { ...readGroup({ ...group, members: [] }), members };
}
