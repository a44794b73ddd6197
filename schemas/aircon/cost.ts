/**
 * What extended aircon costs, from what has run or will run. Pure: the estimate before somebody submits, the request and the monthly statement
 * are all of this one function.
 *
 *   - an AHU has a rate per hour; each run is billed for its shortest time at least
 *   - what two companies use at the same time they share: each pays its part of the hour
 *   - a company's requests that overlap count once, for the earlier run
 *   - a company's free hours of a month go to its runs in the order of their start
 *   - a run is rounded to a whole cent, and a statement is the sum of its lines
 */
import { MINUTE } from '../kernel/fields/days.ts';

/** One run of one company; the instants in milliseconds. */
export interface CostRun {
  id: number;
  company: number;
  ahu: number;
  /** `YYYY-MM` of its start on the building's clock. */
  month: string;
  from: number;
  to: number;
}
export interface Rate {
  /** Minor units. */
  ratePerHour: number;
  /** The shortest run that is billed. */
  minimumMinutes: number;
}
/** What one run costs. Minutes may have fractions: a minute that two companies share is half a minute of each. */
export interface Charge {
  run: CostRun;
  /** Billed to the company, before others share them. */
  minutes: number;
  /** The company's part of them. */
  share: number;
  /** Of that part, what was free. */
  free: number;
  /** Minor units. */
  amount: number;
}

/** In the order in which runs are billed and free hours given. */
const inOrder = (one: CostRun, other: CostRun): number => one.from - other.from || one.id - other.id;
/** Thirds of a minute do not tip a half cent. */
const rounded = (value: number): number => Math.round(Number(value.toFixed(6)));

interface Part {
  minutes: number;
  share: number;
}

/** The parts of the runs of one AHU: its time is cut wherever one begins or ends. */
function partsOf(runs: readonly CostRun[], { minimumMinutes }: Rate): Map<CostRun, Part> {
  const billed = runs
    .filter(({ from, to }) => to > from)
    .sort(inOrder)
    .map((run) => ({ run, from: run.from, to: Math.max(run.to, run.from + minimumMinutes * MINUTE) }));
  const parts = new Map(billed.map(({ run }) => [run, { minutes: 0, share: 0 }]));
  const cuts = [...new Set(billed.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  let next = 0;
  let active: typeof billed = [];
  for (const [index, cut] of cuts.slice(0, -1).entries()) {
    active = active.filter(({ to }) => to > cut);
    while (next < billed.length && (billed[next] as (typeof billed)[number]).from <= cut) active.push(billed[next++] as never);
    const minutes = ((cuts[index + 1] as number) - cut) / MINUTE;
    const firsts = new Map<number, CostRun>();
    for (const { run } of active) if (!firsts.has(run.company)) firsts.set(run.company, run);
    for (const run of firsts.values()) {
      const part = parts.get(run) as Part;
      part.minutes += minutes;
      part.share += minutes / firsts.size;
    }
  }
  return parts;
}

/**
 * The charge of each run, in the order of their start.
 * @param rates by AHU
 * @param freeMinutes that each company has in a month
 */
export function chargesOf(runs: readonly CostRun[], rates: ReadonlyMap<number, Rate>, freeMinutes: number): Charge[] {
  const parts = new Map<CostRun, Part>();
  for (const ahu of new Set(runs.map((run) => run.ahu))) {
    const own = partsOf(
      runs.filter((run) => run.ahu === ahu),
      rates.get(ahu) ?? { ratePerHour: 0, minimumMinutes: 0 },
    );
    for (const [run, part] of own) parts.set(run, part);
  }
  const left = new Map<string, number>();
  return [...parts.keys()].sort(inOrder).map((run) => {
    const { minutes, share } = parts.get(run) as Part;
    const key = `${run.company} ${run.month}`;
    const open = left.get(key) ?? freeMinutes;
    const free = Math.min(open, share);
    left.set(key, open - free);
    return { run, minutes, share, free, amount: rounded(((share - free) / 60) * (rates.get(run.ahu)?.ratePerHour ?? 0)) };
  });
}
