/** Finds the page without sign-in at an address, in the one table of them (`schemas/shell/publicPages.ts`). */

import { pathMatches } from '#schemas/kernel/calls/pathMatches.ts';
import { type PublicPath, publicPaths } from '#schemas/shell/publicPages.ts';

export { publicPaths, whenSignedIn } from '#schemas/shell/publicPages.ts';

/** The public page at a path; a trailing slash does not matter. Below `/confirm-account` there is nothing else: 404. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  return publicPaths.find((one) => pathMatches(one, pathname)) ?? (pathname.startsWith('/confirm-account/') ? '/404' : undefined);
}
