/** The filters of a SCIM query (RFC 7644 §3.4.2.2) as conditions on what a directory has sent. */
import { type SQL, sql } from 'drizzle-orm';
import { type Filter, parse } from 'scim2-parse-filter';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { instantOf } from '#server/db/kinds/kind.ts';
import { ScimError } from './error.ts';
import { shortName } from './values.ts';

const MAX_LENGTH = 1000;

interface Single {
  /** How it is compared: without regard to case, as it is, yes or no, by time. */
  as: 'text' | 'exact' | 'flag' | 'moment';
  value: SQL;
}
/** Values of a list, of which a condition must hold for one; a condition on the attribute itself is on its `value`. */
interface List {
  list: SQL;
}
/** The attributes that can be asked for, by their name in lower case. */
export type Attributes = Readonly<Record<string, Single | List>>;

export const textOf = (value: SQL): Single => ({ as: 'text', value });
export const exactOf = (value: SQL): Single => ({ as: 'exact', value });
export const flagOf = (value: SQL): Single => ({ as: 'flag', value });
export const momentOf = (value: SQL): Single => ({ as: 'moment', value });
export const listAt = (list: SQL): List => ({ list });

/** Of one value of a list, which a condition calls `one`. */
const parts: Attributes = {
  value: textOf(sql`one ->> 'value'`),
  type: textOf(sql`one ->> 'type'`),
  display: textOf(sql`one ->> 'display'`),
  primary: flagOf(sql`(one ->> 'primary')::boolean`),
};

const wrong = (text: string) => new ScimError(400, text, 'invalidFilter');
const some = (list: SQL, condition: SQL) =>
  sql`exists (select 1 from jsonb_array_elements(case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end) one where ${condition})`;
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const SIGNS = { gt: sql.raw('>'), ge: sql.raw('>='), lt: sql.raw('<'), le: sql.raw('<=') } as const;

/** A value of the filter, as the attribute has it. */
function given(as: Single['as'], value: unknown): SQL {
  if (as === 'flag') {
    // Some directories write yes and no as a text.
    const said = typeof value === 'string' ? value.toLowerCase() : String(value);
    if (said !== 'true' && said !== 'false') throw wrong('The filter compares with true or false');
    return sql.raw(said);
  }
  if (typeof value !== 'string' || value.includes('\u0000')) throw wrong('The filter compares with a text');
  if (as !== 'moment') return sql`${as === 'text' ? value.toLowerCase() : value}`;
  const at = isDate(value.slice(0, 10)) ? instantOf(value) : undefined;
  if (!at) throw wrong('The filter compares with a date and time');
  return sql`${at}::timestamptz`;
}

function compare({ as, value: own }: Single, op: string, value: unknown): SQL {
  const expression = as === 'text' ? sql`lower(${own})` : own;
  if (op === 'pr') return as === 'flag' || as === 'moment' ? sql`${own} is not null` : sql`coalesce(${own}, '') <> ''`;
  if (value === null && (op === 'eq' || op === 'ne')) return op === 'eq' ? sql`${own} is null` : sql`${own} is not null`;
  const wanted = given(as, value);
  if (op === 'eq') return sql`${expression} = ${wanted}`;
  if (op === 'ne') return sql`${expression} is distinct from ${wanted}`;
  if (op in SIGNS && as !== 'flag') return sql`${expression} ${SIGNS[op as keyof typeof SIGNS]} ${wanted}`;
  if (as === 'flag' || as === 'moment') throw wrong(`'${op}' does not compare this attribute`);
  const like = literally(as === 'text' ? String(value).toLowerCase() : String(value));
  const pattern = op === 'co' ? `%${like}%` : op === 'sw' ? `${like}%` : op === 'ew' ? `%${like}` : undefined;
  if (pattern === undefined) throw wrong(`'${op.slice(0, 20)}' is no comparison`);
  return sql`${expression} like ${pattern}`;
}

function onAttribute(attributes: Attributes, path: string, op: string, value: unknown): SQL {
  const name = shortName(path).toLowerCase();
  const [first = '', part] = Object.hasOwn(attributes, name) ? [name] : name.split('.');
  const found = Object.hasOwn(attributes, first) ? attributes[first] : undefined;
  if (found && 'value' in found && part === undefined) return compare(found, op, value);
  const inner = Object.hasOwn(parts, part ?? 'value') ? (parts[part ?? 'value'] as Single) : undefined;
  if (found && 'list' in found && inner) return some(found.list, compare(inner, op, value));
  throw wrong(`Attributes that can be asked for: ${Object.keys(attributes).join(', ')}`);
}

/** `emails[type eq "work"].value eq "…"`, which Entra ID sends, is read as two conditions: both are on the same value. */
function joined(filters: readonly Filter[]): Filter[] {
  const all: Filter[] = [];
  for (const one of filters) {
    const before = all.at(-1);
    const prefix = before?.op === '[]' ? `${(before as { attrPath: string }).attrPath}.` : undefined;
    if (prefix && before && 'valFilter' in before && 'attrPath' in one && one.op !== '[]' && one.attrPath.startsWith(prefix)) {
      const inner = { ...one, attrPath: one.attrPath.slice(prefix.length) } as Filter;
      all[all.length - 1] = { ...before, valFilter: { op: 'and', filters: [before.valFilter, inner] } };
    } else all.push(one);
  }
  return all;
}

function compile(filter: Filter, attributes: Attributes): SQL {
  if ('filters' in filter) {
    const several = filter.op === 'and' ? joined(filter.filters) : filter.filters;
    return sql`(${sql.join(
      several.map((one) => compile(one, attributes)),
      sql.raw(` ${filter.op} `),
    )})`;
  }
  if ('filter' in filter) return sql`not coalesce(${compile(filter.filter, attributes)}, false)`;
  if ('valFilter' in filter) {
    const found = Object.entries(attributes).find(([name]) => name === shortName(filter.attrPath).toLowerCase())?.[1];
    if (!found || !('list' in found)) throw wrong(`${filter.attrPath.slice(0, 100)} is no list`);
    return some(found.list, compile(filter.valFilter, parts));
  }
  return onAttribute(attributes, filter.attrPath, filter.op, 'compValue' in filter ? filter.compValue : undefined);
}

/** @throws ScimError `invalidFilter` for a filter that cannot be read, rather than answer with everybody */
export function readFilter(text: string): Filter {
  try {
    if (text.length <= MAX_LENGTH) return parse(text);
  } catch {
    // What the library says quotes the filter.
  }
  throw wrong('The filter cannot be read');
}

/** @throws ScimError `invalidFilter` */
export const conditionOf = (filter: string | undefined, attributes: Attributes): SQL =>
  filter === undefined || filter.trim() === '' ? sql.raw('true') : compile(readFilter(filter), attributes);
