/**
 * Who may do what, as data that both halves read (000 §6): roles, the permission catalogue, the default matrix of role
 * to permission, add-ons and sides. `can` answers from memory.
 */
import type { Action, Entity } from './entity.ts';
import type { Session } from './session.ts';
import { matches } from './where.ts';

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

/** From where a person looks at the data: the provider, a building, or a tenant company in it. */
export const sides = ['platform', 'building', 'tenant'] as const;
export type Side = (typeof sides)[number];

const READ = ['LIST', 'VIEW', 'DOWNLOAD'] as const;
const WRITE = ['ADD', 'EDIT', 'DELETE', 'APPROVE', 'REJECT', 'MANAGE'] as const;
const FUNCTIONS = [...READ, ...WRITE] as const;
type Function = (typeof FUNCTIONS)[number];

interface Group {
  /** The menu heading under which the permission grid shows the group. */
  menu: string;
  functions: readonly Function[];
  /** What each side can hold at most; the platform can hold everything. */
  building: readonly Function[];
  tenant: readonly Function[];
}
const group = <const F extends readonly Function[]>(
  menu: string,
  functions: F,
  building: readonly F[number][],
  tenant: readonly F[number][] = [],
) => ({
  menu,
  functions,
  building,
  tenant,
});

const CRUD = ['LIST', 'VIEW', 'ADD', 'EDIT', 'DELETE', 'DOWNLOAD'] as const;
const CARE = [...CRUD, 'MANAGE'] as const;
const DECIDE = [...CARE, 'APPROVE', 'REJECT'] as const;

/** Every permission there is: group and function make its code, for example `CAR_PARK_LIST`. */
export const catalogue = {
  OFFICE_CENTRE: group('buildings', CARE, ['VIEW', 'EDIT', 'DOWNLOAD']),
  TENANT: group('tenants', CARE, CARE),
  UNIT: group('tenants', CRUD, CRUD),
  USER: group('users', CARE, CARE, CARE),
  CAR_PARK: group('parking', CRUD, CRUD),
  SEASON_PARKING: group('parking', DECIDE, DECIDE, ['LIST', 'VIEW', 'ADD', 'EDIT', 'DELETE', 'DOWNLOAD', 'MANAGE']),
} as const satisfies Record<string, Group>;
export type PermissionGroup = keyof typeof catalogue;
export type Permission = { [G in PermissionGroup]: `${G}_${(typeof catalogue)[G]['functions'][number]}` }[PermissionGroup];

const codesOf = (name: PermissionGroup, functions: readonly Function[]): Permission[] =>
  functions.map((one) => `${name}_${one}` as Permission);
const groups = Object.keys(catalogue) as PermissionGroup[];
export const permissions: readonly Permission[] = groups.flatMap((name) => codesOf(name, catalogue[name].functions));

interface RoleFacts {
  /** A provider role works across buildings; the side of every other role is that of its office centre. */
  platform?: true;
  /** Which functions the role holds, out of what its side can hold. */
  functions: readonly Function[];
  /** Limits the role to some groups; absent means every group. */
  groups?: readonly PermissionGroup[];
}

