/** The part of `path.ts` that the portal's entry needs; it loads no more. */

/** A parameter of a pattern: pages write `:id`, calls `{id}`. */
export const PARAMETER = /:(\w+)|\{(\w+)\}/g;

/** Patterns come from schemas: there are only so many, and the portal tries all of them for every address. */
const known = new Map<string, RegExp>();

/** Does the path match the pattern, segment by segment? A trailing slash does not matter. */
export function pathMatches(pattern: string, path: string): boolean {
  let expression = known.get(pattern);
  if (!expression) {
    expression = new RegExp(`^${pattern.replace(PARAMETER, '[^/]+')}/*$`);
    known.set(pattern, expression);
  }
  return expression.test(path);
}
