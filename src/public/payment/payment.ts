/**
 * What the address of a payment page says. Anybody can write such an address, so only what looks like a reference or an
 * amount is shown, as text, and the page says that the receipt is what counts.
 */
export interface Payment {
  reference?: string;
  /** In the reader's writing, with its currency. */
  amount?: string;
}
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const CURRENCY = /^[A-Z]{3}$/;

export function paymentOf(search: string, locale: string): Payment {
  const query = new URLSearchParams(search);
  const [reference, amount, currency] = ['reference', 'amount', 'currency'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  return {
    ...(REFERENCE.test(reference) ? { reference } : {}),
    ...(AMOUNT.test(amount) && CURRENCY.test(currency)
      ? { amount: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount)) }
      : {}),
  };
}
