/** Everything that depends on the role is in one table, and no other code names a role. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  adminOn,
  defaultRole,
  heldOn,
  mayEnter,
  roleCodes,
  roleHomes,
  rolesOfRank,
  rolesWith,
  welcomePage,
} from '#schemas/kernel/rights/access.ts';
import { publicPaths } from '#schemas/shell/publicPages.ts';
import { demoAccounts } from '#server/seed/accounts.ts';

const root = resolve(import.meta.dirname, '../..');
/** Files that may name roles besides the table, and why. */
const allowed: Readonly<Record<string, string>> = {
  'schemas/kernel/rights/roles.ts': 'the table itself',
  'i18n/en/access.ts': 'the words of the roles',
  'i18n/zh-Hant/access.ts': 'the words of the roles',
  'i18n/zh-Hans/access.ts': 'the words of the roles',
  'server/seed/users.ts': 'made-up people of the demo, some with each role',
  'server/seed/accounts.ts': 'an account of the demo for each role',
  'server/seed/demo.ts': 'the building admin of the demo',
};
const folders = ['schemas', 'server', 'resources', 'src', 'dataProvider', 'authProvider', 'i18n', 'config', 'scripts'];
const NAMES = new RegExp(`\\b(${roleCodes.join('|')})\\b|startsWith\\('PLATFORM`);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(tsx?|mjs)$/.test(name) ? [path] : [];
  });
}
const named = folders.flatMap((folder) =>
  sources(join(root, folder)).flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line, at) => (NAMES.test(line) ? [{ name: relative(root, path), at: at + 1, line: line.trim() }] : []));
  }),
);

describe('a role', () => {
  it('is named only in the table, its texts and the demo data', () => {
    const wrong = named.filter(({ name }) => !(name in allowed)).map(({ name, at, line }) => `${name}:${at} ${line}`);
    expect(wrong).toEqual([]);
    for (const name of Object.keys(allowed)) expect([name, named.some((one) => one.name === name)]).toEqual([name, true]);
  });

  it('has an account in the demo, with which anybody can look at what it sees', () => {
    const missing = roleCodes.filter((role) => !demoAccounts.some((account) => account.role === role));
    expect(missing.map((role) => `server/seed/accounts.ts: an account of the role ${role}`)).toEqual([]);
    const addresses = demoAccounts.map(({ username }) => username);
    expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
  });

  it('has a welcome page that the server delivers', () => {
    for (const role of roleCodes) expect([role, publicPaths.some((one) => one === welcomePage(role))]).toEqual([role, true]);
    const pages = ['master-admin', 'sub-admin', 'staff', 'landlord-admin', 'default'].map((page) => `/confirm-account/${page}`);
    expect([...new Set(roleCodes.map(welcomePage))].sort()).toEqual(pages.sort());
  });

  it('has its own rank if it names a home page', () => {
    const order = ['/merchant', '/concierge', '/visitor-records', '/manage-bookings', '/door-setup'];
    expect(roleHomes.map(({ page }) => page).filter((page) => order.includes(page))).toEqual(order);
    const turns = roleHomes.map(({ turn }) => turn);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('enters the portal always, only if the building allows it, or never', () => {
    const only = (allow: boolean) => roleCodes.filter((role) => !mayEnter([role], allow));
    expect(only(true)).toEqual(['DEVICE_PLATFORM_ADMIN', 'BUILDING_USER', 'TENANT_USER', 'CONTRACTOR']);
    expect(only(false)).toEqual(expect.arrayContaining([...only(true), 'STAFF', 'FACILITY_BOOKING_ADMIN']));
    for (const role of ['LANDLORD_ADMIN', 'SUB_ADMIN', 'CONCIERGE', 'MERCHANT'] as const) expect(only(false)).not.toContain(role);
    expect(roleCodes.filter((role) => mayEnter([role], true, true) && !mayEnter([role], true))).toEqual([
      'DEVICE_PLATFORM_ADMIN',
    ]);
    expect(mayEnter([], true)).toBe(false);
    expect(mayEnter(['BUILDING_USER', 'STAFF'], false)).toBe(true);
  });

  it('has its rights, and is given or removed as admin of its side', () => {
    expect(rolesWith('support')).toEqual(['SUPERADMIN', 'PLATFORM_ADMIN', 'PLATFORM_OPERATIONS', 'PLATFORM_CUSTOMER_RELATIONS']);
    for (const right of ['sharedViews', 'plans', 'buildingMail'] as const) expect(rolesWith(right)).toEqual(['LANDLORD_ADMIN']);
    expect(rolesWith('noExpiryBanner')).toEqual(['SUPERADMIN']);
    expect(rolesOfRank('staff')).toEqual(['STAFF', 'FACILITY_BOOKING_ADMIN']);
    expect(rolesOfRank('admin')).toEqual(['LANDLORD_ADMIN', 'MASTER_ADMIN', 'SUB_ADMIN']);
    for (const side of ['building', 'tenant'] as const) {
      expect(rolesOfRank('admin')).toContain(adminOn[side]);
      expect(heldOn[side]).toEqual(expect.arrayContaining([adminOn[side], defaultRole]));
    }
  });
});
