import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which top-level folders a folder may import from, itself aside (docs/architecture.md). */
const allowed: Record<string, readonly string[]> = {
  schemas: [],
  i18n: ['schemas'],
  dataProvider: ['schemas', 'authProvider'],
  authProvider: ['schemas', 'dataProvider'],
  resources: ['schemas', 'dataProvider', 'authProvider', 'i18n', 'src'],
  src: ['schemas', 'dataProvider', 'authProvider', 'resources', 'i18n'],
  server: ['schemas', 'i18n'],
};
const root = resolve(import.meta.dirname, '../..');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(m?ts|tsx)$/.test(name) ? [path] : [];
  });
}

/** Imports of a file as top-level folders and package names. */
function importsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const specifiers = [...code.matchAll(/(?:from|import)\s*\(?\s*'([\w#.@/-]+)'/g)].map((match) => match[1] as string);
  return specifiers.map((one) => {
    if (one.startsWith('#')) return one.slice(1).split('/')[0] as string;
    if (one.startsWith('.')) return relative(root, resolve(path, '..', one)).split('/')[0] as string;
    return `package:${one}`;
  });
}

describe('dependencies point one way', () => {
  for (const [folder, may] of Object.entries(allowed))
    it(`${folder} imports only ${[folder, ...may].join(', ')}`, () => {
      const wrong = sources(join(root, folder)).flatMap((path) =>
        importsOf(path)
          .filter((one) => !one.startsWith('package:') && one !== folder && !may.includes(one))
          .map((one) => `${relative(root, path)} imports ${one}`),
      );
      expect(wrong).toEqual([]);
    });

  it('schemas know no framework: yup is the only package they import', () => {
    const wrong = sources(join(root, 'schemas')).flatMap((path) =>
      importsOf(path)
        .filter((one) => one.startsWith('package:') && one !== 'package:yup')
        .map((one) => `${relative(root, path)} imports ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the server knows no React, the portal no PostgreSQL', () => {
    const wrong = (folder: string, packages: RegExp) =>
      sources(join(root, folder)).flatMap((path) =>
        importsOf(path)
          .filter((one) => packages.test(one))
          .map((one) => `${relative(root, path)} imports ${one}`),
      );
    expect(wrong('server', /^package:(react|ra-|@mui|@emotion)/)).toEqual([]);
    for (const folder of ['src', 'resources', 'dataProvider', 'authProvider'])
      expect(wrong(folder, /^package:(node:|pg|drizzle|fastify|@electric-sql)/)).toEqual([]);
  });
});
