/** The arithmetic of a timeline: cells and instants on days of 23, 24 and 25 hours, moves, tracks, what is in the way, and the keys. */
import { describe, expect, it } from 'vitest';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { addDays, MINUTE } from '#schemas/kernel/fields/days.ts';
import { axisOf, cellAt, cellSpan, cellsOf, instantAtPlace, placeOf, spanOf } from '#src/kit/timeline/axis.ts';
import { answerTo, type Keyboard } from '#src/kit/timeline/keys.ts';
import { labelled, labelOf } from '#src/kit/timeline/labels.ts';
import { inTheWay, packed, peakIn } from '#src/kit/timeline/lanes.ts';
import { cells, drawn, shifted, stepsBetween } from '#src/kit/timeline/moves.ts';
import type { TimelineItem } from '#src/kit/timeline/parts.ts';
import { daysShown, otherDate, readDate, readView } from '#src/kit/timeline/views.ts';
import { randomFrom } from './random.ts';

const HOUR = 60 * MINUTE;
const london = (text: string) => Date.parse(text);
const clockAt = (zone: string, at: number) => Object.values(localAt(zone, at)).join(' ');
const ZONES = ['Europe/London', 'Asia/Hong_Kong', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];

describe('the axis', () => {
  it('has as many cells as the day has hours: 23, 24 or 25', () => {
    const cellsOn = (date: string, step = 60) => cellsOf(axisOf('Europe/London', date, 1, step));
    expect([cellsOn('2026-03-28'), cellsOn('2026-03-29'), cellsOn('2026-10-25')]).toEqual([24, 23, 25]);
    expect([cellsOn('2026-03-29', 30), cellsOn('2026-10-25', 15), cellsOn('2026-10-25', 1440)]).toEqual([46, 100, 1]);
    const week = axisOf('Europe/London', '2026-03-23', 7, 60);
    expect(week.days.map(({ first, end }) => end - first)).toEqual([24, 24, 24, 24, 24, 24, 23]);
    const skipped = week.bounds.slice(-24).map((at) => localAt('Europe/London', at).time);
    expect(skipped.slice(0, 3)).toEqual(['00:00', '02:00', '03:00']);
  });
  it('begins its cells at full steps of the clock, also where it is moved by half an hour', () => {
    const day = axisOf('Australia/Lord_Howe', '2026-10-04', 1, 60);
    const shown = day.bounds.map((at) => localAt('Australia/Lord_Howe', at).time);
    expect(shown.slice(0, 5)).toEqual(['00:00', '01:00', '02:30', '03:00', '04:00']);
  });
  it('leads from an instant to its place and back, in 2,000 cases of six zones', () => {
    const random = randomFrom(48);
    for (let turn = 0; turn < 2000; turn += 1) {
      const zone = ZONES[turn % ZONES.length] as string;
      const step = [15, 30, 60, 1440][Math.floor(random() * 4)] as number;
      const axis = axisOf(zone, addDays('2026-01-01', Math.floor(random() * 700)), 1 + Math.floor(random() * 8), step);
      const { from, to } = spanOf(axis);
      const at = from + Math.floor(random() * (to - from));
      const cell = cellSpan(axis, cellAt(axis, at));
      expect(cell.from <= at && at < cell.to, `${zone} ${at}`).toBe(true);
      expect(Math.abs(instantAtPlace(axis, placeOf(axis, at)) - at)).toBeLessThan(2);
    }
  });
  it('keeps what lies outside at its ends', () => {
    const axis = axisOf('Asia/Hong_Kong', '2026-05-04', 7, 60);
    expect([placeOf(axis, 0), placeOf(axis, Date.parse('2030-01-01'))]).toEqual([0, cellsOf(axis)]);
  });
});

