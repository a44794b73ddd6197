/** Lists that are calendars as well: what their call is asked, bars, forms that begin with a time, and what the boot check says. */
import { describe, expect, it } from 'vitest';
import { givenIn } from '#resources/generate/form/given.ts';
import { givenSearch } from '#resources/generate/form/givenSearch.ts';
import { keepingLook, looksOf, withLook } from '#resources/generate/list/toolbar/looks.ts';
import { viewOf } from '#resources/generate/list/views/view.ts';
import { barOf, changesLane, narrowedLanes, roomOf, timelineFilter, valuesAt } from '#resources/generate/timeline/bars.ts';
import { entities, entityOf } from '#schemas/index.ts';
import { timelineProblems } from '#schemas/kernel/check/timeline.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { lookIn } from '#schemas/kernel/lists/address.ts';
import type { Timeline } from '#schemas/kernel/lists/timeline.ts';
import { atOnce, noOverlap } from '#schemas/kernel/rules/limits.ts';

const session = { today: '2026-06-05' };
const reservations = entityOf('loan-item-reservations') as Entity;
const [from, to] = ['2026-06-05T01:00:00.000Z', '2026-06-05T02:30:00.000Z'];
const span = { from: Date.parse(from), to: Date.parse(to) };

describe('the rows of a timeline', () => {
  it('are those of a period, under the filters of the list, in any tab', () => {
    const filter = { tab: 'COLLECTED', timeline: 'day', on: '2026-06-05', wildcardSearch: 'fan' };
    expect(timelineFilter(reservations, filter, session, span)).toEqual({
      wildcardSearch: 'fan',
      fromAtTo: to,
      untilAtFrom: from,
    });
    expect([narrowedLanes(reservations, filter), narrowedLanes(reservations, { locationLoanItemId: 4 })]).toEqual([
      undefined,
      [4],
    ]);
  });

  const record = {
    id: 'u-1',
    recordId: 12,
    locationLoanItem: { id: 4, label: 'Fan' },
    ...{ itemName: 'Fan', user: { label: 'Wong' }, fromAt: from, untilAt: to, status: 'RESERVED', referenceNo: 'LR-1' },
  };
  const known = {
    session,
    titleOf: () => 'LR-1',
    statusOf: () => 'Reserved',
    pathOf: () => '/x',
    moves: () => true,
    changed: new Set([12]),
  };
  it('are bars in the lane of their reference, and take of it what the limit says', () => {
    const bar = barOf(reservations, record, known);
    expect(bar).toMatchObject({ id: 'u-1', lane: 4, ...span, text: 'Wong', note: 'Fan · LR-1', tone: 'info', isChanged: true });
    expect(bar?.takes).toBeUndefined();
    expect(barOf(reservations, { ...record, untilAt: null }, known)).toBeUndefined();
    const limits = {
      free: noOverlap(['locationLoanItem'], 'fromAt', 'untilAt', {
        while: { status: 'RESERVED' },
        error: 'loanItemThereAlready',
      }),
      places: atOnce(['locationLoanItem'], 'fromAt', 'untilAt', {
        max: { of: 'locationLoanItem', field: 'totalCount' },
        error: 'loanItemThereAlready',
      }),
    };
    const limited = { ...reservations, limits } as Entity;
    expect(barOf(limited, record, known)?.takes).toEqual(span);
    expect([roomOf(limited, { totalCount: 6 }), roomOf(reservations, { totalCount: 6 })]).toEqual([6, undefined]);
  });
});

it('begins the form of a new record with the lane and the time, by what the form asks', () => {
  const values = { locationLoanItemId: 4, fromAt: from, untilAt: to };
  expect(valuesAt(reservations, 'create', 4, span, 'Asia/Singapore')).toEqual(values);
  expect(givenIn(reservations, givenSearch({ ...values, status: 'COLLECTED', moon: 1 }))).toEqual(values);
  expect([givenIn(reservations, '?source=%7B'), givenIn(reservations, '?source=3'), givenIn(reservations, '')]).toEqual([
    {},
    {},
    {},
  ]);
  // The instants of a session follow from its date and its times on the building's clock.
  const sessions = entityOf('activity-event-time-slots') as Entity;
  const timeline: Timeline = { lane: 'activityEvent', from: 'startAt', to: 'endAt' };
  const timed = { ...sessions, list: { ...sessions.list, timeline } } as Entity;
  expect(valuesAt(timed, 'create', undefined, span, 'Asia/Singapore')).toEqual({
    sessionDate: '2026-06-05',
    startTime: '09:00',
    endTime: '10:30',
  });
  expect(changesLane(reservations)).toBe(true);
});

it('stands among the filters of the address, but in no saved view', () => {
  const filter = withLook({ tab: 'RESERVED' }, 'timeline', { view: 'day', on: '2026-06-05' });
  expect(filter).toEqual({ tab: 'RESERVED', timeline: 'day', on: '2026-06-05' });
  expect([lookIn(reservations, filter), looksOf(reservations)]).toEqual(['timeline', ['timeline']]);
  expect(keepingLook(reservations, {}, filter)).toEqual({ timeline: 'day', on: '2026-06-05' });
  expect(withLook(filter, undefined)).toEqual({ tab: 'RESERVED' });
  const shown = { sort: { field: 'id', order: 'DESC' }, perPage: 10, columns: [], density: 'compact' } as const;
  expect(viewOf(reservations, { ...shown, filterValues: filter }).filter).toEqual({});
});

describe('the boot check', () => {
  const all = new Map(entities.map((one) => [one.name, one as Entity]));
  const checkProblems = (timeline: Timeline, more: Partial<Entity> = {}) =>
    timelineProblems({ ...reservations, ...more, list: { ...reservations.list, timeline } } as Entity, all).join('\n');
  const fine: Timeline = { lane: 'locationLoanItem', from: 'fromAt', to: 'untilAt' };

  it('accepts what the product declares', () => {
    expect(entities.flatMap((one) => timelineProblems(one as Entity, all))).toEqual([]);
    expect(checkProblems(fine)).toBe('');
  });

  it.each<[Timeline, string]>([
    [{ ...fine, lane: 'itemName' }, 'which is no reference to one record'],
    [{ ...fine, from: 'quantity' }, "bars by 'quantity', which is no instant"],
    [{ ...fine, to: 'collectedDate' }, 'by which the list does not filter'],
    [{ ...fine, says: ['moon'] }, "says 'moon', which is no field"],
    [{ ...fine, laneSays: ['moon'] }, "says 'moon' of a lane"],
    [{ ...fine, shows: { remark: 'x' } }, "shows rows by 'remark'"],
    [{ ...fine, moves: 'fly' }, 'which is no action on a record'],
    [{ ...fine, moves: 'cancel' }, "does not ask for 'fromAt' and 'untilAt'"],
  ])('refuses %j', (timeline, problem) => {
    expect(checkProblems(timeline)).toContain(problem);
  });

  it('refuses bars that open nothing, and a filter of the same name', () => {
    expect(checkProblems(fine, { pages: { list: '/x' } })).toContain('open no page');
    const named = { ...reservations, list: { ...reservations.list, filterNames: { on: 'status' }, timeline: fine } } as Entity;
    expect(timelineProblems(named, all).join()).toContain("a filter is called 'on'");
  });
});
