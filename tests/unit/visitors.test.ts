/** Names of visitors as they are compared, and the pages of visitors. */
import { describe, expect, it } from 'vitest';
import { entityOf } from '#schemas/index.ts';
import { publicPaths } from '#schemas/shell/publicPages.ts';
import { isBroadName, nameKey, phoneKey } from '#schemas/visitors/visitName.ts';

describe('names of visitors', () => {
  it.each([
    ['TAN, Wei Ling', 'wei  ling tan'],
    ['José Núñez', 'nunez jose'],
    ["O'Hara Anne-Marie", 'annemarie ohara'],
    ['陳大文', '大文 陳'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });
  it('are told apart otherwise', () => {
    expect(nameKey('Tan Wei Ling')).not.toBe(nameKey('Tan Wei Lin'));
    expect(nameKey('…')).toBe('');
  });
  it('that are short stop many', () => {
    expect(['Li', '王', 'Ana', 'Rory Kestrel', '陳大文'].map(isBroadName)).toEqual([true, true, true, false, false]);
  });
  it('go with numbers whose code of the country may be missing', () => {
    expect(phoneKey('+65 8765 4321')).toBe(phoneKey('87654321'));
  });
});

it('visitor records, settings, blocked people and uploads have their pages (R-0521, R-0522, R-0523, R-0047)', () => {
  const visits = entityOf('visits');
  expect(visits.pages).toMatchObject({ list: '/visitor-records', create: '/visitor-records/add', show: '/visitor-records/:id' });
  expect(visits.uploads?.create).toMatchObject({ page: '/upload/visitor/:uuid', above: 'tenant' });
  expect(entityOf('visiting-settings').pages).toMatchObject({ list: '/visiting-setting', show: '/visiting-setting/:id' });
  expect(entityOf('marketplace-blacklists').pages.list).toBe('/blacklist');
});
it('self-registration, directory and the pass are for everybody (R-0035, R-0038)', () => {
  expect(publicPaths).toEqual(
    expect.arrayContaining([
      '/self-registration',
      '/self-registration/add',
      '/directory',
      '/visitor/qr-pass/:officeCentreId/:token',
    ]),
  );
});
