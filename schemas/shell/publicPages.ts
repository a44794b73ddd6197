/**
 * The pages that need no sign-in (000 §2), in one table: portal, server, `npm run describe` and the tests find their addresses here, and
 * in `publicPageFiles.ts` what each is made of. They load neither react-admin nor Material UI, and show the same to everybody, with two
 * exceptions (`whenSignedIn`). Pages of links (`linked` of an entity) stand here, too: the entry of the portal knows no entity.
 */
export interface PublicPage {
  /** What a signed-in browser sees there instead: the person's home, or the same page in the admin app. */
  whenSignedIn?: 'home' | 'admin';
}

export const publicPages = {
  '/login': { whenSignedIn: 'home' },
  '/enter-code': { whenSignedIn: 'home' },
  '/code': { whenSignedIn: 'home' },
  '/forgot-password': {},
  '/password-expired': {},
  '/update-password': {},
  '/password-reset-success': {},
  '/link-expired': {},
  '/invitation': {},
  '/confirm-account': {},
  '/confirm-account/link-expired': {},
  '/confirm-account/master-admin': {},
  '/confirm-account/sub-admin': {},
  '/confirm-account/staff': {},
  '/confirm-account/default': {},
  '/confirm-account/landlord-admin': {},
  '/terms-and-conditions': {},
  '/personal-data-consent': {},
  '/payment-expired': {},
  '/payment-successful': {},
  '/payment-failed': {},
  '/payment-account-onboarding-successful': {},
  '/payment-account-onboarding-failed': {},
  '/add-on/disabled/:module': { whenSignedIn: 'admin' },
  '/event': {},
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register': {},
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin': {},
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback': {},
  '/event-guest/invalid': {},
  '/contractor-form/submitted': {},
  '/contractor-form/expired': {},
  '/contractor-form/invalid': {},
  '/contractor-form/:token': {},
  '/service-place/:place/:proof/request': {},
  '/service-place/invalid': {},
  '/public/hotdesks/zone-displays/setup': {},
  '/public/hotdesks/zone-displays/select-display': {},
  '/public/hotdesks/zone-displays/:id': {},
  '/mailbox': {},
  '/404': {},
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPath = keyof typeof publicPages;
export const publicPageAt = (path: PublicPath): PublicPage => publicPages[path];
