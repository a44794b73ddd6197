/** Lists without a screen: orders, views, settings, and when rows can be reordered. */
import { describe, expect, it } from 'vitest';
import { mayReorder, orderObstacle } from '#resources/generate/list/reorder/reorder.ts';
import { isSameView, searchOf, viewOf } from '#resources/generate/list/views/view.ts';
import { entities } from '#schemas/index.ts';
import { isPreferenceKey } from '#schemas/kernel/areas/preference.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { pageSizeOf } from '#schemas/kernel/lists/address.ts';
import { usableView, viewProblems } from '#schemas/kernel/lists/listView.ts';
import { PAGE_SIZES } from '#schemas/kernel/lists/query.ts';
import { DROPDOWN_WIDTH } from '#src/kit/choices/dropdown.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/kit/choices/SearchBox.tsx';
import { moved, REORDER_MS, renumbered } from '#src/kit/sortable/order.ts';
import { COLLAPSED_HEIGHT } from '#src/kit/values/Collapsible.tsx';
import { gadget } from '../api/gadget.ts';
import { sessionOf } from './session.ts';

const users = entities.find(({ name }) => name === 'users') as Entity;
const toy = gadget as unknown as Entity;
const admin = sessionOf('LANDLORD_ADMIN', 'building');

describe('numbers of the specification', () => {
  it('R-0138 page sizes, R-0145 180 ms, R-0158 1000 ms, R-0164 140 px, R-0165 250 px', () => {
    expect(PAGE_SIZES).toEqual([10, 20, 30, 40, 50]);
    expect([REORDER_MS, SEARCH_DEBOUNCE_MS, COLLAPSED_HEIGHT, DROPDOWN_WIDTH]).toEqual([180, 1000, 140, 250]);
  });
  it('R-0138 an invalid page size falls back to the default', () => {
    for (const size of PAGE_SIZES) expect(pageSizeOf({ pageSize: size })).toBe(size);
    for (const size of [undefined, 0, 15, 100, -10]) expect(pageSizeOf({ pageSize: size })).toBe(10);
  });
});

describe('moving a row', () => {
  it('puts it in its new place, and R-0143 position and R-0144 sequence count from 1', () => {
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 99)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
    const rows = renumbered([{ id: 9, position: 4 }, { id: 2, sequence: 9 }, { id: 5 }]);
    expect(rows).toEqual([
      { id: 9, position: 1, sequence: 1 },
      { id: 2, position: 2, sequence: 2 },
      { id: 5, position: 3, sequence: 3 },
    ]);
    expect(renumbered([{ id: 1 }], 21)).toEqual([{ id: 1, position: 21, sequence: 21 }]);
  });
  it('is possible only with all rows in their own order, for people with permission', () => {
    const own = { field: 'position', order: 'ASC' };
    const plain = { ...toy, list: { ...toy.list, tabs: undefined } } as Entity;
    expect(mayReorder(admin, plain)).toBe(true);
    expect(mayReorder(sessionOf('LANDLORD_ADMIN_VIEW_ONLY', 'building'), plain)).toBe(false);
    expect(mayReorder(admin, users)).toBe(false);
    expect(orderObstacle(plain, {}, own)).toBeUndefined();
    expect(orderObstacle(plain, { wildcardSearch: '', levelArray: [] }, own)).toBeUndefined();
    expect(orderObstacle(plain, { wildcardSearch: 'x' }, own)).toBe('filtered');
    expect(orderObstacle(plain, { level: 'LOW' }, own)).toBe('filtered');
    expect(orderObstacle(plain, {}, { field: 'position', order: 'DESC' })).toBe('sorted');
    expect(orderObstacle(plain, {}, { field: 'code', order: 'ASC' })).toBe('sorted');
    // If every tab shows only some rows, a position means nothing; with a tab of all rows it does.
    expect(mayReorder(admin, toy)).toBe(false);
    const tabbed = { ...toy, list: { ...toy.list, tabs: [{ code: 'ALL' }, { code: 'NEW', where: { stage: 'NEW' } }] } } as Entity;
    expect(mayReorder(admin, tabbed)).toBe(true);
    expect(orderObstacle(tabbed, { tab: 'ALL' }, own)).toBeUndefined();
    expect(orderObstacle(tabbed, { tab: 'NEW' }, own)).toBe('filtered');
  });
});

