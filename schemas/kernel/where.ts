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
/** Wire keys to the value, one of the values, or a comparison; all must hold. `$today` is the building's date. */
export type Where = Readonly<Record<string, Scalar | readonly Scalar[] | Comparison>>;

/** Values that a predicate may name: `today` (`YYYY-MM-DD` in the building's zone), `record`, `session`. */
export interface WhereValues {
  today: string;
  record?: Readonly<Record<string, unknown>>;
  session?: Readonly<Record<string, unknown>>;
}

export const isComparison = (value: unknown): value is Comparison =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces `$today`, `$record.x` and `$session.x` by their values; anything else is returned as it is. */
export function resolveValue(value: Scalar, values: WhereValues): Scalar {
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  if (value === '$today') return values.today;
  const [root, key] = value.slice(1).split('.') as [string, string];
  const source = root === 'record' ? values.record : root === 'session' ? values.session : undefined;
  return (source?.[key] ?? null) as Scalar;
}

const compare = (left: unknown, operator: keyof Comparison, right: Scalar): boolean => {
  if (operator === 'not') return (left ?? null) !== right;
  if (left === null || left === undefined || right === null) return false;
  const [a, b] = [left as string | number, right as string | number];
  return operator === 'gt' ? a > b : operator === 'gte' ? a >= b : operator === 'lt' ? a < b : a <= b;
};

/** True when the record satisfies every condition. */
export function matches(where: Where | undefined, record: Readonly<Record<string, unknown>>, values: WhereValues): boolean {
  return Object.entries(where ?? {}).every(([key, wanted]) => {
    const actual = record[key] ?? null;
    if (Array.isArray(wanted)) return wanted.some((one: Scalar) => resolveValue(one, values) === actual);
    if (isComparison(wanted))
      return (Object.entries(wanted) as [keyof Comparison, Scalar][]).every(([operator, right]) =>
        compare(actual, operator, resolveValue(right, values)),
      );
    return resolveValue(wanted as Scalar, values) === actual;
  });
}
