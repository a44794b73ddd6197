/** 000 §2 Post-login redirect: the home page of each person, and when a requested page wins over it. */
import { describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { type ManifestEntry, manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { type AddOn, addOns, type Permission, type Role, roleCodes, type Side } from '#schemas/kernel/rights/access.ts';
import { area as shell } from '#schemas/shell/index.ts';
import { homeOf, landingOf, WELCOME } from '#src/home.ts';
import { sessionOf } from '#tests/unit/session.ts';

const own = manifestOf(areas);
const page = (path: string, permission: Permission): ManifestEntry => ({
  name: path.slice(1),
  area: 'made up',
  title: '',
  pages: { list: path },
  access: { list: permission },
  actionPages: [],
});
/** The product with pages for areas that have no entity yet. */
const manifest = {
  ...own,
  entities: [
    ...own.entities,
    page('/merchant', 'MERCHANT_PORTAL_VIEW'),
    page('/visitor-records', 'VISITOR_LIST'),
    page('/manage-bookings', 'BOOKING_LIST'),
  ],
};
const home = (role: Role, side: Side, more: { permissions?: Permission[]; addOns?: readonly AddOn[] } = {}) =>
  homeOf(sessionOf(role, side, { addOns, ...more }), manifest);

describe('the home page', () => {
  it('of the super admin and of similar platform roles is Customers (R-0058, R-0065)', () => {
    for (const role of roleCodes.filter((one) => one === 'SUPERADMIN' || one.startsWith('PLATFORM')))
      expect([role, home(role, 'platform')]).toEqual([role, '/management/customers']);
  });
  it('of staff is VisitorManagement (R-0059, R-0066)', () => {
    for (const side of ['tenant', 'building'] as const) expect(home('STAFF', side)).toBe('/visitor-records');
  });
  it('of people with the visitor-management menu permission is VisitorManagement too (R-0060)', () => {
    expect(home('CONCIERGE', 'building')).toBe('/visitor-records');
    const { permissions } = sessionOf('SUB_ADMIN', 'tenant', { addOns });
    expect(home('SUB_ADMIN', 'tenant', { permissions: [...permissions, 'VISITOR_MENU_VIEW'] })).toBe('/visitor-records');
  });
  it('of facility-booking users is ManageBookings (R-0061, R-0066)', () => {
    expect(home('FACILITY_BOOKING_ADMIN', 'tenant')).toBe('/manage-bookings');
  });
  it('of loan-items users is LoanItems (R-0062)', () => {
    expect(home('LOAN_ITEMS_ADMIN', 'building')).toBe('/concierge');
  });
  it('of merchants is their portal', () => expect(home('MERCHANT', 'building')).toBe('/merchant'));
  it('of everybody else depends on the role: tenants for buildings, users for tenants (R-0063, R-0067, R-0068)', () => {
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
  it('wins if it exists and opens (R-0063)', () => {
    expect(landingOf(admin, manifest, '/parking/carparks/4?x=1')).toBe('/parking/carparks/4?x=1');
    expect(landingOf(admin, manifest, undefined)).toBe('/tenants');
  });
  it('may be Security (R-0064)', () => {
    expect(landingOf(admin, manifest, '/security')).toBe('/security');
  });
  it('is ignored if it does not open, does not exist or only redirects home (R-0068)', () => {
    for (const wanted of ['/management/customers', '/no/such/page', '/dashboard'])
      expect([wanted, landingOf(admin, manifest, wanted)]).toEqual([wanted, '/tenants']);
  });
});
