/** Roles, what each one brings by default, who may give which, and the five route sets (000 §6, 001 §6). */
import {
  type AddOn,
  codesOf,
  functions,
  groupFacts,
  groupOf,
  type Permission,
  type PermissionFunction,
  type PermissionGroup,
  permissionGroups,
  READ,
  type Side,
} from './catalogue.ts';

interface RoleFacts {
  /** A provider role works across buildings; the side of every other role is that of its office centre. */
  platform?: true;
  /** Which functions the role holds, out of what its side can hold. */
  functions: readonly PermissionFunction[];
  /** Limits the role to some groups; absent means every group that is not `onlyNamed`. */
  groups?: readonly PermissionGroup[];
  /** Groups that it does not hold, out of those. */
  without?: readonly PermissionGroup[];
  /** Reads everything and changes nothing, whatever single permissions are added. */
  readOnly?: true;
  /**
   * Heads its side: there, only those who hold the role give it and change who does, and the last one stays until there is
   * another.
   */
  head?: true;
  /** People who use the building and its app, and have no business in the portal. */
  appOnly?: true;
}
/** The default matrix (docs/decisions/0008-roles-and-permissions.md): single permissions can be given and taken per user on top of it. */
export const roles = {
  SUPERADMIN: { platform: true, functions, head: true },
  PLATFORM_ADMIN: { platform: true, functions },
  PLATFORM_SALES: { platform: true, without: ['MAIL'], functions },
  PLATFORM_FINANCE: { platform: true, without: ['MAIL'], functions },
  PLATFORM_OPERATIONS: { platform: true, functions },
  PLATFORM_CUSTOMER_RELATIONS: { platform: true, without: ['MAIL'], functions },
  DEVICE_PLATFORM_ADMIN: { platform: true, functions: [], groups: [] },
  LANDLORD_ADMIN: { functions, head: true },
  LANDLORD_ADMIN_VIEW_ONLY: { functions: READ, readOnly: true },
  MASTER_ADMIN: { functions, head: true },
  SUB_ADMIN: { functions },
  STAFF: { functions, groups: ['VISITOR', 'VISITOR_MENU'] },
  FACILITY_BOOKING_ADMIN: { functions, groups: ['FACILITY', 'FACILITY_CATEGORY', 'BOOKING', 'BLOCKED_DATE', 'RATE', 'HOTDESK'] },
  CONCIERGE: { functions, groups: ['VISITOR', 'VISITOR_MENU', 'LOAN_ITEM', 'LOAN_LOCATION'] },
  LOAN_ITEMS_ADMIN: { functions, groups: ['LOAN_ITEM', 'LOAN_LOCATION'] },
  MERCHANT: { functions, groups: ['MERCHANT_PORTAL', 'OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_ORDER'] },
  BUILDING_USER: { functions: [], groups: [], appOnly: true },
  TENANT_USER: { functions: [], groups: [], appOnly: true },
  CONTRACTOR: { functions: [], groups: [], appOnly: true },
} as const satisfies Record<string, RoleFacts>;
export type Role = keyof typeof roles;
export const roleCodes = Object.keys(roles) as [Role, ...Role[]];
const factsOf = (role: Role): RoleFacts => roles[role];
/** The provider's people who give customers' people reset links and codes to sign in with. */
export const supportRoles = [
  'SUPERADMIN',
  'PLATFORM_ADMIN',
  'PLATFORM_OPERATIONS',
  'PLATFORM_CUSTOMER_RELATIONS',
] as const satisfies readonly Role[];
export const isPlatformRole = (role: Role): boolean => factsOf(role).platform === true;

export const isHead = (role: Role): boolean => factsOf(role).head === true;

/** The kinds of office centre in which a role is held: a building's in no company, a company's in no building. */
export const heldOn: Readonly<Record<Side, readonly Role[]>> = {
  platform: roleCodes.filter(isPlatformRole),
  building: [
    'LANDLORD_ADMIN',
    'LANDLORD_ADMIN_VIEW_ONLY',
    'STAFF',
    'CONCIERGE',
    'LOAN_ITEMS_ADMIN',
    'BUILDING_USER',
    'CONTRACTOR',
  ],
  tenant: ['MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN', 'MERCHANT', 'TENANT_USER'],
};

