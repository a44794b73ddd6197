/** Every page without sign-in but the first one, each in a chunk of its own together with its texts. */
import './pages.css';
import { type ComponentType, lazy } from 'react';
import {
  contractorTexts,
  displayTexts,
  entryTexts,
  guestTexts,
  legalTexts,
  mailboxTexts,
  paymentTexts,
  placeTexts,
} from '#i18n/pages.ts';
import type { PublicPath } from '../routes.ts';
import type { PublicPageProps } from './PublicPageProps.ts';
import { addTexts, type Texts } from './translation.tsx';

type Page = ComponentType<PublicPageProps>;
/** A page that renders once its texts are loaded too. */
const page = (load: () => Promise<{ default: Page }>, ...texts: Texts[]) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), ...texts.map(addTexts)]);
    return module;
  });

const success = page(() => import('./confirm/SuccessPage.tsx'), entryTexts);
const legal = page(() => import('./legal/LegalPage.tsx'), legalTexts);
const payment = page(() => import('./payment/PaymentPage.tsx'), paymentTexts);

const guest = page(() => import('./guest/GuestPage.tsx'), guestTexts);

const contractorEnd = page(() => import('./contractor/ContractorEndPage.tsx'), contractorTexts);

const pages = {
  '/enter-code': page(() => import('./EnterCodePage.tsx'), entryTexts),
  '/code': page(() => import('./CodePage.tsx'), entryTexts),
  '/forgot-password': page(() => import('./password/ForgotPasswordPage.tsx'), entryTexts),
  '/password-expired': page(() => import('./password/PasswordExpiredPage.tsx'), entryTexts),
  '/update-password': page(() => import('./password/UpdatePasswordPage.tsx'), entryTexts),
  '/password-reset-success': page(() => import('./password/PasswordResetSuccessPage.tsx'), entryTexts),
  '/link-expired': page(() => import('./password/LinkExpiredPage.tsx'), entryTexts),
  '/invitation': page(() => import('./join/JoinPage.tsx'), entryTexts),
  '/confirm-account': page(() => import('./confirm/ConfirmAccountPage.tsx'), entryTexts),
  '/confirm-account/link-expired': page(() => import('./confirm/RegistrationLinkExpiredPage.tsx'), entryTexts),
  '/confirm-account/master-admin': success,
  '/confirm-account/sub-admin': success,
  '/confirm-account/staff': success,
  '/confirm-account/default': success,
  '/confirm-account/landlord-admin': success,
  '/terms-and-conditions': legal,
  '/personal-data-consent': legal,
  '/payment-expired': payment,
  '/payment-successful': payment,
  '/payment-failed': payment,
  '/payment-account-onboarding-successful': payment,
  '/payment-account-onboarding-failed': payment,
  '/add-on/disabled/:module': page(() => import('./AddOnDisabledPage.tsx'), entryTexts),
  '/event': page(() => import('./event/EventPage.tsx'), guestTexts),
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin': guest,
  '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback': guest,
  '/event-guest/invalid': page(() => import('./guest/InvalidGuestPage.tsx'), guestTexts),
  '/contractor-form/submitted': contractorEnd,
  '/contractor-form/expired': contractorEnd,
  '/contractor-form/invalid': contractorEnd,
  '/contractor-form/:token': page(() => import('./contractor/ContractorPage.tsx'), contractorTexts),
  '/service-place/:place/:proof/request': page(() => import('./place/PlacePage.tsx'), placeTexts),
  '/service-place/invalid': page(() => import('./place/InvalidPlacePage.tsx'), placeTexts),
  '/public/hotdesks/zone-displays/setup': page(() => import('./display/DisplayApiKeySetup.tsx'), displayTexts),
  '/public/hotdesks/zone-displays/select-display': page(() => import('./display/DisplaySelectScreen.tsx'), displayTexts),
  '/public/hotdesks/zone-displays/:id': page(() => import('./display/DisplayGridScreen.tsx'), displayTexts),
  '/mailbox': page(() => import('./MailboxPage.tsx'), mailboxTexts),
  '/404': page(() => import('./NotFoundPage.tsx'), entryTexts),
} satisfies Record<Exclude<PublicPath, '/login'>, Page>;

export default function OtherPage(props: PublicPageProps) {
  const Page = props.path === '/login' ? pages['/404'] : pages[props.path];
  return <Page {...props} />;
}
