/** The query of a call's address. */
type QueryValue = string | number | boolean;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** `?page=1&ids=2&ids=3`, or nothing: lists are repeated; null, undefined and empty strings are left out. */
export function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue])
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
  const text = search.toString();
  return text ? `?${text}` : '';
}
