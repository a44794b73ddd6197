/**
 * The one predicate language: tab contents, `when` conditions, reference pickers and computed cases are all written
 * in it. The server compiles it to SQL (`server/db/where.ts`), both halves evaluate it over a record with `matches`.
 */

export type Scalar = string | number | boolean | null;
export interface Comparison {
  gt?: Scalar;
  gte?: Scalar;
  lt?: Scalar;
  lte?: Scalar;
  not?: Scalar;
}
/**
 * Wire keys to the value, one of the values, or a comparison; all must hold. A field that is a list has one of the values if any of its entries is one. `$today` is the building's date, `$now` the
 * instant, `$record.x` a value of the record. One that is a list means any of its entries; with a question mark, `$record.x?`, it sets no
 * condition while it is empty.
 */
export type Where = Readonly<Record<string, Scalar | readonly Scalar[] | Comparison>>;

/** Values that a predicate may name: `today` (`YYYY-MM-DD` in the building's zone), `now`, `record`, `session`. */
export interface WhereValues {
  today: string;
  /** ISO 8601 in UTC; by default the present moment, because that is what every reader means. */
  now?: string;
  record?: Readonly<Record<string, unknown>>;
  session?: Readonly<Record<string, unknown>>;
}

export const isComparison = (value: unknown): value is Comparison =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string => typeof value === 'string' && value.startsWith('$');
const isOptional = (value: unknown): boolean => isName(value) && value.endsWith('?');
const nothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What `$record.x` and the like stand for: a value, or a list of them. */
function named(name: string, values: WhereValues): unknown {
  if (name === '$today') return values.today;
  if (name === '$now') return values.now ?? new Date().toISOString();
  const [root, key] = name.replace(/^\$|\?$/g, '').split('.') as [string, string];
  const source = root === 'record' ? values.record : root === 'session' ? values.session : undefined;
  return source?.[key] ?? null;
}

const speaking = new WeakMap<Where, boolean>();
/** Does any of the conditions have a name to be replaced? */
function speaks(where: Where): boolean {
  const known = speaking.get(where) ?? JSON.stringify(where).includes('"$');
  speaking.set(where, known);
  return known;
}

/**
 * The conditions with every name replaced by what it stands for; those that only optional names made are gone when these are
 * empty. Conditions without names are given back as they are.
 */
export function resolveWhere(where: Where, values: WhereValues): Where {
  if (!speaks(where)) return where;
  const resolved: Record<string, Where[string]> = {};
  for (const [key, wanted] of Object.entries(where)) {
    if (isComparison(wanted)) {
      const parts = Object.entries(wanted).map(([operator, value]) => [operator, resolveValue(value as Scalar, values)]);
      resolved[key] = Object.fromEntries(parts) as Comparison;
      continue;
    }
    const several = [wanted].flat() as Scalar[];
    const found = several.flatMap((one) => {
      const value = isName(one) ? named(one, values) : one;
      return isOptional(one) && nothing(value) ? [] : ([value].flat() as Scalar[]);
    });
    if (found.length === 0 && several.some(isOptional)) continue;
    const isList = Array.isArray(wanted) || (isName(wanted) && Array.isArray(named(wanted, values)));
    resolved[key] = isList ? found : (found[0] ?? null);
  }
  return resolved;
}

/** Replaces `$today`, `$now`, `$record.x` and `$session.x` by their values; anything else is returned as it is. */
export function resolveValue(value: Scalar, values: WhereValues): Scalar {
  return isName(value) ? (named(value, values) as Scalar) : value;
}

/** Instants by their time, because one instant can be written in several ways; anything else as it is. */
const ordered = (value: unknown): string | number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value) ? Date.parse(value) : (value as string | number);

const compare = (left: unknown, operator: keyof Comparison, right: Scalar): boolean => {
  if (operator === 'not') return (left ?? null) !== right;
  if (left === null || left === undefined || right === null) return false;
  const [a, b] = [ordered(left), ordered(right)];
  return operator === 'gt' ? a > b : operator === 'gte' ? a >= b : operator === 'lt' ? a < b : a <= b;
};

/** Does a condition depend on the date, or on the instant? */
export const dependsOn = (where: Where, name: '$today' | '$now'): boolean => JSON.stringify(where).includes(`"${name}"`);

/** True when the record satisfies every condition. */
export function matches(where: Where | undefined, record: Readonly<Record<string, unknown>>, values: WhereValues): boolean {
  return Object.entries(resolveWhere(where ?? {}, values)).every(([key, wanted]) => {
    const actual = record[key] ?? null;
    if (Array.isArray(wanted)) return [actual].flat().some((one) => wanted.includes(one));
    if (isComparison(wanted))
      return (Object.entries(wanted) as [keyof Comparison, Scalar][]).every(([operator, right]) =>
        compare(actual, operator, right),
      );
    return wanted === actual;
  });
}
