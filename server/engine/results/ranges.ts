/** The numbers that people have answered, put together so that one sees how they are spread. */
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { NumberRange } from '#schemas/kernel/lists/results.ts';

/** As many numbers stand for themselves; more are put together, in about as many ranges. */
const MAX_SINGLE = 12;
const RANGES = 8;

/** How often each number was answered, in order. */
export type Numbers = readonly (readonly [value: number, count: number])[];

/** A number with three digits that count: as many lines as a million answers need, whatever they are. */
export const coarse = (value: number): number => Number(value.toPrecision(3));

/** Half of the answers are below it, half above; null without any. */
export function medianOf(numbers: Numbers): number | null {
  const total = numbers.reduce((sum, [, count]) => sum + count, 0);
  const at = (place: number) => {
    let before = 0;
    for (const [value, count] of numbers) {
      before += count;
      if (place < before) return value;
    }
    return 0;
  };
  return total ? (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2 : null;
}

/** The next larger of 1, 2, 5, 10, 20 …, or of their fractions. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
}

/**
 * Numbers by range: each for itself where they are whole and few, from the question's lowest to its highest if it names them; else ranges of
 * round size. Those between that nobody has answered are there too.
 */
export function rangesOf(numbers: Numbers, { min, max }: Pick<OptionItem, 'min' | 'max'>): NumberRange[] {
  const [first, last] = [numbers[0]?.[0], numbers.at(-1)?.[0]];
  if (first === undefined || last === undefined) return [];
  const whole = numbers.every(([value]) => Number.isInteger(value));
  const countIn = (from: number, below: number) =>
    numbers.reduce((sum, [value, count]) => (value >= from && value < below ? sum + count : sum), 0);
  const widest = [Math.min(min ?? first, first), Math.max(max ?? last, last)] as const;
  for (const [low, high] of [widest, [first, last] as const])
    if (whole && Number.isInteger(low) && high - low < MAX_SINGLE)
      return Array.from({ length: Math.floor(high) - low + 1 }, (_, index) => low + index).map((value) => ({
        from: value,
        to: value,
        count: countIn(value, value + 1),
      }));
  if (first === last) return [{ from: first, to: last, count: countIn(first, Number.POSITIVE_INFINITY) }];
  const step = roundStep((last - first) / RANGES);
  const start = Math.floor(first / step);
  // Whole numbers of steps, so that the borders have no digits that sums of fractions leave.
  const border = (index: number) => inDigitsOf(step, (start + index) * step);
  return Array.from({ length: Math.floor(last / step) - start + 1 }, (_, index) => {
    const [from, below] = [border(index), border(index + 1)];
    return { from, to: whole ? below - 1 : below, count: countIn(from, below) };
  });
}

/** With as many digits after the point as the step has. */
const inDigitsOf = (step: number, value: number): number =>
  Number(value.toFixed(Math.max(0, Math.min(20, -Math.floor(Math.log10(step))))));
