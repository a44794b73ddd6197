/**
 * The pages that need no sign-in (000 §2): portal, server, `npm run describe` and the tests find their addresses here, and in
 * `publicPageFiles.ts` what each is made of. They load neither react-admin nor Material UI, and show the same to everybody, with the
 * exceptions below. Pages of links (`linked` of an entity) stand here, too: the entry of the portal knows no entity.
 */
/** Pages below a common address: said once, the list that every visit loads is smaller. */
const under = <P extends string, E extends string>(path: P, ...ends: readonly E[]): `${P}${E}`[] =>
  ends.map((end) => `${path}${end}` as const);

/** Who is signed in is at home already. */
const signInPaths = ['/login', '/enter-code', '/code'] as const;

export const publicPaths = [
  ...signInPaths,
  '/forgot-password',
  '/password-expired',
  '/update-password',
  '/password-reset-success',
  '/link-expired',
  '/invitation',
  ...under('/confirm-account', '', '/link-expired', '/master-admin', '/sub-admin', '/staff', '/default', '/landlord-admin'),
  '/terms-and-conditions',
  '/personal-data-consent',
  ...under('/payment-', 'expired', 'successful', 'failed', 'account-onboarding-successful', 'account-onboarding-failed'),
  '/add-on/disabled/:module',
  '/event',
  ...under('/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/', 'register', 'checkin', 'feedback'),
  '/event-guest/invalid',
  ...under('/contractor-form/', 'submitted', 'expired', 'invalid', ':token'),
  ...under('/service-place/', ':place/:proof/request', 'invalid'),
  ...under('/public/hotdesks/zone-displays/', 'setup', 'select-display', ':id'),
  ...under('/self-registration', '', '/add'),
  '/directory',
  ...under('/visitor/qr-pass/', 'ended', 'expired', 'invalid', ':officeCentreId/:token'),
  ...under('/visit-approval/', 'ended', 'expired', 'invalid', ':token'),
  '/mailbox',
  '/404',
] as const;

export type PublicPath = (typeof publicPaths)[number];

/** What a signed-in browser sees at a public page: the page itself, the person's home, or the same page in the admin app. */
export const whenSignedIn = (path: PublicPath): 'none' | 'home' | 'admin' =>
  path === '/add-on/disabled/:module' ? 'admin' : signInPaths.some((one) => one === path) ? 'home' : 'none';
