/** What stands in place of parts of libraries: a new version must still import it, and find in it what it takes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alias, Plugin, UserConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkName } from '../../config/chunkNames.ts';
import { files, packages, replacedFile, routerOfBuild, type Substitution } from '../../config/substitutions.ts';
import config from '../../vite.config.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const IMPORT = /(?:\bfrom\s*|\bimport\s*|\brequire\()['"]([^'"]+)['"]/g;
const importsOf = (file: string): string[] =>
  [...readFileSync(join(modules, file), 'utf8').matchAll(IMPORT)].map(([, source]) => source as string);
const matches = ({ find }: Substitution, source: string): boolean =>
  typeof find === 'string' ? find === source : find.test(source);

const all = [...packages, ...routerOfBuild, ...files];
const cases = all.flatMap((one) => one.importers.map((file) => [String(one.find), file, one] as const));

describe('what stands in place of parts of libraries', () => {
  it.each(cases)('%s is still imported by %s', (_, file, one) => {
    expect(importsOf(file).filter((source) => matches(one, source))).not.toEqual([]);
  });

  it.each(all.map((one) => [String(one.find), one] as const))(
    '%s has a file in its place',
    (_, { find, replacement, importers }) => {
      const sources = importers.flatMap(importsOf).filter((source) => matches({ find, replacement, importers }, source));
      for (const source of sources) {
        const path = find instanceof RegExp && replacement.includes('$1') ? source.replace(find, replacement) : replacement;
        expect([path, join(modules, `${path}.js`)].some(existsSync), path).toBe(true);
      }
    },
  );

  it.each(files.flatMap((one) => one.importers.map((file) => [file, one] as const)))(
    'the plugin of build and development finds it for %s',
    (file, one) => {
      const found = importsOf(file).map((source) => replacedFile(source, join(modules, file)));
      expect(found).toContain(one.replacement);
    },
  );

  it('leaves the variants to whoever else imports them', () => {
    const index = join(modules, '@mui/material/index.mjs');
    expect(
      importsOf('@mui/material/index.mjs').filter((source) => replacedFile(source, index)?.endsWith('noVariants.ts')),
    ).toEqual([]);
  });

  it.each(['build', 'serve'] as const)(
    'holds in %s: for the sources, and for the libraries that development prepares',
    (command) => {
      const { plugins, resolve, optimizeDeps } = (config as (env: { command: string }) => UserConfig)({ command });
      const isOurs = (one: unknown) => (one as Plugin | undefined)?.name === 'atrium-substitutions';
      expect(plugins?.flat().filter(isOurs)).toHaveLength(1);
      expect([optimizeDeps?.rolldownOptions?.plugins].flat().filter(isOurs)).toHaveLength(1);
      const expected = command === 'build' ? [...routerOfBuild, ...packages] : packages;
      expect((resolve?.alias as Alias[] | undefined)?.map(({ find }) => find)).toEqual(expected.map(({ find }) => find));
    },
  );
});

it.each([
  ['/atrium/i18n/en/index.ts?area=parking', 'words-parking-en'],
  ['/atrium/i18n/zh-Hant/sso.ts', 'words-sso-zh-Hant'],
  ['/atrium/i18n/en/index.ts', 'words-all-en'],
  ['/atrium/resources/access/MyPass.tsx', 'own'],
  [null, 'own'],
])('a file of words is called by what it is for: %s', (facadeModuleId, expected) => {
  expect(chunkName({ name: 'own', facadeModuleId })).toBe(expected);
});

it('the icon of the page stands where it is put into the page', () => {
  expect(readFileSync(join(modules, '../index.html'), 'utf8')).toContain('"/favicon.svg"');
});
