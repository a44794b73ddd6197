/** The work queue of a list: the next position, and the tab and records with which it starts. */
import { describe, expect, it } from 'vitest';
import { listSearch, queueOf } from '#resources/generate/list/toolbar/queueAddress.ts';
import { nextStep, previousStep, type QueuePosition, resolveStep } from '#resources/generate/queue/steps.ts';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { actionKeys, type Entity } from '#schemas/kernel/entity/entity.ts';
import { opensByCounts, requestedTab } from '#schemas/kernel/lists/address.ts';
import { firstTab, openingTab } from '#schemas/kernel/lists/query.ts';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { user } from '#schemas/users/user.ts';

const here = (over: Partial<QueuePosition> = {}): QueuePosition => ({
  ids: [9, 8, 7],
  at: 1,
  lastAt: 1,
  page: 2,
  perPage: 3,
  total: 8,
  ...over,
});

describe('the work queue', () => {
  it('moves from record to record, also across pages', () => {
    expect(nextStep(here())).toEqual({ to: 7, page: 2 });
    expect(previousStep(here())).toEqual({ to: 9, page: 2 });
    expect(nextStep(here({ at: 2 }))).toEqual({ to: 'first', page: 3 });
    expect(previousStep(here({ at: 0 }))).toEqual({ to: 'last', page: 1 });
    expect(previousStep(here({ at: 0, page: 1 }))).toBeUndefined();
    expect(nextStep(here({ ids: [2, 1], at: 1, page: 3 }))).toBeUndefined();
  });

  it('moves to the record that took the place of one that left', () => {
    expect(nextStep(here({ at: -1 }))).toEqual({ to: 8, page: 2 });
    expect(previousStep(here({ at: -1 }))).toEqual({ to: 9, page: 2 });
    // The last record of the last page was decided: there is none after it.
    expect(nextStep(here({ ids: [2], at: -1, lastAt: 1, page: 3, total: 7 }))).toBeUndefined();
    expect(nextStep(here({ ids: [], at: -1, lastAt: 0, page: 1, total: 0 }))).toBeUndefined();
  });

  it('finds a record once its page is loaded, a page earlier if it is empty', () => {
    expect(resolveStep('first', here())).toEqual({ to: 9, page: 2 });
    expect(resolveStep('last', here())).toEqual({ to: 7, page: 2 });
    expect(resolveStep('first', here({ ids: [] }))).toEqual({ to: 'last', page: 1 });
    expect(resolveStep('first', here({ ids: [], page: 1 }))).toBeUndefined();
  });

  it('has the address of its list, plus the open record', () => {
    const list = {
      filterValues: { tab: 'PENDING_APPROVAL', wildcardSearch: 'SLL 9' },
      sort: { field: 'endDate', order: 'DESC' },
      page: 2,
      perPage: 20,
    };
    const search = new URLSearchParams(listSearch(list, '31'));
    expect(queueOf(`?${search}`)).toBe('31');
    expect(JSON.parse(search.get('filter') ?? '')).toEqual(list.filterValues);
    expect([search.get('sort'), search.get('order'), search.get('page'), search.get('perPage')]).toEqual([
      'endDate',
      'DESC',
      '2',
      '20',
    ]);
    expect(queueOf(listSearch(list))).toBeUndefined();
  });
});

describe('the tab on which a list opens', () => {
  it('is the first in its order that has rows, if the specification names none', () => {
    expect(openingTab(seasonParkingApplication, { PENDING_APPROVAL: 2, ACTIVE: 5 })?.code).toBe('PENDING_APPROVAL');
    expect(openingTab(seasonParkingApplication, { PENDING_APPROVAL: 0, PENDING_RENEWAL: 1, ACTIVE: 5 })?.code).toBe(
      'PENDING_RENEWAL',
    );
    expect(openingTab(seasonParkingApplication, { HISTORY: 4, RENEWAL: 4 })?.code).toBe('RENEWAL');
    expect(openingTab(seasonParkingApplication, {})?.code).toBe('PENDING_APPROVAL');
    expect(opensByCounts(seasonParkingApplication)).toBe(true);
  });

  it('is the declared one, if there is one, whatever has rows (R-0369)', () => {
    expect(firstTab(user)?.code).toBe('ACTIVE');
    expect(openingTab(user, { ACTIVE: 0, PENDING: 7 })?.code).toBe('ACTIVE');
    expect(opensByCounts(user)).toBe(false);
  });

  it('is the one in the address, else the remembered one', () => {
    expect(requestedTab(seasonParkingApplication, '?filter={"tab":"UPCOMING"}', 'ACTIVE')?.code).toBe('UPCOMING');
    expect(requestedTab(seasonParkingApplication, '', 'ACTIVE')?.code).toBe('ACTIVE');
    expect(requestedTab(seasonParkingApplication, '?filter={}', 'ACTIVE')).toBeUndefined();
    expect(requestedTab(seasonParkingApplication, '?filter={broken', 'ACTIVE')).toBeUndefined();
    expect(requestedTab(seasonParkingApplication, '?filter=null')).toBeUndefined();
  });
});

describe('the boot check', () => {
  const withList = (list: object): Entity[] =>
    entities.map((one) => (one.name === 'season-parking-applications' ? { ...one, list: { ...one.list, ...list } } : one));
  it('rejects unknown opening tabs and entities, and two actions with one shortcut', () => {
    expect(checkSchemas(withList({ opensOn: 'PENDING' }))).toEqual([expect.stringContaining("opens on 'PENDING'")]);
    const opens = { entity: 'season-parking-application-instances', by: 'tenant', where: {} };
    expect(checkSchemas(withList({ tabs: [{ code: 'PENDING', opens }] }))).toContainEqual(
      expect.stringContaining('does not point here'),
    );
    const twice = entities.map((one) => ({
      ...one,
      actions: Object.fromEntries(
        Object.entries(one.actions).map(([name, action]) => [name, action.key ? { ...action, key: 'agree' as const } : action]),
      ),
    }));
    expect(checkSchemas(twice)).toContainEqual(expect.stringContaining('share a key'));
    expect(new Set(Object.values(actionKeys)).size).toBe(Object.keys(actionKeys).length);
  });
});
