/** The effective permissions of roles on a side, with single permissions, and the menu of a session (000 §6). */
import {
  type AddOn,
  codesOf,
  groupFacts,
  groupOf,
  isOnlyNamed,
  type Permission,
  type PermissionFunction,
  type PermissionGroup,
  permissionGroups,
  READ,
  type Side,
} from './catalogue.ts';
import { onlyRole } from './roleQuestions.ts';
import { factsOf, type Role, type RouteSet } from './roles.ts';

/** The maximum that a side can hold of a group. */
export const maxFunctions = (name: PermissionGroup, side: Side): readonly PermissionFunction[] =>
  side === 'platform' ? groupFacts(name).functions : groupFacts(name)[side];

/** The permissions that a role brings on one side. */
export function permissionsOf(role: Role, side: Side): Permission[] {
  const facts = factsOf(role);
  if (side === 'platform' && !facts.platform) return [];
  return permissionGroups
    .filter((name) => !facts.without?.includes(name))
    .filter((name) => (facts.groups ? facts.groups.includes(name) : side === 'platform' || !isOnlyNamed(name, side)))
    .flatMap((name) =>
      codesOf(
        name,
        maxFunctions(name, side).filter((one) => facts.functions.includes(one)),
      ),
    );
}

/** Groups that people lose by their only role, such as a building admin (000 §6). */
function withheld(held: readonly Role[], addOns: readonly AddOn[]): readonly PermissionGroup[] {
  const only = onlyRole(held);
  const loses = (only && factsOf(only).loses) ?? [];
  return loses.filter(({ by }) => by === undefined || addOns.includes(by)).flatMap(({ groups }) => groups);
}

export interface Holding {
  roleCodes: readonly Role[];
  side: Side;
  addOns: readonly AddOn[];
  /** Single permissions given beyond the roles, and taken from them. */
  granted?: readonly Permission[];
  denied?: readonly Permission[];
}
/** The effective permissions. Without a role: none. With only `readOnly` roles: no write permissions. */
export function effectivePermissions({ roleCodes: held, side, addOns, granted = [], denied = [] }: Holding): Permission[] {
  const readOnly = held.length > 0 && held.every((role) => factsOf(role).readOnly);
  const most = new Set(permissionGroups.flatMap((name) => codesOf(name, maxFunctions(name, side))));
  const without = withheld(held, addOns);
  const all = new Set([...held.flatMap((role) => permissionsOf(role, side)), ...granted]);
  return [...all].filter(
    (one) =>
      most.has(one) &&
      !denied.includes(one) &&
      !without.includes(groupOf(one)) &&
      (!readOnly || READ.some((read) => one === `${groupOf(one)}_${read}`)),
  );
}

export function routeSetOf(session: { side: Side; roleCodes: readonly Role[]; addOns: readonly AddOn[] }): RouteSet {
  if (session.side === 'platform') return 'platform';
  const only = onlyRole(session.roleCodes);
  const own = only && factsOf(only).routeSet;
  if (own) return own;
  if (session.side === 'building') return 'building';
  return session.addOns.length > 0 ? 'tenantWithAddOns' : 'tenant';
}
/** The groups in the menu of a route set; undefined means all that the permissions allow. */
const smallSet: readonly PermissionGroup[] = ['LOAN_ITEM', 'LOAN_LOCATION', 'ACCOUNT'];
export function routeSetHas(set: RouteSet, permission: Permission): boolean {
  const group = groupOf(permission);
  if (set === 'conciergeOnly') return smallSet.includes(group);
  return set !== 'tenant' || groupFacts(group).addOn === undefined;
}
