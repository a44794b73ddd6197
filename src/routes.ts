/** Paths of the pages that need no sign-in; `npm run describe` lists them beside those of the schemas. */

import { pathMatches } from '#schemas/kernel/calls/pathMatches.ts';

/** Pages of signing in: somebody who is signed in is sent home from them (000 §2). */
export const signInPaths = ['/login', '/enter-code', '/code'] as const;

/**
 * Pages that need no sign-in (000 §2); they load neither react-admin nor Material UI. They show the same to everybody,
 * with two exceptions: the pages of signing in, and `/add-on/disabled/:module`, which the admin app has, too.
 */
export const publicPaths = [
  ...signInPaths,
  '/forgot-password',
  '/password-expired',
  '/update-password',
  '/password-reset-success',
  '/link-expired',
  '/invitation',
  '/confirm-account',
  '/confirm-account/link-expired',
  '/confirm-account/master-admin',
  '/confirm-account/sub-admin',
  '/confirm-account/staff',
  '/confirm-account/default',
  '/confirm-account/landlord-admin',
  '/terms-and-conditions',
  '/personal-data-consent',
  '/payment-expired',
  '/payment-successful',
  '/payment-failed',
  '/payment-account-onboarding-successful',
  '/payment-account-onboarding-failed',
  '/add-on/disabled/:module',
  '/event',
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register',
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin',
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback',
  '/event-guest/invalid',
  '/contractor-form/submitted',
  '/contractor-form/expired',
  '/contractor-form/invalid',
  '/contractor-form/:token',
  '/service-place/:place/:proof/request',
  '/service-place/invalid',
  '/public/hotdesks/zone-displays/setup',
  '/public/hotdesks/zone-displays/select-display',
  '/public/hotdesks/zone-displays/:id',
  '/mailbox',
  '/404',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** The public page at a path; a trailing slash does not matter. Below `/confirm-account` there is nothing else: 404. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  return publicPaths.find((one) => pathMatches(one, pathname)) ?? (pathname.startsWith('/confirm-account/') ? '/404' : undefined);
}

/** What a signed-in browser sees at a public page: the page itself, the person's home, or the admin app. */
export function whenSignedIn(page: PublicPath): 'none' | 'home' | 'admin' {
  if (page === '/add-on/disabled/:module') return 'admin';
  return (signInPaths as readonly string[]).includes(page) ? 'home' : 'none';
}
