/** Bars in their lanes: in which track each is drawn, and which of them are in each other's way. */
import { meets, type Span } from './axis.ts';

/** In which of the tracks of a lane a bar is drawn, from the top, so that none covers another. */
export interface Packed<Item> {
  item: Item;
  track: number;
}

/** The bars of a lane in tracks, as few as they need; the earlier one is higher. */
export function packed<Item extends Span>(items: readonly Item[]): { bars: Packed<Item>[]; tracks: number } {
  const ends: number[] = [];
  const bars = [...items]
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .map((item) => {
      const free = ends.findIndex((end) => end <= item.from);
      const track = free < 0 ? ends.length : free;
      ends[track] = item.to;
      return { item, track };
    });
  return { bars, tracks: ends.length };
}

/** What a bar takes of its lane. */
export interface Taking {
  /** With the time before and after; nothing where it takes no room, as a cancelled one. */
  takes?: Span | undefined;
}

/** The most of them at one moment within a period. */
export function peakIn(spans: readonly Span[], within: Span): number {
  const inside = spans.filter((one) => meets(one, within));
  // The most there are is reached where one begins.
  const starts = [within.from, ...inside.map(({ from }) => from).filter((from) => from > within.from)];
  return Math.max(0, ...starts.map((at) => inside.filter(({ from, to }) => from <= at && at < to).length));
}

/**
 * The bars that are in the way of a period in their lane; empty while there is room for it.
 * @param room how many at once the lane holds; undefined: any number
 */
export function inTheWay<Item extends Taking>(others: readonly Item[], wanted: Span, room: number | undefined): Item[] {
  if (room === undefined) return [];
  const near = others.filter(({ takes }) => takes && meets(takes, wanted));
  const spans = near.flatMap(({ takes }) => (takes ? [takes] : []));
  return peakIn(spans, wanted) < room ? [] : near;
}
