import { useEffect, useState } from 'react';
import type { PublicPath } from '#schemas/shell/publicPages.ts';
import { textIn } from '../guest/textIn.ts';
import type { PublicPageProps } from '../PublicPageProps.ts';
import { Result } from '../Result.tsx';
import type { ResultIconKind } from '../ResultIcon.tsx';
import { useTranslation } from '../translation.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import {
  type AccountState,
  accountIn,
  namedIn,
  ownIn,
  paidForBooking,
  paidForInvoice,
  paidForOrder,
  paidForOwnBooking,
  payOwn,
} from './paidFor.ts';
import { paymentOf } from './payment.ts';

/** The five pages to which a payment provider returns people (000 §2): the result, and a link to continue. Where people begin to pay is `/payment`. */
const results: Partial<Record<PublicPath, { says: string; sign: ResultIconKind; on: string; steps: readonly string[] }>> = {
  '/payment-successful': { says: 'successful', sign: 'done', on: '/dashboard', steps: ['first', 'second'] },
  '/payment-failed': { says: 'failed', sign: 'failed', on: '/dashboard', steps: ['first', 'second', 'third'] },
  '/payment-expired': { says: 'expired', sign: 'expired', on: '/dashboard', steps: ['first', 'second'] },
  '/payment-account-onboarding-successful': {
    says: 'accountSuccessful',
    sign: 'done',
    on: '/merchant',
    steps: ['first', 'second', 'third'],
  },
  '/payment-account-onboarding-failed': {
    says: 'accountFailed',
    sign: 'failed',
    on: '/merchant',
    steps: ['first', 'second'],
  },
};

const payOrder = (uuid: string): Promise<void> => payOwn('order', uuid);
const payBooking = (uuid: string): Promise<void> => payOwn('booking', uuid);

export default function PaymentPage({ path }: PublicPageProps) {
  const [invoice, booking] = [namedIn(window.location.search, 'invoice'), namedIn(window.location.search, 'booking')];
  if (invoice !== undefined)
    return <PaymentOutcome about="invoice" id={invoice} ask={paidForInvoice} back={`/billing/invoices/${invoice}`} />;
  if (booking !== undefined)
    return <PaymentOutcome about="booking" id={booking} ask={paidForBooking} back={`/manage-bookings/${booking}`} />;
  const asks = path === '/payment';
  const own = { order: ownIn(window.location.search, 'order'), booking: ownIn(window.location.search, 'booking') };
  if (own.order) return <PaymentOutcome about="order" id={own.order} ask={paidForOrder} pay={payOrder} asks={asks} />;
  if (own.booking)
    return <PaymentOutcome about="booking" id={own.booking} ask={paidForOwnBooking} pay={payBooking} asks={asks} />;
  return path.startsWith('/payment-account') ? <AccountResult path={path} /> : <ProviderResult path={path} />;
}

const accountSigns = { ACTIVE: 'done', PENDING: 'expired', RESTRICTED: 'failed', NONE: 'expired' } as const;

/** What the provider says of an account at this moment, whichever page it has led to; the page as it is where nobody may see that. */
function AccountResult({ path }: Pick<PublicPageProps, 'path'>) {
  const { t, locale } = useTranslation();
  const [account, setAccount] = useState<AccountState>();
  useEffect(() => {
    void accountIn(window.location.search).then(setAccount);
  }, []);
  if (!account) return <ProviderResult path={path} />;
  const state = account.paymentAccountStatus ?? 'NONE';
  const name = textIn(account.name, locale);
  const { on } = results[path] ?? { on: '/merchant' };
  return (
    <Result
      sign={accountSigns[state]}
      title={t(`payment.account.${state}.title`)}
      text={t(`payment.account.${state}.text`, { name })}
    >
      <a className="primary" href={on}>
        {t('payment.accountSuccessful.on')}
      </a>
    </Result>
  );
}

/** What the provider says of something that is not known here. */
function ProviderResult({ path }: Pick<PublicPageProps, 'path'>) {
  const { t, locale } = useTranslation();
  const { says, sign, on, steps } = results[path] ?? { says: 'failed', sign: 'failed', on: '/dashboard', steps: [] };
  const facts = Object.entries(paymentOf(window.location.search, locale));
  return (
    <Result
      sign={sign}
      title={t(`payment.${says}.title`)}
      text={t(`payment.${says}.text`)}
      facts={
        facts.length ? (
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`payment.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null
      }
      steps={steps.map((step) => t(`payment.${says}.${step}`))}
    >
      <a className="primary" href={on}>
        {t(`payment.${says}.on`)}
      </a>
    </Result>
  );
}
