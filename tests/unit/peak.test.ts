/** The peak of a period agrees with a slow count at every moment, in generated cases. */
import { describe, expect, it } from 'vitest';
import { peakOf } from '#server/engine/limits/peak.ts';

/** Numbers from 0 to `below`, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('the peak', () => {
  it('is the most at any moment of the period, in 2,000 cases', () => {
    const next = numbers(7);
    for (let turn = 0; turn < 2000; turn += 1) {
      const taken = Array.from({ length: next(12) }, () => {
        const from = next(20);
        return { span: { from, to: from + next(8) }, pieces: next(4) };
      });
      const from = next(20);
      const within = { from, to: from + 1 + next(10) };
      const moments = Array.from({ length: within.to - within.from }, (_, index) => within.from + index);
      const at = (moment: number) =>
        taken.reduce((sum, { span, pieces }) => (span.from <= moment && moment < span.to ? sum + pieces : sum), 0);
      expect(peakOf(taken, within)).toBe(Math.max(...moments.map(at)));
    }
  });
});
