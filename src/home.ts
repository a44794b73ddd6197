/** Where a person starts (000 §2 Post-login redirect): one function for sign-in, /dashboard and the sign-in pages. */

import type { Manifest } from '#schemas/kernel/areas/manifest.ts';
import { entityPages, type Page, pageAt, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import { roleHomes, type Side } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** The page of people who have nothing to manage yet. */
export const WELCOME = '/welcome';
/** Redirects to the home page. */
const DASHBOARD = '/dashboard';

/** Where people start whose roles name no page, by side. */
const sideHome: Readonly<Record<Side, string>> = { platform: '/management/customers', building: '/tenants', tenant: '/users' };

/** In this order; the first page that exists and opens decides. */
function candidates({ side, roleCodes, permissions }: Session): string[] {
  const named = roleHomes.filter(
    ({ role, orHolding }) => roleCodes.includes(role) || (orHolding !== undefined && permissions.includes(orHolding)),
  );
  const byRole = named.map(({ page }) => page);
  return side === 'platform' ? [sideHome.platform, ...byRole] : [...byRole, sideHome[side]];
}

const opens = (session: Session, page: Page | undefined) => page !== undefined && pageRefusal(session, page) === undefined;

/**
 * The home page of a session. Where the named page does not exist or does not open, it is the first list that does,
 * in menu order.
 */
export function homeOf(session: Session, manifest: Manifest): string {
  const pages = pagesOf(manifest);
  const named = candidates(session).find((path) => opens(session, pageAt(pages, path)));
  if (named) return named;
  const first = entityPages(manifest).find((page) => page.view === 'list' && !page.entry.menu?.hidden && opens(session, page));
  return first?.path ?? WELCOME;
}

/** Where to go after signing in: the wanted page when it is known and opens, else home. `wanted` is safe already. */
export function landingOf(session: Session, manifest: Manifest, wanted: string | undefined): string {
  const path = wanted?.split(/[?#]/)[0];
  if (path && path !== DASHBOARD && opens(session, pageAt(pagesOf(manifest), path))) return wanted as string;
  return homeOf(session, manifest);
}
