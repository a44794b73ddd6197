/** Where to go after signing in: only a path of this portal is ever followed. */

import { type PublicPath, whenSignedIn } from '#schemas/shell/publicPages.ts';

/** Pages of signing in, which lead home; returning to them would loop. Like the router: case and trailing slashes make no difference. */
function isSignIn(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return !path || path === '/404' || whenSignedIn(path as PublicPath) === 'home';
}

/**
 * The wanted path when it is safe: same origin, absolute, no sign-in page; else undefined.
 * `//evil.example`, `/\evil.example` and `javascript:` are rejected. The check applies to the returned path with dot segments
 * resolved: `/.//evil.example` stays on this origin when parsed once, and leaves it when parsed again.
 */
export function safeRedirect(wanted: string | null | undefined, origin = window.location.origin): string | undefined {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.includes('//') || isSignIn(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that leads back to `path`; a bare `/` leads there without a parameter (000 §4). */
export function loginPath(path: string, page: '/login' | '/enter-code' = '/login'): string {
  const redirect = safeRedirect(path);
  return redirect ? `${page}?redirect=${encodeURIComponent(redirect)}` : page;
}

/** The sign-in page after signing out at `path`; from the merchant portal it leads back there (001 §2). */
export const signedOutPath = (path: string): string => (/^\/merchant(?![\w-])/.test(path) ? loginPath('/merchant') : '/login');
