/** Where the arrow keys lead: free cells and bars of a lane, one after the other. */
import { type Axis, cellAt, cellSpan, cellsOf, dayOfCell, meets, type Span } from './axis.ts';

/** A cell, or the bar that stands there. */
export interface Stop {
  lane: number;
  cell: number;
  /** Key of the bar. */
  bar?: number | string;
}
export interface Bar extends Span {
  id: number | string;
}
/** The bars of a lane by their start. */
type BarsOf = (lane: number) => readonly Bar[];

const barsIn = (axis: Axis, bars: readonly Bar[], cell: number): Bar[] => bars.filter((bar) => meets(bar, cellSpan(axis, cell)));

/** The stop at a cell: the first bar that is there, or the free cell. */
export function stopAt(axis: Axis, barsOf: BarsOf, lane: number, cell: number): Stop {
  const bar = barsIn(axis, barsOf(lane), cell)[0];
  return { lane, cell, ...(bar && { bar: bar.id }) };
}

/** The next stop of the lane to the right (1) or to the left (-1): further bars of the cell, then the cell beyond. */
export function stopBeside(axis: Axis, barsOf: BarsOf, stop: Stop, by: 1 | -1): Stop {
  const bars = barsOf(stop.lane);
  const index = bars.findIndex(({ id }) => id === stop.bar);
  const bar = bars[index];
  const beside = bars[index + by];
  if (bar && beside && meets(bar, beside)) return { lane: stop.lane, cell: visibleCell(axis, beside), bar: beside.id };
  const from = bar ? (by > 0 ? cellAt(axis, bar.to - 1) : cellAt(axis, bar.from)) : stop.cell;
  const cell = from + by;
  if (cell < 0 || cell >= cellsOf(axis)) return stop;
  const there = barsIn(axis, bars, cell).filter(({ id }) => id !== stop.bar);
  const next = by > 0 ? there[0] : there.at(-1);
  return { lane: stop.lane, cell, ...(next && { bar: next.id }) };
}

/** The first cell of a bar that is shown. */
export const visibleCell = (axis: Axis, { from }: Span): number => cellAt(axis, from);

/** The first or the last cell of a cell's day; those of all days where cells are days. */
export function endOfDay(axis: Axis, cell: number, end: 'first' | 'last'): number {
  const { first, end: next } = axis.days.length === cellsOf(axis) ? { first: 0, end: cellsOf(axis) } : dayOfCell(axis, cell);
  return end === 'first' ? first : next - 1;
}
