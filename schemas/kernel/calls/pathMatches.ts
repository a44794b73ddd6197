/** The part of `path.ts` that the portal's entry needs; it loads no more. */

/** A parameter of a pattern: pages write `:id`, calls `{id}`. */
export const PARAMETER = /:(\w+)|\{(\w+)\}/g;

/** Patterns come from schemas: there are only so many, and the portal tries all of them for every address. */
const known = new Map<string, RegExp>();
/** What stands before the first parameter: hardly any address begins like it, and only those need the expression. */
const beginningOf = (pattern: string): string => /^[^:{]*/.exec(pattern)?.[0] ?? '';

/** Does the path match the pattern, segment by segment? A trailing slash does not matter. */
export function pathMatches(pattern: string, path: string): boolean {
  if (!path.startsWith(beginningOf(pattern))) return false;
  let expression = known.get(pattern);
  if (!expression) {
    expression = new RegExp(`^${pattern.replace(PARAMETER, '[^/]+')}/*$`);
    known.set(pattern, expression);
  }
  return expression.test(path);
}
