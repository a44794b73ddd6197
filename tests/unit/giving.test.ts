/** Who may give which role or permission to whom (000 §6), for every role on every side. */
import { describe, expect, it } from 'vitest';
import {
  addOns,
  effectivePermissions,
  groupOf,
  heldOn,
  isHead,
  isOnlyNamed,
  isPlatformRole,
  type Permission,
  permissions,
  permissionsOf,
  type Role,
  roleCodes,
  type Side,
  sides,
} from '#schemas/kernel/rights/access.ts';
import {
  type Giver,
  givable,
  givableRoles,
  isKeptFrom,
  maxPermissions,
  mayChange,
  mayGiveRole,
  memberSides,
} from '#schemas/users/giving.ts';
import { sessionOf } from './session.ts';

const giver = (role: Role, side: Side, over: { granted?: Permission[]; denied?: Permission[] } = {}): Giver => ({
  roleCodes: [role],
  side,
  addOns,
  permissions: effectivePermissions({ roleCodes: [role], side, addOns, ...over }),
});
const everybody = roleCodes.flatMap((role) =>
  sides.filter((side) => isPlatformRole(role) === (side === 'platform')).map((side) => ({ role, side })),
);
/** The permissions that a person with the role would really have there. */
const held = (role: Role, side: Side) => effectivePermissions({ roleCodes: [role], side, addOns });
const changes = (code: Permission) => !/_(LIST|VIEW|DOWNLOAD)$/.test(code);

describe('giving a role', () => {
  it('gives no write permission beyond the giver’s own on that side, except the visitor desk and the merchant portal', () => {
    for (const { role, side } of everybody)
      for (const given of roleCodes.filter((one) => mayGiveRole(giver(role, side), one, side))) {
        const beyond = held(given, side).filter(
          (code) => changes(code) && !held(role, side).includes(code) && !isOnlyNamed(groupOf(code), side),
        );
        expect({ role, side, given, beyond }).toEqual({ role, side, given, beyond: [] });
      }
  });
  it('is rejected if it restores what was taken from the giver, and so are changes to people who have it', () => {
    const weaker = giver('SUB_ADMIN', 'tenant', { denied: ['USER_DELETE'] });
    expect(givableRoles(weaker, ['tenant'])).toEqual(['STAFF', 'FACILITY_BOOKING_ADMIN', 'TENANT_USER']);
    expect(mayChange(weaker, { roleCode: 'MASTER_ADMIN', side: 'tenant', granted: [] })).toBe(false);
    expect(mayChange(weaker, { roleCode: 'STAFF', side: 'tenant', granted: [] })).toBe(true);
    expect(mayChange(weaker, { roleCode: 'STAFF', side: 'tenant', granted: ['USER_DELETE'] })).toBe(false);
  });
  it('is rejected for admin roles if the giver only manages users', () => {
    const helper = giver('CONCIERGE', 'building', { granted: ['USER_LIST', 'USER_VIEW', 'USER_ADD', 'USER_MANAGE'] });
    expect(givableRoles(helper, ['building', 'tenant'])).toEqual([
      'STAFF',
      'CONCIERGE',
      'LOAN_ITEMS_ADMIN',
      'BUILDING_USER',
      'TENANT_USER',
      'CONTRACTOR',
    ]);
  });
  it('is limited to the provider admin for provider roles, and never possible in an office centre', () => {
    for (const { role, side } of everybody)
      for (const given of roleCodes.filter(isPlatformRole)) {
        expect(mayGiveRole(giver(role, side), given, 'platform')).toBe(role === 'SUPERADMIN');
        for (const place of ['building', 'tenant'] as const) expect(mayGiveRole(giver(role, side), given, place)).toBe(false);
      }
  });
  it('is rejected for a company’s admin role at a building, which withholds permissions from building admins', () => {
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN'] as const) {
      expect(mayGiveRole(giver('LANDLORD_ADMIN', 'building'), role, 'building')).toBe(false);
      expect(mayGiveRole(giver('LANDLORD_ADMIN', 'building'), role, 'tenant')).toBe(true);
    }
  });
});