/** Roles that a building or a tenant company may give to its people; the others are given by the provider. */
export const assignableRoles = {
  platform: roleCodes,
  building: [
    'LANDLORD_ADMIN',
    'LANDLORD_ADMIN_VIEW_ONLY',
    'MASTER_ADMIN',
    'SUB_ADMIN',
    'STAFF',
    'FACILITY_BOOKING_ADMIN',
    'CONCIERGE',
    'LOAN_ITEMS_ADMIN',
    'MERCHANT',
    'BUILDING_USER',
    'TENANT_USER',
    'CONTRACTOR',
  ],
  tenant: ['MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN', 'TENANT_USER'],
} as const satisfies Record<Side, readonly Role[]>;

/** Role checks count only for somebody with exactly one role (000 §6); undefined for everybody else. */
export const onlyRole = (held: readonly Role[]): Role | undefined => (held.length === 1 ? held[0] : undefined);

/**
 * Do these roles, held in one place, open the portal at all? Device platform admins never sign in, nor do people who only
 * use the app; staff and facility booking admins do where their building says so (`allowStaffLogin`). Somebody with a
 * further role gets in by that one.
 */
export function mayEnter(held: readonly Role[], allowStaffLogin: boolean): boolean {
  if (held.every((role) => factsOf(role).appOnly)) return false;
  const only = onlyRole(held);
  if (only === 'STAFF' || only === 'FACILITY_BOOKING_ADMIN') return allowStaffLogin;
  return only !== 'DEVICE_PLATFORM_ADMIN';
}

/** The most that a side can hold of a group. */
export const mostOf = (name: PermissionGroup, side: Side): readonly PermissionFunction[] =>
  side === 'platform' ? groupFacts(name).functions : groupFacts(name)[side];

/** The permissions that a role brings on one side. */
export function permissionsOf(role: Role, side: Side): Permission[] {
  const facts = factsOf(role);
  if (side === 'platform' && !facts.platform) return [];
  return permissionGroups
    .filter((name) => !facts.without?.includes(name))
    .filter((name) => (facts.groups ? facts.groups.includes(name) : side === 'platform' || !groupFacts(name).onlyNamed))
    .flatMap((name) =>
      codesOf(
        name,
        mostOf(name, side).filter((one) => facts.functions.includes(one)),
      ),
    );
}

/**
 * Groups that a building admin loses (000 §6): access passes always; invoices and payment where a third party sends the
 * invoices; setup and installation where a third party runs the devices.
 */
function withheld(held: readonly Role[], addOns: readonly AddOn[]): readonly PermissionGroup[] {
  if (onlyRole(held) !== 'LANDLORD_ADMIN') return [];
  return [
    'ACCESS_PASS',
    ...(addOns.includes('THIRD_PARTY_INVOICE') ? (['BILLING'] as const) : []),
    ...(addOns.includes('THIRD_PARTY_INTEGRATION') ? (['DEVICE_SETUP', 'QR_SCANNER', 'DOOR'] as const) : []),
  ];
}

export interface Holding {
  roleCodes: readonly Role[];
  side: Side;
  addOns: readonly AddOn[];
  /** Single permissions given beyond the roles, and taken from them. */
  granted?: readonly Permission[];
  denied?: readonly Permission[];
}
/** What somebody holds who has no role: nothing. With `readOnly` roles alone, nothing that changes anything. */
export function effectivePermissions({ roleCodes: held, side, addOns, granted = [], denied = [] }: Holding): Permission[] {
  const readOnly = held.length > 0 && held.every((role) => factsOf(role).readOnly);
  const most = new Set(permissionGroups.flatMap((name) => codesOf(name, mostOf(name, side))));
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

/** The five menus of 000 §6. */
export const routeSets = ['tenant', 'platform', 'building', 'tenantWithAddOns', 'conciergeOnly'] as const;
export type RouteSet = (typeof routeSets)[number];
export function routeSetOf(session: { side: Side; roleCodes: readonly Role[]; addOns: readonly AddOn[] }): RouteSet {
  if (session.side === 'platform') return 'platform';
  if (onlyRole(session.roleCodes) === 'LOAN_ITEMS_ADMIN') return 'conciergeOnly';
  if (session.side === 'building') return 'building';
  return session.addOns.length > 0 ? 'tenantWithAddOns' : 'tenant';
}
/** The groups whose pages a route set has; undefined means all that the permissions leave. */
const smallSet: readonly PermissionGroup[] = ['LOAN_ITEM', 'LOAN_LOCATION', 'ACCOUNT'];
export function routeSetHas(set: RouteSet, permission: Permission): boolean {
  const group = groupOf(permission);
  if (set === 'conciergeOnly') return smallSet.includes(group);
  return set !== 'tenant' || groupFacts(group).addOn === undefined;
}
