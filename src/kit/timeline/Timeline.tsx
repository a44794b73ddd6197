/**
 * Lanes by time: what is had when, made by drawing, moved and stretched by dragging, all of it with the keys as well (`keys.ts`). Times
 * are those of the building's clock. Only what is in sight is drawn.
 */
import './timeline.css';
import { useLocale, useTranslate } from 'ra-core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { visuallyHidden } from '../values/visuallyHidden.ts';
import { type Axis, axisOf, cellAt, cellSpan, cellsOf, instantAtPlace, meets, placeOf, type Span, spanOf } from './axis.ts';
import { answerTo } from './keys.ts';
import { labelled } from './labels.ts';
import { inTheWay } from './lanes.ts';
import {
  BAR_HEIGHT,
  type Drawing,
  DrawingContext,
  type DrawnLane,
  type Edit,
  gridPart,
  heightOfLane,
  LANE_WIDTH,
  spanText,
  type TimelineItem,
  type TimelineLane,
} from './parts.ts';
import { type Stop, stopAt, visibleCell } from './stops.ts';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import { useDrag } from './useDrag.ts';
import { useNow } from './useNow.ts';
import { useSight } from './useSight.ts';
import { daysShown, looks, type TimelineView } from './views.ts';

export interface TimelineProps {
  /** What it shows, for those who listen. */
  label: string;
  /** What the lanes are: 'Facility'. */
  lanesLabel: string;
  /** IANA name of the building's zone. */
  zone: string;
  view: TimelineView;
  /** A day of what is shown, `YYYY-MM-DD`. */
  date: string;
  lanes: readonly TimelineLane[];
  items: readonly TimelineItem[];
  /** Something is to be made in a lane for a time; absent: nothing can. */
  onMake?: (lane: TimelineLane, span: Span) => void;
  /** A bar was put elsewhere. It is shown there until the promise has settled, then where `items` have it. */
  onMove?: (item: TimelineItem, lane: TimelineLane, span: Span) => Promise<unknown>;
  /** Bars may change their lane. */
  changesLane?: boolean;
  /** To the days before (-1) or after. */
  onPage?: (by: 1 | -1) => void;
}

const HEAD_HEIGHT = 52;
/** The hour of a day with which it comes into sight, when it is not today. */
const FIRST_SEEN = 8;

