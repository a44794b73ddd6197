/** A newcomer adds a kind of field: three registry entries, one component, its words, and nothing else. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const patch = join(root, 'docs/examples/colour-kind.patch');
const PARTS = ['schemas', 'server', 'resources', 'src', 'dataProvider', 'authProvider', 'i18n', 'tests', 'config', 'scripts'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-kind-'));
  for (const name of [...PARTS, ...FILES]) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  execFileSync('git', ['apply', patch], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('the patch of a colour touches the three registries, its component, its words and its test', () => {
  const touched = [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path as string).sort();
  expect(touched).toEqual([
    ...['en', 'zh-Hans', 'zh-Hant'].map((locale) => `i18n/${locale}/errors.ts`),
    'resources/generate/kinds/index.tsx',
    'resources/generate/kinds/inputs/ColourInput.tsx',
    'schemas/kernel/kinds/text.ts',
    'server/db/kinds/text.ts',
    'tests/unit/colour.test.ts',
  ]);
});

it('compiles, is checked, kept, filtered, read from a sheet and shown', () => {
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
    ],
  );
  expect(said).toContain('3 passed');
}, 240_000);
