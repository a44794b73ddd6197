/**
 * The parameters of a payment page. Anybody can make up such an address, so only values that look like a reference or an
 * amount are shown, as text, and the page says that only the receipt is proof.
 */
export interface Payment {
  reference?: string;
  /** Formatted in the reader's language, with its currency. */
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
