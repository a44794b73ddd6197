/** Documents that are generated from the code are up to date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '#server/settings/settings.ts';
import { withAreas } from '../../scripts/docs/diagram.ts';
import { packagesByLicence, thirdPartyNotices } from '../../scripts/docs/notices.ts';
import { settingsReference } from '../../scripts/docs/settingsReference.ts';
import { citations, cited, knownNumbers, specification, unitOnly } from '../../scripts/docs/specification.ts';
import { vocabulary, wordsOfType } from '../../scripts/docs/vocabulary.ts';

const root = new URL('../../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

describe('a generated document', () => {
  it('matches the output of `npm run docs`', () => {
    expect(read('docs/settings.md')).toBe(settingsReference());
    expect(read('THIRD_PARTY_NOTICES.md')).toBe(thirdPartyNotices(root));
    expect(read('docs/vocabulary.md')).toBe(vocabulary(root));
    expect(read('docs/specification.md')).toBe(specification(root));
  });

  it('shows the areas that there are (the diagram of the architecture)', () => {
    const architecture = read('docs/architecture.md');
    expect(architecture).toBe(withAreas(architecture));
  });

  it('says what every word of an entity means, and finds words under several lines of comment', () => {
    const without = vocabulary(root).match(/^\| `\w+` \|\s*\|/gm) ?? [];
    expect(without).toEqual([]);
    const source =
      'export interface A {\n  /** One. */\n  one?: string;\n  /**\n   * Two\n   * lines.\n   */\n  two: { inner: 1 };\n}';
    expect(wordsOfType(source, 'A')).toEqual([
      { name: 'one', meaning: 'One.' },
      { name: 'two', meaning: 'Two lines.' },
    ]);
  });

  it('knows every number that a source, a test or a decision cites', () => {
    const known = knownNumbers(root);
    const numbers = citations(root);
    expect(numbers.length).toBeGreaterThan(1000);
    expect(numbers.filter(({ number }) => !known.has(number))).toEqual([]);
  });

  it('says of each rule that unit tests alone name why no call or page shows it', () => {
    const rules = (folders: RegExp) =>
      new Set(citations(root).flatMap(({ number, file }) => (folders.test(file) && number.startsWith('R-') ? [number] : [])));
    const asked = rules(/^tests\/(api|e2e)\//);
    const alone = [...rules(/^tests\/unit\//)].filter((number) => !asked.has(number));
    expect(alone.sort()).toEqual([...unitOnly(root).keys()].sort());
  });

  it('cites nothing that a reader of the repository does not have', () => {
    const elsewhere = cited(root, /\b(?:AREAS|DECISIONS|VOCABULARY)(?: §| [A-Z]\d| "|\.md)/g);
    expect(elsewhere).toEqual([]);
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
  const guide = readdirSync(new URL('docs/guide/', root)).map((name) => `docs/guide/${name}`);
  const generated = ['docs/settings.md', 'docs/vocabulary.md', 'docs/specification.md'];
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/decisions/README.md', ...guide, ...generated];

  it('link to existing files', () => {
    const broken = documents.flatMap((name) =>
      [...read(name).matchAll(/\]\(([^)#:]+)\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !existsSync(new URL(to, new URL(name, root)))),
    );
    expect(broken).toEqual([]);
  });

  it('guide from CONTRIBUTING to every page about a change, each of which ends with what fails and what nothing checks', () => {
    const index = read('CONTRIBUTING.md');
    // Those for who runs the product.
    const operating = ['docs/guide/scale.md', 'docs/guide/traces.md'];
    for (const page of operating) expect(read('README.md')).toContain(`](${page})`);
    for (const page of guide.filter((name) => !operating.includes(name))) {
      expect(index).toContain(`](${page})`);
      expect(read(page), page).toMatch(
        /\n## What fails if you forget something\n\n- [\s\S]+\n## What nothing checks\n\n- (?![\s\S]*\n## )/,
      );
    }
  });

  it('name only tests and commands that exist (guide)', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = ['CONTRIBUTING.md', ...guide].map(read).join('\n');
    const tests = [...text.matchAll(/tests\/(?:unit|api|e2e)\/\w+(?:\.postgres)?\.(?:test|spec)\.tsx?/g)].map(([name]) => name);
    expect(tests.length).toBeGreaterThan(30);
    expect(tests.filter((name) => !existsSync(new URL(name, root)))).toEqual([]);
    const commands = [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !scripts[name])).toEqual([]);
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
