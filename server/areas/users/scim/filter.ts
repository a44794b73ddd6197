/** The filters with which directories look for one person (RFC 7644 §3.4.2.2): one attribute that equals a text. */
import { type SQL, sql } from 'drizzle-orm';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { ScimError } from './error.ts';
import { USER_SCHEMA } from './user.ts';

const MAX_LENGTH = 500;
const EQUALS = /^\s*([^\s]+(?:\[[^\]]*\])?[^\s]*)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*$/i;

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new ScimError(400, 'The filter compares with a text', 'invalidFilter');
  return value;
};
const conditions: Readonly<Record<string, (value: unknown) => SQL>> = {
  username: (value) =>
    sql`(lower(resource->>'userName') = ${text(value).toLowerCase()} or username = ${text(value).toLowerCase()})`,
  externalid: (value) => sql`external_id = ${text(value)}`,
  id: (value) => (UUID.test(text(value)) ? sql`uuid = ${text(value)}::uuid` : sql.raw('false')),
  'emails.value': (value) => sql`username = ${text(value).toLowerCase()}`,
  'emails[type eq "work"].value': (value) => sql`username = ${text(value).toLowerCase()}`,
  active: (value) => sql`switched_on = ${value === true}`,
};

/** Throws ScimError `invalidFilter` for any other filter, rather than answer with everybody. */
export function conditionOf(filter: string | undefined): SQL {
  if (filter === undefined || filter.trim() === '') return sql.raw('true');
  const [, given = '', value = ''] = (filter.length <= MAX_LENGTH && EQUALS.exec(filter)) || [];
  const name = given.toLowerCase().replace(`${USER_SCHEMA.toLowerCase()}:`, '');
  const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
  if (!condition)
    throw new ScimError(400, 'Supported filters: userName, externalId, id, emails.value or active, eq', 'invalidFilter');
  try {
    return condition(JSON.parse(/^[tf]/i.test(value) ? value.toLowerCase() : value));
  } catch (error) {
    if (error instanceof ScimError) throw error;
    throw new ScimError(400, 'The value of the filter is no JSON text', 'invalidFilter');
  }
}
