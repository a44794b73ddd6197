import type { Session } from '#schemas/kernel/session.ts';

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/**
 * The currency of a record's amounts: its own, that of a record it points to (its building), else that of the building
 * in which the person works.
 */
export function currencyOf(record: Readonly<Record<string, unknown>> | undefined, session: Session | null): string {
  if (isCurrency(record?.currency)) return record.currency;
  for (const value of Object.values(record ?? {}))
    if (typeof value === 'object' && value !== null && 'currency' in value && isCurrency(value.currency)) return value.currency;
  return session?.officeCentre?.currency ?? 'SGD';
}
