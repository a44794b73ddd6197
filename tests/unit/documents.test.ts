/** Documents that are generated from the code are up to date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/settings/settings.ts';
import { packagesByLicence, thirdPartyNotices } from '../../scripts/docs/notices.ts';
import { settingsReference } from '../../scripts/docs/settingsReference.ts';

const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

describe('a generated document', () => {
  it('matches the output of `npm run docs`', () => {
    expect(read('docs/settings.md')).toBe(settingsReference());
    expect(read('THIRD_PARTY_NOTICES.md')).toBe(thirdPartyNotices(root));
  });

  it('describes every setting: values, meaning, programs', () => {
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

  it('lists the licence of every production package', () => {
    expect([...packagesByLicence(root).keys()]).not.toContain('unknown');
  });
});

describe('the documents', () => {
  const decisions = readdirSync(new URL('docs/decisions/', root)).filter((name) => name !== 'README.md');
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/README.md'];

  it('link to existing files', () => {
    const broken = documents.flatMap((name) =>
      [...read(name).matchAll(/\]\(([^)#:]+)\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !existsSync(new URL(to, new URL(name, root)))),
    );
    expect(broken).toEqual([]);
  });

  it('list all decisions, numbered, with status and date', () => {
    const index = read('docs/decisions/README.md');
    const numbers = decisions.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    for (const name of decisions) {
      expect(read(`docs/decisions/${name}`), name).toMatch(
        /^# \d{4} .+\n\nStatus: (accepted|superseded by \d{4})\nDate: \d{4}-\d\d-\d\d\n/,
      );
      expect(index).toContain(`](${name})`);
    }
  });

  it('name only existing settings (README)', () => {
    const known = new Set(Object.keys(settings.fields));
    const named = read('README.md').match(/`[A-Z][A-Z]+_[A-Z_]+(?=[`=])/g) ?? [];
    const unknown = named
      .map((one) => one.slice(1))
      .filter((name) => !known.has(name) && !/^(E2E|TEST|CHROMIUM|VISITOR|CAR)_/.test(name));
    expect(unknown).toEqual([]);
  });
});
