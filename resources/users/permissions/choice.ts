/** The permission grid as plain data: what is shown, and what a click changes. */
import {
  type AddOnGate,
  groupFacts,
  type Permission,
  type PermissionFunction,
  type PermissionGroup,
  permissionGroups,
} from '#schemas/kernel/rights/access.ts';

/** The functions as the grid shows them: each has its column, the few rare ones stand at the end. */
export const columnOrder: readonly PermissionFunction[] = [
  'LIST',
  'VIEW',
  'ADD',
  'EDIT',
  'DELETE',
  'DOWNLOAD',
  'MANAGE',
  'APPROVE',
  'REJECT',
  'SUBMIT',
  'TERMINATE',
];

/** What the server answers about a person's permissions. */
export interface Held {
  roleCode: string;
  officeCentre: string | null;
  held: Permission[];
  byRole: Permission[];
  /** What the viewer may give and take; empty when the viewer may only look. */
  grantable: Permission[];
  addOns: string[];
  version: number;
}
export interface Cell {
  code: Permission;
  /** The viewer may give and take it. */
  open: boolean;
}
/** A box of a row: one permission, or a function in all rows of a menu. */
export interface Box {
  name: PermissionFunction;
  cells: readonly Cell[];
}
export interface Row {
  group: PermissionGroup;
  boxes: readonly Box[];
  /** The add-on that the module needs and the building has not. */
  missing?: string;
}
export interface Menu {
  menu: string;
  rows: readonly Row[];
  /** Every function of the menu, across its rows. */
  columns: readonly Box[];
}
type Chosen = ReadonlySet<Permission>;
/** Wanted changes by permission; they can be applied to a state that has changed meanwhile. */
export type PermissionChanges = ReadonlyMap<Permission, boolean>;

const missingOf = (gate: AddOnGate | undefined, addOns: readonly string[], isProvider: boolean) =>
  gate && !isProvider && !gate.some((one) => addOns.includes(one)) ? gate[0] : undefined;

/** The groups by menu heading: those of which something is held or can be given, and whose name or heading fits the search. */
export function menusOf(
  { held, byRole, grantable, addOns, officeCentre }: Omit<Held, 'version'>,
  fits: (group: PermissionGroup, menu: string) => boolean,
): Menu[] {
  const shown = new Set([...held, ...byRole, ...grantable]);
  const menus = new Map<string, Row[]>();
  for (const group of permissionGroups) {
    const { menu, functions: all, addOn } = groupFacts(group);
    const boxes = columnOrder
      .filter((name) => all.includes(name) && shown.has(`${group}_${name}` as Permission))
      .map((name) => {
        const code = `${group}_${name}` as Permission;
        return { name, cells: [{ code, open: grantable.includes(code) }] };
      });
    if (boxes.length === 0 || !fits(group, menu)) continue;
    const row = { group, boxes, missing: missingOf(addOn, addOns, officeCentre === null) };
    menus.set(menu, [...(menus.get(menu) ?? []), row]);
  }
  return [...menus].map(([menu, rows]) => ({ menu, rows, columns: columnsOf(rows) }));
}

const columnsOf = (rows: readonly Row[]): Box[] =>
  columnOrder
    .map((name) => ({ name, cells: rows.flatMap(({ boxes }) => boxes.filter((box) => box.name === name).flatMap(cellsOf)) }))
    .filter(({ cells }) => cells.length > 0);
export const cellsOf = ({ cells }: Box): readonly Cell[] => cells;

/** `all`, `some` or `none` of the cells are chosen. */
export function stateOf(cells: readonly Cell[], chosen: Chosen): 'all' | 'some' | 'none' {
  const count = cells.filter(({ code }) => chosen.has(code)).length;
  return count === 0 ? 'none' : count === cells.length ? 'all' : 'some';
}

/** Chooses the open cells, or gives them up when all of them are chosen; the others stay as they are. */
export function toggled(cells: readonly Cell[], chosen: Chosen): Set<Permission> {
  const open = cells.filter((cell) => cell.open);
  const next = new Set(chosen);
  const all = open.every(({ code }) => chosen.has(code));
  for (const { code } of open)
    if (all) next.delete(code);
    else next.add(code);
  return next;
}

/** The difference between the held permissions and the choice. */
export function changesOf({ held }: Pick<Held, 'held'>, chosen: Chosen): PermissionChanges {
  const before = new Set(held);
  const changed = [...new Set([...held, ...chosen])].filter((code) => before.has(code) !== chosen.has(code));
  return new Map(changed.map((code) => [code, chosen.has(code)]));
}
/** The held permissions with the changes applied, as far as the viewer may grant them. */
export function chosenBy({ held, grantable }: Pick<Held, 'held' | 'grantable'>, changes: PermissionChanges): Set<Permission> {
  const chosen = new Set(held);
  for (const [code, wanted] of changes)
    if (!grantable.includes(code)) continue;
    else if (wanted) chosen.add(code);
    else chosen.delete(code);
  return chosen;
}

/** The role's own permissions, as far as the viewer may bring them back. */
export const resetOf = ({ held, byRole, grantable }: Pick<Held, 'held' | 'byRole' | 'grantable'>): Set<Permission> =>
  new Set([
    ...byRole.filter((code) => grantable.includes(code) || held.includes(code)),
    ...held.filter((code) => !grantable.includes(code)),
  ]);

/** How many permissions differ between two choices. */
export const differences = (a: Chosen, b: Chosen): number =>
  [...a].filter((code) => !b.has(code)).length + [...b].filter((code) => !a.has(code)).length;
