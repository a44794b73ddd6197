/**
 * Replaces `lodash/isEqual` in ra-core (`vite.config.ts`), which compares parameters of lists, filters and records with it: plain
 * values, lists, objects and dates.
 */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export default function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date) return one.getTime() === (other as unknown as Date).getTime();
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}
