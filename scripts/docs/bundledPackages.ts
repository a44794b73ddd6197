/** The packages that the product's own sources import: the portal's bundle contains them, although they are development dependencies. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['schemas', 'i18n', 'authProvider', 'dataProvider', 'resources', 'src'] as const;
/** Imports with a value, since types disappear in the build, and files of style sheets. */
const IMPORTS = [
  /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^'.#][^']*)'/gm,
  /(?<!typeof )\bimport\('([^'.#][^']*)'\)/g,
  /\burl\("([^".#][^"]*)"\)/g,
];

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of packages, without modules of Node or of the build (`virtual:…`). */
export function bundledPackages(root: string): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(m?ts|tsx|mjs|css)$/.test(path) && !/\.d\.m?ts$/.test(path))
      .map((path) => join(root, folder, path)),
  );
  const found = files.flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  });
  return [...new Set(found.filter((name) => !name.includes(':')).map(packageOf))].sort();
}
