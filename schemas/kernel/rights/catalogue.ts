/**
 * Every permission (000 §6). A group and a function make its code, for example `CAR_PARK_LIST`. A group also names the add-on
 * of its module, so that menu, pages and calls depend on the same add-on.
 */

/** The thirteen features that are switched per building (000 §1). */
export const addOns = [
  'THIRD_PARTY_INTEGRATION',
  'BOOK_FACILITY',
  'THIRD_PARTY_INVOICE',
  'PEOPLE_COUNTING',
  'PROMOTION_MANAGEMENT',
  'ORDER_PAY_COLLECT',
  'RETAIL_MANAGEMENT',
  'AIRCON_MANAGEMENT',
  'DATA_PROVIDER',
  'HOTDESK_BOOKING',
  'STAFF_PORTAL',
  'VISITOR_MANAGEMENT',
  'SERVICE_REQUEST',
] as const;
export type AddOn = (typeof addOns)[number];
/** One of these must be on. */
export type AddOnGate = readonly AddOn[];
/** What a building has set up with others, beside its add-ons: without it, the actions that need it are switched off. */
export const services = ['payments'] as const;
export type Service = (typeof services)[number];

/** Where a person works: the provider, a building, or a tenant company in it. */
export const sides = ['platform', 'building', 'tenant'] as const;
export type Side = (typeof sides)[number];

export const READ = ['LIST', 'VIEW', 'DOWNLOAD'] as const;
const WRITE = ['ADD', 'EDIT', 'DELETE', 'APPROVE', 'REJECT', 'MANAGE'] as const;
/** The nine functions of 000 §6. */
export const commonFunctions = [...READ, ...WRITE] as const;
/** With the two more that promotions have. */
export const functions = [...commonFunctions, 'TERMINATE', 'SUBMIT'] as const;
export type PermissionFunction = (typeof functions)[number];

interface Group {
  /** The menu heading under which the permission grid shows the group. */
  menu: string;
  functions: readonly PermissionFunction[];
  /** The maximum that each side can hold; the platform can hold everything. */
  building: readonly PermissionFunction[];
  tenant: readonly PermissionFunction[];
  /** The module's add-on: one of these must be on in the building. */
  addOn?: AddOnGate;
  /**
   * Only roles that name the group hold it, or people to whom it was given singly; it is never part of "everything". Of some sides: it is
   * so there.
   */
  onlyNamed?: true | readonly Side[];
}
type Extra = Pick<Group, 'addOn' | 'onlyNamed'>;
const group = <const F extends readonly PermissionFunction[]>(
  menu: string,
  all: F,
  building: readonly F[number][] = all,
  tenant: readonly F[number][] = [],
  extra: Extra = {},
) => ({ menu, functions: all, building, tenant, ...extra }) as Group & { functions: F };

const CRUD = ['LIST', 'VIEW', 'ADD', 'EDIT', 'DELETE', 'DOWNLOAD'] as const;
const CARE = [...CRUD, 'MANAGE'] as const;
const DECIDE = [...CARE, 'APPROVE', 'REJECT'] as const;
const SETTINGS = ['VIEW', 'EDIT'] as const;
const visitors: Extra = { addOn: ['VISITOR_MANAGEMENT'] };
/** Doors need an integration or facility booking; either add-on brings access control. */
const access: Extra = { addOn: ['THIRD_PARTY_INTEGRATION', 'BOOK_FACILITY'] };
const flex: Extra = { addOn: ['BOOK_FACILITY'] };
const hotdesks: Extra = { addOn: ['HOTDESK_BOOKING'] };
/** In a company, the people who run its stores. */
const merchants = { onlyNamed: ['tenant'] } as const;
const retail: Extra = { addOn: ['RETAIL_MANAGEMENT'], ...merchants };
const ordering: Extra = { addOn: ['ORDER_PAY_COLLECT'], ...merchants };

