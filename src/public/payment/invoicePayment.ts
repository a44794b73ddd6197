/**
 * The last payment of an invoice, as the server knows it. The address of the page only names the invoice: whoever may not see its payments
 * learns nothing, and nothing else in the address counts.
 */
import { RequestFailure } from '#authProvider/request.ts';
import { authorised, restoreSession } from '#authProvider/session.ts';

export interface InvoicePayment {
  referenceNo: string;
  status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED';
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  invoice: { id: number; label: string };
}
/** `unknown`: not signed in, no such invoice, or no payment of it. */
export type Found = InvoicePayment | 'unknown';

/** The invoice that an address names. */
export function invoiceIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('invoice') ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

let session: ReturnType<typeof restoreSession> | undefined;

/** @throws RequestFailure while the server is out of reach */
export async function lastPaymentOf(invoiceId: number): Promise<Found> {
  session ??= restoreSession();
  const signedIn = await session.catch((error) => {
    session = undefined;
    throw error;
  });
  if (!signedIn) return 'unknown';
  try {
    const query = { invoiceId, limit: 1, sortProperties: 'startedDate', sortDirection: 'DESC' };
    const { data } = await authorised<{
      items: (Omit<InvoicePayment, 'currency'> & { officeCentre: { currency: string } | null })[];
    }>('GET', '/payments', { query });
    const [payment] = data.items;
    return payment ? { ...payment, currency: payment.officeCentre?.currency ?? '' } : 'unknown';
  } catch (error) {
    if (error instanceof RequestFailure && error.status >= 400 && error.status < 500) return 'unknown';
    throw error;
  }
}
