/** Boards: their columns, the order of their cards, the time that is left, and what the boot check says of them. */
import { describe, expect, it } from 'vitest';
import { boardFilter, boardSort, groupRows, tableFilter, valuesOfBoard } from '#resources/generate/board/columns.ts';
import { timeLeft } from '#resources/generate/board/timeLeft.ts';
import { withLook } from '#resources/generate/list/toolbar/looks.ts';
import { viewOf } from '#resources/generate/list/views/view.ts';
import { entityOf } from '#schemas/index.ts';
import { boardProblems } from '#schemas/kernel/check/board.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { lookIn } from '#schemas/kernel/lists/address.ts';
import type { Board } from '#schemas/kernel/lists/board.ts';

const session = { today: '2026-06-05' };
const requests = entityOf('service-requests') as Entity;
const permits = entityOf('fm-forms') as Entity;

describe('a board by status', () => {
  it('has a column for each status, asked under the filters of the list, in any tab', () => {
    expect(valuesOfBoard(requests)).toEqual(['OPEN', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED']);
    const filter = { tab: 'OVERDUE', board: true, wildcardSearch: 'lamp' };
    expect(boardFilter(requests, filter, session, 'OPEN')).toEqual({ wildcardSearch: 'lamp', status: 'OPEN' });
  });

  it('shows what is due first while it is open, and then the newest', () => {
    expect(boardSort(requests, session, 'IN_PROGRESS')).toEqual({ field: 'dueAt', order: 'ASC' });
    expect(boardSort(requests, session, 'COMPLETED')).toEqual({ field: 'id', order: 'DESC' });
  });

  it('leads to the tab of the status, or to the filter where there is none', () => {
    const filter = { board: true, wildcardSearch: 'lamp' };
    expect(tableFilter(requests, filter, session, 'REJECTED')).toEqual({ wildcardSearch: 'lamp', tab: 'REJECTED' });
    const untabbed = { ...requests, list: { ...requests.list, tabs: [] } };
    expect(tableFilter(untabbed, filter, session, 'REJECTED')).toEqual({ wildcardSearch: 'lamp', status: 'REJECTED' });
  });
});

describe('a board by floor', () => {
  it('has the rows that it shows, in the order of floors, those without one last', () => {
    expect(valuesOfBoard(permits)).toBeUndefined();
    // Of the values by which it stands in columns, those that it shows.
    expect(valuesOfBoard(entityOf('opc-orders'))).toEqual(['PENDING', 'ACCEPTED', 'PREPARED']);
    expect(boardFilter(permits, { board: true }, session)).toEqual({ status: 'APPROVED', handedBack: false });
    expect(boardSort(permits, session)).toEqual({ field: 'workEndDate', order: 'ASC' });
    const rows = ['10', null, '2', 'B1', ' 2 '].map((floorNo, id) => ({ id, floorNo }));
    const groups = groupRows(permits.list.board as Board, rows, 'en').map(([value, all]) => [value, all.map(({ id }) => id)]);
    expect(groups).toEqual([
      ['2', [2, 4]],
      ['10', [0]],
      ['B1', [3]],
      ['', [1]],
    ]);
  });
});

it('stands among the filters of the address, but in no saved view', () => {
  expect(lookIn(requests, withLook({ tab: 'OPEN' }, 'board'))).toBe('board');
  expect(withLook({ tab: 'OPEN', board: true }, undefined)).toEqual({ tab: 'OPEN' });
  expect(lookIn(entityOf('tenants') as Entity, { board: true })).toBeUndefined();
  const shown = { sort: { field: 'id', order: 'DESC' }, perPage: 10, columns: [], density: 'compact' } as const;
  expect(viewOf(requests, { ...shown, filterValues: { board: true, status: 'OPEN' } }).filter).toEqual({ status: 'OPEN' });
});

it.each([
  ['2026-06-08T12:00:00Z', { unit: 'day', count: 3, isOver: false, isSoon: false }],
  ['2026-06-06T13:00:00Z', { unit: 'hour', count: 25, isOver: false, isSoon: false }],
  ['2026-06-05T13:59:00Z', { unit: 'hour', count: 1, isOver: false, isSoon: true }],
  ['2026-06-05T12:00:00Z', { unit: 'minute', count: 0, isOver: false, isSoon: true }],
  ['2026-06-05T11:30:00Z', { unit: 'minute', count: 30, isOver: true, isSoon: false }],
  ['2026-06-01T12:00:00Z', { unit: 'day', count: 4, isOver: true, isSoon: false }],
])('until %s it says how long it is in whole units', (until, left) => {
  expect(timeLeft(Date.parse(until), Date.parse('2026-06-05T12:00:00Z'))).toEqual(left);
});

describe('the boot check', () => {
  const checkProblems = (board: Board, more: Partial<Entity> = {}) =>
    boardProblems({ ...permits, ...more, list: { ...permits.list, board } } as Entity).join('\n');
  const fine: Board = { by: 'floorNo', fields: ['tenant'] };

  it('accepts what the product declares', () => {
    expect([requests, permits].flatMap(boardProblems)).toEqual([]);
    expect(checkProblems(fine)).toBe('');
  });

  it.each<[Board, string]>([
    [{ ...fine, by: 'workNature' }, 'no choice and no line of text'],
    [{ ...fine, fields: ['moon'] }, "shows 'moon', which is no field"],
    [{ ...fine, shows: { workLocation: 'Roof' } }, "shows rows by 'workLocation'"],
    [{ ...fine, shows: { handedBack: [true] } }, "shows rows by 'handedBack'"],
    [{ ...fine, until: { field: 'insuranceExpiryDate' } }, 'which is no instant'],
    [{ ...fine, until: { field: 'tokenExpiryDate' } }, 'by which the list is not'],
  ])('refuses %j', (board, problem) => {
    expect(checkProblems(board)).toContain(problem);
  });

  it('refuses cards that open nothing, and a filter of the same name', () => {
    expect(checkProblems(fine, { pages: { list: '/fm-forms' } })).toContain('open no page');
    const named = { ...permits, list: { ...permits.list, filterNames: { board: 'status' }, board: fine } } as Entity;
    expect(boardProblems(named).join()).toContain("a filter is called 'board'");
  });

  it('refuses columns by a choice by which the list does not filter', () => {
    const { filters: _, ...list } = permits.list;
    const unfiltered = { ...permits, list: { ...list, board: { by: 'status', fields: [] } } } as Entity;
    expect(boardProblems(unfiltered).join()).toContain("asks for each 'status'");
  });
});
