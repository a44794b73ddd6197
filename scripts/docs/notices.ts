/** THIRD_PARTY_NOTICES.md: the packages that the product runs with, from the lock file, each with its version and licence. */
import { readFileSync } from 'node:fs';

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
}

/** Licences that a package states in its folder alone. */
const IN_FOLDER: Readonly<Record<string, string>> = { 'exif-parser': 'MIT' };

const FOLDER = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** `name version` by licence, both in order. */
export function packagesByLicence(lockFile: URL): Map<string, string[]> {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
  const found = new Map<string, Set<string>>();
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    if (!path || dev) continue;
    const licence = license ?? IN_FOLDER[nameOf(path)] ?? 'unknown';
    found.set(licence, (found.get(licence) ?? new Set()).add(`${nameOf(path)} ${version}`));
  }
  const inOrder = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(inOrder.map(([licence, names]) => [licence, [...names].sort()]));
}

const sectionOf = ([licence, names]: [string, string[]]): string =>
  `## ${licence}\n\n${names.map((name) => `- ${name}`).join('\n')}\n`;

export function thirdPartyNotices(lockFile: URL): string {
  const packages = packagesByLicence(lockFile);
  const count = [...packages.values()].reduce((sum, names) => sum + names.length, 0);
  return `# Third-party notices

Written by \`npm run docs\` from \`package-lock.json\`; don't edit it here.

Atrium runs with ${count} packages of others. Their licences stand in each package's folder below \`node_modules\` after
\`npm ci\`. Packages for development and tests alone are not listed.

${[...packages].map(sectionOf).join('\n')}`;
}