/** The default matrix (000 §6, docs/decisions.md): single permissions can be set per user on top of it. */
export const roles = {
  SUPERADMIN: { platform: true, functions: FUNCTIONS },
  PLATFORM_ADMIN: { platform: true, functions: FUNCTIONS },
  PLATFORM_SALES: { platform: true, functions: FUNCTIONS },
  PLATFORM_FINANCE: { platform: true, functions: FUNCTIONS },
  PLATFORM_OPERATIONS: { platform: true, functions: FUNCTIONS },
  PLATFORM_CUSTOMER_RELATIONS: { platform: true, functions: FUNCTIONS },
  DEVICE_PLATFORM_ADMIN: { platform: true, functions: [], groups: [] },
  LANDLORD_ADMIN: { functions: FUNCTIONS },
  LANDLORD_ADMIN_VIEW_ONLY: { functions: READ },
  MASTER_ADMIN: { functions: FUNCTIONS },
  SUB_ADMIN: { functions: FUNCTIONS },
  STAFF: { functions: FUNCTIONS, groups: [] },
  FACILITY_BOOKING_ADMIN: { functions: FUNCTIONS, groups: [] },
  CONCIERGE: { functions: FUNCTIONS, groups: [] },
  LOAN_ITEMS_ADMIN: { functions: FUNCTIONS, groups: [] },
  MERCHANT: { functions: FUNCTIONS, groups: [] },
} as const satisfies Record<string, RoleFacts>;
export type Role = keyof typeof roles;
export const roleCodes = Object.keys(roles) as [Role, ...Role[]];

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
  ],
  tenant: ['MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN'],
} as const satisfies Record<Side, readonly Role[]>;

/** The permissions that a role brings on one side. */
export function permissionsOf(role: Role, side: Side): Permission[] {
  const facts: RoleFacts = roles[role];
  if (side === 'platform' && !facts.platform) return [];
  return groups
    .filter((name) => !facts.groups || facts.groups.includes(name))
    .flatMap((name) => {
      const most: readonly Function[] = side === 'platform' ? catalogue[name].functions : catalogue[name][side];
      return codesOf(
        name,
        most.filter((one) => facts.functions.includes(one)),
      );
    });
}

/** The five menus of 000 §6. */
export const routeSets = ['tenant', 'platform', 'building', 'tenantWithAddOns', 'conciergeOnly'] as const;
export type RouteSet = (typeof routeSets)[number];
export function routeSetOf(session: Pick<Session, 'side' | 'roleCodes' | 'addOns'>): RouteSet {
  if (session.side === 'platform') return 'platform';
  const only = session.roleCodes.length === 1 ? session.roleCodes[0] : undefined;
  if (only === 'CONCIERGE' || only === 'LOAN_ITEMS_ADMIN') return 'conciergeOnly';
  if (session.side === 'building') return 'building';
  return session.addOns.length > 0 ? 'tenantWithAddOns' : 'tenant';
}

/** Why something is refused: the server turns it into a status, the portal hides or explains. */
export type Refusal = 'permission' | 'addOn' | 'side' | 'state';
type Gate = Pick<Session, 'permissions' | 'addOns' | 'side'>;

/** May this session make this call at all? Undefined when it may. */
export function refusalOf(
  session: Gate,
  needs: { permission?: Permission; addOn?: AddOn; sides?: readonly Side[] },
): Refusal | undefined {
  if (needs.addOn && session.side !== 'platform' && !session.addOns.includes(needs.addOn)) return 'addOn';
  if (needs.sides && !needs.sides.includes(session.side)) return 'side';
  if (needs.permission && !session.permissions.includes(needs.permission)) return 'permission';
  return undefined;
}

/** Does the state table let this action run on a record as it is now? */
export function stateAllows(
  entity: Pick<Entity, 'states'>,
  action: Pick<Action, 'moves' | 'when'>,
  record: Readonly<Record<string, unknown>>,
  today: string,
): boolean {
  const status = entity.states ? String(record[entity.states.field]) : '';
  if (action.moves && !(status in action.moves)) return false;
  return matches(action.when, record, { today, record });
}

/**
 * The question every button asks. `what` is a verb (`list`, `create`, …) or the name of an action; with a record, the
 * state table is asked too.
 */
export function can(session: Session, entity: Entity, what: string, record?: Readonly<Record<string, unknown>>): boolean {
  const action = entity.actions[what];
  const permission = action ? action.permission : entity.access[what as keyof Entity['access'] & 'list'];
  if (!permission) return false;
  if (refusalOf(session, { permission, addOn: entity.addOn, sides: action?.sides })) return false;
  return !action || !record || stateAllows(entity, action, record, session.today);
}
