/** How a newcomer adds a field kind (three registry entries, one component, its texts) or a role (one row, its texts). */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const example = (name: string) => join(root, 'docs/examples', `${name}.patch`);
const [colour, attendant] = [example('colour-kind'), example('parking-attendant')];
const touchedBy = (patch: string) =>
  [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path as string).sort();
const PARTS = ['schemas', 'server', 'resources', 'src', 'dataProvider', 'authProvider', 'i18n', 'tests', 'config', 'scripts'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-kind-'));
  for (const name of [...PARTS, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  execFileSync('git', ['apply', colour, attendant], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the example patch of a colour kind touches the three registries, its component, its texts and its test', () => {
  expect(touchedBy(colour)).toEqual([
    ...['en', 'zh-Hans', 'zh-Hant'].map((locale) => `i18n/${locale}/errors.ts`),
    'resources/generate/kinds/index.tsx',
    'resources/generate/kinds/inputs/ColourInput.tsx',
    'schemas/kernel/kinds/text.ts',
    'server/db/kinds/text.ts',
    'tests/unit/colour.test.ts',
  ]);
});

it('the example patch of a role touches the table, its texts and its test', () => {
  const words = ['en', 'zh-Hans', 'zh-Hant'].map((locale) => `i18n/${locale}/access.ts`);
  expect(touchedBy(attendant)).toEqual([...words, 'schemas/kernel/rights/roles.ts', 'tests/unit/parkingAttendant.test.ts']);
});

it('both patches compile; the kind is validated, stored, filtered, read from a sheet and shown; the role can be given, enters and has its home page', () => {
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
  node('node_modules/typescript/bin/tsc', '--noEmit');
  const said = node(
    'node_modules/vitest/vitest.mjs',
    ...[
      'run',
      '--project',
      'unit',
      'tests/unit/colour.test.ts',
      'tests/unit/kindsHome.test.ts',
      'tests/unit/filterControls.test.ts',
      'tests/unit/parkingAttendant.test.ts',
      'tests/unit/rolesHome.test.ts',
    ],
  );
  expect(said).toContain('5 passed');
}, 240_000);
