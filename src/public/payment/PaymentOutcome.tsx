/** What has become of the payment of an invoice, a booking or an order: asked of the server again and again until it is decided. */

import { useEffect, useState } from 'react';
import { loginPath } from '#authProvider/redirect.ts';
import { Result } from '../Result.tsx';
import type { ResultIconKind } from '../ResultIcon.tsx';
import { useTranslation } from '../translation.tsx';
import type { PaidFor } from './paidFor.ts';

type Shown = PaidFor['status'] | 'DUE' | 'unknown' | 'asking' | 'away';
const signs: Readonly<Record<Shown, ResultIconKind>> = {
  asking: 'expired',
  PENDING: 'expired',
  DUE: 'expired',
  LATER: 'expired',
  NONE: 'done',
  PAID: 'done',
  FAILED: 'failed',
  EXPIRED: 'expired',
  REFUNDED: 'expired',
  unknown: 'locked',
  away: 'off',
};
/** The page of a decided payment (000 §2): the address says the same as the page. */
const pages: Partial<Record<Shown, string>> = {
  PAID: '/payment-successful',
  FAILED: '/payment-failed',
  EXPIRED: '/payment-expired',
  REFUNDED: '/payment-expired',
};
const FIRST_MS = 1_000;
/** While a provider takes its time, the server is asked less and less often. */
const SLOWER = 1.5;
const LONGEST_MS = 15_000;

type Id = number | string;
interface Props<I extends Id> {
  about: 'invoice' | 'booking' | 'order';
  id: I;
  /** @throws RequestFailure while the server is out of reach */
  ask: (id: I) => Promise<PaidFor | 'unknown'>;
  /** The page to go on to; there is none where whoever pays may have none. */
  back?: string;
  /** Begins the payment, where whoever opens the page may. Throws RequestFailure while the server is out of reach. */
  pay?: (id: I) => Promise<void>;
  /** Nothing has been begun yet, as far as the page knows: it asks whoever opens it to pay. */
  asks?: boolean;
}

export function PaymentOutcome<I extends Id>({ about, id, ask, back, pay, asks = false }: Props<I>) {
  const { t, locale } = useTranslation();
  const [begun, setBegun] = useState(0);
  const found = useOutcome(id, ask, begun);
  const payment = typeof found === 'object' ? found : undefined;
  const isDue = payment?.payable && payment.status === 'PENDING' && asks && !begun;
  const shown: Shown = isDue ? 'DUE' : payment ? payment.status : (found as Shown);
  const canPay = pay && payment?.payable && !payment.page && (isDue || payment.status === 'FAILED');
  const start = async () => {
    if (!pay) return;
    await pay(id).catch(() => undefined);
    setBegun((times) => times + 1);
  };
  useEffect(() => {
    const page = pages[shown];
    if (page) window.history.replaceState(null, '', `${page}${window.location.search}`);
  }, [shown]);
  return (
    <Result
      sign={signs[shown]}
      title={t(`payment.${about}.${shown}.title`)}
      text={t(`payment.${about}.${shown}.text`)}
      steps={shown === 'EXPIRED' && about !== 'invoice' ? [t(`payment.${about}.next`)] : []}
      facts={
        <>
          <p className="hidden" role="status">
            {t(`payment.${about}.${shown}.title`)}
          </p>
          {payment && <Facts name={t(`payment.${about}.name`)} payment={payment} isDue={isDue} locale={locale} />}
          {payment?.simulated && payment.status !== 'NONE' && <p className="aside">{t('payment.simulated')}</p>}
        </>
      }
    >
      {canPay && (
        <button type="button" className="primary" onClick={() => void start()}>
          {t(isDue ? 'payment.now' : 'payment.again')}
        </button>
      )}
      {shown === 'unknown' && pay && (
        <a className="primary" href={loginPath(`${window.location.pathname}${window.location.search}`)}>
          {t('payment.signIn')}
        </a>
      )}
      {payment?.page && (
        <a className="primary" href={payment.page}>
          {t('payment.page')}
        </a>
      )}
      {back && (
        <a className={payment?.page ? undefined : 'primary'} href={back}>
          {t(`payment.${about}.back`)}
        </a>
      )}
    </Result>
  );
}

interface FactsProps {
  name: string;
  payment: PaidFor;
  isDue: boolean | undefined;
  locale: string;
}
function Facts({ name: what, payment: { referenceNo, amount, currency, label, until }, isDue, locale }: FactsProps) {
  const { t } = useTranslation();
  // Not `decimalsOf`: it is part of what a page without sign-in leaves out.
  const format = currency ? new Intl.NumberFormat(locale, { style: 'currency', currency }) : undefined;
  const money = format?.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  const facts = [
    [what, label],
    [t('payment.reference'), referenceNo],
    [t(isDue ? 'payment.owed' : 'payment.amount'), money],
    [
      t('payment.until'),
      until && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(until)),
    ],
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

/** Asks until the payment is decided, and anew once it has been begun. */
function useOutcome<I extends Id>(id: I, ask: Props<I>['ask'], begun: number): PaidFor | 'unknown' | 'asking' | 'away' {
  const [found, setFound] = useState<PaidFor | 'unknown' | 'asking' | 'away'>('asking');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    if (begun) setFound((before) => (typeof before === 'object' ? { ...before, status: 'PENDING' } : before));
    const turn = async (wait: number) => {
      const next = await ask(id).catch(() => 'away' as const);
      if (!isHere) return;
      setFound(next);
      const isOpen = next === 'away' || (typeof next === 'object' && next.status === 'PENDING');
      if (isOpen) timer = setTimeout(() => void turn(Math.min(LONGEST_MS, wait * SLOWER)), wait);
    };
    void turn(FIRST_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, ask, begun]);
  return found;
}
