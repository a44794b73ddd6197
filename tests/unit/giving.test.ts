/** Who may give what to whom (000 §6), for every role on every side. */
import { describe, expect, it } from 'vitest';
import {
  addOns,
  effectivePermissions,
  groupFacts,
  groupOf,
  isPlatformRole,
  type Permission,
  permissions,
  permissionsOf,
  type Role,
  roleCodes,
  type Side,
  sides,
} from '#schemas/kernel/access.ts';
import { type Giver, givable, givableRoles, mayChange, mayGiveRole, mostHeld } from '#schemas/users/giving.ts';

const giver = (role: Role, side: Side, over: { granted?: Permission[]; denied?: Permission[] } = {}): Giver => ({
  roleCodes: [role],
  side,
  addOns,
  permissions: effectivePermissions({ roleCodes: [role], side, addOns, ...over }),
});
const everybody = roleCodes.flatMap((role) =>
  sides.filter((side) => isPlatformRole(role) === (side === 'platform')).map((side) => ({ role, side })),
);
/** What somebody with the role would really hold there. */
const held = (role: Role, side: Side) => effectivePermissions({ roleCodes: [role], side, addOns });
const changes = (code: Permission) => !/_(LIST|VIEW|DOWNLOAD)$/.test(code);

describe('a role', () => {
  it('brings nothing that changes anything beyond what its giver holds on the same side, but the desk and the merchant portal', () => {
    for (const { role, side } of everybody)
      for (const given of roleCodes.filter((one) => mayGiveRole(giver(role, side), one, side))) {
        const beyond = held(given, side).filter(
          (code) => changes(code) && !held(role, side).includes(code) && !groupFacts(groupOf(code)).onlyNamed,
        );
        expect({ role, side, given, beyond }).toEqual({ role, side, given, beyond: [] });
      }
  });
  it('that would bring back what was taken from the giver cannot be given, nor its people changed', () => {
    const weaker = giver('SUB_ADMIN', 'tenant', { denied: ['USER_DELETE'] });
    expect(givableRoles(weaker, ['tenant'])).toEqual(['STAFF', 'FACILITY_BOOKING_ADMIN', 'TENANT_USER']);
    expect(mayChange(weaker, { roleCode: 'MASTER_ADMIN', side: 'tenant', granted: [] })).toBe(false);
    expect(mayChange(weaker, { roleCode: 'STAFF', side: 'tenant', granted: [] })).toBe(true);
    expect(mayChange(weaker, { roleCode: 'STAFF', side: 'tenant', granted: ['USER_DELETE'] })).toBe(false);
  });
  it('of an admin is not given by somebody who only helps with users', () => {
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
  it('of the provider is given by the provider admin alone, and in no office centre', () => {
    for (const { role, side } of everybody)
      for (const given of roleCodes.filter(isPlatformRole)) {
        expect(mayGiveRole(giver(role, side), given, 'platform')).toBe(role === 'SUPERADMIN');
        for (const place of ['building', 'tenant'] as const) expect(mayGiveRole(giver(role, side), given, place)).toBe(false);
      }
  });
  it('of a company’s admin is not given at a building, where it would bring what building admins are withheld', () => {
    for (const role of ['MASTER_ADMIN', 'SUB_ADMIN'] as const) {
      expect(mayGiveRole(giver('LANDLORD_ADMIN', 'building'), role, 'building')).toBe(false);
      expect(mayGiveRole(giver('LANDLORD_ADMIN', 'building'), role, 'tenant')).toBe(true);
    }
  });
});

describe('a single permission', () => {
  it('is one’s own, and holds once it is given', () => {
    for (const { role, side } of everybody)
      for (const { role: to, side: at } of everybody) {
        const from = giver(role, side);
        const codes = givable(from, mostHeld(to, at, addOns));
        expect(codes.filter((code) => !from.permissions.includes(code) && !groupFacts(groupOf(code)).onlyNamed)).toEqual([]);
        // What can be given is really held afterwards.
        const after = effectivePermissions({ roleCodes: [to], side: at, addOns, granted: codes });
        expect(codes.filter((code) => !after.includes(code))).toEqual([]);
      }
  });
  it('that was taken from the provider’s own people is not theirs to give', () => {
    const sales = giver('PLATFORM_SALES', 'platform', { denied: ['CAR_PARK_ADD'] });
    expect(givable(sales, mostHeld('LANDLORD_ADMIN', 'building', addOns))).not.toContain('CAR_PARK_ADD');
  });
  it('that a building admin is withheld cannot be given to one by anybody', () => {
    expect(mostHeld('LANDLORD_ADMIN', 'building', addOns).filter((code) => code.startsWith('ACCESS_PASS_'))).toEqual([]);
    expect(mostHeld('LANDLORD_ADMIN_VIEW_ONLY', 'building', addOns).filter(changes)).toEqual([]);
    expect(mostHeld('SUB_ADMIN', 'tenant', addOns)).not.toContain('CAR_PARK_ADD');
    expect(permissions).toContain('CAR_PARK_ADD');
    expect(permissionsOf('LANDLORD_ADMIN', 'building')).toContain('ACCESS_PASS_LIST');
  });
});
