/** 000 §6, 001 §6, 002 §6: roles, the permission catalogue, single permissions, route sets and add-on gates. */
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/en/index.ts';
import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type AddOn,
  addOns,
  catalogue,
  codesOf,
  commonFunctions,
  effectivePermissions,
  gateOf,
  groupFacts,
  isOnlyNamed,
  maxFunctions,
  mayEnter,
  missingAddOn,
  onlyRole,
  type Permission,
  type PermissionGroup,
  permissionGroups,
  permissions,
  permissionsOf,
  type Role,
  refusalOf,
  roleCodes,
  roles,
  routeSetOf,
  routeSets,
  type Side,
  sides,
} from '#schemas/kernel/rights/access.ts';
import { sessionOf } from '#tests/unit/session.ts';

const held = (role: Role, side: Side, over: { addOns?: readonly AddOn[]; granted?: Permission[]; denied?: Permission[] } = {}) =>
  effectivePermissions({ roleCodes: [role], side, addOns: [], ...over });
const groupsOf = (codes: readonly Permission[]) =>
  permissionGroups.filter((name) => codesOf(name, groupFacts(name).functions).some((code) => codes.includes(code)));
const without = (...off: AddOn[]) => addOns.filter((one) => !off.includes(one));
const label = (role: Role) => messages.roles[role];

describe('roles', () => {
  it('have the codes of the specification (R-0485)', () => {
    expect(roleCodes).toEqual(
      expect.arrayContaining([
        'SUPERADMIN',
        'MASTER_ADMIN',
        'SUB_ADMIN',
        'STAFF',
        'FACILITY_BOOKING_ADMIN',
        'LANDLORD_ADMIN',
        'LANDLORD_ADMIN_VIEW_ONLY',
        'CONCIERGE',
      ]),
    );
  });
  it('have the names of the specification (R-0486, R-0487, R-0488, R-0489, R-0490)', () => {
    expect(label('SUPERADMIN').toLowerCase()).toBe('provider admin');
    expect(label('MASTER_ADMIN')).toBe('Master admin');
    expect(label('SUB_ADMIN')).toBe('Sub admin');
    expect(label('LANDLORD_ADMIN')).toBe('Building admin');
    expect(label('LANDLORD_ADMIN_VIEW_ONLY')).toBe('PM admin (Read only)');
    for (const locale of ['zh-Hant', 'zh-Hans'] as const)
      for (const role of roleCodes) expect(translate(locale, `roles.${role}`)).not.toBe(label(role));
  });
  it('cover the provider’s side, and people who only use the building (R-0491, R-0492, R-0493)', () => {
    const provider = roleCodes.filter((role) => 'platform' in roles[role]);
    expect(provider).toEqual([
      'SUPERADMIN',
      'PLATFORM_ADMIN',
      'PLATFORM_SALES',
      'PLATFORM_FINANCE',
      'PLATFORM_OPERATIONS',
      'PLATFORM_CUSTOMER_RELATIONS',
      'DEVICE_PLATFORM_ADMIN',
    ]);
    for (const role of ['LOAN_ITEMS_ADMIN', 'MERCHANT', 'TENANT_USER', 'BUILDING_USER', 'CONTRACTOR'] as const)
      expect(roleCodes).toContain(role);
  });
  it('are checked only for people with exactly one role (R-0494)', () => {
    expect(onlyRole(['STAFF'])).toBe('STAFF');
    expect(onlyRole(['STAFF', 'SUB_ADMIN'])).toBeUndefined();
    expect(mayEnter(['STAFF'], false)).toBe(false);
    expect(mayEnter(['STAFF', 'SUB_ADMIN'], false)).toBe(true);
    const both = effectivePermissions({ roleCodes: ['LANDLORD_ADMIN', 'CONCIERGE'], side: 'building', addOns: [] });
    expect(both).toContain('ACCESS_PASS_LIST');
    expect(held('LANDLORD_ADMIN', 'building')).not.toContain('ACCESS_PASS_LIST');
  });
  it('keep out staff and booking admins unless the building allows them, and always keep out device admins and app users (R-0092, R-0093)', () => {
    for (const role of ['STAFF', 'FACILITY_BOOKING_ADMIN'] as const)
      expect([mayEnter([role], false), mayEnter([role], true)]).toEqual([false, true]);
    for (const role of ['DEVICE_PLATFORM_ADMIN', 'TENANT_USER', 'BUILDING_USER', 'CONTRACTOR'] as const)
      expect([mayEnter([role], false), mayEnter([role], true)]).toEqual([false, false]);
    expect(mayEnter([], true)).toBe(false);
  });
  it('give building roles the building’s functions, and tenant roles never more than a tenant’s (R-0496)', () => {
    for (const role of [
      'LANDLORD_ADMIN',
      'LANDLORD_ADMIN_VIEW_ONLY',
      'MASTER_ADMIN',
      'SUB_ADMIN',
      'STAFF',
      'CONCIERGE',
    ] as const) {
      expect(permissionsOf(role, 'building').length, role).toBeGreaterThan(0);
      for (const code of permissionsOf(role, 'tenant')) {
        const group = permissionGroups.find((name) => codesOf(name, maxFunctions(name, 'tenant')).includes(code));
        expect(group, `${role} ${code}`).toBeDefined();
      }
    }
  });
  it('include the retail and privilege roles of 001 §6 (R-0495)', () => {
    const area = ['RETAIL_STORE', 'PROMOTION', 'OPC_ORDER', 'MERCHANT_PORTAL', 'LOAN_ITEM', 'PROMO_CODE'] as const;
    const uses = (role: Role) =>
      sides.some((side) => groupsOf(permissionsOf(role, side)).some((group) => (area as readonly string[]).includes(group)));
    for (const role of [
      'SUPERADMIN',
      'MASTER_ADMIN',
      'SUB_ADMIN',
      'LANDLORD_ADMIN',
      'LANDLORD_ADMIN_VIEW_ONLY',
      'CONCIERGE',
      'MERCHANT',
      'LOAN_ITEMS_ADMIN',
    ] as const)
      expect(uses(role), role).toBe(true);
    // Staff use it through permissions that are granted to them.
    expect(held('STAFF', 'building', { granted: ['OPC_ORDER_LIST'] })).toContain('OPC_ORDER_LIST');
  });
});

