/** Documents that are written from the code say what the code says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/settings/settings.ts';
import { packagesByLicence, thirdPartyNotices } from '../../scripts/docs/notices.ts';
import { settingsReference } from '../../scripts/docs/settingsReference.ts';

const root = new URL('../../', import.meta.url);
const lockFile = new URL('package-lock.json', root);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

describe('a document that is written from the code', () => {
  it('is the one that `npm run docs` writes', () => {
    expect(read('docs/settings.md')).toBe(settingsReference());
    expect(read('THIRD_PARTY_NOTICES.md')).toBe(thirdPartyNotices(lockFile));
  });

  it('says of every setting what it takes, what it means and who uses it', () => {
    const { fields } = settings.describe();
    expect(Object.keys(fields).length).toBeGreaterThan(20);
    for (const [name, field] of Object.entries(fields)) {
      expect((field as { meta?: object }).meta, name).toMatchObject({
        takes: expect.stringMatching(/\w/),
        meaning: expect.stringMatching(/\.$/),
        usedBy: expect.arrayContaining(['server']),
      });
      expect(settingsReference()).toContain(`| \`${name}\` |`);
    }
  });

  it('knows the licence of every package that the product runs with', () => {
    expect([...packagesByLicence(lockFile).keys()]).not.toContain('unknown');
  });
});

it('the README names no setting that there is not', () => {
  const known = new Set(Object.keys(settings.fields));
  const named = read('README.md').match(/`[A-Z][A-Z]+_[A-Z_]+(?=[`=])/g) ?? [];
  const unknown = named
    .map((one) => one.slice(1))
    .filter((name) => !known.has(name) && !/^(E2E|TEST|CHROMIUM|VISITOR|CAR)_/.test(name));
  expect(unknown).toEqual([]);
});
