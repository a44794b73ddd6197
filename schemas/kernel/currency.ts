/** The currency of an amount and its decimals: screens, spreadsheets and imports must agree. */
import type { Session } from './session.ts';

const known = new Map<string, number>();
/** How many decimals a currency has: 2 for SGD, 0 for JPY. */
export function decimalsOf(currency: string): number {
  const found =
    known.get(currency) ??
    new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  known.set(currency, found);
  return found;
}

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/**
 * The currency of a record's amounts: its own, that of a referenced record (its building), or that of the session's building.
 */
export function currencyOf(
  record: Readonly<Record<string, unknown>> | undefined,
  session: Pick<Session, 'officeCentre'> | null,
): string {
  if (isCurrency(record?.currency)) return record.currency;
  for (const value of Object.values(record ?? {}))
    if (typeof value === 'object' && value !== null && 'currency' in value && isCurrency(value.currency)) return value.currency;
  return session?.officeCentre?.currency ?? 'SGD';
}
