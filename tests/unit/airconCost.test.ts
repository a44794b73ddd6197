/** What extended aircon costs, against a second implementation that counts minute by minute, in 2,000 cases. */
import { describe, expect, it } from 'vitest';
import { type CostRun, chargesOf, type Rate } from '#schemas/aircon/cost.ts';
import { MINUTE } from '#schemas/kernel/fields/days.ts';
import { randomFrom } from './random.ts';

/** Minute by minute: who uses the AHU now, and whose run is it that the minute is billed for? */
function slowCharges(runs: readonly CostRun[], rates: ReadonlyMap<number, Rate>, freeMinutes: number) {
  const real = runs.filter(({ from, to }) => to > from);
  const ordered = [...real].sort((a, b) => a.from - b.from || a.id - b.id);
  const found = new Map(ordered.map((run) => [run, { minutes: 0, share: 0 }]));
  const until = (run: CostRun) => Math.max(run.to, run.from + (rates.get(run.ahu)?.minimumMinutes ?? 0) * MINUTE);
  const first = Math.min(...ordered.map(({ from }) => from));
  const last = Math.max(...ordered.map(until));
  for (const ahu of new Set(ordered.map((run) => run.ahu)))
    for (let at = first; at < last; at += MINUTE) {
      const now = ordered.filter((run) => run.ahu === ahu && run.from <= at && at < until(run));
      const companies = [...new Set(now.map(({ company }) => company))];
      for (const company of companies) {
        const part = found.get(now.find((run) => run.company === company) as CostRun);
        if (!part) continue;
        part.minutes += 1;
        part.share += 1 / companies.length;
      }
    }
  return ordered.map((run) => {
    const { minutes, share } = found.get(run) as { minutes: number; share: number };
    const earlier = ordered
      .slice(0, ordered.indexOf(run))
      .filter(({ company, month }) => company === run.company && month === run.month);
    const used = earlier.reduce((sum, one) => sum + (found.get(one)?.share ?? 0), 0);
    const free = Math.max(0, Math.min(share, freeMinutes - used));
    const cents = ((share - free) * (rates.get(run.ahu)?.ratePerHour ?? 0)) / 60;
    return { id: run.id, minutes, share, free, amount: Math.floor(Number(cents.toFixed(6)) + 0.5) };
  });
}

const random = randomFrom(77);
const upTo = (most: number) => Math.floor(random() * most);
const START = Date.parse('2031-01-31T10:00:00Z');

it('agrees with a count minute by minute, in 2,000 cases', () => {
  for (let turn = 0; turn < 2000; turn += 1) {
    const rates = new Map(
      [1, 2].map((ahu) => [ahu, { ratePerHour: upTo(20_000), minimumMinutes: [0, 30, 60, 120][upTo(4)] as number }] as const),
    );
    const runs = Array.from({ length: 1 + upTo(7) }, (_, id): CostRun => {
      const from = START + upTo(20) * 15 * MINUTE;
      const isLater = upTo(5) === 0;
      return {
        id,
        company: 1 + upTo(3),
        ahu: 1 + upTo(2),
        month: isLater ? '2031-02' : '2031-01',
        from,
        // One that was ended before it began costs nothing.
        to: from + (upTo(14) - 1) * 15 * MINUTE + (upTo(6) === 0 ? 7 * MINUTE : 0),
      };
    });
    const freeMinutes = upTo(3) * 90;
    const fast = chargesOf(runs, rates, freeMinutes).map(({ run, ...charge }) => ({ id: run.id, ...charge }));
    const slow = slowCharges(runs, rates, freeMinutes);
    expect(
      fast.map(({ id, minutes, amount }) => ({ id, minutes, amount })),
      JSON.stringify({ turn, runs }),
    ).toEqual(slow.map(({ id, minutes, amount }) => ({ id, minutes, amount })));
    for (const [index, { share, free }] of fast.entries()) {
      expect(share).toBeCloseTo(slow[index]?.share ?? -1, 6);
      expect(free).toBeCloseTo(slow[index]?.free ?? -1, 6);
    }
  }
});

describe('a run', () => {
  const rates = new Map([[1, { ratePerHour: 6000, minimumMinutes: 60 }]]);
  const run = (id: number, company: number, from: number, to: number): CostRun => ({
    id,
    company,
    ahu: 1,
    month: '2031-01',
    from: START + from * MINUTE,
    to: START + to * MINUTE,
  });
  const amounts = (runs: CostRun[], free = 0) => chargesOf(runs, rates, free).map(({ amount }) => amount);

  it('is billed for the shortest time at least', () => expect(amounts([run(1, 1, 0, 15)])).toEqual([6000]));
  it('is shared by two companies while both use the AHU', () =>
    expect(amounts([run(1, 1, 0, 120), run(2, 2, 60, 180)])).toEqual([9000, 9000]));
  it('costs a company once that asks for it twice', () =>
    expect(amounts([run(1, 1, 0, 120), run(2, 1, 60, 180)])).toEqual([12_000, 6000]));
  it('uses the free hours of the month first', () =>
    expect(amounts([run(1, 1, 0, 120), run(2, 1, 300, 420)], 180)).toEqual([0, 6000]));
  it('that is shared by three adds up to what one would pay', () =>
    expect(amounts([run(1, 1, 0, 60), run(2, 2, 0, 60), run(3, 3, 0, 60)]).reduce((a, b) => a + b)).toBe(6000));
});
