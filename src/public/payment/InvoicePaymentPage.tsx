/** What has become of the payment of an invoice: asked of the server again and again until it is decided. */
import { useEffect, useState } from 'react';
import { Result } from '../Result.tsx';
import type { ResultIconKind } from '../ResultIcon.tsx';
import { useTranslation } from '../translation.tsx';
import { type Found, type InvoicePayment, lastPaymentOf } from './invoicePayment.ts';

type Shown = InvoicePayment['status'] | 'unknown' | 'asking' | 'away';
const signs: Readonly<Record<Shown, ResultIconKind>> = {
  asking: 'expired',
  PENDING: 'expired',
  PAID: 'done',
  FAILED: 'failed',
  EXPIRED: 'expired',
  unknown: 'locked',
  away: 'off',
};
/** The page of a decided payment (000 §2): the address says the same as the page. */
const pages: Partial<Record<Shown, string>> = {
  PAID: '/payment-successful',
  FAILED: '/payment-failed',
  EXPIRED: '/payment-expired',
};
const FIRST_MS = 1_000;
/** While a provider takes its time, the server is asked less and less often. */
const SLOWER = 1.5;
const LONGEST_MS = 15_000;

export function InvoicePaymentPage({ invoiceId }: { invoiceId: number }) {
  const { t, locale } = useTranslation();
  const found = useLastPayment(invoiceId);
  const payment = typeof found === 'object' ? found : undefined;
  const shown: Shown = payment ? payment.status : (found as Shown);
  useEffect(() => {
    const page = pages[shown];
    if (page) window.history.replaceState(null, '', `${page}${window.location.search}`);
  }, [shown]);
  return (
    <Result
      sign={signs[shown]}
      title={t(`payment.invoice.${shown}.title`)}
      text={t(`payment.invoice.${shown}.text`)}
      facts={
        <>
          <p className="hidden" role="status">
            {t(`payment.invoice.${shown}.title`)}
          </p>
          {payment && <Facts payment={payment} locale={locale} />}
        </>
      }
    >
      <a className="primary" href={`/billing/invoices/${invoiceId}`}>
        {t('payment.invoice.back')}
      </a>
    </Result>
  );
}

function Facts({ payment: { referenceNo, amount, currency, invoice }, locale }: { payment: InvoicePayment; locale: string }) {
  const { t } = useTranslation();
  // Not `decimalsOf`: it is part of what a page without sign-in leaves out.
  const format = currency ? new Intl.NumberFormat(locale, { style: 'currency', currency }) : undefined;
  const money = format?.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  const facts = [
    [t('payment.invoice.name'), invoice.label],
    [t('payment.reference'), referenceNo],
    [t('payment.amount'), money],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Asks until the payment is decided. */
function useLastPayment(invoiceId: number): Found | 'asking' | 'away' {
  const [found, setFound] = useState<Found | 'asking' | 'away'>('asking');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const ask = async (wait: number) => {
      const next = await lastPaymentOf(invoiceId).catch(() => 'away' as const);
      if (!isHere) return;
      setFound(next);
      const isOpen = next === 'away' || (typeof next === 'object' && next.status === 'PENDING');
      if (isOpen) timer = setTimeout(() => void ask(Math.min(LONGEST_MS, wait * SLOWER)), wait);
    };
    void ask(FIRST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [invoiceId]);
  return found;
}
