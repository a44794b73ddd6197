/** What the pages without sign-in are made of. Apart from their addresses, which the entry reads before it knows which page it opens. */
import type { PageTexts } from '#i18n/pages.ts';
import type { PublicPath } from './publicPages.ts';

export interface PublicPageFiles {
  /** The file below `src/public`, without its ending; the first page has none: it belongs to the entry. */
  module?: string;
  /** Its part of the catalogue, `i18n/<language>/<part>.ts`. */
  texts?: PageTexts;
}

const success = { module: 'confirm/SuccessPage', texts: 'entry' } as const;
const legal = { module: 'legal/LegalPage', texts: 'legal' } as const;
const guest = { module: 'guest/GuestPage', texts: 'guest' } as const;
const contractorEnd = { module: 'contractor/ContractorEndPage', texts: 'contractor' } as const;
const visitEnd = { module: 'visitor/VisitEndPage', texts: 'visitor' } as const;
const payment = { module: 'payment/PaymentPage', texts: 'payment' } as const;

export const publicPageFiles = {
  '/login': {},
  '/enter-code': { module: 'EnterCodePage', texts: 'entry' },
  '/code': { module: 'CodePage', texts: 'entry' },
  '/forgot-password': { module: 'password/ForgotPasswordPage', texts: 'entry' },
  '/password-expired': { module: 'password/PasswordExpiredPage', texts: 'entry' },
  '/update-password': { module: 'password/UpdatePasswordPage', texts: 'entry' },
  '/password-reset-success': { module: 'password/PasswordResetSuccessPage', texts: 'entry' },
  '/link-expired': { module: 'password/LinkExpiredPage', texts: 'entry' },
  '/invitation': { module: 'join/JoinPage', texts: 'entry' },
  '/confirm-account': { module: 'confirm/ConfirmAccountPage', texts: 'entry' },
  '/confirm-account/link-expired': { module: 'confirm/RegistrationLinkExpiredPage', texts: 'entry' },
  '/confirm-account/master-admin': success,
  '/confirm-account/sub-admin': success,
  '/confirm-account/staff': success,
  '/confirm-account/default': success,
  '/confirm-account/landlord-admin': success,
  '/terms-and-conditions': legal,
  '/personal-data-consent': legal,
  '/payment': payment,
  '/payment-expired': payment,
  '/payment-successful': payment,
  '/payment-failed': payment,
  '/payment-account-onboarding-successful': payment,
  '/payment-account-onboarding-failed': payment,
  '/add-on/disabled/:module': { module: 'AddOnDisabledPage', texts: 'entry' },
  '/event': { module: 'event/EventPage', texts: 'guest' },
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback': guest,
  '/event-guest/invalid': { module: 'guest/InvalidGuestPage', texts: 'guest' },
  '/contractor-form/submitted': contractorEnd,
  '/contractor-form/expired': contractorEnd,
  '/contractor-form/invalid': contractorEnd,
  '/contractor-form/:token': { module: 'contractor/ContractorPage', texts: 'contractor' },
  '/service-place/:place/:proof/request': { module: 'place/PlacePage', texts: 'place' },
  '/service-place/invalid': { module: 'place/InvalidPlacePage', texts: 'place' },
  '/public/hotdesks/zone-displays/setup': { module: 'display/DisplayApiKeySetup', texts: 'display' },
  '/public/hotdesks/zone-displays/select-display': { module: 'display/DisplaySelectScreen', texts: 'display' },
  '/public/hotdesks/zone-displays/:id': { module: 'display/DisplayGridScreen', texts: 'display' },
  '/self-registration': { module: 'visitor/KioskPage', texts: 'visitor' },
  '/self-registration/add': { module: 'visitor/KioskPage', texts: 'visitor' },
  '/directory': { module: 'visitor/DirectoryPage', texts: 'visitor' },
  '/visitor/qr-pass/ended': visitEnd,
  '/visitor/qr-pass/expired': visitEnd,
  '/visitor/qr-pass/invalid': visitEnd,
  '/visitor/qr-pass/:officeCentreId/:token': { module: 'visitor/VisitPage', texts: 'visitor' },
  '/visit-approval/ended': visitEnd,
  '/visit-approval/expired': visitEnd,
  '/visit-approval/invalid': visitEnd,
  '/visit-approval/:token': { module: 'visitor/ApprovalPage', texts: 'visitor' },
  '/mailbox': { module: 'MailboxPage', texts: 'mailbox' },
  '/404': { module: 'NotFoundPage', texts: 'entry' },
} as const satisfies Readonly<Record<PublicPath, PublicPageFiles>>;

export const filesOfPage = (path: PublicPath): PublicPageFiles => publicPageFiles[path];
