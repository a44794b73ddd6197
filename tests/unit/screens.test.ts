/** One registry of screens: menu, palette, account menu, routes and checks are generated from the areas' declarations. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#i18n/server.ts';
import { areas } from '#schemas/index.ts';
import { type Area, defineArea } from '#schemas/kernel/areas/area.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import { defineScreen, type Screen } from '#schemas/kernel/areas/screen.ts';
import { checkAreas } from '#schemas/kernel/check/areas.ts';
import { areas as lazyAreas } from '#schemas/lazy.ts';
import { accountEntries, isCurrentEntry, menuOf, otherScreens } from '#src/admin/layout/menu.ts';
import { components } from '#src/admin/screens.tsx';
import { landingOf } from '#src/home.ts';
import { sessionOf } from '#tests/unit/session.ts';

const icons = resolve(import.meta.dirname, '../../node_modules/@mui/icons-material');
const known = {
  word: (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], catalogues.en) !== undefined,
  icon: (name: string) => existsSync(join(icons, `${name}.js`)),
};
const board = defineScreen({
  name: 'board',
  path: '/parking/board',
  needs: { permission: 'CAR_PARK_LIST' },
  menu: { order: 15 },
});
const first = defineScreen({ name: 'first', path: '/first', needs: {}, menu: { order: 1 }, title: 'shell.home' });
/** The product with additional screens in some of its areas. */
const withScreens = (more: Readonly<Record<string, readonly Screen[]>>): Area[] =>
  areas.map((area) => ({ ...area, screens: [...area.screens, ...(more[area.name] ?? [])] }));
const manifest = manifestOf(withScreens({ parking: [board], shell: [first] }));
const admin = sessionOf('LANDLORD_ADMIN', 'building');

describe('the areas', () => {
  it('are valid', () => expect(checkAreas(areas, known)).toEqual([]));
  it('are the ones that the portal can load', () => {
    expect(areas.filter((area) => area.entities.length > 0).map(({ name }) => name)).toEqual(Object.keys(lazyAreas));
  });
  it('have exactly one component for every screen', () => {
    expect(Object.keys(components).sort()).toEqual(areas.flatMap((area) => area.screens.map(({ name }) => name)).sort());
  });
});

describe('a screen', () => {
  it('is in the menu of its area at its position', () => {
    const parking = menuOf(admin, manifest).find(({ area }) => area === 'parking');
    expect(parking?.isBare).toBe(false);
    expect(parking?.entries.map(({ name }) => name)).toContain('board');
    const orders = parking?.entries.map(({ order }) => order) ?? [];
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });
  it('comes first if its area has no heading, for every role', () => {
    for (const session of [admin, sessionOf('STAFF', 'tenant'), sessionOf('SUPERADMIN', 'platform')]) {
      const [group] = menuOf(session, manifest);
      expect([group?.isBare, group?.entries.map(({ path }) => path)]).toEqual([true, ['/today', '/first']]);
    }
  });
  it('is a page like any other: it opens by permission, and can be requested before sign-in', () => {
    const page = pageAt(pagesOf(manifest), '/parking/board');
    expect(page?.screen?.name).toBe('board');
    expect(page && pageRefusal(admin, page)).toBeUndefined();
    expect(page && pageRefusal(sessionOf('STAFF', 'tenant'), page)).toBe('permission');
    expect(landingOf(admin, manifest, '/parking/board?month=2026-06')).toBe('/parking/board?month=2026-06');
    expect(menuOf(sessionOf('STAFF', 'tenant'), manifest).flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual([
      'today',
      'first',
    ]);
  });
  it('without a menu entry highlights its parent’s entry', () => {
    const child = { ...board, menu: undefined, parent: 'car-parks', area: 'parking' };
    const entries = menuOf(admin, manifest).flatMap((group) => group.entries);
    const marked = (page: Parameters<typeof isCurrentEntry>[1]) =>
      entries.filter((one) => isCurrentEntry(one, page)).map(({ name }) => name);
    expect(marked({ path: child.path, screen: child })).toEqual(['car-parks']);
    expect(marked(pageAt(pagesOf(manifest), '/parking/board'))).toEqual(['board']);
    expect(marked(pageAt(pagesOf(manifest), '/parking/carparks/7'))).toEqual(['car-parks']);
  });
});

describe('the person’s own pages', () => {
  const paths = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);
  it('are in the account menu; invitations only while there are some', () => {
    expect(paths(accountEntries(admin, manifest))).toEqual(expect.arrayContaining(['/settings', '/security']));
    expect(paths(accountEntries(admin, manifest))).not.toContain('/invitations');
    expect(paths(accountEntries({ ...admin, invitations: 1 }, manifest))).toContain('/invitations');
  });
  it('are in the palette, except the welcome page', () => {
    const found = paths(otherScreens(admin, manifest));
    expect(found.slice(0, 3)).toEqual(['/dashboard', '/settings', '/security']);
    expect(found).not.toContain('/welcome');
    expect(found).not.toContain('/add-on/disabled/:module');
  });
});

it('an invalid declaration fails with its place', () => {
  const wrong = [
    defineScreen({ name: 'car-parks', path: '/users', needs: {}, title: 'shell.home' }),
    defineScreen({ name: 'lost', path: 'lost', needs: {}, parent: 'nothing', counts: 'units', icon: 'NoSuchIcon' }),
    defineScreen({ name: 'one', path: '/ones/:id', needs: {}, menu: { order: 1 }, title: 'shell.home' }),
  ];
  expect(checkAreas(withScreens({ system: wrong }), known)).toEqual([
    "'car-parks' is the name of two screens, or of a screen and an entity",
    'two pages share the path /users',
    "screen lost: its path 'lost' does not begin with /",
    "screen lost: there is no icon 'NoSuchIcon'",
    "screen lost: counts 'units', of which no record waits",
    "screen lost: its parent 'nothing' is no screen and no entity with a list",
    "screen lost: there is no word 'screens.lost'",
    "screen one: the menu cannot fill in its path '/ones/:id'",
  ]);
  expect(checkAreas([...areas, defineArea({ name: 'parking' })])).toEqual(["two areas are called 'parking'"]);
  const linking = areas.map((one) => ({
    ...one,
    entities: one.entities.map((entity) =>
      entity.name === 'car-parks'
        ? { ...entity, list: { ...entity.list, links: ['parking-calendar', 'stacking-plan', 'nothing'] } }
        : entity,
    ),
  }));
  expect(checkAreas(linking)).toEqual([
    "car-parks: its list links to 'stacking-plan', which stands in 'tenants'",
    "car-parks: its list links to 'nothing', which is no screen, no list and no settings page",
  ]);
});