describe('a view', () => {
  const shown = {
    filterValues: {},
    sort: { field: 'id', order: 'DESC' },
    perPage: 10,
    columns: users.list.columns,
    density: 'comfortable',
  } as const;
  it('captures what is on the screen, and its address restores it', () => {
    const view = viewOf(users, {
      ...shown,
      filterValues: { statusArray: ['ACTIVE'], similarFullName: '', wildcardSearch: 'wei' },
      perPage: 20,
    });
    expect(view).toEqual({
      filter: { statusArray: ['ACTIVE'], wildcardSearch: 'wei' },
      sort: { field: 'id', order: 'DESC' },
      columns: users.list.columns,
      density: 'comfortable',
      pageSize: 20,
    });
    const search = new URLSearchParams(searchOf(users, view));
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(view.filter);
    expect(Object.fromEntries(search)).toMatchObject({ sort: 'id', order: 'DESC', page: '1', perPage: '20' });
    expect(viewProblems(users, view, admin)).toEqual([]);
  });
  it('is no longer active as soon as anything but a default differs', () => {
    const usual = viewOf(users, shown);
    expect(isSameView(users, {}, usual)).toBe(true);
    const others: (typeof usual)[] = [
      { ...usual, filter: { status: 'ACTIVE' } },
      { ...usual, sort: { field: 'id', order: 'ASC' } },
      { ...usual, columns: users.list.columns.slice(1) },
      { ...usual, columns: [...users.list.columns].reverse() },
      { ...usual, density: 'compact' },
      { ...usual, pageSize: 50 },
    ];
    for (const one of others) expect(isSameView(users, usual, one), JSON.stringify(one)).toBe(false);
    expect(isSameView(users, { filter: { a: 1, b: 2 } }, { filter: { b: 2, a: 1 } })).toBe(true);
    expect(isSameView(users, { tab: 'A' }, { tab: 'B' })).toBe(false);
    expect(isSameView(users, {}, { tab: 'B' })).toBe(true);
  });
  it('keeps its own tab, or else the open one', () => {
    const filterOf = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '');
    expect(filterOf(searchOf(toy, { tab: 'BROKEN' }, 'WORKING'))).toEqual({ tab: 'BROKEN' });
    expect(filterOf(searchOf(toy, { filter: { loud: true } }, 'WORKING'))).toEqual({ loud: true, tab: 'WORKING' });
  });
  it('never reveals more than its list', () => {
    const company = sessionOf('MASTER_ADMIN', 'tenant');
    const secret = {
      filter: { secret: 'x', loud: true },
      columns: ['code', 'secret'],
      sort: { field: 'secret', order: 'ASC' },
    } as const;
    expect(usableView(toy, secret, admin)).toEqual(secret);
    expect(usableView(toy, secret, company)).toEqual({ filter: { loud: true }, columns: ['code'] });
    expect(viewProblems(toy, secret, company)).toEqual(['filter', 'columns', 'sort']);
    for (const bad of [{ constructor: 1 }, { toString: 1 }, JSON.parse('{"__proto__": {"a": 1}}')])
      expect(viewProblems(toy, bad, admin), JSON.stringify(bad)).toHaveLength(1);
  });
});

it('names of preferences are validated', () => {
  for (const key of ['language', 'list.car-parks', 'recent.x.y.z', 'store.menu.narrow'])
    expect(isPreferenceKey(key), key).toBe(true);
  for (const key of ['', '.', 'a.', 'A', '__proto__', 'a b', 'a\n', `a${'.b'.repeat(4)}`])
    expect(isPreferenceKey(key), key).toBe(false);
});
