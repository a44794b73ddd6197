/**
 * Amounts in minor units, shared out and rounded: the one place that does it, for discounts, tax, refunds and credits, so that lines add up to
 * their total everywhere.
 */

const WHOLE = 10_000n;
/** A share of an amount, rounded to the nearest minor unit, halves up. @param rate hundredths of a percent */
export const shareOf = (amount: number, rate: number): number => Number((BigInt(amount) * BigInt(rate) + WHOLE / 2n) / WHOLE);

/** `amount × of ÷ per`, rounded to the nearest minor unit, halves up. All are whole numbers, not below zero. */
export const portionOf = (amount: number, of: number, per: number): number =>
  Number((BigInt(amount) * BigInt(of) * 2n + BigInt(per)) / (2n * BigInt(per)));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/**
 * Splits a total by weights, by largest remainder, the first one first among equals. Where the total is at most the sum of the weights, no part
 * is above its own.
 */
export function splitBy(total: number, weights: readonly number[]): number[] {
  const whole = BigInt(sumOf(weights));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const order = exact
    .map((one, index) => ({ index, rest: one % whole }))
    .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1));
  let left = total - sumOf(parts);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] as number) + 1;
    left -= 1;
  }
  return parts;
}