it('a call of an entity that nobody needs a permission for is refused at the start, unless it is a drop-down', () => {
  const carPark = entities.find(({ name }) => name === 'car-parks') as Entity;
  for (const verb of ['create', 'delete'] as const) {
    const odd = { ...carPark, access: { ...carPark.access, [verb]: undefined } };
    expect(
      checkSchemas(
        entities.map((one) => (one === carPark ? odd : one)),
        [odd],
      ).join(),
    ).toMatch(new RegExp(`car-parks.* has no permission: everybody could call ${verb}$`));
  }
  expect(checkSchemas(entities, [carPark])).toEqual([]);
});

describe('the permission catalogue', () => {
  const has = (...groups: PermissionGroup[]) => {
    for (const group of groups) expect(permissionGroups).toContain(group);
  };
  it('has nine functions (R-0506), and two more for promotions (R-0520)', () => {
    expect([...commonFunctions].sort()).toEqual(
      ['ADD', 'EDIT', 'LIST', 'MANAGE', 'VIEW', 'DELETE', 'DOWNLOAD', 'APPROVE', 'REJECT'].sort(),
    );
    expect(permissions).toEqual(
      expect.arrayContaining(['PROMOTION_APPROVE', 'PROMOTION_REJECT', 'PROMOTION_TERMINATE', 'PROMOTION_SUBMIT']),
    );
    const special = permissions.filter((code) => /_(TERMINATE|SUBMIT)$/.test(code));
    expect(special.every((code) => code.startsWith('PROMOTION_'))).toBe(true);
  });
  it('groups its codes by menu and function, without duplicates (R-0507)', () => {
    expect(new Set(permissions).size).toBe(permissions.length);
    for (const [name, { menu, functions }] of Object.entries(catalogue)) {
      expect(menu in messages.areas, `${name}: ${menu}`).toBe(true);
      expect(functions.length).toBeGreaterThan(0);
    }
  });
  it('covers people and visitors (R-0508)', () => has('UNIT', 'GLOBAL_USER_GROUP', 'USER_GROUP', 'USER', 'VISITOR'));
  it('covers access (R-0509)', () => has('ACCESS_CONTROL', 'REPORT', 'TIME_ZONE', 'FR_PASS'));
  it('covers account and billing (R-0510)', () => has('ACCOUNT', 'BILLING', 'MAIL_SERVER', 'DATA_PROVIDER'));
  it('covers devices (R-0511)', () => has('DEVICE_SETUP', 'QR_SCANNER', 'DOOR', 'HOLIDAY'));
  it('covers office centres and files (R-0512)', () => has('OFFICE_CENTRE', 'SUBSCRIPTION', 'SYSTEM_FILE'));
  it('covers space management (R-0513)', () =>
    has('FACILITY', 'FACILITY_CATEGORY', 'HOTDESK', 'ZONE', 'DISPLAY', 'BOOKING_PERIOD', 'BLOCKED_DATE', 'BOOKING', 'RATE'));
  it('covers stores, events and loading (R-0514)', () =>
    has('RETAIL_STORE', 'PROMOTION', 'EVENT', 'EMAIL_DOMAIN', 'LOADING_BAY'));
  it('covers tenants, announcements and loans (R-0515)', () => has('TENANT', 'ANNOUNCEMENT', 'DOCUMENT', 'LOAN_ITEM'));
  it('covers aircon, parking, forms and the marketplace (R-0516)', () => has('AIRCON', 'SEASON_PARKING', 'FORM', 'MARKETPLACE'));
  it('covers order-pay-collect (R-0517)', () =>
    has('OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_CATEGORY', 'OPC_SECTION', 'OPC_ORDER', 'PAYMENT_ACCOUNT', 'PROMO_CODE'));
  it('covers service requests and articles (R-0518)', () => has('SERVICE_REQUEST', 'ARTICLE'));
  it('covers engagement and operations (R-0519)', () =>
    has(
      'EVENT',
      'ANNOUNCEMENT',
      'DOCUMENT',
      'AIRCON',
      'SEASON_PARKING',
      'FORM',
      'MARKETPLACE',
      'LOADING_BAY',
      'SERVICE_REQUEST',
      'ARTICLE',
      'REPORT',
    ));
});