export default function Timeline(props: TimelineProps) {
  const { label, lanesLabel, zone, view, date, lanes, items, onMake, onMove, changesLane = false, onPage } = props;
  const locale = useLocale();
  const translate = useTranslate();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const { sight, look } = useSight(box);
  const now = useNow();
  const { step, width, named } = looks[view];
  const { first, count } = daysShown(view, date);
  const axis = useMemo(() => axisOf(zone, first, count, step), [zone, first, count, step]);
  const drawing = useMemo<Drawing>(() => ({ axis, width, locale }), [axis, width, locale]);
  const { rows, byId, height } = useMemo(() => drawnLanes(lanes, items, axis, width), [lanes, items, axis, width]);
  const [asked, setStop] = useState<Stop>();
  const [edit, setEdit] = useState<Edit>();

  const barsOf = (lane: number) => rows[lane]?.bars.map(({ item }) => item) ?? [];
  const opening = openingCell(now, axis);
  const stop = useMemo(() => standing(asked ?? { lane: 0, cell: opening }, rows, axis), [asked, opening, rows, axis]);
  const item = stop.bar === undefined ? undefined : byId.get(String(stop.bar));
  const others = edit ? (rows[edit.lane]?.bars.map((one) => one.item) ?? []).filter(({ id }) => id !== edit.item?.id) : [];
  const way = edit && !edit.isSent ? inTheWay(others, takenBy(edit), rows[edit.lane]?.lane.room) : [];

  const isClosed = Boolean(edit && rows[edit.lane]?.lane.closed?.some((one) => meets(one, edit.span)));

  const done = (put: Edit) => {
    const lane = rows[put.lane]?.lane;
    const { item: moved, span } = put;
    setEdit(undefined);
    if (!lane) return;
    if (!moved) return onMake?.(lane, span);
    if (moved.lane === lane.id && moved.from === span.from && moved.to === span.to) return;
    if (!onMove) return;
    setEdit({ ...put, isSent: true });
    void onMove(moved, lane, span).finally(() => setEdit(undefined));
  };
  const drag = useDrag({
    box,
    axis,
    width,
    head: HEAD_HEIGHT,
    lanes: rows,
    items: byId,
    makes: Boolean(onMake),
    changesLane,
    onEdit: setEdit,
    onDone: done,
  });

  // The focus goes with the keys, also when the bar under it is drawn in another lane.
  const wantsFocus = useRef(false);
  useEffect(() => {
    const cursor = box.current?.querySelector<HTMLElement>('[data-cursor]');
    if (!cursor || !wantsFocus.current) return;
    if (
      document.activeElement !== cursor &&
      (!document.activeElement || document.activeElement === document.body || box.current?.contains(document.activeElement))
    )
      cursor.focus({ preventScroll: true });
  });
  const show = (lane: number, span: Span) => {
    const element = box.current;
    const row = rows[lane];
    if (!element || !row) return;
    const [left, right] = [placeOf(axis, span.from) * width, placeOf(axis, span.to) * width];
    const across = element.clientWidth - LANE_WIDTH;
    if (left < element.scrollLeft) element.scrollLeft = left - width;
    else if (right > element.scrollLeft + across) element.scrollLeft = Math.min(left, right - across + width);
    const down = element.clientHeight - HEAD_HEIGHT;
    if (row.top < element.scrollTop) element.scrollTop = row.top;
    else if (row.top + row.height > element.scrollTop + down) element.scrollTop = row.top + row.height - down;
    look();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || rows.length === 0) return;
    const answer = answerTo(event, { axis, lanes: rows.length, barsOf, stop, edit, item, makes: Boolean(onMake), changesLane });
    if (!answer) return;
    event.preventDefault();
    event.stopPropagation();
    if ('page' in answer) return onPage?.(answer.page);
    if ('done' in answer) return done(answer.done);
    if ('edit' in answer) {
      setEdit(answer.edit);
      if (answer.edit) show(answer.edit.lane, answer.edit.span);
      return;
    }
    setStop(answer.stop);
    const bar = answer.stop.bar === undefined ? undefined : byId.get(String(answer.stop.bar));
    show(answer.stop.lane, bar ?? cellSpan(axis, answer.stop.cell));
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    wantsFocus.current = true;
    const at = target.dataset.bar === undefined ? undefined : byId.get(target.dataset.bar);
    if (!at || at.id === stop.bar) return;
    setStop({ lane: rows.findIndex((row) => row.lane.id === at.lane), cell: visibleCell(axis, at), bar: at.id });
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // What loses the focus to nothing was drawn anew, in another lane.
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    wantsFocus.current = false;
    if (edit?.by === 'keys' && !edit.isSent) setEdit(undefined);
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!drag.hasDragged.current) return;
    drag.hasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  /** A click chooses a cell; on the chosen one it makes. */
  const onClick = ({ target, clientX }: MouseEvent) => {
    const element = target as HTMLElement;
    const row = element.closest<HTMLElement>('[data-lane]');
    if (element.closest('[data-bar]') || !element.closest('.at-tl-track') || !row || !box.current) return;
    const lane = Number(row.dataset.lane);
    if (element.closest('.at-tl-cell') && onMake)
      return done({ part: 'new', lane, span: cellSpan(axis, stop.cell), by: 'pointer' });
    const x = clientX - box.current.getBoundingClientRect().left - LANE_WIDTH + box.current.scrollLeft;
    wantsFocus.current = true;
    setStop({ lane, cell: Math.min(cellsOf(axis) - 1, Math.max(0, Math.floor(x / width))) });
  };

  // At first the time now is in sight, or the morning.
  const start = `${view} ${first} ${zone}`;
  useLayoutEffect(() => {
    if (box.current && start) box.current.scrollLeft = Math.max(0, (openingCell(Date.now(), axis) - 2) * width);
    look();
  }, [start, axis, width, look]);

  const visible = rows.filter(({ top, height: own }, index) => {
    const isNear = top < sight.bottom && top + own > sight.top;
    return isNear || index === stop.lane || index === edit?.lane;
  });
  const from = instantAtPlace(axis, sight.left / width);
  const to = instantAtPlace(axis, sight.right / width);
  const days = axis.days.filter(({ first: cell, end }) => end * width > sight.left && cell * width < sight.right);
  const span = spanOf(axis);
  const today = dateIn(zone, new Date(now));
  const whole = cellsOf(axis) * width;
  const names = {
    'aria-label': label,
    'aria-rowcount': rows.length + 1,
    'aria-colcount': cellsOf(axis) + 1,
    'aria-describedby': hint,
  };
  const listeners = { onKeyDown, onPointerDown: drag.onPointerDown, onFocus, onBlur, onClickCapture, onClick };
  return (
    <DrawingContext value={drawing}>
      <div
        ref={box}
        {...gridPart('grid')}
        {...names}
        {...listeners}
        className="at-tl"
        data-editing={edit ? edit.part : undefined}
        onScroll={look}
      >
        <div role="presentation" style={{ width: LANE_WIDTH + whole, height: HEAD_HEIGHT + height, position: 'relative' }}>
          <TimelineHead lanes={lanesLabel} days={days} sight={sight} named={named} today={today} />
          <div role="presentation" className="at-tl-body" style={{ height }}>
            <div aria-hidden className="at-tl-back" style={{ left: LANE_WIDTH, width: whole }}>
              {days.map(({ date: day, first: cell, end }) => (
                <div
                  key={day}
                  className="at-tl-ground"
                  data-today={day === today || undefined}
                  style={{ left: cell * width, width: (end - cell) * width }}
                />
              ))}
              {now >= span.from && now < span.to && <div className="at-tl-now" style={{ left: placeOf(axis, now) * width }} />}
            </div>
            {visible.map((row) => {
              const index = rows.indexOf(row);
              const isEdited = edit && (edit.lane === index || edit.item?.lane === row.lane.id);
              return (
                <TimelineRow
                  key={row.lane.id}
                  {...row}
                  index={index}
                  from={from}
                  to={to}
                  stop={stop.lane === index ? stop : undefined}
                  edit={isEdited ? edit : undefined}
                  way={isEdited && edit.lane === index ? way.map(({ id }) => id).join(' ') : ''}
                  isClosed={isEdited && edit.lane === index && isClosed}
                  makes={Boolean(onMake)}
                  describedBy={hint}
                />
              );
            })}
          </div>
        </div>
      </div>
      <p id={hint} style={visuallyHidden}>
        {[onMake && translate('timeline.hintMake'), onMove && translate('timeline.hintMove')].filter(Boolean).join(' ')}
      </p>
      <p role="status" className="at-tl-says" data-way={way.length > 0 || isClosed || undefined}>
        {edit && (
          <>
            {translate(edit.isSent ? 'timeline.sending' : `timeline.${edit.part}`, {
              title: edit.item?.text ?? '',
              lane: rows[edit.lane]?.lane.name ?? '',
              time: spanText(zone, edit.span, locale),
            })}
            {isClosed && ` ${translate('timeline.closed')}`}
            {way.length > 0 &&
              ` ${translate('timeline.inTheWay', { names: way.map(({ text }) => text).join(translate('kit.listSeparator')) })}`}
          </>
        )}
      </p>
    </DrawingContext>
  );
}

