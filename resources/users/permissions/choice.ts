/** The permission grid as plain data: what is shown, and what a click changes. */
import {
  type AddOnGate,
  groupFacts,
  type Permission,
  type PermissionFunction,
  type PermissionGroup,
  permissionGroups,
} from '#schemas/kernel/access.ts';

/** What the server answers about a person's permissions. */
export interface Held {
  roleCode: string;
  officeCentre: string | null;
  held: Permission[];
  byRole: Permission[];
  /** What the viewer may give and take; empty when the viewer may only look. */
  grantable: Permission[];
  addOns: string[];
}
export interface Row {
  group: PermissionGroup;
  cells: { name: PermissionFunction; code: Permission; open: boolean }[];
  /** The add-on that the module needs and the building has not. */
  missing?: string;
}
export interface Menu {
  menu: string;
  rows: Row[];
}

const missingOf = (gate: AddOnGate | undefined, addOns: readonly string[], isProvider: boolean) =>
  gate && !isProvider && !gate.some((one) => addOns.includes(one)) ? gate[0] : undefined;

/** The groups by menu heading: those of which something is held or can be given, and whose name fits the search. */
export function menusOf(
  { held, byRole, grantable, addOns, officeCentre }: Held,
  fits: (group: PermissionGroup) => boolean,
): Menu[] {
  const shown = new Set([...held, ...byRole, ...grantable]);
  const menus = new Map<string, Row[]>();
  for (const group of permissionGroups.filter(fits)) {
    const { menu, functions, addOn } = groupFacts(group);
    const cells = functions
      .map((name) => ({ name, code: `${group}_${name}` as Permission }))
      .filter(({ code }) => shown.has(code))
      .map((cell) => ({ ...cell, open: grantable.includes(cell.code) }));
    if (cells.length === 0) continue;
    const row = { group, cells, missing: missingOf(addOn, addOns, officeCentre === null) };
    menus.set(menu, [...(menus.get(menu) ?? []), row]);
  }
  return [...menus].map(([menu, rows]) => ({ menu, rows }));
}

/** `all`, `some` or `none` of the cells are chosen. */
export function stateOf(cells: readonly { code: Permission }[], chosen: ReadonlySet<Permission>): 'all' | 'some' | 'none' {
  const count = cells.filter(({ code }) => chosen.has(code)).length;
  return count === 0 ? 'none' : count === cells.length ? 'all' : 'some';
}

/** Chooses the open cells, or gives them up when all of them are chosen; the others stay as they are. */
export function toggled(cells: readonly Row['cells'][number][], chosen: ReadonlySet<Permission>): Set<Permission> {
  const open = cells.filter((cell) => cell.open);
  const next = new Set(chosen);
  const all = open.every(({ code }) => chosen.has(code));
  for (const { code } of open)
    if (all) next.delete(code);
    else next.add(code);
  return next;
}

/** The role's own permissions, as far as the viewer may bring them back. */
export const resetOf = ({ held, byRole, grantable }: Held): Set<Permission> =>
  new Set([
    ...byRole.filter((code) => grantable.includes(code) || held.includes(code)),
    ...held.filter((code) => !grantable.includes(code)),
  ]);

/** How many permissions differ between two choices. */
export const differences = (a: ReadonlySet<Permission>, b: ReadonlySet<Permission>): number =>
  [...a].filter((code) => !b.has(code)).length + [...b].filter((code) => !a.has(code)).length;
