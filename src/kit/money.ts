/** Money is an integer of minor units (cents) on the wire; people read and write major units. */

/** How many decimals a currency has: 2 for SGD, 0 for JPY. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** 12345 minor units of SGD as `123.45`, grouped: `1,234.50`. */
export function formatAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    minor / 10 ** decimals,
  );
}

/** Hundredths of a percent as people write them: 900 is `9`, 1250 is `12.5`. */
export const formatPercent = (hundredths: number): string => String(hundredths / 100);

/**
 * What somebody typed, as an integer of the smallest unit: `parseDecimal('1,234.5', 2)` is 123450. Undefined when it is
 * no such number or has more decimals than the unit. Works on digits, never on floats.
 */
export function parseDecimal(typed: string, decimals: number): number | undefined {
  const match = /^(-?)(\d[\d,\s]*)?(?:\.(\d*))?$/.exec(typed.trim());
  if (!match || (!match[2] && !match[3])) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const digits = whole.replace(/[,\s]/g, '') + fraction.padEnd(decimals, '0');
  const value = Number(digits || '0');
  return Number.isSafeInteger(value) ? (sign ? -value : value) : undefined;
}

/** An integer of the smallest unit as it stands in an input: `123450` with 2 decimals is `1234.50`. */
export function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${decimals ? `.${digits.slice(-decimals)}` : ''}`;
}
