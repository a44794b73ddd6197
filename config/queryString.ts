/**
 * Replaces the `query-string` library of ra-core (`vite.config.ts`), with what ra-core uses of it: flat parameters in
 * alphabetical order, written strictly, and a repeated name read as a list.
 */
type Value = string | number | boolean | null | undefined;

const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `{ page: 2, sort: 'id' }` as `page=2&sort=id`; without what is undefined. */
export const stringify = (params: Readonly<Record<string, Value | readonly Value[]>>): string =>
  Object.keys(params)
    .sort()
    .flatMap((name) =>
      [params[name]]
        .flat()
        .filter((value) => value !== undefined)
        .map((value) => (value === null ? strict(name) : `${strict(name)}=${strict(String(value))}`)),
    )
    .join('&');

/** `?page=2&sort=id` as `{ page: '2', sort: 'id' }`. */
export function parse(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].sort().map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] as string)];
    }),
  );
}
