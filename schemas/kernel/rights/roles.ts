/**
 * Each role is one row of this table (000 §6, 001 §6): its permissions, where its people work, what they may enter, their home
 * page, and who gives it. Only its label is elsewhere (`i18n/<language>/access.ts`). Every choice of roles uses this order.
 */

import type { MessageKey } from '../fields/message.ts';
import {
  type AddOn,
  functions,
  type Permission,
  type PermissionFunction,
  type PermissionGroup,
  READ,
  type Side,
} from './catalogue.ts';

/** The five menus of 000 §6. */
export const routeSets = ['tenant', 'platform', 'building', 'tenantWithAddOns', 'conciergeOnly'] as const;
export type RouteSet = (typeof routeSets)[number];

/** Rights of a role besides permissions: everybody with the role has them; they are never given or taken singly. */
export type RoleRight =
  /** Gives reset links and sign-in codes to the customers' people. */
  | 'support'
  /** Manages the shared views of the building. */
  | 'sharedViews'
  /** Sees the link to the pricing page. */
  | 'plans'
  /** Gets the mail of a building without a contact. */
  | 'buildingMail'
  /** Does not see the banner of an expiring password. */
  | 'noExpiryBanner';

interface RoleFacts {
  /** A provider role works across buildings; the side of every other role is that of its office centre. */
  platform?: true;
  /** The kinds of office centre in which the role is held: a building's in no company, a company's in no building. */
  on?: readonly Exclude<Side, 'platform'>[];
  /** Which sides give the role to their people, beside the provider, who gives every role. */
  givenBy?: readonly Exclude<Side, 'platform'>[];
  /** The functions of the role, within what its side can hold. */
  functions: readonly PermissionFunction[];
  /** Limits the role to some groups; absent means every group that is not `onlyNamed`. */
  groups?: readonly PermissionGroup[];
  /** Groups that it does not hold. */
  without?: readonly PermissionGroup[];
  /** Groups that people with only this role lose, whatever single permissions are added; `by` an add-on, or always. */
  loses?: readonly { groups: readonly PermissionGroup[]; by?: AddOn }[];
  /** Reads everything and changes nothing, whatever single permissions are added. */
  readOnly?: true;
  rights?: readonly RoleRight[];
  /**
   * Heads its side: only people with this role give it or change its holders, and the last one cannot be removed. The value is
   * the message key.
   */
  head?: MessageKey;
  /** `makeAdmin` is for staff, `removeAdmin` for admins. */
  rank?: 'staff' | 'admin';
  /**
   * What somebody with only this role may enter; absent means the portal. `app`: people who use the building but not the
   * portal. `whereAllowed`: a role of the provider that works on the side of a building which lets it in (`allowDeviceAdmin`),
   * and nowhere else. Otherwise the portal if the building allows it (`allowStaffLogin`), or nothing.
   */
  enters?: 'app' | 'ifAllowed' | 'whereAllowed' | 'nothing';
  /**
   * The home page; absent means that of its side (000 §2 Post-login redirect). With several roles, the lowest `turn` decides.
   * `orHolding`: people with this permission start there as well.
   */
  home?: { page: string; turn: number; orHolding?: Permission };
  /** The welcome page of a new account, below `/confirm-account` (000 §2). */
  welcome?: 'master-admin' | 'sub-admin' | 'staff' | 'landlord-admin';
  /** The menu of somebody with only this role; absent means that of their side. */
  routeSet?: RouteSet;
}
const BOTH = ['building', 'tenant'] as const;
const inApp = { functions: [], groups: [], enters: 'app' } as const;
/** The default matrix (docs/decisions/0008-roles-and-permissions.md): single permissions can be given and taken per user on top of it. */
export const roles = {
  SUPERADMIN: { platform: true, functions, rights: ['support', 'noExpiryBanner'], head: 'errors.lastSuperAdmin' },
  PLATFORM_ADMIN: { platform: true, functions, rights: ['support'] },
  PLATFORM_SALES: { platform: true, without: ['MAIL', 'MAIL_SERVER'], functions },
  PLATFORM_FINANCE: { platform: true, without: ['MAIL', 'MAIL_SERVER'], functions },
  PLATFORM_OPERATIONS: { platform: true, functions, rights: ['support'] },
  PLATFORM_CUSTOMER_RELATIONS: { platform: true, without: ['MAIL', 'MAIL_SERVER'], functions, rights: ['support'] },
  DEVICE_PLATFORM_ADMIN: {
    platform: true,
    functions,
    groups: ['DEVICE_SETUP', 'QR_SCANNER', 'DOOR'],
    enters: 'whereAllowed',
    home: { page: '/door-setup', turn: 5 },
  },
  LANDLORD_ADMIN: {
    on: ['building'],
    givenBy: ['building'],
    functions,
    // Access passes always; invoices and payment where a third party sends the invoices; setup and installation where a
    // third party runs the devices.
    loses: [
      { groups: ['ACCESS_PASS'] },
      { groups: ['BILLING'], by: 'THIRD_PARTY_INVOICE' },
      { groups: ['DEVICE_SETUP', 'QR_SCANNER', 'DOOR'], by: 'THIRD_PARTY_INTEGRATION' },
    ],
    rights: ['sharedViews', 'plans', 'buildingMail'],
    head: 'errors.lastBuildingAdmin',
    rank: 'admin',
    welcome: 'landlord-admin',
  },
  LANDLORD_ADMIN_VIEW_ONLY: {
    on: ['building'],
    givenBy: ['building'],
    functions: READ,
    readOnly: true,
    welcome: 'landlord-admin',
  },
  MASTER_ADMIN: {
    on: ['tenant'],
    givenBy: BOTH,
    functions,
    head: 'errors.lastMasterAdmin',
    rank: 'admin',
    welcome: 'master-admin',
  },
  SUB_ADMIN: { on: ['tenant'], givenBy: BOTH, functions, rank: 'admin', welcome: 'sub-admin' },
  STAFF: {
    on: BOTH,
    givenBy: BOTH,
    functions,
    groups: ['VISITOR', 'VISITOR_MENU'],
    rank: 'staff',
    enters: 'ifAllowed',
    home: { page: '/visitor-records', turn: 3, orHolding: 'VISITOR_MENU_VIEW' },
    welcome: 'staff',
  },
  FACILITY_BOOKING_ADMIN: {
    on: ['tenant'],
    givenBy: BOTH,
    functions,
    groups: ['FACILITY', 'FACILITY_CATEGORY', 'BOOKING', 'BLOCKED_DATE', 'RATE', 'HOTDESK'],
    rank: 'staff',
    enters: 'ifAllowed',
    home: { page: '/manage-bookings', turn: 4 },
    welcome: 'staff',
  },
  CONCIERGE: {
    on: ['building'],
    givenBy: ['building'],
    functions,
    groups: ['VISITOR', 'VISITOR_MENU', 'LOAN_ITEM', 'LOAN_LOCATION'],
  },
  LOAN_ITEMS_ADMIN: {
    on: ['building'],
    givenBy: ['building'],
    functions,
    groups: ['LOAN_ITEM', 'LOAN_LOCATION'],
    home: { page: '/concierge', turn: 2 },
    routeSet: 'conciergeOnly',
  },
  MERCHANT: {
    on: ['tenant'],
    givenBy: ['building'],
    functions,
    groups: ['MERCHANT_PORTAL', 'RETAIL_STORE', 'OPC_CATEGORY', 'OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_ORDER'],
    home: { page: '/merchant', turn: 1 },
  },
  BUILDING_USER: { on: ['building'], givenBy: ['building'], ...inApp },
  TENANT_USER: { on: ['tenant'], givenBy: BOTH, ...inApp },
  CONTRACTOR: { on: ['building'], givenBy: ['building'], ...inApp },
} as const satisfies Record<string, RoleFacts>;
export type Role = keyof typeof roles;

/** The role of a new person if none is chosen, and of an admin who is removed. */
export const defaultRole = 'STAFF' satisfies Role;
/** Whom a new building or company begins with. */
export const firstAdminOn = { building: 'LANDLORD_ADMIN', tenant: 'MASTER_ADMIN' } as const satisfies Partial<Record<Side, Role>>;
/** The role that `makeAdmin` gives. */
export const adminOn = { building: 'LANDLORD_ADMIN', tenant: 'SUB_ADMIN' } as const satisfies Partial<Record<Side, Role>>;

export const roleCodes = Object.keys(roles) as [Role, ...Role[]];
/** An older portal may receive a role that it does not know; it then has no permissions. */
const UNKNOWN: RoleFacts = { functions: [], groups: [], enters: 'nothing' };
export const factsOf = (role: Role): RoleFacts => (roles as Partial<Record<Role, RoleFacts>>)[role] ?? UNKNOWN;
