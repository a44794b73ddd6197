/**
 * A role is one row of this table (000 §6, 001 §6): what it brings, where its people work, what they enter and where they
 * start, who gives it. Only its words stand elsewhere (`i18n/<language>/access.ts`). The order is that of every choice of roles.
 */
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

/** What a role brings beside its permissions: always to everybody who holds it, never given or taken singly. */
export type RoleRight =
  /** Gives customers' people reset links and codes to sign in with. */
  | 'support'
  /** Looks after the views that are shared in the building. */
  | 'sharedViews'
  /** Is shown the way to the pricing page. */
  | 'plans'
  /** Gets the mail for a building that names nobody to write to. */
  | 'buildingMail'
  /** Is spared the banner of an expiring password. */
  | 'noExpiryBanner';

interface RoleFacts {
  /** A provider role works across buildings; the side of every other role is that of its office centre. */
  platform?: true;
  /** The kinds of office centre in which the role is held: a building's in no company, a company's in no building. */
  on?: readonly Exclude<Side, 'platform'>[];
  /** Which sides give the role to their people, beside the provider, who gives every role. */
  givenBy?: readonly Exclude<Side, 'platform'>[];
  /** Which functions the role holds, out of what its side can hold. */
  functions: readonly PermissionFunction[];
  /** Limits the role to some groups; absent means every group that is not `onlyNamed`. */
  groups?: readonly PermissionGroup[];
  /** Groups that it does not hold, out of those. */
  without?: readonly PermissionGroup[];
  /** Groups that people lose who hold this role alone, whatever single permissions are added; `by` an add-on, or always. */
  loses?: readonly { groups: readonly PermissionGroup[]; by?: AddOn }[];
  /** Reads everything and changes nothing, whatever single permissions are added. */
  readOnly?: true;
  rights?: readonly RoleRight[];
  /**
   * Heads its side: there, only those who hold the role give it and change who does, and the last one stays until there is
   * another. The key of the message that says so.
   */
  head?: `errors.${string}`;
  /** `makeAdmin` is for staff, `removeAdmin` for admins. */
  rank?: 'staff' | 'admin';
  /**
   * What somebody with this role alone enters, absent for the portal: the app, for people who use the building and have no
   * business in the portal; the portal where the building allows it (`allowStaffLogin`); nothing.
   */
  enters?: 'app' | 'ifAllowed' | 'nothing';
  /**
   * The page that the role starts on, absent for that of its side (000 §2 Post-login redirect). Of several roles, the lowest
   * `turn` decides. `orHolding`: whoever holds the permission starts there as well.
   */
  home?: { page: string; turn: number; orHolding?: Permission };
  /** The page that welcomes a fresh account, below `/confirm-account` (000 §2). */
  welcome?: 'master-admin' | 'sub-admin' | 'staff' | 'landlord-admin';
  /** The menu of somebody with this role alone, absent for that of their side. */
  routeSet?: RouteSet;
}
const BOTH = ['building', 'tenant'] as const;
const inApp = { functions: [], groups: [], enters: 'app' } as const;
/** The default matrix (docs/decisions/0008-roles-and-permissions.md): single permissions can be given and taken per user on top of it. */
export const roles = {
  SUPERADMIN: { platform: true, functions, rights: ['support', 'noExpiryBanner'], head: 'errors.lastSuperAdmin' },
  PLATFORM_ADMIN: { platform: true, functions, rights: ['support'] },
  PLATFORM_SALES: { platform: true, without: ['MAIL'], functions },
  PLATFORM_FINANCE: { platform: true, without: ['MAIL'], functions },
  PLATFORM_OPERATIONS: { platform: true, functions, rights: ['support'] },
  PLATFORM_CUSTOMER_RELATIONS: { platform: true, without: ['MAIL'], functions, rights: ['support'] },
  DEVICE_PLATFORM_ADMIN: { platform: true, functions: [], groups: [], enters: 'nothing' },
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
    groups: ['MERCHANT_PORTAL', 'OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_ORDER'],
    home: { page: '/merchant', turn: 1 },
  },
  BUILDING_USER: { on: ['building'], givenBy: ['building'], ...inApp },
  TENANT_USER: { on: ['tenant'], givenBy: BOTH, ...inApp },
  CONTRACTOR: { on: ['building'], givenBy: ['building'], ...inApp },
} as const satisfies Record<string, RoleFacts>;
export type Role = keyof typeof roles;

/** What a new person gets where nothing else is chosen, and what is left to an admin who is one no more. */
export const defaultRole = 'STAFF' satisfies Role;
/** What `makeAdmin` makes of somebody. */
export const adminOn = { building: 'LANDLORD_ADMIN', tenant: 'SUB_ADMIN' } as const satisfies Partial<Record<Side, Role>>;

export const roleCodes = Object.keys(roles) as [Role, ...Role[]];
/** A portal that is older than the server may be told of a role that it does not know: there it brings nothing. */
const UNKNOWN: RoleFacts = { functions: [], groups: [], enters: 'nothing' };
export const factsOf = (role: Role): RoleFacts => (roles as Partial<Record<Role, RoleFacts>>)[role] ?? UNKNOWN;
