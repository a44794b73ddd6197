/** One list of areas, `schemas/index.ts`: whatever else lists them has a line for each folder that is there, and the test names it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { areas, widgets } from '#schemas/index.ts';

const root = new URL('../../', import.meta.url);
const at = (path: string) => new URL(path, root);
const read = (path: string) => readFileSync(at(path), 'utf8');
const names = areas.map(({ name }) => name);
const foldersIn = (path: string): string[] =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** Each register, with the file of an area that belongs into it, and the line that puts it there. */
const registers = [
  {
    register: 'schemas/index.ts',
    file: (area: string) => `schemas/${area}/index.ts`,
    line: (area: string) => `from './${area}/index.ts'`,
  },
  {
    register: 'schemas/samples.ts',
    file: (area: string) => `schemas/${area}/samples.ts`,
    line: (area: string) => `from './${area}/samples.ts'`,
  },
  {
    register: 'server/areas/index.ts',
    file: (area: string) => `server/areas/${area}/index.ts`,
    line: (area: string) => `from './${area}/index.ts'`,
  },
  {
    register: 'resources/areas.ts',
    file: (area: string) => `resources/${area}/index.ts`,
    line: (area: string) => `from './${area}/index.ts'`,
  },
];

describe('registers of areas', () => {
  it.each(registers)('$register has every area with a file for it', ({ register, file, line }) => {
    const text = read(register);
    const folders = foldersIn(register.replace(/\/[^/]+$/, ''));
    const missing = folders.filter((area) => existsSync(at(file(area))) && !text.includes(line(area)));
    expect(missing.map((area) => `${register}: ${line(area)}`)).toEqual([]);
  });

  it('schemas/lazy.ts loads every area with entities', () => {
    const text = read('schemas/lazy.ts');
    const lines = areas
      .filter(({ entities }) => entities.length)
      .map(({ name }) => `${name}: () => import('./${name}/index.ts'),`);
    expect(lines.filter((one) => !text.includes(one)).map((one) => `schemas/lazy.ts: ${one}`)).toEqual([]);
  });

  it('an area lists what its files declare: entities, screens, widgets', () => {
    const forgotten = names.flatMap((area) => {
      const index = read(`schemas/${area}/index.ts`);
      return readdirSync(at(`schemas/${area}`), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => /\bdefine(Entity|Screen|Widgets)\(/.test(read(`schemas/${area}/${file}`)))
        .filter((file) => file !== 'index.ts' && !index.includes(`from './${file}'`))
        .map((file) => `schemas/${area}/index.ts: what ${file} declares is in no list of the area`);
    });
    expect(forgotten).toEqual([]);
    const inFiles = names.flatMap((area) =>
      existsSync(at(`schemas/${area}/widgets.ts`)) ? [...read(`schemas/${area}/widgets.ts`).matchAll(/\bcode: '(\w+)'/g)] : [],
    );
    const shown = new Set(widgets.map(({ code }) => code));
    expect(inFiles.map(([, code = '']) => code).filter((code) => !shown.has(code))).toEqual([]);
  });

  it('a manifest names the rules that a file of its area exports: without it nobody asks them', () => {
    const forgotten = names.flatMap((area) => {
      if (!existsSync(at(`server/areas/${area}`))) return [];
      const files = readdirSync(at(`server/areas/${area}`), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => ({ path: `server/areas/${area}/${file}`, text: read(`server/areas/${area}/${file}`) }));
      return files.flatMap(({ path, text }) =>
        [...text.matchAll(/export const (\w+) = rulesFor\(/g)]
          .map(([, name = '']) => name)
          .filter((name) => !files.some((other) => other.path !== path && new RegExp(`\\b${name}\\b`).test(other.text)))
          .map((name) => `server/areas/${area}/index.ts: 'rules' lacks ${name} of ${path}`),
      );
    });
    expect(forgotten).toEqual([]);
  });

  it('what a building sets up and what the provider runs come last in the menu: a new area stands where people look for it', () => {
    const last = ['setup', 'system'];
    const behind = names.slice(names.indexOf(last[0] as string)).filter((name) => !last.includes(name));
    expect(behind.map((name) => `schemas/index.ts: put '${name}' into its place in the menu, above 'setup'`)).toEqual([]);
  });

  it('every area has its words in each language', () => {
    const withWords = areas.filter(({ entities, screens }) => entities.length + screens.length > 0);
    const files = withWords.flatMap(({ name }) => localeCodes.map((locale) => `i18n/${locale}/${name}.ts`));
    expect(files.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it('no folder of the server or of the portal is of an area that no schema declares', () => {
    const shared = new Set(['auth', 'channels', 'files', 'lists', 'mail', 'generate']);
    const strange = (path: string) =>
      foldersIn(path).flatMap((one) => (names.includes(one) || shared.has(one) ? [] : [`${path}/${one}`]));
    expect([...strange('server/areas'), ...strange('resources')]).toEqual([]);
  });

  it('the makers of the tests are of areas that are there', () => {
    const shared = new Set(['index', 'makers']);
    const files = readdirSync(at('tests/api/makers')).map((file) => file.replace(/\.ts$/, ''));
    expect(files.filter((one) => !names.includes(one) && !shared.has(one))).toEqual([]);
  });
});
