/** The part of `path.ts` that the portal's entry needs; it loads no more. */

/** A parameter of a pattern: pages write `:id`, calls `{id}`. */
export const PARAMETER = /:(\w+)|\{(\w+)\}/g;

/** Does the path match the pattern, segment by segment? A trailing slash does not matter. */
export const pathMatches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(PARAMETER, '[^/]+')}/*$`).test(path);
