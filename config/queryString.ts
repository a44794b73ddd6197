/**
 * Replaces the query-string library of ra-core and its data provider (`vite.config.ts`) with what they use of it: keys in the order
 * of the alphabet, lists as repeated keys, `undefined` left out, `null` as a key alone.
 */
type Value = string | number | boolean | null | undefined;

export function stringify(values: Readonly<Record<string, Value | readonly Value[]>>): string {
  const pair = (key: string, value: Value) =>
    value === undefined ? [] : [encodeURIComponent(key) + (value === null ? '' : `=${encodeURIComponent(String(value))}`)];
  return Object.keys(values)
    .sort()
    .flatMap((key) => [values[key]].flat().flatMap((value) => pair(key, value as Value)))
    .join('&');
}

export function parse(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null);
  const params = new URLSearchParams(search);
  for (const key of new Set(params.keys())) {
    const all = params.getAll(key);
    found[key] = all.length > 1 ? all : (all[0] as string);
  }
  return found;
}
