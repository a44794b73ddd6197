/** The currency of an amount and its decimals: screens, spreadsheets, mails and imports must agree. */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '../entity/entity.ts';
import type { Session } from '../rights/session.ts';
import { matches } from '../rules/where.ts';
import { type Field, isReference, isRows, traitsOf } from './field.ts';

const known = new Map<string, number>();
/** How many decimals a currency has: 2 for SGD, 0 for JPY. Two where it is not known, as most have. */
export function decimalsOf(currency: string | undefined): number {
  if (!currency) return 2;
  const found =
    known.get(currency) ??
    new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  known.set(currency, found);
  return found;
}

/** An amount of minor units as it stands in a text: `HKD 1,250.00`. Every language of the product groups thousands with commas. */
export function amountText(minor: number, currency: string | undefined): string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(fallbackLocale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${currency ? `${currency} ` : ''}${format.format(minor / 10 ** decimals)}`;
}

type Values = Readonly<Record<string, unknown>>;
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);

/**
 * The currency of a record's amounts: its own, or that of the building which it embeds. Nothing stands in for it: who reads the records of
 * several buildings would read a wrong one.
 */
export function currencyOf(record: Values | undefined): string | undefined {
  if (isCurrency(record?.currency)) return record.currency;
  for (const value of Object.values(record ?? {}))
    if (typeof value === 'object' && value !== null && 'currency' in value && isCurrency(value.currency)) return value.currency;
  return undefined;
}

/** The currency in which somebody writes: that of the record, or of the building in which they work. Undefined where they have chosen none. */
export const currencyToWrite = (record: Values | undefined, session: Pick<Session, 'officeCentre'> | null): string | undefined =>
  currencyOf(record) ?? session?.officeCentre?.currency;

export const isAmount = (field: Field | undefined): boolean => field !== undefined && traitsOf(field).amount === true;
/** Is the amount a percentage, as the record is? */
export const isPercentNow = (field: Field, record: Values | undefined): boolean =>
  'percentWhile' in field && field.percentWhile !== undefined && matches(field.percentWhile, record ?? {}, { today: '' });
const holdsAmounts = (field: Field | undefined): boolean =>
  isAmount(field) ||
  (field !== undefined && isRows(field) && Object.values(field.fields).some((cell) => isAmount(cell as Field)));

/** The entity whose records say in which currency the amounts are: that of their building. */
export function currencyFrom({ fields }: Pick<Entity, 'fields'>): string | undefined {
  const owner = Object.values(fields).find((field) => isReference(field) && field.embed?.includes('currency'));
  return owner && isReference(owner) ? owner.to : undefined;
}

/** Amounts whose records do not say in which currency they are. */
export function currencyProblems({ fields }: Pick<Entity, 'fields'>, byName: ReadonlyMap<string, Entity>): string[] {
  if (currencyFrom({ fields }) || fields.currency) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const embedded = isReference(field)
      ? (field.embed ?? []).filter((one) => holdsAmounts(byName.get(field.to)?.fields[one]))
      : [];
    const amounts = holdsAmounts(field) ? [name] : embedded.map((one) => `${name}.${one}`);
    return amounts.map((one) => `its records have '${one}' without a currency: their building embeds 'currency'`);
  });
}