describe('single permissions', () => {
  it('can be added to and removed from a role, up to the maximum of the side', () => {
    expect(held('STAFF', 'tenant', { granted: ['USER_LIST'] })).toContain('USER_LIST');
    expect(held('MASTER_ADMIN', 'tenant', { denied: ['USER_DELETE'] })).not.toContain('USER_DELETE');
    expect(held('MASTER_ADMIN', 'tenant', { granted: ['CAR_PARK_ADD'] })).not.toContain('CAR_PARK_ADD');
  });
  it('never let a read-only admin write', () => {
    const given = held('LANDLORD_ADMIN_VIEW_ONLY', 'building', {
      granted: ['TENANT_EDIT', 'USER_MANAGE', 'SEASON_PARKING_APPROVE'],
    });
    expect(given.filter((code) => !/_(LIST|VIEW|DOWNLOAD)$/.test(code))).toEqual([]);
    // Everything of the building that can be read.
    const readable = permissionGroups
      .filter((name) => !isOnlyNamed(name, 'building'))
      .flatMap((name) =>
        codesOf(
          name,
          maxFunctions(name, 'building').filter((one) => ['LIST', 'VIEW', 'DOWNLOAD'].includes(one)),
        ),
      );
    expect([...given].sort()).toEqual(readable.sort());
  });
  it('do not open the merchant portal to people without that permission', () => {
    for (const role of roleCodes)
      for (const side of ['building', 'tenant'] as const)
        expect(held(role, side).includes('MERCHANT_PORTAL_VIEW'), `${role} ${side}`).toBe(role === 'MERCHANT');
    expect(held('STAFF', 'tenant', { granted: ['MERCHANT_PORTAL_VIEW'] })).toContain('MERCHANT_PORTAL_VIEW');
  });
});

describe('permissions withheld from building admins', () => {
  it('always include access passes', () => {
    expect(groupsOf(held('LANDLORD_ADMIN', 'building', { addOns }))).not.toContain('ACCESS_PASS');
    expect(groupsOf(held('LANDLORD_ADMIN_VIEW_ONLY', 'building', { addOns }))).toContain('ACCESS_PASS');
  });
  it('include billing, setup and installation if a third party handles them (R-0505)', () => {
    const setup: PermissionGroup[] = ['BILLING', 'DEVICE_SETUP', 'QR_SCANNER', 'DOOR'];
    const usual = groupsOf(held('LANDLORD_ADMIN', 'building', { addOns: ['BOOK_FACILITY'] }));
    for (const group of setup) expect(usual).toContain(group);
    expect(groupsOf(held('LANDLORD_ADMIN', 'building', { addOns: ['THIRD_PARTY_INVOICE'] }))).not.toContain('BILLING');
    const run = groupsOf(held('LANDLORD_ADMIN', 'building', { addOns: ['THIRD_PARTY_INTEGRATION'] }));
    for (const group of setup.slice(1)) expect(run).not.toContain(group);
    expect(run).toContain('BILLING');
  });
});

