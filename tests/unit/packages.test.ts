import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version: string; hasInstallScript?: boolean; dev?: boolean; optional?: boolean }>;
}
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;

/** The lowest version of each package without a known vulnerability. */
const floors: Record<string, string> = {
  xlsx: '0.20.3',
  papaparse: '5.2.0',
  'react-admin': '5.15.0',
  'ra-core': '5.15.0',
  'ra-ui-materialui': '5.15.0',
  '@tiptap/core': '3.31.0',
  linkifyjs: '4.3.2',
  dompurify: '3.4.13',
  'sanitize-html': '2.17.4',
  nodemailer: '9.1.1',
  fastify: '5.8.5',
  '@fastify/static': '10.1.3',
  '@fastify/multipart': '9.0.3',
  'drizzle-orm': '0.45.2',
};
/** Packages with unfixed vulnerabilities, or with a better alternative in the product. */
const refused = ['exceljs', 'quill', '@fastify/middie', '@fastify/express', '@fastify/jwt', 'fast-jwt'];

const parts = (version: string) => version.split('-')[0]?.split('.').map(Number) as [number, number, number];
function isBelow(version: string, floor: string): boolean {
  const [a, b] = [parts(version), parts(floor)];
  for (const index of [0, 1, 2] as const) if (a[index] !== b[index]) return a[index] < b[index];
  return false;
}
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('has no package below its safe version', () => {
    const low = installed.filter(([path, { version }]) => {
      const floor = floors[nameOf(path)];
      return floor !== undefined && isBelow(version, floor);
    });
    expect(low.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
  });

  it('has none of the rejected packages', () => {
    expect(installed.map(([path]) => nameOf(path)).filter((name) => refused.includes(name))).toEqual([]);
  });

  it('needs no install script in production', () => {
    const scripted = installed.filter(([, one]) => one.hasInstallScript && !one.dev && !one.optional);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  it('compares versions by number, not alphabetically', () => {
    expect(isBelow('5.9.0', '5.15.0')).toBe(true);
    expect(isBelow('10.0.0', '9.9.9')).toBe(false);
    expect(isBelow('1.2.3', '1.2.3')).toBe(false);
  });
});
