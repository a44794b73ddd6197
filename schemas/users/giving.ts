/**
 * Who may give what to whom (000 §6): nobody passes on, by a role or singly, what was taken from them, and nobody changes
 * people who hold what they could not give. Both halves ask here: the server decides, the portal offers.
 */
import {
  type AddOn,
  assignableRoles,
  effectivePermissions,
  groupFacts,
  groupOf,
  headsProvider,
  heldOn,
  isHead,
  isPlatformRole,
  type Permission,
  permissions,
  READ,
  type Role,
  roleCodes,
  runsWholeSide,
  type Side,
} from '../kernel/access.ts';
import type { Session } from '../kernel/session.ts';

export type Giver = Pick<Session, 'roleCodes' | 'permissions' | 'side' | 'addOns'>;
/** A role in an office centre of a side, with the single permissions added to it. */
export interface Held {
  roleCode: Role;
  side: Side;
  granted: readonly Permission[];
}

/** Somebody whose role is the whole of a side, not some groups of it and not only to look. */
const runsSide = ({ roleCodes: held }: Giver): boolean => runsWholeSide(held);

/** Held by nobody but the few whose role names it: the desk, the merchant portal. */
const isNamed = (code: Permission): boolean => groupFacts(groupOf(code)).onlyNamed === true;
const isReading = (code: Permission): boolean => READ.some((read) => code === `${groupOf(code)}_${read}`);

/**
 * Do these, held on a side, go beyond the giver? Whoever runs a side gives roles that bring what is no admin's own: the
 * desk, a company's access passes, a look at the building's. Nothing that was taken from that very person, though, and on
 * their own side nothing to change what they cannot. Everybody else gives what they hold.
 */
function exceeds(giver: Giver, codes: readonly Permission[], side: Side): boolean {
  const lacking = codes.filter((code) => !giver.permissions.includes(code));
  if (lacking.length === 0) return false;
  if (!runsSide(giver)) return true;
  const byRole = effectivePermissions(giver);
  return lacking.some((code) => byRole.includes(code) || (side === giver.side && !isNamed(code) && !isReading(code)));
}

/**
 * May the giver change somebody who holds this? The provider's people are the provider admin's alone, and whoever heads a
 * side is changed there by their equals.
 */
export function mayChange(giver: Giver, { roleCode, side, granted }: Held): boolean {
  if (!assignableRoles[giver.side].includes(roleCode)) return false;
  if ((side === 'platform' || isPlatformRole(roleCode)) && !headsProvider(giver.roleCodes)) return false;
  if (isHead(roleCode) && side === giver.side && !giver.roleCodes.includes(roleCode)) return false;
  const byRole = effectivePermissions({ roleCodes: [roleCode], side, addOns: giver.addOns });
  return !exceeds(giver, [...byRole, ...granted], side);
}

/** May the giver give this role in a place of that side, and is it one that is held there? */
export const mayGiveRole = (giver: Giver, role: Role, side: Side): boolean =>
  heldOn[side].includes(role) && mayChange(giver, { roleCode: role, side, granted: [] });

/** The roles that the giver may give in some place of these sides. */
export const givableRoles = (giver: Giver, sides: readonly Side[]): Role[] =>
  roleCodes.filter((role) => sides.some((side) => mayGiveRole(giver, role, side)));

/**
 * The sides that the place where somebody works can be of, as far as a session knows: a building knows itself from the
 * companies in it. Without a place, all that it reaches.
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
 * Is this call on a person kept from somebody who has its permission? Nobody changes people above them, nor, but for the
 * form, themselves. What was given singly is known to the server alone.
 */
export function isKeptFrom(session: Session, what: string, { id, roleCode, officeCentreId }: Person): boolean {
  if (id === session.userId) return what !== 'update';
  const role = roleCodes.find((one) => one === roleCode);
  if (!role) return false;
  const places = officeCentreId === null ? (['platform'] as const) : memberSides(session, officeCentreId);
  return !places.some((side) => mayChange(session, { roleCode: role, side, granted: [] }));
}

/** Everything that somebody with this role can hold in such a place, were it all given. */
export const maxPermissions = (role: Role, side: Side, addOns: readonly AddOn[]): Permission[] =>
  effectivePermissions({ roleCodes: [role], side, addOns, granted: permissions });

/** Of these, the permissions that the giver may give and take singly: their own, and those that heads of a side only ever give singly. */
export const givable = (giver: Giver, codes: readonly Permission[]): Permission[] =>
  codes.filter((code) => giver.permissions.includes(code) || (runsSide(giver) && isNamed(code)));