describe('route sets', () => {
  it('are five (R-0497): for tenants with (R-0501) and without (R-0498) add-ons, the platform (R-0499), the building (R-0500)', () => {
    expect(routeSets).toHaveLength(5);
    expect(routeSetOf(sessionOf('MASTER_ADMIN', 'tenant'))).toBe('tenant');
    expect(routeSetOf(sessionOf('MASTER_ADMIN', 'tenant', { addOns: ['BOOK_FACILITY'] }))).toBe('tenantWithAddOns');
    expect(routeSetOf(sessionOf('PLATFORM_SALES', 'platform'))).toBe('platform');
    expect(routeSetOf(sessionOf('LANDLORD_ADMIN', 'building'))).toBe('building');
  });
  it('limit the small set to concierge and account, whatever permissions are added (R-0502)', () => {
    const session = sessionOf('LOAN_ITEMS_ADMIN', 'building', { addOns, permissions: [...permissions] });
    expect(routeSetOf(session)).toBe('conciergeOnly');
    const open = permissions.filter((permission) => !refusalOf(session, { permission }));
    expect(groupsOf(open)).toEqual(['ACCOUNT', 'LOAN_ITEM', 'LOAN_LOCATION']);
  });
});

describe('add-ons', () => {
  const refused = (permission: Permission, off: AddOn[]) =>
    refusalOf(sessionOf('LANDLORD_ADMIN', 'building', { addOns: without(...off), permissions }), { permission });

  it('are thirteen, with their names (R-0015)', () => {
    expect(Object.values(messages.addOns)).toEqual([
      'Third party integration',
      'Facility booking',
      'Third party invoice',
      'People counting',
      'Promotion management',
      'Order Pay Collect',
      'Retail management',
      'Aircon management',
      'Data provider',
      'Hotdesk booking',
      'Staff portal',
      'Visitor management portal',
      'Service request',
    ]);
    expect(Object.keys(messages.addOns)).toEqual([...addOns]);
  });
  it.each<[string, PermissionGroup[], AddOn[]]>([
    ['visitor management (R-0017)', ['VISITOR', 'VISITOR_MENU', 'BLACKLIST'], ['VISITOR_MANAGEMENT']],
    ['F&B and ordering (R-0018)', ['OPC_MENU_GROUP', 'OPC_ITEM', 'OPC_ORDER', 'PROMO_CODE'], ['ORDER_PAY_COLLECT']],
    ['retail (R-0019)', ['RETAIL_STORE'], ['RETAIL_MANAGEMENT']],
    ['service requests (R-0020)', ['SERVICE_REQUEST'], ['SERVICE_REQUEST']],
    ['flex and space management (R-0022)', ['FACILITY', 'BOOKING', 'RATE', 'BLOCKED_DATE'], ['BOOK_FACILITY']],
    ['privileges, with retail and ordering (R-0025)', ['PROMOTION'], ['PROMOTION_MANAGEMENT']],
    ['hotdesks', ['HOTDESK', 'ZONE', 'DISPLAY'], ['HOTDESK_BOOKING']],
    ['aircon', ['AIRCON'], ['AIRCON_MANAGEMENT']],
  ])('switch off %s', (_, groups, off) => {
    for (const group of groups) {
      const permission = `${group}_VIEW` as Permission;
      expect([group, refused(permission, off)]).toEqual([group, 'addOn']);
      expect([group, refused(permission, [])]).toEqual([group, undefined]);
      const session = { side: 'building' as const, addOns: without(...off) };
      expect(missingAddOn(session, { permission })).toBe(off[0]);
    }
  });
  it('keep access control on while an integration or facility booking needs it (R-0021)', () => {
    expect(refused('ACCESS_CONTROL_LIST', ['THIRD_PARTY_INTEGRATION'])).toBeUndefined();
    expect(refused('ACCESS_CONTROL_LIST', ['BOOK_FACILITY'])).toBeUndefined();
    expect(refused('ACCESS_CONTROL_LIST', ['THIRD_PARTY_INTEGRATION', 'BOOK_FACILITY'])).toBe('addOn');
  });
  it('gate engagement and operations, among them service requests, visitors, facilities and promotions (R-0026)', () => {
    expect(gateOf('SERVICE_REQUEST_LIST')).toEqual(['SERVICE_REQUEST']);
    expect(gateOf('VISITOR_LIST')).toEqual(['VISITOR_MANAGEMENT']);
    expect(gateOf('BOOKING_LIST')).toEqual(['BOOK_FACILITY']);
    expect(gateOf('PROMOTION_LIST')).toEqual(['PROMOTION_MANAGEMENT']);
    expect(gateOf('USER_LIST')).toBeUndefined();
  });
  it('do not give flex management to staff (R-0023)', () => {
    for (const side of ['building', 'tenant'] as const)
      for (const group of ['FACILITY', 'BOOKING', 'RATE', 'HOTDESK'] as const)
        expect(groupsOf(held('STAFF', side, { addOns }))).not.toContain(group);
  });
  it('do not limit the provider', () => {
    expect(refusalOf(sessionOf('SUPERADMIN', 'platform'), { permission: 'VISITOR_LIST' })).toBeUndefined();
  });
});
