/**
 * Patterns of paths, read in one place: pages write a parameter as `:id`, calls as `{id}`. A trailing slash of a path does
 * not matter.
 */
const PARAMETER = /:(\w+)|\{(\w+)\}/g;

const segments = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => /^(:\w+|\{\w+\})$/.test(segment);

/** The names of a pattern's parameters, in their order. */
export const paramsOf = (pattern: string): string[] =>
  [...pattern.matchAll(PARAMETER)].map(([, colon, brace]) => (colon ?? brace) as string);

/** Does the path fit the pattern, segment by segment? */
export function fits(pattern: string, path: string): boolean {
  const own = segments(pattern);
  const given = segments(path);
  return own.length === given.length && own.every((part, index) => isParameter(part) || part === given[index]);
}

/** The pattern without the names of its parameters: two patterns of one shape fit the same paths. */
export const shapeOf = (pattern: string): string => pattern.replace(PARAMETER, ':');

/** Fixed segments win over parameters, from the left: the greater text is the closer fit. */
const rankOf = (pattern: string): string =>
  segments(pattern)
    .map((part) => (isParameter(part) ? '0' : '1'))
    .join('');

/** The one whose pattern fits the path most closely, as a router would choose it. */
export const closest = <T extends { path: string }>(all: readonly T[], path: string): T | undefined =>
  all.filter((one) => fits(one.path, path)).sort((a, b) => rankOf(b.path).localeCompare(rankOf(a.path)))[0];
