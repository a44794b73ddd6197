/**
 * The pages that need no sign-in (000 §2): portal, server, `npm run describe` and the tests find their addresses here, and in
 * `publicPageFiles.ts` what each is made of. They load neither react-admin nor Material UI, and show the same to everybody, with the
 * exceptions below. Pages of links (`linked` of an entity) stand here, too: the entry of the portal knows no entity.
 */
export const publicPaths = [
  '/login',
  '/enter-code',
  '/code',
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
  '/payment',
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
  '/self-registration',
  '/self-registration/add',
  '/directory',
  '/visitor/qr-pass/ended',
  '/visitor/qr-pass/expired',
  '/visitor/qr-pass/invalid',
  '/visitor/qr-pass/:officeCentreId/:token',
  '/visit-approval/ended',
  '/visit-approval/expired',
  '/visit-approval/invalid',
  '/visit-approval/:token',
  '/mailbox',
  '/404',
] as const;

export type PublicPath = (typeof publicPaths)[number];

const shownInstead: Partial<Readonly<Record<PublicPath, 'home' | 'admin'>>> = {
  '/login': 'home',
  '/enter-code': 'home',
  '/code': 'home',
  '/add-on/disabled/:module': 'admin',
};
/** What a signed-in browser sees at a public page: the page itself, the person's home, or the same page in the admin app. */
export const whenSignedIn = (path: PublicPath): 'none' | 'home' | 'admin' => shownInstead[path] ?? 'none';
