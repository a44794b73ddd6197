/** What a timeline shows, and what it is told to do: it knows no entity and makes no calls. */
import { createContext, use } from 'react';
import { formatDate } from '#i18n/dateFormats.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';
import { formatTime } from '../values/dateTime.ts';
import type { Axis, Span } from './axis.ts';
import type { Labelled } from './labels.ts';
import type { Part } from './moves.ts';

/** What is had for a time: a room, a desk, a bay. */
export interface TimelineLane {
  id: number;
  name: string;
  note?: string;
  /** How many at once it holds; absent: any number, so that nothing is in the way. */
  room?: number;
  /** When it cannot be had. */
  closed?: readonly Span[];
}
export interface TimelineItem extends Span {
  id: number | string;
  /** Id of its lane. */
  lane: number;
  text: string;
  note?: string;
  /** Its status in words. */
  status?: string;
  tone: Tone;
  /** It is not decided yet: drawn as a draft, with its status in words. */
  isDraft?: boolean;
  /** Page of the record. */
  path?: string;
  /** May be moved and stretched. */
  moves?: boolean;
  /** What it takes of its lane, with the time before and after; absent: nothing. */
  takes?: Span;
  /** Somebody else has just changed it. */
  isChanged?: boolean;
}

/** What is being made, moved or stretched, as it would be. */
export interface Edit {
  part: Part | 'new';
  item?: TimelineItem;
  /** Index of the lane. */
  lane: number;
  span: Span;
  by: 'pointer' | 'keys';
  /** The server is asked. */
  isSent?: boolean;
}

/** A lane with its bars, where it is drawn. */
export interface DrawnLane {
  lane: TimelineLane;
  bars: readonly Labelled<TimelineItem>[];
  /** Pixels from the top of the first lane. */
  top: number;
  height: number;
}

type GridRole = 'grid' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
/**
 * A part of a grid for those who listen, with its place counted from 1. It is no element of a table: only what is in sight is drawn, each
 * where its time is.
 */
export const gridPart = (role: GridRole, { row, column, columns }: { row?: number; column?: number; columns?: number } = {}) => ({
  role,
  'aria-rowindex': row,
  'aria-colindex': column,
  'aria-colspan': columns,
});

export const LANE_WIDTH = 176;
export const BAR_HEIGHT = 30;
const LANE_PADDING = 7;
export const topOfTrack = (track: number): number => LANE_PADDING + track * (BAR_HEIGHT + 2);
export const heightOfLane = (tracks: number): number => topOfTrack(Math.max(1, tracks)) + LANE_PADDING - 2;

/** What all lanes of a timeline share. */
export interface Drawing {
  axis: Axis;
  /** Pixels of a cell. */
  width: number;
  locale: string;
}
export const DrawingContext = createContext<Drawing | null>(null);
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error('A lane is drawn within a timeline');
  return drawing;
}

/** A period as people read it on the clock of `zone`: the day once where it is the same. */
export function spanText(zone: string, { from, to }: Span, locale: string): string {
  const [start, end] = [localAt(zone, from), localAt(zone, to)];
  const last = localAt(zone, to - 1).date;
  const first = `${formatDate(start.date, locale)} ${formatTime(start.time, locale)}`;
  return `${first} – ${last === start.date ? '' : `${formatDate(end.date, locale)} `}${formatTime(end.time, locale)}`;
}
/** The times of a period alone. */
export const timesText = (zone: string, { from, to }: Span, locale: string): string =>
  [from, to].map((at) => formatTime(localAt(zone, at).time, locale)).join(' – ');