describe('moves', () => {
  const week = axisOf('Europe/London', '2026-03-23', 7, 60);
  const month = axisOf('Europe/London', '2026-03-01', 31, 1440);
  const span = { from: london('2026-03-28T10:00Z'), to: london('2026-03-28T11:30Z') };
  it('go by quarters of an hour, and by days of the clock where cells are days', () => {
    expect(shifted(week, span, 'whole', 1)).toEqual({ from: span.from + 15 * MINUTE, to: span.to + 15 * MINUTE });
    // The next day has begun an hour earlier: the clock shows the same time.
    expect(shifted(month, span, 'whole', 1)).toEqual({ from: london('2026-03-29T09:00Z'), to: london('2026-03-29T10:30Z') });
    expect(clockAt('Europe/London', shifted(month, span, 'whole', 1).from)).toBe('2026-03-29 10:00');
  });
  it('never make a period shorter than a quarter', () => {
    expect(shifted(week, span, 'end', -20)).toEqual({ from: span.from, to: span.from + 15 * MINUTE });
    expect(shifted(week, span, 'start', 20)).toEqual({ from: span.to - 15 * MINUTE, to: span.to });
  });
  it('come to rest at quarters of the clock', () => {
    const odd = { from: span.from + 7 * MINUTE, to: span.to };
    const place = placeOf(week, odd.from);
    expect(stepsBetween(week, place, place, odd.from)).toBe(0);
    expect(stepsBetween(week, place, place + 1, span.from)).toBe(4);
    expect(stepsBetween(month, 3.2, 5.9, span.from)).toBe(2);
  });
  it('draw what lies between two places, in either direction', () => {
    const wanted = { from: span.from, to: span.from + 2 * HOUR };
    const [one, other] = [placeOf(week, span.from) + 0.1, placeOf(week, span.from) + 1.9];
    expect([drawn(week, one, other), drawn(week, other, one)]).toEqual([wanted, wanted]);
    expect(drawn(week, one, one)).toEqual({ from: span.from, to: span.from + 15 * MINUTE });
    expect(drawn(month, 27.5, 28.5)).toEqual(cells(month, 27, 28));
  });
});

describe('lanes', () => {
  const bar = (id: number, from: number, to: number) => ({ id, from, to, takes: { from, to } });
  it('are drawn in as many tracks as there are bars at once, none over another', () => {
    const random = randomFrom(7);
    for (let turn = 0; turn < 300; turn += 1) {
      const all = Array.from({ length: 12 }, (_, id) => {
        const from = Math.floor(random() * 50);
        return bar(id, from, from + 1 + Math.floor(random() * 12));
      });
      const { bars, tracks } = packed(all);
      expect(tracks).toBe(peakIn(all, { from: 0, to: 100 }));
      for (const { item, track } of bars)
        for (const other of bars)
          if (other.item !== item && other.track === track)
            expect(other.item.to <= item.from || item.to <= other.item.from).toBe(true);
    }
  });
  it('keep room for a name beside a bar that is too narrow for it, unless a lane would become much higher', () => {
    const axis = axisOf('UTC', '2026-06-01', 7, 60);
    const at = (hours: number) => Date.UTC(2026, 5, 1, hours);
    const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
    expect(['within', 'after', 'before']).toEqual(
      [span(9, 20), span(9, 10), span(7 * 24 - 2, 7 * 24 - 1)].map((one) => labelOf(axis, 20, one).label),
    );
    const two = labelled([span(9, 10), span(10, 11), span(30, 31)], axis, 20);
    expect(two.bars.map(({ track, label }) => [track, label])).toEqual([
      [0, 'after'],
      [1, 'after'],
      [0, 'after'],
    ]);
    const many = labelled(
      Array.from({ length: 8 }, (_, index) => span(9 + index, 10 + index)),
      axis,
      20,
    );
    expect([many.tracks, many.bars.every(({ label }) => label === 'within')]).toEqual([1, true]);
  });
  it('say what is in the way: where the most at one moment leaves no room', () => {
    const all = [bar(1, 9, 10), bar(2, 10, 11), bar(3, 9, 11)];
    const names = (room: number | undefined, from: number, to: number) => inTheWay(all, { from, to }, room).map(({ id }) => id);
    expect(names(1, 11, 12)).toEqual([]);
    expect(names(1, 8, 10)).toEqual([1, 3]);
    // At no moment are there more than two, although three touch the period.
    expect([names(3, 9, 11), names(2, 9, 11), names(undefined, 9, 11)]).toEqual([[], [1, 2, 3], []]);
    expect(inTheWay([{ ...bar(1, 9, 10), takes: undefined }], { from: 9, to: 10 }, 1)).toEqual([]);
  });
});

