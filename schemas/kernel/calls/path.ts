/** Path patterns, parsed and filled in one place: pages write a parameter as `:id`, calls as `{id}`. */
import { PARAMETER, pathMatches } from './pathMatches.ts';

export { pathMatches };

/** The names of a pattern's parameters, in their order. */
export const paramsOf = (pattern: string): string[] =>
  [...pattern.matchAll(PARAMETER)].map(([, colon, brace]) => (colon ?? brace) as string);

const rewrite = (pattern: string, parameter: (name: string) => string): string =>
  pattern.replace(PARAMETER, (_, colon?: string, brace?: string) => parameter((colon ?? brace) as string));

/** Fills the parameters: `fillPath('/a/{id}', { id: 4 })` is `/a/4`. Throws when a value is missing. */
export const fillPath = (pattern: string, values: Readonly<Record<string, string | number | null | undefined>>): string =>
  rewrite(pattern, (name) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`'${pattern}' needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });

/**
 * `/parking/carparks/:id` and 4 as `/parking/carparks/4`. The last parameter is the record's; `above` is the key of the record that it
 * stands below, `-` where that is not known: the page opens all the same.
 */
export const fillPage = (path: string, id: string | number = '', above: string | number = '-'): string => {
  const names = paramsOf(path);
  return fillPath(path, Object.fromEntries(names.map((name, index) => [name, index < names.length - 1 ? above : id])));
};

/** The pattern without the names of its parameters: two patterns of one shape fit the same paths. */
export const shapeOf = (pattern: string): string => rewrite(pattern, () => ':');
/** The part of a page's address that the router knows: `/notifications/review` of `/notifications/review?id=:id`. */
export const routeOf = (page: string): string => page.split('?')[0] as string;
/** `/a/{id}` as the server's router reads it: `/a/:id`. */
export const withColons = (pattern: string): string => rewrite(pattern, (name) => `:${name}`);
/** `/a/:id` as calls are described: `/a/{id}`. */
export const withBraces = (pattern: string): string => rewrite(pattern, (name) => `{${name}}`);

/** Fixed segments win over parameters, from the left: the greater text is the closer match. */
const rankOf = (pattern: string): string =>
  shapeOf(pattern)
    .split('/')
    .map((part) => (part === ':' ? '0' : '1'))
    .join('');

/** The entry whose pattern matches the path best, as a router would choose. */
export const closest = <T extends { path: string }>(all: readonly T[], path: string): T | undefined =>
  all.filter((one) => pathMatches(one.path, path)).sort((a, b) => rankOf(b.path).localeCompare(rankOf(a.path)))[0];

/** The same outside an office centre: `/office-centres/uuid/{officeCentreUuid}/user-groups` gives `/user-groups`. */
export const withoutCentre = (path: string): string => path.replace(/^\/office-centres\/(uuid\/)?\{\w+\}/, '');
