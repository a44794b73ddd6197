import { describe, expect, it } from 'vitest';
import { messages as en } from '#i18n/en/index.ts';
import { textOf } from '#i18n/translate.ts';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import type { Role, Side } from '#schemas/kernel/rights/access.ts';
import { accountEntries } from '#src/admin/layout/menu.ts';
import { dayOf, daysLeft, expiryOf } from '#src/admin/notice/passwordExpiry.ts';
import { remembered } from '#src/kit/page/routeHistory.ts';
import { deviceOf } from '#src/kit/values/deviceName.ts';
import { sessionOf } from '#tests/unit/session.ts';

const NOW = Date.parse('2026-06-01T08:00:00Z');
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const saying = (passwordExpiry: string | null) => {
  const expiry = expiryOf(sessionOf('LANDLORD_ADMIN', 'building', { passwordExpiry }), NOW);
  return expiry && textOf(en as never, expiry.key, { smart_count: expiry.days });
};

describe('the password-expiry banner', () => {
  it('shows when 30 days or fewer remain, and not before (R-0118)', () => {
    expect(saying(inDays(30.01))).toBeUndefined();
    expect(saying(inDays(30))).toContain('expiring in 30 days');
    expect(saying(inDays(2))).toContain('expiring in 2 days');
  });
  it('treats a missing date as 31 days, and so is not shown (R-0119)', () => {
    expect(daysLeft(null, NOW)).toBe(31);
    expect(saying(null)).toBeUndefined();
  });
  it('has three wordings: in N days, tomorrow, expired (R-0121)', () => {
    expect(saying(inDays(1.2))).toContain('expiring in 2 days');
    expect(saying(inDays(1))).toContain('expires tomorrow');
    expect(saying(inDays(0.1))).toContain('expires tomorrow');
    for (const days of [0, -0.1, -40]) expect(saying(inDays(days))).toContain('expired');
  });
  it('never shows to the super admin (R-0122)', () => {
    expect(expiryOf(sessionOf('SUPERADMIN', 'platform', { passwordExpiry: inDays(-3) }), NOW)).toBeUndefined();
    expect(expiryOf(sessionOf('PLATFORM_ADMIN', 'platform', { passwordExpiry: inDays(-3) }), NOW)).toBeDefined();
  });
  it('stays closed until the end of the building’s day (R-0120)', () => {
    const officeCentre = { timeZone: 'Asia/Singapore' } as never;
    const lateEvening = Date.parse('2026-06-01T15:59:59Z');
    expect(dayOf({ officeCentre }, lateEvening)).toBe('2026-06-01');
    expect(dayOf({ officeCentre }, lateEvening + 1000)).toBe('2026-06-02');
  });
});

describe('/company-info', () => {
  const offered = (role: Role, side: Side, officeCentreType: string) =>
    accountEntries(sessionOf(role, side, { officeCentre: { officeCentreType } as never }), manifestOf(areas)).find(
      ({ path }) => path === '/company-info',
    )?.label;
  it('is called Building info for building people (R-0041)', () => {
    expect(offered('LANDLORD_ADMIN', 'building', 'LANDLORD')).toBe('account.buildingInfo');
    expect(offered('MASTER_ADMIN', 'tenant', 'TENANT')).toBe('account.companyInfo');
    expect([en.account.buildingInfo, en.account.companyInfo]).toEqual(['Building info', 'Company info']);
  });
  it('opens for people who may see it', () => {
    expect(offered('LANDLORD_ADMIN_VIEW_ONLY', 'building', 'LANDLORD')).toBeDefined();
    expect(offered('MASTER_ADMIN', 'tenant', 'TENANT')).toBeDefined();
    expect(offered('STAFF', 'tenant', 'TENANT')).toBeUndefined();
  });
});

describe('the route history', () => {
  it('keeps the last three pages (R-0043)', () => {
    const visited = ['/a', '/b', '/b', '/c', '/d'].reduce<readonly string[]>(remembered, []);
    expect(visited).toEqual(['/b', '/c', '/d']);
  });
});

describe('a readable device name', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', undefined, undefined],
    [null, undefined, undefined],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
