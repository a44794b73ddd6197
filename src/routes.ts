/** Finds the page without sign-in at an address, in the one table of them (`schemas/shell/publicPages.ts`). */

import { pathMatches } from '#schemas/kernel/calls/pathMatches.ts';
import { type PublicPath, publicPageAt, publicPages } from '#schemas/shell/publicPages.ts';

export const publicPaths = Object.keys(publicPages) as readonly PublicPath[];

/** The public page at a path; a trailing slash does not matter. Below `/confirm-account` there is nothing else: 404. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  return publicPaths.find((one) => pathMatches(one, pathname)) ?? (pathname.startsWith('/confirm-account/') ? '/404' : undefined);
}

/** What a signed-in browser sees at a public page: the page itself, the person's home, or the admin app. */
export const whenSignedIn = (page: PublicPath): 'none' | 'home' | 'admin' => publicPageAt(page).whenSignedIn ?? 'none';
