/** 000 §2 Post-login redirect: the home page of each person, and when a requested page wins over it. */
import { describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { type AddOn, addOns, type Permission, type Role, roleCodes, type Side } from '#schemas/kernel/rights/access.ts';
import { area as shell } from '#schemas/shell/index.ts';
import { homeOf, landingOf, WELCOME } from '#src/home.ts';
import { sessionOf } from '#tests/unit/session.ts';

const own = manifestOf(areas);
const home = (role: Role, side: Side, more: { permissions?: Permission[]; addOns?: readonly AddOn[] } = {}) =>
  homeOf(sessionOf(role, side, { addOns, ...more }), own);

describe('the home page', () => {
  it('of the super admin and of similar platform roles is Customers', () => {
    for (const role of roleCodes.filter((one) => one === 'SUPERADMIN' || one.startsWith('PLATFORM')))
      expect([role, home(role, 'platform')]).toEqual([role, '/management/customers']);
  });
  it('of staff is VisitorManagement', () => {
    for (const side of ['tenant', 'building'] as const) expect(home('STAFF', side)).toBe('/visitor-records');
  });
  it('of people with the visitor-management menu permission is VisitorManagement too', () => {
    expect(home('CONCIERGE', 'building')).toBe('/visitor-records');
    const { permissions } = sessionOf('SUB_ADMIN', 'tenant', { addOns });
    expect(home('SUB_ADMIN', 'tenant', { permissions: [...permissions, 'VISITOR_MENU_VIEW'] })).toBe('/visitor-records');
  });
  it('of facility-booking users is ManageBookings', () => {
    expect(home('FACILITY_BOOKING_ADMIN', 'tenant')).toBe('/manage-bookings');
  });
  it('of loan-items users is LoanItems', () => {
    expect(home('LOAN_ITEMS_ADMIN', 'building')).toBe('/concierge');
  });
  it('of merchants is their portal', () => expect(home('MERCHANT', 'building')).toBe('/merchant'));
  it('of everybody else depends on the role: tenants for buildings, users for tenants', () => {
    expect(home('LANDLORD_ADMIN', 'building')).toBe('/tenants');
    expect(home('LANDLORD_ADMIN_VIEW_ONLY', 'building')).toBe('/tenants');
    expect(home('MASTER_ADMIN', 'tenant')).toBe('/users');
    expect(home('SUB_ADMIN', 'tenant')).toBe('/users');
  });
  it('always opens, whatever is switched off or missing', () => {
    for (const role of roleCodes)
      for (const side of ['platform', 'building', 'tenant'] as const)
        for (const on of [[], addOns]) {
          const found = homeOf(sessionOf(role, side, { addOns: on }), own);
          if (found !== WELCOME) expect(pageAt(pagesOf(own), found), `${role} ${side} ${found}`).toBeDefined();
        }
    expect(home('STAFF', 'tenant', { addOns: [] })).toBe(WELCOME);
  });
});

it('the account area has the pages settings, security and company info (R-0052, R-0533)', () => {
  expect(shell.screens.map(({ path }) => path)).toEqual(expect.arrayContaining(['/settings', '/security', '/company-info']));
});

describe('a requested page', () => {
  const admin = sessionOf('LANDLORD_ADMIN', 'building');
  it('wins if it exists and opens', () => {
    expect(landingOf(admin, own, '/parking/carparks/4?x=1')).toBe('/parking/carparks/4?x=1');
    expect(landingOf(admin, own, undefined)).toBe('/tenants');
  });
  it('may be Security', () => {
    expect(landingOf(admin, own, '/security')).toBe('/security');
  });
  it('is ignored if it does not open, does not exist or only redirects home', () => {
    for (const wanted of ['/management/customers', '/no/such/page', '/dashboard'])
      expect([wanted, landingOf(admin, own, wanted)]).toEqual([wanted, '/tenants']);
  });
});
