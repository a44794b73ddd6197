/** Money is an integer of minor units (cents) on the wire; people read and write major units. */
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';

/** 12345 minor units of SGD as `123.45`, grouped: `1,234.50`. Put together from digits, so that nothing is rounded. */
export const formatAmount = (minor: number, currency: string | undefined): string => groupedText(minor, decimalsOf(currency));

/** Hundredths of a percent as people write them: 900 is `9`, 1250 is `12.5`. */
export const formatPercent = (hundredths: number): string => String(hundredths / 100);

/** Digits, in groups of three where they are grouped at all, and decimals: `1234.5`, `1,234.5`, `.5`. */
const DECIMAL = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?$/;

/**
 * What somebody typed, as an integer of the smallest unit: `parseDecimal('1,234.5', 2)` is 123450. Undefined when it is
 * no such number or has more decimals than the unit. Every language of the product groups thousands with commas and uses a
 * decimal point; full-width digits from a Chinese keyboard are accepted. Works on digits, never on floats.
 */
export function parseDecimal(typed: string, decimals: number): number | undefined {
  const plain = typed.normalize('NFKC').replaceAll('、', ',').replaceAll('。', '.').replace(/\s/g, '');
  const match = DECIMAL.exec(plain);
  if (!match || (!match[2] && !match[3])) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const value = Number(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0') || '0');
  return Number.isSafeInteger(value) ? (sign ? -value : value) : undefined;
}

/** An integer of the smallest unit in full: `123450` with 2 decimals is `1234.50`. */
export function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${decimals ? `.${digits.slice(-decimals)}` : ''}`;
}

/** The same with grouped thousands, as an input shows it while nobody types: `1,234.50`. */
export const groupedText = (value: number, decimals: number): string => {
  const [whole = '', fraction] = decimalText(value, decimals).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
};
