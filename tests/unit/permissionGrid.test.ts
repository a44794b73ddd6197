/** The permission grid (000 §6): its content, and the effect of a click. */
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  changesOf,
  chosenBy,
  columnOrder,
  differences,
  type Held,
  menusOf,
  resetOf,
  stateOf,
  toggled,
} from '#resources/users/permissions/choice.ts';
import { addOns, functions, type Permission, permissionsOf } from '#schemas/kernel/rights/access.ts';

const byRole = permissionsOf('SUB_ADMIN', 'tenant');
const facts = (over: Partial<Held> = {}): Held => ({
  roleCode: 'SUB_ADMIN',
  officeCentre: 'Meridian',
  held: byRole,
  byRole,
  grantable: [...permissionsOf('MASTER_ADMIN', 'tenant'), 'VISITOR_MENU_VIEW'],
  addOns: [...addOns],
  version: 1,
  ...over,
});
const rowOf = (held: Held, group: string) =>
  menusOf(held, () => true)
    .flatMap(({ rows }) => rows)
    .find((row) => row.group === group);

describe('the grid', () => {
  it('groups by menu heading and function (R-0507), and hides permissions that nobody here can have', () => {
    const menus = menusOf(facts(), () => true);
    expect(menus.map(({ menu }) => menu)).toContain('users');
    expect(rowOf(facts(), 'USER')?.boxes.map(({ name }) => name)).toEqual([
      'LIST',
      'VIEW',
      'ADD',
      'EDIT',
      'DELETE',
      'DOWNLOAD',
      'MANAGE',
    ]);
    expect(rowOf(facts(), 'CAR_PARK')).toBeUndefined();
  });
  it('has a place for every function', () => {
    expect([...columnOrder].sort()).toEqual([...functions].sort());
  });
  it('finds groups by name, and all groups of a heading', () => {
    const found = menusOf(facts(), (group) => group === 'SEASON_PARKING');
    expect(found.map(({ rows }) => rows.map((row) => row.group))).toEqual([['SEASON_PARKING']]);
    const heading = menusOf(facts(), (_, menu) => menu === 'users');
    expect(heading.map(({ rows }) => rows.map((row) => row.group))).toEqual([['USER', 'USER_GROUP']]);
  });
  it('has a column for each function of a heading, over all its groups', () => {
    const columns = menusOf(facts(), () => true).find(({ menu }) => menu === 'visitors')?.columns ?? [];
    expect(columns.find(({ name }) => name === 'VIEW')?.cells.map(({ code }) => code)).toEqual([
      'VISITOR_VIEW',
      'VISITOR_MENU_VIEW',
    ]);
    expect(columns.find(({ name }) => name === 'ADD')?.cells.map(({ code }) => code)).toEqual(['VISITOR_ADD']);
    expect(columns.some(({ name }) => name === 'TERMINATE')).toBe(false);
  });
  it('marks modules whose add-on is off, but not for the provider’s people', () => {
    expect(rowOf(facts({ addOns: [] }), 'VISITOR')?.missing).toBe('VISITOR_MANAGEMENT');
    expect(rowOf(facts(), 'VISITOR')?.missing).toBeUndefined();
    expect(rowOf(facts({ addOns: [], officeCentre: null }), 'VISITOR')?.missing).toBeUndefined();
  });
});

describe('unsaved changes', () => {
  it('are merged with a state that somebody else has changed', () => {
    const before = facts();
    const chosen = new Set(before.held.filter((code) => code !== 'USER_ADD'));
    const changes = changesOf(before, chosen);
    expect([...changes]).toEqual([['USER_ADD', false]]);
    const meanwhile = facts({ held: before.held.filter((code) => code !== 'USER_DELETE'), version: 2 });
    const after = chosenBy(meanwhile, changes);
    expect([after.has('USER_ADD'), after.has('USER_DELETE'), after.has('USER_LIST')]).toEqual([false, false, true]);
    expect(differences(new Set(meanwhile.held), after)).toBe(1);
  });
  it('are dropped if the viewer may no longer give them', () => {
    const changes = changesOf(facts(), new Set<Permission>([...byRole, 'VISITOR_MENU_VIEW']));
    expect(chosenBy(facts({ grantable: [] }), changes)).toEqual(new Set(byRole));
  });
});

describe('a click', () => {
  const cells = rowOf(facts(), 'USER')?.boxes.flatMap(cellsOf) ?? [];
  it('on a group removes all of it, then gives all of it', () => {
    const none = toggled(cells, new Set(byRole));
    expect(stateOf(cells, none)).toBe('none');
    expect(stateOf(cells, toggled(cells, none))).toBe('all');
    expect(stateOf(cells, toggled(cells.slice(0, 1), none))).toBe('some');
  });
  it('never changes permissions that the viewer may not give', () => {
    const closed = rowOf(facts({ grantable: ['USER_LIST'] }), 'USER')?.boxes.flatMap(cellsOf) ?? [];
    const after = toggled(closed, new Set(byRole));
    expect(differences(new Set(byRole), after)).toBe(1);
    expect(after.has('USER_LIST')).toBe(false);
  });
  it('resets to the role’s permissions, as far as the viewer may', () => {
    const held: Permission[] = [...byRole.filter((code) => code !== 'USER_ADD' && code !== 'USER_EDIT'), 'VISITOR_MENU_VIEW'];
    const reset = resetOf(facts({ held, grantable: ['USER_ADD'] }));
    expect([reset.has('USER_ADD'), reset.has('USER_EDIT'), reset.has('VISITOR_MENU_VIEW')]).toEqual([true, false, true]);
  });
});
