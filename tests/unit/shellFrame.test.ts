/** The page frame: title bar, breadcrumb, the way back. */
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/en/index.ts';
import { textOf } from '#i18n/translate.ts';
import { hidesCrumbs } from '#resources/generate/crumbs.ts';
import { wordsOf } from '#resources/generate/words.ts';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Arrangement, arrange } from '#src/admin/layout/arrange.ts';
import { offeredTo, type PageButton, splitButtons, toneOf } from '#src/kit/page/pageButtons.ts';
import { latestBut, remembered } from '#src/kit/page/routeHistory.ts';
import { tabTitle } from '#src/kit/page/tabTitle.ts';
import { keyLabel } from '#src/kit/values/keyLabel.ts';
import { sessionOf } from '#tests/unit/session.ts';

const translate = ((key: string, params: Record<string, string> = {}) =>
  textOf(messages as never, key, params) ?? params._ ?? key) as never;

describe('the buttons of a title bar', () => {
  const needs = { permission: 'TENANT_EDIT' } as const;
  const all: PageButton[] = [
    { kind: 'back', key: 'back' },
    { kind: 'confirm', key: 'confirm' },
    { kind: 'cancel', key: 'cancel' },
    { kind: 'upload', key: 'upload' },
    { kind: 'download', key: 'download', needs },
    { kind: 'edit', key: 'edit', needs },
    { kind: 'delete', key: 'delete', needs },
    { kind: 'action', key: 'action', label: 'Approve', needs },
  ];
  const keys = (buttons: readonly PageButton[]) => buttons.map(({ key }) => key);

  it('R-0127 can be back, confirm, cancel, upload, download, edit, delete and action', () => {
    expect(keys(offeredTo(sessionOf('LANDLORD_ADMIN', 'building'), all))).toEqual(keys(all));
    expect(toneOf({ kind: 'confirm' })).toBe('primary');
    expect(toneOf({ kind: 'delete' })).toBe('danger');
    expect(toneOf({ kind: 'delete', tone: 'neutral' })).toBe('neutral');
  });

  it.each([
    ['R-0128', 'edit'],
    ['R-0129', 'delete'],
    ['R-0130', 'action'],
    ['R-0131', 'download'],
  ])('%s show %s only with the matching permission', (_, kind) => {
    const offered = (session: Parameters<typeof offeredTo>[0]) => keys(offeredTo(session, all)).includes(kind);
    expect(offered(sessionOf('LANDLORD_ADMIN', 'building'))).toBe(true);
    expect(offered(sessionOf('LANDLORD_ADMIN_VIEW_ONLY', 'building'))).toBe(false);
    expect(offered(sessionOf('LANDLORD_ADMIN', 'building', { permissions: ['TENANT_LIST'] }))).toBe(false);
    expect(keys(offeredTo(sessionOf('LANDLORD_ADMIN_VIEW_ONLY', 'building'), all))).toEqual([
      'back',
      'confirm',
      'cancel',
      'upload',
    ]);
  });

  it('are in the menu if there is no room, or if they belong there', () => {
    const { front, menu } = splitButtons([...all.slice(1), { kind: 'print', key: 'print', inMenu: true }], 3);
    expect(keys(front)).toEqual(['cancel', 'upload', 'confirm']);
    expect(keys(menu)).toEqual(['download', 'edit', 'action', 'delete', 'print']);
    expect(splitButtons([{ kind: 'print', inMenu: true }], 3).menu).toHaveLength(1);
  });
});

describe('titles and crumbs', () => {
  it('R-0123 the tab title is the route or the reference number, followed by the product’s name', () => {
    expect(tabTitle('SP-2026-00031')).toBe('SP-2026-00031 · Atrium');
  });

  it('R-0149 routes have the names of the specification: Customers are Buildings, AddSeasonParking is New application', () => {
    const page = (entity: string, name: string) => wordsOf(translate, entityOf(entity)).page(name);
    expect(entityOf('office-centres').pages.list).toBe('/management/customers');
    expect(page('office-centres', 'list')).toBe('Buildings');
    expect(entityOf('season-parking-applications').pages.list).toBe('/parking/season-parking');
    expect(page('season-parking-applications', 'create')).toBe('New application');
  });

  it('R-0148 are hidden on a route that is set to hide them', () => {
    const tenants = { ...entityOf('tenants'), noBreadcrumb: ['create'] };
    expect(hidesCrumbs(tenants, 'create')).toBe(true);
    expect(hidesCrumbs(tenants, 'edit')).toBe(false);
    expect(hidesCrumbs(entityOf('tenants'), 'create')).toBe(false);
  });
  it('R-0148 breadcrumbs cannot be hidden on a route that does not exist', () => {
    const wrong = entities.map((one) =>
      one.name === 'tenants' ? { ...one, noBreadcrumb: ['nowhere'] } : one,
    ) as unknown as Entity[];
    expect(checkSchemas(wrong)).toEqual([expect.stringContaining("'nowhere'")]);
  });
});

it('the menu shows favourites first, finds an entry by its name or its section, and leaves out what needs an office centre', () => {
  const group = (area: string, ...names: string[]) => ({
    area,
    isBare: area === 'shell',
    entries: names.map((name) => ({ name, area, path: `/${name}`, label: name, order: 0, inCentre: name === 'Units' })),
  });
  const groups = [group('shell', 'Today'), group('tenants', 'Tenants', 'Units'), group('parking', 'Season parking', 'Carparks')];
  const shown = (over: Partial<Arrangement>) =>
    arrange(groups, { typed: '', favourites: [], hasCentre: true, textOf: (key) => key.replace('areas.', ''), ...over }).map(
      ({ area, entries }) => [area, ...entries.map(({ name }) => name)].join(' '),
    );
  expect(shown({ favourites: ['Carparks', 'Gone'] })).toEqual([
    'shell Today',
    'favourites Carparks',
    'tenants Tenants Units',
    'parking Season parking Carparks',
  ]);
  expect(shown({ typed: ' UNI ', favourites: ['Carparks'] })).toEqual(['tenants Units']);
  expect(shown({ typed: 'parking' })).toEqual(['parking Season parking Carparks']);
  expect(shown({ typed: 'nothing' })).toEqual([]);
  expect(shown({ hasCentre: false })).toContain('tenants Tenants');
});

describe('the back path', () => {
  const through = (...places: string[]) => places.reduce<readonly string[]>(remembered, []);
  it('R-0043 has at most three pages', () => {
    expect(through('/a', '/b', '/c', '/d', '/e')).toEqual(['/c', '/d', '/e']);
  });
  it('keeps a page as it was when it was left, and counts its tabs once', () => {
    expect(through('/users', '/users?page=2', '/user/1', '/user/1?tab=history')).toEqual([
      '/users?page=2',
      '/user/1?tab=history',
    ]);
    expect(latestBut(through('/users?page=2', '/user/1?tab=history'), '/user/1')).toBe('/users?page=2');
  });
  it('is shorter after going back', () => {
    expect(through('/users?page=2', '/user/1', '/users?page=2')).toEqual(['/users?page=2']);
    expect(latestBut(through('/a', '/b', '/a'), '/a')).toBeUndefined();
  });
});

it('shortcut keys are named as they are printed on the keyboard', () => {
  expect(keyLabel('Control+k', false)).toBe('Ctrl K');
  expect(keyLabel('Control+k', true)).toBe('⌘ K');
  expect(keyLabel('ArrowDown')).toBe('↓');
  expect(keyLabel('/')).toBe('/');
});