describe('the keys', () => {
  const axis = axisOf('Europe/London', '2026-03-23', 7, 60);
  const item = (id: number, cell: number, hours: number): TimelineItem => ({
    ...{ id, lane: 7, text: `B${id}`, tone: 'info', moves: true },
    ...{ from: axis.bounds[cell] as number, to: (axis.bounds[cell] as number) + hours * HOUR },
  });
  const bars = [item(1, 10, 2), item(2, 11, 2)];
  const base: Keyboard = {
    axis,
    lanes: 2,
    barsOf: (lane) => (lane === 0 ? bars : []),
    stop: { lane: 0, cell: 9 },
    edit: undefined,
    item: undefined,
    makes: true,
    changesLane: true,
  };
  const press = (key: string, at: Partial<Keyboard> = {}, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
    answerTo({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...held }, { ...base, ...at });
  const onBar = { stop: { lane: 0, cell: 10, bar: 1 }, item: bars[0] };

  it('go from a cell to a bar, through those beside it, and out of it', () => {
    expect(press('ArrowRight')).toEqual({ stop: { lane: 0, cell: 10, bar: 1 } });
    expect(press('ArrowRight', onBar)).toEqual({ stop: { lane: 0, cell: 11, bar: 2 } });
    expect(press('ArrowRight', { stop: { lane: 0, cell: 11, bar: 2 }, item: bars[1] })).toEqual({ stop: { lane: 0, cell: 13 } });
    expect(press('ArrowLeft', { stop: { lane: 0, cell: 13 } })).toEqual({ stop: { lane: 0, cell: 12, bar: 2 } });
    expect(press('ArrowLeft', onBar)).toEqual({ stop: { lane: 0, cell: 9 } });
    expect(press('ArrowDown', onBar)).toEqual({ stop: { lane: 1, cell: 10 } });
    expect(press('ArrowLeft', { stop: { lane: 1, cell: 0 } })).toEqual({ stop: { lane: 1, cell: 0 } });
    expect(press('End')).toEqual({ stop: { lane: 0, cell: 23 } });
    expect(press('End', {}, { ctrlKey: true })).toEqual({ stop: { lane: 0, cell: 166 } });
    expect([press('PageUp'), press('PageDown')]).toEqual([{ page: -1 }, { page: 1 }]);
  });
  it('make a record of one cell or of several', () => {
    expect(press('Enter')).toEqual({ done: { part: 'new', lane: 0, span: cellSpan(axis, 9), by: 'keys' } });
    const more = press('ArrowLeft', {}, { shiftKey: true });
    const edit = { part: 'new' as const, lane: 0, span: cells(axis, 8, 9), by: 'keys' as const };
    expect(more).toEqual({ edit });
    expect(press('ArrowRight', { edit })).toEqual({ edit: { ...edit, span: cellSpan(axis, 9) } });
    expect([press('Enter', { edit }), press('Escape', { edit })]).toEqual([{ done: edit }, { edit: undefined }]);
    expect(press('Enter', { makes: false })).toBeUndefined();
  });
  it('move and stretch a bar, put it there, and take it back', () => {
    const spanAfter = (key: string, held: object, at: Partial<Keyboard> = {}) => {
      const answer = press(key, { ...onBar, ...at }, held);
      return answer && 'edit' in answer ? answer.edit?.span : undefined;
    };
    const [{ from, to }] = bars as [TimelineItem];
    const quarter = 15 * MINUTE;
    expect(spanAfter('ArrowRight', { ctrlKey: true })).toEqual({ from: from + quarter, to: to + quarter });
    expect(spanAfter('ArrowRight', { shiftKey: true })).toEqual({ from, to: to + quarter });
    expect(spanAfter('ArrowLeft', { shiftKey: true, ctrlKey: true })).toEqual({ from: from - quarter, to });
    const picked = press(' ', onBar);
    if (!picked || !('edit' in picked) || !picked.edit) throw new Error('not picked up');
    expect(press('ArrowDown', { ...onBar, edit: picked.edit })).toMatchObject({ edit: { lane: 1, part: 'whole' } });
    expect(press('ArrowDown', { ...onBar, edit: picked.edit, changesLane: false })).toEqual({ edit: picked.edit });
    expect(press('Enter', { ...onBar, edit: picked.edit })).toEqual({ done: picked.edit });
    expect(press('Escape', { ...onBar, edit: picked.edit })).toEqual({ edit: undefined });
    // A bar that stays where it is only opens.
    expect(press('Enter', onBar)).toBeUndefined();
    expect(
      press('ArrowRight', { ...onBar, item: { ...(bars[0] as TimelineItem), moves: false } }, { ctrlKey: true }),
    ).toBeUndefined();
  });
});

it('shows a day, a week from Monday on or a whole month, and leads to the next', () => {
  expect(daysShown('week', '2026-03-29')).toEqual({ first: '2026-03-23', count: 7 });
  expect(daysShown('month', '2028-02-17')).toEqual({ first: '2028-02-01', count: 29 });
  expect(daysShown('day', '2026-03-29')).toEqual({ first: '2026-03-29', count: 1 });
  expect([otherDate('day', '2026-03-01', -1), otherDate('week', '2026-03-29', 1), otherDate('month', '2026-01-31', 1)]).toEqual([
    '2026-02-28',
    '2026-04-05',
    '2026-02-01',
  ]);
  expect([readDate('2026-02-01', 'T'), readDate('x', 'T'), readDate('2026-99-01', 'T'), readView('month'), readView(3)]).toEqual([
    '2026-02-01',
    'T',
    'T',
    'month',
    'week',
  ]);
});
