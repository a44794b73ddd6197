/** Making, moving and stretching with a pointer. Fingers scroll instead: they choose a cell and make there, or open the bar. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Axis, placeOf } from './axis.ts';
import { drawn, type Part, shifted, stepsBetween } from './moves.ts';
import { type DrawnLane, type Edit, LANE_WIDTH, type TimelineItem } from './parts.ts';

/** A pointer that moved less has clicked. */
const CLICK_PIXELS = 4;
/** Near an edge the timeline scrolls along. */
const EDGE = 32;

interface Props {
  box: RefObject<HTMLElement | null>;
  axis: Axis;
  /** Pixels of a cell. */
  width: number;
  /** Pixels of what stands above the lanes. */
  head: number;
  lanes: readonly DrawnLane[];
  items: ReadonlyMap<string, TimelineItem>;
  /** Something can be made. */
  makes: boolean;
  /** Bars may change their lane. */
  changesLane: boolean;
  onEdit: (edit: Edit | undefined) => void;
  onDone: (edit: Edit) => void;
}

/** @returns the handler of a pressed pointer, and whether the click that follows ends a drag */
export function useDrag(props: Props) {
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  const hasDragged = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: ReactPointerEvent) => {
    const target = event.target as HTMLElement;
    hasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const bar = target.closest<HTMLElement>('[data-bar]');
    const item = bar ? props.items.get(bar.dataset.bar ?? '') : undefined;
    const isOnTrack = target.closest('.at-tl-track') !== null;
    if (bar ? !item?.moves : !isOnTrack || !props.makes) return;
    const part = item ? ((target.closest<HTMLElement>('[data-grip]')?.dataset.grip ?? 'whole') as Part) : 'new';
    const begin = { x: event.clientX, y: event.clientY, place: placeAt(event.clientX), lane: laneAt(event.clientY) };
    const own = item ? props.lanes.findIndex(({ lane }) => lane.id === item.lane) : begin.lane;
    let edit: Edit | undefined;
    const move = (at: PointerEvent) => {
      if (!edit && Math.hypot(at.clientX - begin.x, at.clientY - begin.y) < CLICK_PIXELS) return;
      scrollAlong(at);
      const { axis, changesLane } = now.current;
      const place = placeAt(at.clientX);
      const lane = part === 'whole' && changesLane ? laneAt(at.clientY) : own;
      const span = item
        ? shifted(axis, item, part as Part, stepsBetween(axis, begin.place, place, part === 'end' ? item.to : item.from))
        : drawn(axis, begin.place, place);
      if (edit && edit.lane === lane && edit.span.from === span.from && edit.span.to === span.to) return;
      hasDragged.current = true;
      edit = { part, item, lane, span, by: 'pointer' };
      now.current.onEdit(edit);
    };
    const end = (done: boolean) => {
      stop.current?.();
      if (!edit) return;
      if (done) now.current.onDone(edit);
      else now.current.onEdit(undefined);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') cancel();
    };
    const listeners = { pointermove: move, pointerup: up, pointercancel: cancel, keydown: key } as const;
    for (const [name, listen] of Object.entries(listeners)) window.addEventListener(name, listen as EventListener);
    stop.current = () => {
      for (const [name, listen] of Object.entries(listeners)) window.removeEventListener(name, listen as EventListener);
    };
  };

  const rectOf = () => props.box.current?.getBoundingClientRect() ?? new DOMRect();
  function placeAt(x: number): number {
    const { scrollLeft = 0 } = now.current.box.current ?? {};
    return (x - rectOf().left - LANE_WIDTH + scrollLeft) / now.current.width;
  }
  function laneAt(y: number): number {
    const { scrollTop = 0 } = now.current.box.current ?? {};
    const at = y - rectOf().top - now.current.head + scrollTop;
    const { lanes } = now.current;
    return Math.min(
      lanes.length - 1,
      Math.max(
        0,
        lanes.findLastIndex(({ top }) => top <= at),
      ),
    );
  }
  function scrollAlong({ clientX, clientY }: PointerEvent) {
    const { left, right, top, bottom } = rectOf();
    const side = (at: number, low: number, high: number) => (at < low + EDGE ? -EDGE / 2 : at > high - EDGE ? EDGE / 2 : 0);
    const across = side(clientX, left + LANE_WIDTH, right);
    const along = side(clientY, top + now.current.head, bottom);
    if (across || along) now.current.box.current?.scrollBy(across, along);
  }
  return { onPointerDown, hasDragged };
}

/** The place of the instant in the middle of what is in sight, for the first look at a timeline. */
export const scrollFor = (axis: Axis, width: number, at: number, seen: number): number =>
  Math.max(0, placeOf(axis, at) * width - seen / 3);