export const catalogue = {
  OFFICE_CENTRE: group('buildings', CARE, ['VIEW', 'EDIT', 'DOWNLOAD']),
  SUBSCRIPTION: group('buildings', ['LIST', 'VIEW', 'EDIT', 'MANAGE'], ['LIST', 'VIEW']),
  MAINTENANCE: group('buildings', CRUD, []),
  TENANT: group('tenants', CARE, CARE),
  UNIT: group('tenants', CRUD, CRUD),
  EMAIL_DOMAIN: group('tenants', CRUD),
  USER: group('users', CARE, CARE, CARE),
  /** The building's own staff; what is done to them takes the permissions of users. */
  BUILDING_STAFF: group('users', READ, READ),
  USER_GROUP: group('users', CARE, CARE, CARE),
  /** People of all office centres, as the provider sees them. */
  GLOBAL_USER: group('users', CARE, []),
  GLOBAL_USER_GROUP: group('users', CARE, []),
  BLACKLIST: group('users', CRUD, CRUD, [], visitors),
  VISITOR: group('visitors', DECIDE, DECIDE, DECIDE, visitors),
  /** The visitor desk: people who hold it start at the visitor records. */
  VISITOR_MENU: group('visitors', ['VIEW'], ['VIEW'], ['VIEW'], { ...visitors, onlyNamed: true }),
  ACCESS_CONTROL: group('access', CARE, CARE, ['LIST', 'VIEW'], access),
  ACCESS_PASS: group('access', CARE, CARE, CARE, access),
  FR_PASS: group('access', CARE, CARE, CARE, access),
  /** Passes on the page of a person, by those who have no list of passes as well. */
  PERSON_PASS: group('access', ['VIEW', 'MANAGE'], ['VIEW', 'MANAGE'], ['VIEW', 'MANAGE'], access),
  TIME_ZONE: group('access', CRUD, CRUD, [], access),
  ACCESS_REPORT: group('access', READ, READ, READ, access),
  REPORT: group('reports', READ, READ, READ),
  ACCOUNT: group('account', SETTINGS, SETTINGS, SETTINGS),
  BILLING: group(
    'account',
    ['LIST', 'VIEW', 'DOWNLOAD', 'MANAGE'],
    ['LIST', 'VIEW', 'DOWNLOAD', 'MANAGE'],
    ['LIST', 'VIEW', 'DOWNLOAD'],
  ),
  MAIL_SERVER: group('account', SETTINGS),
  /** All mail that the product has sent: only for the provider. */
  MAIL: group('account', ['LIST', 'VIEW', 'MANAGE'], []),
  DATA_PROVIDER: group('account', SETTINGS, SETTINGS, [], { addOn: ['DATA_PROVIDER'] }),
  DEVICE_SETUP: group('setup', CARE, CARE, [], access),
  QR_SCANNER: group('setup', CARE, CARE, [], access),
  DOOR: group('setup', CARE, CARE, [], access),
  HOLIDAY: group('setup', CRUD),
  SYSTEM_FILE: group('setup', ['LIST', 'VIEW', 'ADD', 'DELETE', 'DOWNLOAD']),
  LOCATION: group('setup', CRUD),
  FACILITY: group('space', CARE, CARE, ['LIST', 'VIEW'], flex),
  FACILITY_CATEGORY: group('space', CRUD, CRUD, ['LIST', 'VIEW'], flex),
  BOOKING: group('space', DECIDE, DECIDE, ['LIST', 'VIEW', 'ADD', 'EDIT', 'DELETE', 'DOWNLOAD', 'MANAGE'], flex),
  BOOKING_PERIOD: group('space', CRUD, CRUD, [], flex),
  BLOCKED_DATE: group('space', CRUD, CRUD, [], flex),
  RATE: group('space', CRUD, CRUD, ['LIST', 'VIEW'], flex),
  HOTDESK: group('space', CARE, CARE, ['LIST', 'VIEW'], hotdesks),
  ZONE: group('space', CRUD, CRUD, ['LIST', 'VIEW'], hotdesks),
  DISPLAY: group('space', CRUD, CRUD, [], hotdesks),
  LOAN_ITEM: group('concierge', CARE),
  LOAN_LOCATION: group('concierge', CRUD),
  RETAIL_STORE: group('retail', CARE, CARE, ['LIST', 'VIEW', 'EDIT', 'DOWNLOAD'], retail),
  PROMOTION: group('retail', [...DECIDE, 'TERMINATE', 'SUBMIT'], [...DECIDE, 'TERMINATE', 'SUBMIT'], [...CRUD, 'SUBMIT'], {
    addOn: ['PROMOTION_MANAGEMENT'],
  }),
  OPC_MENU_GROUP: group('ordering', CARE, CARE, CARE, ordering),
  OPC_ITEM: group('ordering', CARE, CARE, CARE, ordering),
  OPC_CATEGORY: group('ordering', CRUD, CRUD, ['LIST', 'VIEW'], ordering),
  OPC_SECTION: group('ordering', CRUD, CRUD, [], ordering),
  OPC_ORDER: group('ordering', DECIDE, DECIDE, DECIDE, ordering),
  PAYMENT_ACCOUNT: group('ordering', CARE, CARE, [], ordering),
  PROMO_CODE: group('ordering', CARE, CARE, [], ordering),
  MERCHANT_PORTAL: group('ordering', ['VIEW', 'MANAGE'], ['VIEW', 'MANAGE'], ['VIEW', 'MANAGE'], {
    ...ordering,
    onlyNamed: true,
  }),
  EVENT: group('engagement', CARE),
  POLL: group('engagement', CARE),
  SURVEY: group('engagement', CARE),
  ADVERTISEMENT: group('engagement', CARE),
  NOTIFICATION: group('engagement', CARE),
  ANNOUNCEMENT: group('engagement', CARE),
  HOMEPAGE: group('engagement', CARE),
  ARTICLE: group('engagement', CRUD),
  DOCUMENT: group('operations', CARE, CARE, ['LIST', 'VIEW', 'DOWNLOAD']),
  LOADING_BAY: group('operations', DECIDE, DECIDE, CRUD),
  AIRCON: group('operations', DECIDE, DECIDE, CRUD, { addOn: ['AIRCON_MANAGEMENT'] }),
  FORM: group('operations', DECIDE, DECIDE, CRUD),
  MARKETPLACE: group('operations', DECIDE, DECIDE, CRUD),
  SERVICE_REQUEST: group('operations', DECIDE, DECIDE, CRUD, { addOn: ['SERVICE_REQUEST'] }),
  FEEDBACK: group('operations', ['LIST', 'VIEW', 'DOWNLOAD', 'MANAGE']),
  CAR_PARK: group('parking', CRUD, CRUD),
  SEASON_PARKING: group('parking', DECIDE, DECIDE, ['LIST', 'VIEW', 'ADD', 'EDIT', 'DELETE', 'DOWNLOAD', 'MANAGE']),
} as const;

