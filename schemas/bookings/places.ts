/** How many more bookings a facility can take, over times that it is held for others: pure, and quick for many slots. */
import type { Period } from './slots.ts';

/**
 * Answers how many are left throughout a period.
 * @param taken what others hold, with the time to prepare and to clear up, in any order
 * @param atOnce how many can have it at once
 */
export function placesLeft(taken: readonly Period[], atOnce: number): (period: Period) => number {
  // How many hold it from each moment on.
  const changes = taken
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((one, other) => one.at - other.at || one.by - other.by);
  const moments: number[] = [];
  const counts: number[] = [];
  let count = 0;
  for (const { at, by } of changes) {
    count += by;
    if (moments.at(-1) === at) counts[counts.length - 1] = count;
    else {
      moments.push(at);
      counts.push(count);
    }
  }
  /** The last moment that is not after an instant; -1 before all of them. */
  const placeOf = (instant: number): number => {
    let [low, high] = [0, moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((moments[middle] as number) <= instant) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  return ({ from, to }) => {
    const start = placeOf(from);
    let most = counts[start] ?? 0;
    for (let place = start + 1; place < moments.length && (moments[place] as number) < to; place += 1)
      most = Math.max(most, counts[place] as number);
    return Math.max(0, atOnce - most);
  };
}