/** What an edited bar would take: with the time before and after that it has now. */
function takenBy({ item, span }: Edit): Span {
  const { takes } = item ?? {};
  if (!item || !takes) return span;
  return { from: span.from - (item.from - takes.from), to: span.to + (takes.to - item.to) };
}

/** The cell that comes into sight first: now, if it is shown, else the morning of the first day. */
function openingCell(now: number, axis: ReturnType<typeof axisOf>): number {
  const { from, to } = spanOf(axis);
  if (now >= from && now < to) return cellAt(axis, now);
  return axis.step >= 1440 ? 0 : Math.min(cellsOf(axis) - 1, (FIRST_SEEN * 60) / axis.step);
}

/** Lanes one below the other, each as high as its tracks, with the bars that are shown at all. */
function drawnLanes(lanes: readonly TimelineLane[], items: readonly TimelineItem[], axis: Axis, width: number) {
  const shown = spanOf(axis);
  const byLane = new Map<number, TimelineItem[]>();
  const byId = new Map<string, TimelineItem>();
  for (const item of items) {
    if (item.to <= shown.from || item.from >= shown.to) continue;
    byId.set(String(item.id), item);
    const own = byLane.get(item.lane);
    if (own) own.push(item);
    else byLane.set(item.lane, [item]);
  }
  let height = 0;
  const rows = lanes.map((lane): DrawnLane => {
    const { bars, tracks } = labelled(byLane.get(lane.id) ?? [], axis, width);
    const row = { lane, bars, top: height, height: heightOfLane(tracks) };
    height += row.height;
    return row;
  });
  return { rows, byId, height: Math.max(height, BAR_HEIGHT) };
}

/** Where the keys are, when bars have come, gone or moved meanwhile. */
function standing(stop: Stop, rows: readonly DrawnLane[], axis: ReturnType<typeof axisOf>): Stop {
  const barsOf = (index: number) => rows[index]?.bars.map(({ item }) => item) ?? [];
  if (stop.bar !== undefined) {
    const lane = rows.findIndex(({ bars }) => bars.some(({ item }) => item.id === stop.bar));
    const bar = barsOf(lane).find(({ id }) => id === stop.bar);
    if (bar) return { lane, cell: visibleCell(axis, bar), bar: bar.id };
  }
  const lane = Math.max(0, Math.min(rows.length - 1, stop.lane));
  return stopAt(axis, barsOf, lane, Math.min(cellsOf(axis) - 1, stop.cell));
}
