import { describe, expect, it } from 'vitest';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { entityPages, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import { permissionsOf, type Role, type Side } from '#schemas/kernel/rights/access.ts';
import type { SessionCentre } from '#schemas/kernel/rights/session.ts';
import { accountEntries, menuOf, otherScreens } from '#src/admin/layout/menu.ts';
import { initialsOf } from '#src/kit/values/Initials.tsx';
import { cssVariables, dark, light } from '#src/theme/tokens.ts';
import { sessionOf } from '#tests/unit/session.ts';

const manifest = manifestOf(areas);
const menu = (role: Role, side: Side) =>
  menuOf(sessionOf(role, side), manifest).flatMap((group) => group.entries.map((one) => one.name));

describe('the menu (000 §6)', () => {
  it('shows the lists that the permissions allow, grouped by area', () => {
    expect(menu('SUPERADMIN', 'platform')).toContain('office-centres');
    expect(menu('LANDLORD_ADMIN', 'building')).toEqual(
      expect.arrayContaining(['tenants', 'units', 'users', 'season-parking-applications', 'car-parks']),
    );
    expect(menu('MASTER_ADMIN', 'tenant')).toEqual(expect.arrayContaining(['users', 'season-parking-applications']));
    expect(menu('STAFF', 'tenant')).toEqual(['today']);
  });
  it('shows only concierge and account on the small route set', () => {
    const session = sessionOf('LOAN_ITEMS_ADMIN', 'building', { permissions: permissionsOf('LANDLORD_ADMIN', 'building') });
    expect(menuOf(session, manifest).flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual([
      'today',
      'loan-item-requests',
      'loan-counter',
      'loan-item-reservations',
      'loan-items',
      'loan-locations',
    ]);
  });
  it('leads a building to its own page, which the menu of the account has as well, and the palette once', () => {
    const at = (officeCentreType: 'LANDLORD' | 'TENANT') => {
      const session = sessionOf('LANDLORD_ADMIN', 'building');
      const officeCentre = { ...(session.officeCentre as SessionCentre), officeCentreType };
      const seen = { ...session, officeCentre };
      const groups = menuOf(seen, manifest).filter(({ entries }) => entries.some(({ path }) => path === '/company-info'));
      const isThere = (entries: readonly { path: string }[]) => entries.some(({ path }) => path === '/company-info');
      return [groups.map(({ area }) => area), isThere(accountEntries(seen, manifest)), isThere(otherScreens(seen, manifest))];
    };
    expect(at('LANDLORD')).toEqual([['buildings'], true, false]);
    expect(at('TENANT')).toEqual([[], true, true]);
  });
  it('never lists a page that cannot be opened', () => {
    const session = sessionOf('LANDLORD_ADMIN_VIEW_ONLY', 'building');
    const opens = pagesOf(manifest).filter((page) => !pageRefusal(session, page));
    const listed = menuOf(session, manifest).flatMap((group) => group.entries.map((one) => one.path));
    expect(opens.map((page) => page.path)).toEqual(expect.arrayContaining(listed));
    const create = entityPages(manifest).find((page) => page.entity === 'car-parks' && page.view === 'create');
    expect(create && pageRefusal(session, create)).toBe('permission');
  });
});

describe('initials', () => {
  it('are two letters of a Latin name and one character of a Chinese name', () => {
    expect(['Harbourfront Estates Pte Ltd', 'amelia tan', 'Ümit', '和記環球有限公司', ''].map(initialsOf)).toEqual([
      'HE',
      'AT',
      'Ü',
      '和',
      '',
    ]);
  });
});

/** Relative luminance and contrast of two `#rrggbb` colours, as WCAG defines them. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries({ light, dark }))('the %s palette', (_, palette) => {
  const grounds = ['ground', 'surface', 'sunken'] as const;
  it.each([
    'text',
    'textSoft',
    'textFaint',
    'primary',
    'primaryStrong',
    'accent',
    'success',
    'warning',
    'danger',
    'info',
  ] as const)('%s reaches contrast level AA on every surface', (name) => {
    for (const ground of grounds) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it('keeps text legible on tints and buttons, and meaningful lines visible', () => {
    for (const name of ['success', 'warning', 'danger', 'info'] as const)
      for (const text of [palette[name], palette.text])
        expect(contrast(text, palette[`${name}Soft`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.primaryStrong, palette.primarySoft)).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(palette.lineStrong, palette[ground])).toBeGreaterThanOrEqual(3);
  });
  it('is defined in the CSS variables', () => {
    expect(cssVariables()).toContain(`--at-primary-soft:${palette.primarySoft};`);
  });
});
