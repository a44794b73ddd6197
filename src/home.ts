/** Where a person starts (000 §2 Post-login redirect): one function for sign-in, /dashboard and the sign-in pages. */
import type { Role } from '#schemas/kernel/access.ts';
import type { Manifest } from '#schemas/kernel/manifest.ts';
import { entityPages, type Page, pageAt, pageRefusal, pagesOf } from '#schemas/kernel/page.ts';
import type { Session } from '#schemas/kernel/session.ts';

/** The page of those for whom there is nothing to manage yet. */
export const WELCOME = '/welcome';
/** It leads home, whatever is shown there. */
const DASHBOARD = '/dashboard';

const has =
  (...roles: readonly Role[]) =>
  (session: Session) =>
    session.roleCodes.some((role) => roles.includes(role));

/** The first rule that fits and whose page exists and opens decides. */
const rules: readonly { who: (session: Session) => boolean; to: string }[] = [
  { who: (session) => session.side === 'platform', to: '/management/customers' },
  { who: has('MERCHANT'), to: '/merchant' },
  { who: has('LOAN_ITEMS_ADMIN'), to: '/concierge' },
  { who: (session) => has('STAFF')(session) || session.permissions.includes('VISITOR_MENU_VIEW'), to: '/visitor-records' },
  { who: has('FACILITY_BOOKING_ADMIN'), to: '/manage-bookings' },
  { who: (session) => session.side === 'building', to: '/tenants' },
  { who: (session) => session.side === 'tenant', to: '/users' },
];

const opens = (session: Session, page: Page | undefined) => page !== undefined && pageRefusal(session, page) === undefined;

/**
 * The home page of a session. Where the named page does not exist or does not open, it is the first list that does,
 * in menu order.
 */
export function homeOf(session: Session, manifest: Manifest): string {
  const pages = pagesOf(manifest);
  const named = rules.find((rule) => rule.who(session) && opens(session, pageAt(pages, rule.to)));
  if (named) return named.to;
  const first = entityPages(manifest).find((page) => page.page === 'list' && !page.entry.menu?.hidden && opens(session, page));
  return first?.path ?? WELCOME;
}

/** Where to go after signing in: the wanted page when it is known and opens, else home. `wanted` is safe already. */
export function landingOf(session: Session, manifest: Manifest, wanted: string | undefined): string {
  const path = wanted?.split(/[?#]/)[0];
  if (path && path !== DASHBOARD && opens(session, pageAt(pagesOf(manifest), path))) return wanted as string;
  return homeOf(session, manifest);
}
