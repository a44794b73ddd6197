/** Questions about roles, answered from the table in `roles.ts`. */
import type { Permission, Side } from './catalogue.ts';
import { factsOf, type Role, type RoleRight, roleCodes } from './roles.ts';

export const isPlatformRole = (role: Role): boolean => factsOf(role).platform === true;
export const isHead = (role: Role): boolean => factsOf(role).head !== undefined;
/** Does one of these roles head the provider's own people? */
export const headsProvider = (held: readonly Role[]): boolean => held.some((role) => isPlatformRole(role) && isHead(role));
/** Does one of these roles cover its whole side: neither limited to some groups nor read-only? */
export const runsWholeSide = (held: readonly Role[]): boolean =>
  held.some((role) => !factsOf(role).groups && !factsOf(role).readOnly);

export const hasRight = (held: readonly Role[], right: RoleRight): boolean =>
  held.some((role) => factsOf(role).rights?.includes(right));
export const rolesWith = (right: RoleRight): Role[] => roleCodes.filter((role) => hasRight([role], right));
/** The roles that `makeAdmin` (staff) or `removeAdmin` (admin) is for. */
export const rolesOfRank = (rank: 'staff' | 'admin'): Role[] => roleCodes.filter((role) => factsOf(role).rank === rank);

/** The kinds of office centre in which a role is held. */
export const heldOn: Readonly<Record<Side, readonly Role[]>> = {
  platform: roleCodes.filter(isPlatformRole),
  building: roleCodes.filter((role) => factsOf(role).on?.includes('building')),
  tenant: roleCodes.filter((role) => factsOf(role).on?.includes('tenant')),
};

/** Roles that a building or a tenant company may give to its people; the provider gives the others. */
export const assignableRoles: Readonly<Record<Side, readonly Role[]>> = {
  platform: roleCodes,
  building: roleCodes.filter((role) => factsOf(role).givenBy?.includes('building')),
  tenant: roleCodes.filter((role) => factsOf(role).givenBy?.includes('tenant')),
};

/** Role checks count only for somebody with exactly one role (000 §6); undefined for everybody else. */
export const onlyRole = (held: readonly Role[]): Role | undefined => (held.length === 1 ? held[0] : undefined);

/** Roles of the provider that work in buildings which let them in, and nowhere else. */
export const lentRoles: readonly Role[] = roleCodes.filter((role) => factsOf(role).enters === 'whereAllowed');
export const isLentRole = (role: Role): boolean => lentRoles.includes(role);

/**
 * Do these roles, held in one place, open the portal? People who only use the app never sign in; staff and facility booking admins
 * do if their building allows it (`allowStaffLogin`), device platform admins where a building lets them set up its devices
 * (`allowDeviceAdmin`). One further role is enough.
 */
export function mayEnter(held: readonly Role[], allowStaffLogin: boolean, allowDeviceAdmin = false): boolean {
  if (held.every((role) => factsOf(role).enters === 'app')) return false;
  const only = onlyRole(held);
  const enters = only && factsOf(only).enters;
  if (enters === 'whereAllowed') return allowDeviceAdmin;
  return enters === 'ifAllowed' ? allowStaffLogin : enters !== 'nothing';
}

/** Do these roles, held in one place of a building, open its app? Everybody's there does, apart from the provider's and those that open nothing. */
export const mayUseApp = (held: readonly Role[]): boolean =>
  held.some((role) => !isPlatformRole(role) && factsOf(role).enters !== 'nothing');

interface RoleHome {
  role: Role;
  /** The lowest number is tried first. */
  turn: number;
  page: string;
  /** Leads there without the role. */
  orHolding?: Permission;
}
/** The home pages of roles, in the order in which they are tried. */
export const roleHomes: readonly RoleHome[] = roleCodes
  .flatMap((role) => {
    const { home } = factsOf(role);
    return home ? [{ ...home, role }] : [];
  })
  .sort((one, other) => one.turn - other.turn);

/** The page that welcomes a fresh account with this role (000 §2). */
export const welcomePage = (role: Role): string => `/confirm-account/${factsOf(role).welcome ?? 'default'}`;
