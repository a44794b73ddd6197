/**
 * THIRD_PARTY_NOTICES.md: the packages that the product is shipped with, from the lock file, each with its version and
 * licence. The server's are installed beside it; the portal's are part of its bundle.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundledPackages.ts';

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Locked>>;

/** Licences that a package states in its folder alone. */
const IN_FOLDER: Readonly<Record<string, string>> = { 'exif-parser': 'MIT', 'png-js': 'MIT' };

const FOLDER = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** The folder that a package finds another one in, as Node searches: its own first, then those around it. */
function pathOf(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(`/${FOLDER}`), 0))) {
    const path = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** Optional peers count where they are installed: Material UI is styled by one. */
const namesNeeded = ({ dependencies, peerDependencies }: Locked): string[] =>
  Object.keys({ ...dependencies, ...peerDependencies });

/** Paths of the packages that are installed without development dependencies, and of those in the portal's bundle. */
function shippedPaths(packages: Packages, bundled: readonly string[]): Set<string> {
  const found = new Set(Object.keys(packages).filter((path) => path && !packages[path]?.dev));
  const add = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const path = pathOf(packages, from, name);
      if (!path || found.has(path)) continue;
      found.add(path);
      add(path, namesNeeded(packages[path] as Locked));
    }
  };
  add('', bundled);
  return found;
}

/** `name version` by licence, both in order. */
export function packagesByLicence(root: URL): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as { packages: Packages };
  const found = new Map<string, Set<string>>();
  for (const path of shippedPaths(packages, bundledPackages(fileURLToPath(root)))) {
    const { version, license } = packages[path] as Locked;
    const licence = license ?? IN_FOLDER[nameOf(path)] ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(`${nameOf(path)} ${version}`));
  }
  const inOrder = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(inOrder.map(([licence, names]) => [licence, [...names].sort()]));
}

const sectionOf = ([licence, names]: [string, string[]]): string =>
  `## ${licence}\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;

export function thirdPartyNotices(root: URL): string {
  const packages = packagesByLicence(root);
  const count = [...packages.values()].reduce((sum, names) => sum + names.length, 0);
  return `# Third-party notices

Written by \`npm run docs\` from \`package-lock.json\` and the sources; don't edit it here.

Atrium is shipped with ${count} packages of others. Those of the server are installed beside it, each with its licence in its folder
below \`node_modules\`. Those of the portal are part of its bundle; \`dist/portal/.vite/license.md\` has their licences in full.
Packages for development and tests alone are not listed.

${[...packages].map(sectionOf).join('\n')}`;
}