describe('the kind of office centre', () => {
  it('decides which roles people can have in it, whoever gives them', () => {
    for (const { role, side } of everybody)
      for (const place of sides)
        for (const given of givableRoles(giver(role, side), [place]))
          expect([place, heldOn[place].includes(given)]).toEqual([place, true]);
    for (const role of ['LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'CONCIERGE', 'LOAN_ITEMS_ADMIN'] as const)
      expect([role, sides.filter((side) => heldOn[side].includes(role))]).toEqual([role, ['building']]);
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN', 'FACILITY_BOOKING_ADMIN', 'MERCHANT'] as const)
      expect([role, sides.filter((side) => heldOn[side].includes(role))]).toEqual([role, ['tenant']]);
    expect(sides.filter((side) => heldOn[side].includes('STAFF'))).toEqual(['building', 'tenant']);
  });
  it('allows every role somewhere, except the provider’s own', () => {
    for (const role of roleCodes) {
      const places = sides.filter((side) => heldOn[side].includes(role));
      expect([role, places.length > 0, places.includes('platform')]).toEqual([role, true, isPlatformRole(role)]);
    }
  });
  it('is known to a form through the chosen office centre', () => {
    const building = sessionOf('LANDLORD_ADMIN', 'building', { buildingId: 7 });
    expect(memberSides(building, 7)).toEqual(['building']);
    expect(memberSides(building, 8)).toEqual(['tenant']);
    expect(memberSides(building, null)).toEqual(['building', 'tenant']);
    expect(memberSides(sessionOf('SUPERADMIN', 'platform'), 8)).toEqual(['building', 'tenant']);
    expect(memberSides(sessionOf('SUB_ADMIN', 'tenant', { buildingId: 7 }), 8)).toEqual(['tenant']);
  });
});

describe('the head of a side', () => {
  it('is changed and appointed on that side only by equals', () => {
    for (const { role, side } of everybody)
      for (const head of roleCodes.filter((one) => isHead(one) && heldOn[side].includes(one))) {
        const by = giver(role, side, { granted: [...permissions] });
        const mine = role === head;
        expect([role, head, mayChange(by, { roleCode: head, side, granted: [] }) && !mine]).toEqual([role, head, false]);
        expect([role, head, mayGiveRole(by, head, side) && !mine]).toEqual([role, head, false]);
      }
    expect(mayChange(giver('MASTER_ADMIN', 'tenant'), { roleCode: 'MASTER_ADMIN', side: 'tenant', granted: [] })).toBe(true);
    expect(mayChange(giver('LANDLORD_ADMIN', 'building'), { roleCode: 'MASTER_ADMIN', side: 'tenant', granted: [] })).toBe(true);
  });
  it('has no buttons on their page for people below, nor anybody on their own page', () => {
    const master = { id: 2, roleCode: 'MASTER_ADMIN', officeCentreId: 8 };
    const sub = sessionOf('SUB_ADMIN', 'tenant', { addOns });
    for (const operation of ['update', 'delete', 'setRole', 'removeAdmin', 'deactivate']) {
      expect([operation, isKeptFrom(sub, operation, master)]).toEqual([operation, true]);
      expect([operation, isKeptFrom(sub, operation, { ...master, roleCode: 'STAFF' })]).toEqual([operation, false]);
      expect([operation, isKeptFrom(sessionOf('MASTER_ADMIN', 'tenant', { addOns }), operation, master)]).toEqual([
        operation,
        false,
      ]);
      expect([operation, isKeptFrom(sub, operation, { ...master, id: sub.userId })]).toEqual([operation, operation !== 'update']);
    }
    const provider = { id: 3, roleCode: 'PLATFORM_SALES', officeCentreId: null };
    expect(isKeptFrom(sessionOf('PLATFORM_ADMIN', 'platform'), 'setRole', provider)).toBe(true);
    expect(isKeptFrom(sessionOf('SUPERADMIN', 'platform'), 'setRole', provider)).toBe(false);
  });
});

describe('a single permission', () => {
  it('can be given by people who have it, and takes effect', () => {
    for (const { role, side } of everybody)
      for (const { role: to, side: at } of everybody) {
        const from = giver(role, side);
        const codes = givable(from, maxPermissions(to, at, addOns));
        expect(codes.filter((code) => !from.permissions.includes(code) && !isOnlyNamed(groupOf(code), side))).toEqual([]);
        // A permission that can be given really takes effect.
        const after = effectivePermissions({ roleCodes: [to], side: at, addOns, granted: codes });
        expect(codes.filter((code) => !after.includes(code))).toEqual([]);
      }
  });
  it('cannot be given by provider staff who lost it', () => {
    const sales = giver('PLATFORM_SALES', 'platform', { denied: ['CAR_PARK_ADD'] });
    expect(givable(sales, maxPermissions('LANDLORD_ADMIN', 'building', addOns))).not.toContain('CAR_PARK_ADD');
  });
  it('cannot be given to a building admin if it is withheld from building admins', () => {
    expect(maxPermissions('LANDLORD_ADMIN', 'building', addOns).filter((code) => code.startsWith('ACCESS_PASS_'))).toEqual([]);
    expect(maxPermissions('LANDLORD_ADMIN_VIEW_ONLY', 'building', addOns).filter(changes)).toEqual([]);
    expect(maxPermissions('SUB_ADMIN', 'tenant', addOns)).not.toContain('CAR_PARK_ADD');
    expect(permissions).toContain('CAR_PARK_ADD');
    expect(permissionsOf('LANDLORD_ADMIN', 'building')).toContain('ACCESS_PASS_LIST');
  });
});