export type PermissionGroup = keyof typeof catalogue;
export type Permission = { [G in PermissionGroup]: `${G}_${(typeof catalogue)[G]['functions'][number]}` }[PermissionGroup];

export const permissionGroups = Object.keys(catalogue) as PermissionGroup[];
/** The facts of a group, whatever its functions. */
export const groupFacts = (name: PermissionGroup): Group => catalogue[name];
/** Do only roles that name the group hold it on that side? */
export function isOnlyNamed(name: PermissionGroup, side: Side): boolean {
  const { onlyNamed } = groupFacts(name);
  return onlyNamed === true || (onlyNamed?.includes(side) ?? false);
}
export const codesOf = (name: PermissionGroup, some: readonly PermissionFunction[]): Permission[] =>
  some.map((one) => `${name}_${one}` as Permission);
export const permissions: readonly Permission[] = permissionGroups.flatMap((name) => codesOf(name, groupFacts(name).functions));

const groupByPermission = new Map<Permission, PermissionGroup>(
  permissionGroups.flatMap((name) => codesOf(name, groupFacts(name).functions).map((code) => [code, name] as const)),
);
export const groupOf = (permission: Permission): PermissionGroup => groupByPermission.get(permission) as PermissionGroup;
/** The add-on gate of the module that a permission belongs to. */
export const gateOf = (permission: Permission | undefined): AddOnGate | undefined =>
  permission && groupFacts(groupOf(permission)).addOn;
