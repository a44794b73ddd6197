/**
 * What the keys do on a timeline. On a cell: arrows go on, Shift and an arrow choose more cells, Enter makes. On a bar: Enter opens, Ctrl
 * and an arrow move, Shift and an arrow move its end, Ctrl and Shift its start (a space picks it up as well, then arrows move). While
 * something is moved Enter puts it there and Escape takes it back.
 */
import { type Axis, cellAt, cellSpan, cellsOf } from './axis.ts';
import { cells, type Part, shifted } from './moves.ts';
import type { Edit, TimelineItem } from './parts.ts';
import { type Bar, endOfDay, type Stop, stopAt, stopBeside } from './stops.ts';

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}
export interface Keyboard {
  axis: Axis;
  lanes: number;
  barsOf: (lane: number) => readonly Bar[];
  stop: Stop;
  edit: Edit | undefined;
  /** The bar on which the keys are. */
  item: TimelineItem | undefined;
  makes: boolean;
  changesLane: boolean;
}
export type Answer =
  | { stop: Stop }
  | { edit: Edit | undefined }
  /** It is put where it is now. */
  | { done: Edit }
  /** To the days before (-1) or after. */
  | { page: 1 | -1 };

const arrows: Readonly<Record<string, readonly [along: 1 | 0 | -1, lanes: 1 | 0 | -1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What comes of a key; undefined for one that the timeline leaves alone. */
export function answerTo(pressed: Pressed, at: Keyboard): Answer | undefined {
  const { edit, item } = at;
  if (edit?.isSent) return undefined;
  if (edit) return whileEditing(pressed, edit, at);
  const arrow = arrows[pressed.key];
  const isHeld = pressed.ctrlKey || pressed.metaKey;
  if (arrow && (pressed.shiftKey || isHeld)) return begun(pressed, at) ?? (isHeld ? undefined : { stop: at.stop });
  if (arrow) return { stop: beside(arrow, at) };
  if (pressed.key === ' ' && item?.moves) return { edit: editOf(item, 'whole', at.stop.lane) };
  if ((pressed.key === 'Enter' || pressed.key === ' ') && at.makes && at.stop.bar === undefined)
    return { done: { part: 'new', lane: at.stop.lane, span: cellSpan(at.axis, at.stop.cell), by: 'keys' } };
  if (pressed.key === 'PageUp') return { page: -1 };
  if (pressed.key === 'PageDown') return { page: 1 };
  if (pressed.key === 'Home' || pressed.key === 'End') {
    const end = pressed.key === 'Home' ? 'first' : 'last';
    const whole = end === 'first' ? 0 : cellsOf(at.axis) - 1;
    return { stop: stopAt(at.axis, at.barsOf, at.stop.lane, isHeld ? whole : endOfDay(at.axis, at.stop.cell, end)) };
  }
  return undefined;
}

const within = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));

function beside([along, lanes]: readonly [1 | 0 | -1, 1 | 0 | -1], { axis, barsOf, stop, lanes: count }: Keyboard): Stop {
  if (along) return stopBeside(axis, barsOf, stop, along);
  return stopAt(axis, barsOf, within(stop.lane + lanes, count), stop.cell);
}

const editOf = (item: TimelineItem, part: Part, lane: number): Edit => ({
  part,
  item,
  lane,
  span: { from: item.from, to: item.to },
  by: 'keys',
});
const partOf = ({ shiftKey, ctrlKey, metaKey }: Pressed): Part => (shiftKey ? (ctrlKey || metaKey ? 'start' : 'end') : 'whole');

/** An arrow with a modifier begins a move of the bar, or a choice of cells. */
function begun(pressed: Pressed, at: Keyboard): Answer | undefined {
  const { item, stop, axis, makes } = at;
  if (item) return item.moves ? whileEditing(pressed, editOf(item, partOf(pressed), stop.lane), at) : undefined;
  if (!makes || !pressed.shiftKey || !arrows[pressed.key]?.[0]) return undefined;
  return whileEditing(pressed, { part: 'new', lane: stop.lane, span: cellSpan(axis, stop.cell), by: 'keys' }, at);
}

function whileEditing(pressed: Pressed, edit: Edit, { axis, lanes, stop, changesLane }: Keyboard): Answer | undefined {
  if (pressed.key === 'Escape') return { edit: undefined };
  if (pressed.key === 'Enter' || pressed.key === ' ') return { done: edit };
  const arrow = arrows[pressed.key];
  if (!arrow) return undefined;
  const [along, down] = arrow;
  if (edit.part === 'new') {
    const others =
      edit.span.from < cellSpan(axis, stop.cell).from ? cellAt(axis, edit.span.from) : cellAt(axis, edit.span.to - 1);
    return { edit: { ...edit, span: cells(axis, stop.cell, within(others + along, cellsOf(axis))) } };
  }
  if (along) {
    const part = partOf(pressed);
    return { edit: { ...edit, part, span: shifted(axis, edit.span, part, along) } };
  }
  return { edit: changesLane ? { ...edit, part: 'whole', lane: within(edit.lane + down, lanes) } : edit };
}
