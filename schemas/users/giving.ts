/**
 * Who may grant roles and permissions (000 §6). Nobody grants, by role or singly, what was taken from them, and nobody changes
 * people who hold more than they could grant. The server decides with these functions; the portal offers choices with them.
 */
import {
  type AddOn,
  assignableRoles,
  codesOf,
  effectivePermissions,
  groupOf,
  headsProvider,
  heldOn,
  isHead,
  isOnlyNamed,
  isPlatformRole,
  maxFunctions,
  type Permission,
  permissions,
  READ,
  type Role,
  roleCodes,
  runsWholeSide,
  type Side,
  sides,
} from '../kernel/rights/access.ts';
import type { Session } from '../kernel/rights/session.ts';

export type Giver = Pick<Session, 'roleCodes' | 'permissions' | 'side' | 'addOns'>;
/** A role in an office centre of a side, with the single permissions added to it. */
export interface Held {
  roleCode: Role;
  side: Side;
  granted: readonly Permission[];
}

/** True for a role that covers its whole side: neither limited to some groups nor read-only. */
const runsSide = ({ roleCodes: held }: Giver): boolean => runsWholeSide(held);

/** Groups that only roles which name them hold: the visitor desk, the merchant portal, in a company its stores. */
const isNamed = (code: Permission, side: Side): boolean =>
  isOnlyNamed(groupOf(code), side) && codesOf(groupOf(code), maxFunctions(groupOf(code), side)).includes(code);
const isReading = (code: Permission): boolean => READ.some((read) => code === `${groupOf(code)}_${read}`);

/**
 * Do these permissions, held on a side, exceed the giver's? Whoever runs a side may give roles with permissions that admins
 * lack: the visitor desk, a company's access passes, reading the building's data. They may not give what was taken from them,
 * nor write permissions on their own side that they lack. Everybody else gives only what they hold.
 */
function exceeds(giver: Giver, codes: readonly Permission[], side: Side): boolean {
  const lacking = codes.filter((code) => !giver.permissions.includes(code));
  if (lacking.length === 0) return false;
  if (!runsSide(giver)) return true;
  const byRole = effectivePermissions(giver);
  return lacking.some((code) => byRole.includes(code) || (side === giver.side && !isNamed(code, side) && !isReading(code)));
}

/**
 * May the giver change somebody who holds this? Only the provider admin changes the provider's people, and only their equals
 * change whoever heads a side.
 */
export function mayChange(giver: Giver, { roleCode, side, granted }: Held): boolean {
  if (!assignableRoles[giver.side].includes(roleCode)) return false;
  if ((side === 'platform' || isPlatformRole(roleCode)) && !headsProvider(giver.roleCodes)) return false;
  if (isHead(roleCode) && side === giver.side && !giver.roleCodes.includes(roleCode)) return false;
  const byRole = effectivePermissions({ roleCodes: [roleCode], side, addOns: giver.addOns });
  return !exceeds(giver, [...byRole, ...granted], side);
}

/** May the giver give this role in a place of that side, and can it be held there? */
export const mayGiveRole = (giver: Giver, role: Role, side: Side): boolean =>
  heldOn[side].includes(role) && mayChange(giver, { roleCode: role, side, granted: [] });

/** The roles that the giver may give in some place of these sides. */
export const givableRoles = (giver: Giver, sides: readonly Side[]): Role[] =>
  roleCodes.filter((role) => sides.some((side) => mayGiveRole(giver, role, side)));

/**
 * The possible sides of somebody's workplace, as far as a session knows: a building can tell itself from its companies. Without
 * a place, all sides in scope.
 */
export function memberSides(
  { side, buildingId }: Pick<Session, 'side' | 'buildingId'>,
  officeCentreId?: unknown,
): readonly Side[] {
  if (side === 'tenant') return ['tenant'];
  if (buildingId === null || typeof officeCentreId !== 'number') return ['building', 'tenant'];
  return [officeCentreId === buildingId ? 'building' : 'tenant'];
}

/** As much of a person's record as is asked here. */
interface Person {
  id?: unknown;
  roleCode?: unknown;
  officeCentreId?: unknown;
}
/**
 * Is this call on a person denied despite the permission? Nobody changes people above them or, except through the form,
 * themselves. Only the server knows single permissions.
 */
export function isKeptFrom(session: Session, operation: string, { id, roleCode, officeCentreId }: Person): boolean {
  if (id === session.userId) return operation !== 'update';
  const role = roleCodes.find((one) => one === roleCode);
  if (!role) return false;
  const places = officeCentreId === null ? (['platform'] as const) : memberSides(session, officeCentreId);
  return !places.some((side) => mayChange(session, { roleCode: role, side, granted: [] }));
}

/** The same of somebody in all office centres: as far as a session knows, by every role that the person holds. */
export function isKeptFromAll(
  session: Session,
  operation: string,
  { id, roleCodes: held }: { id?: unknown; roleCodes?: unknown },
): boolean {
  if (id === session.userId) return operation !== 'update';
  const known = roleCodes.filter((one) => Array.isArray(held) && held.includes(one));
  return known.some(
    (roleCode) => !sides.some((side) => heldOn[side].includes(roleCode) && mayChange(session, { roleCode, side, granted: [] })),
  );
}

/** All permissions that somebody with this role could hold in such a place. */
export const maxPermissions = (role: Role, side: Side, addOns: readonly AddOn[]): Permission[] =>
  effectivePermissions({ roleCodes: [role], side, addOns, granted: permissions });

/**
 * The permissions among these that the giver may give and take singly: their own, and those that heads of a side may only give
 * singly.
 */
export const givable = (giver: Giver, codes: readonly Permission[]): Permission[] =>
  codes.filter((code) => giver.permissions.includes(code) || (runsSide(giver) && isNamed(code, giver.side)));
