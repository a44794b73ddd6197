/** Paths of the portal's pages that belong to no entity; `npm run describe` lists them beside the schemas' pages. */

/** Pages that need no sign-in; they load neither react-admin nor Material UI. */
export const publicPaths = ['/login', '/enter-code', '/mailbox', '/404'] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Pages of the admin app. */
export const adminPaths: readonly string[] = ['/dashboard', '/welcome', '/add-on/disabled/:module'];

export const portalPaths: readonly string[] = ['/', ...publicPaths, ...adminPaths];

/** The public page at a path; a trailing slash does not matter. */
export const publicPathOf = (pathname: string): PublicPath | undefined =>
  publicPaths.find((one) => one === (pathname.replace(/\/+$/, '') || '/'));
