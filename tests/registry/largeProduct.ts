/**
 * A copy of the product with 200 entities, built like the product itself, to measure what grows with them: start, memory,
 * OpenAPI, the weight of pages. The entities of `large.ts` become areas with pages, menu entries, words and tables.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '#i18n/locales.ts';
import { entities as own } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { copyOfProduct } from './copyOfProduct.ts';
import { COUNT, largeRegistry } from './large.ts';
import { wordsOf } from './words.ts';

/** As many to an area as the product has. */
const PER_AREA = 10;
/** What the end-to-end tests need beside the sources. */
const TESTS = ['tests', 'scripts', 'docs', 'README.md', 'package-lock.json', 'playwright.config.ts'];

/** The copy's folder, not built yet; under the system's folder for temporary files. */
export function largeCopy(more: readonly string[] = ['tests/registry']): string {
  const copy = copyOfProduct('large', more);
  const count = COUNT - own.length;
  const areas = Array.from({ length: Math.ceil(count / PER_AREA) }, (_, index) => `made${index + 1}`);
  for (const [index, area] of areas.entries()) addArea(copy, area, count, index * PER_AREA);
  register(copy, areas);
  for (const locale of localeCodes) addWords(copy, locale, largeRegistry(count));
  return copy;
}

/**
 * The copy's folder, with `dist`. Takes about a minute.
 * @param withTests also the end-to-end tests, with the gallery that they go through
 */
export function buildLargeProduct({ withTests = false } = {}): string {
  const copy = largeCopy(withTests ? TESTS : undefined);
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  node('node_modules/tsx/dist/cli.mjs', 'server/db/draftMigration.ts', 'large');
  node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  node('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error');
  if (withTests)
    node('node_modules/vite/bin/vite.js', 'build', '--mode', 'gallery', '--outDir', 'dist/gallery', '--logLevel', 'error');
  return copy;
}

/** Every area has its pages and menu entries: that is what the shell must know of each. */
function addArea(copy: string, area: string, count: number, from: number): void {
  const folder = join(copy, 'schemas', area);
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'index.ts'),
    `import { largeRegistry } from '../../tests/registry/large.ts';
import { defineArea } from '../kernel/areas/area.ts';
import type { Entity } from '../kernel/entity/entity.ts';

const icons = ['Category', 'Inventory2', 'Event', 'Store', 'Badge'];
const withPages = (entity: Entity, order: number): Entity => {
  const { verbs, key = 'id' } = entity.api;
  const list = '/${area}/' + entity.name;
  return {
    ...entity,
    area: '${area}',
    icon: icons[order % icons.length],
    menu: { order },
    pages: {
      list,
      ...(verbs.create ? { create: list + '/add' } : {}),
      ...(verbs.get ? { show: list + '/:' + key } : {}),
      ...(verbs.update && verbs.get ? { edit: list + '/:' + key + '/edit' } : {}),
    },
  };
};
export const area = defineArea({
  name: '${area}',
  entities: largeRegistry(${count}).slice(${from}, ${from + PER_AREA}).map(withPages) as never,
});
export const { entities } = area;
`,
  );
}

/** Applies a change to a file of the copy. @throws when the file does not say what is replaced any more */
function replace(copy: string, file: string, what: string | RegExp, by: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(what, by);
  if (after === before) throw new Error(`${file} has no ${what}`);
  writeFileSync(path, after);
}

function register(copy: string, areas: readonly string[]): void {
  const imports = areas.map((area) => `import { area as ${area} } from './${area}/index.ts';\n`).join('');
  replace(copy, 'schemas/index.ts', 'import { area as parking }', `${imports}import { area as parking }`);
  replace(copy, 'schemas/index.ts', /,\s*system,?\s*\];/, `, ${areas.join(', ')}, system];`);
  const loaders = areas.map((area) => `  ${area}: () => import('./${area}/index.ts'),\n`).join('');
  replace(copy, 'schemas/lazy.ts', '  system:', `${loaders}  system:`);
}

/** Where the product keeps the words of an area. */
function addWords(copy: string, locale: string, entities: readonly Entity[]): void {
  const folder = join(copy, 'i18n', locale);
  if (!existsSync(folder)) throw new Error(`there is no ${folder}`);
  const words = Object.fromEntries(entities.map((entity) => [entity.name, wordsOf(entity)]));
  writeFileSync(join(folder, 'made.ts'), `export const made = ${JSON.stringify(words, null, 2)};\n`);
  replace(copy, `i18n/${locale}/index.ts`, 'import { users }', "import { made } from './made.ts';\nimport { users }");
  replace(copy, `i18n/${locale}/index.ts`, /\.\.\.system,?\s*\}/, '...system, ...made }');
}
