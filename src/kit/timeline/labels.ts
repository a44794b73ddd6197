/**
 * Where the name of a bar stands: within it, or beside a bar that is too narrow for it. A name beside a bar takes room of its track, so that
 * none covers another bar.
 */
import { type Axis, cellsOf, instantAtPlace, placeOf, type Span } from './axis.ts';
import { type Packed, packed } from './lanes.ts';

/** Pixels of a name; what is longer is cut, and stands whole in its tooltip. */
export const LABEL_WIDTH = 124;
/** Pixels that a bar has at least, to be seen and hit. */
export const LEAST = 8;
/** So many tracks more a lane may need for names, before they are cut instead. */
const MORE_TRACKS = 2;

export type LabelPlace = 'within' | 'after' | 'before';
export interface Labelled<Item> extends Packed<Item> {
  label: LabelPlace;
}

/** @param width pixels of a cell */
export function labelOf(axis: Axis, width: number, item: Span): { label: LabelPlace; takes: Span } {
  const left = placeOf(axis, item.from) * width;
  const right = Math.max(left + LEAST, placeOf(axis, item.to) * width);
  if (right - left >= LABEL_WIDTH) return { label: 'within', takes: item };
  const at = (x: number) => instantAtPlace(axis, x / width);
  if (right + LABEL_WIDTH <= cellsOf(axis) * width)
    return { label: 'after', takes: { from: item.from, to: Math.max(item.to, at(right + LABEL_WIDTH)) } };
  return { label: 'before', takes: { from: Math.min(item.from, at(left - LABEL_WIDTH)), to: item.to } };
}

/** The bars of a lane in tracks with room for their names; where that would need many more tracks, the names stay within. */
export function labelled<Item extends Span>(
  items: readonly Item[],
  axis: Axis,
  width: number,
): { bars: Labelled<Item>[]; tracks: number } {
  const plain = packed(items);
  const roomy = packed(items.map((item) => ({ item, ...labelOf(axis, width, item) })).map((one) => ({ ...one, ...one.takes })));
  if (roomy.tracks > plain.tracks + MORE_TRACKS)
    return { bars: plain.bars.map((bar) => ({ ...bar, label: 'within' })), tracks: plain.tracks };
  return { bars: roomy.bars.map(({ item: { item, label }, track }) => ({ item, label, track })), tracks: roomy.tracks };
}
