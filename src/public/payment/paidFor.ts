/**
 * The payment of an invoice, a booking or an order, as the server knows it. The address of the page only names what was paid for: whoever may not see its
 * payments learns nothing, and nothing else in the address counts.
 */
import { RequestFailure } from '#authProvider/request.ts';
import { authorised, restoreSession } from '#authProvider/session.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';

export interface PaidFor {
  referenceNo?: string;
  /** LATER: when it is handed over. NONE: nothing is to be paid. */
  status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUNDED' | 'LATER' | 'NONE';
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** The page of the provider, while it can be paid there. */
  page?: string;
  /** What people call what was paid for. */
  label: string;
  /** It can be paid by whoever asks, from this page; until when, where there is a limit (ISO 8601). */
  payable?: boolean;
  until?: string;
  /** No money moves: the building tries payments out. */
  simulated?: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The invoice or booking that an address names. */
export function namedIn(search: string, param: 'invoice' | 'booking'): number | undefined {
  const text = new URLSearchParams(search).get(param) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** The order or the booking that an address names by its uuid: of whoever has ordered or booked. */
export function ownIn(search: string, param: 'order' | 'booking'): string | undefined {
  const text = new URLSearchParams(search).get(param) ?? '';
  return UUID.test(text) ? text : undefined;
}

let session: ReturnType<typeof restoreSession> | undefined;

/** `unknown`: not signed in, or nothing there that the person may see. Throws RequestFailure while the server is out of reach. */
async function asked<T>(path: string, query: Record<string, string | number>, read: (data: T) => PaidFor | undefined) {
  session ??= restoreSession();
  const signedIn = await session.catch((error) => {
    session = undefined;
    throw error;
  });
  if (!signedIn) return 'unknown';
  try {
    const { data } = await authorised<T>('GET', path, { query });
    return read(data) ?? 'unknown';
  } catch (error) {
    if (error instanceof RequestFailure && error.status >= 400 && error.status < 500) return 'unknown';
    throw error;
  }
}

export interface AccountState {
  name: LocalizedText;
  paymentAccountStatus: 'PENDING' | 'ACTIVE' | 'RESTRICTED' | null;
}
/** The account of a store as its provider says it is; the address names the store and its building. */
export async function accountIn(search: string): Promise<AccountState | undefined> {
  const query = new URLSearchParams(search);
  const [store, building] = [query.get('store') ?? '', query.get('building') ?? ''];
  if (![store, building].every((one) => UUID.test(one))) return undefined;
  let found: AccountState | undefined;
  await asked<AccountState>(`/office-centres/uuid/${building}/retail-stores/uuid/${store}/payment-account`, {}, (data) => {
    found = data;
    return undefined;
  }).catch(() => undefined);
  return found;
}

type Centre = { currency: string; paymentProvider?: Provider | null } | null;
type Provider = 'SIMULATOR' | 'STRIPE';
const isSimulated = (provider: Provider | null | undefined) => provider === 'SIMULATOR';
interface Payment {
  referenceNo: string;
  status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: number;
  paymentUrl: string | null;
  provider: Provider;
  invoice: { label: string };
  officeCentre: Centre;
}
/** The last payment of the invoice. */
export const paidForInvoice = (invoiceId: number): Promise<PaidFor | 'unknown'> =>
  asked<{ items: Payment[] }>(
    '/payments',
    { invoiceId, limit: 1, sortProperties: 'startedDate', sortDirection: 'DESC' },
    ({ items: [payment] }) =>
      payment && {
        referenceNo: payment.referenceNo,
        status: payment.status === 'PARTIALLY_REFUNDED' ? 'PAID' : payment.status,
        amount: payment.amount,
        currency: payment.officeCentre?.currency ?? '',
        label: payment.invoice.label,
        simulated: isSimulated(payment.provider),
        ...(payment.status === 'PENDING' && payment.paymentUrl ? { page: payment.paymentUrl } : {}),
      },
  );

/** The own records of whoever orders and books, as the app has them. */
const own = { order: '/occupant/opc-orders/uuid', booking: '/occupant/facility-bookings/uuid' } as const;

/**
 * Begins the payment of an own order or booking. What cannot be paid any more, or is being paid already, is asked for again all the same.
 * Throws RequestFailure while the server is out of reach.
 */
export async function payOwn(of: keyof typeof own, uuid: string): Promise<void> {
  try {
    await authorised('PUT', `${own[of]}/${uuid}/pay`, { body: {} });
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status < 400 || error.status >= 500) throw error;
  }
}

/** What is to be paid, judged at this moment: the server says so a little later. */
function due(status: PaidFor['status'], until: string | null, page: string | null): Partial<PaidFor> {
  if (status !== 'PENDING' && status !== 'FAILED') return {};
  if (until && Date.parse(until) <= Date.now()) return { status: 'EXPIRED' };
  return { payable: true, ...(until ? { until } : {}), ...(page ? { page } : {}) };
}

interface Order {
  orderNo: string;
  orderStatus: string;
  paymentStatus: Payment['status'] | null;
  total: number;
  pendingPaymentExpiry: string | null;
  paymentUrl: string | null;
  officeCentre: Centre;
}
/** Of the person who has ordered it. Nothing is to be paid any more of an order that has ended and been paid back. */
export const paidForOrder = (uuid: string): Promise<PaidFor | 'unknown'> =>
  asked<Order>(`${own.order}/${uuid}`, {}, (order) => {
    const { orderNo, orderStatus, paymentStatus, total, pendingPaymentExpiry, paymentUrl, officeCentre } = order;
    const status = paymentStatus === 'PARTIALLY_REFUNDED' ? 'PAID' : paymentStatus;
    if (!status) return undefined;
    const known = {
      status,
      amount: total,
      currency: officeCentre?.currency ?? '',
      label: orderNo,
      simulated: isSimulated(officeCentre?.paymentProvider),
    };
    if (orderStatus === 'PENDING_PAYMENT') return { ...known, ...due(status, pendingPaymentExpiry, paymentUrl) };
    return status === 'PENDING' ? { ...known, status: 'LATER' } : known;
  });

interface OwnBooking extends Booking {
  payUntil: string | null;
  dueAmount: number | null;
  paymentUrl: string | null;
}
/** Of the person who has booked. */
export const paidForOwnBooking = (uuid: string): Promise<PaidFor | 'unknown'> =>
  asked<OwnBooking>(`${own.booking}/${uuid}`, {}, (booking) => {
    const { price, dueAmount, payUntil, paymentUrl, officeCentre, referenceNo } = booking;
    const status = statusOf(booking) ?? 'NONE';
    const known = {
      status,
      amount: price ?? 0,
      currency: officeCentre?.currency ?? '',
      label: referenceNo,
      simulated: isSimulated(officeCentre?.paymentProvider),
    };
    return dueAmount ? { ...known, amount: dueAmount, ...due(status, payUntil, paymentUrl) } : known;
  });

interface Booking {
  referenceNo: string;
  status: string;
  paymentStatus: Payment['status'] | null;
  price: number | null;
  officeCentre: Centre;
}
/** Nothing is to be paid any more of a cancelled booking of which something has been given back. */
const statusOf = ({ status, paymentStatus }: Booking): PaidFor['status'] | undefined =>
  paymentStatus === 'PARTIALLY_REFUNDED' ? (status === 'CANCELLED' ? 'REFUNDED' : 'PAID') : (paymentStatus ?? undefined);

/** The page on which its payment waits to be paid. */
async function pageOf(facilityBookingId: number): Promise<string | undefined> {
  let page: string | null | undefined;
  await asked<{ items: Payment[] }>(
    '/payments',
    { facilityBookingId, status: 'PENDING', limit: 1, sortProperties: 'startedDate', sortDirection: 'DESC' },
    ({ items: [payment] }) => {
      page = payment?.paymentUrl;
      return undefined;
    },
  );
  return page ?? undefined;
}

/** How much of the booking has been paid. */
export const paidForBooking = async (id: number): Promise<PaidFor | 'unknown'> => {
  const found = await asked<Booking>(`/facility-bookings/${id}`, {}, (booking) => {
    const status = statusOf(booking);
    const { price, officeCentre, referenceNo } = booking;
    return (
      status && {
        status,
        amount: price ?? 0,
        currency: officeCentre?.currency ?? '',
        label: referenceNo,
        simulated: isSimulated(officeCentre?.paymentProvider),
      }
    );
  });
  if (found === 'unknown' || found.status !== 'PENDING') return found;
  const page = await pageOf(id);
  return page ? { ...found, page } : found;
};
