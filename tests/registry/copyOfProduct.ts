/** A copy of the product's sources in a folder for temporary files, to change and to build, with the installed packages. */
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const SOURCES = [
  'schemas',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'src',
  'server',
  'config',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
];

/**
 * @param name the beginning of the folder's name
 * @param more further folders to copy
 */
export function copyOfProduct(name: string, more: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), `atrium-${name}-`));
  for (const source of [...SOURCES, ...more]) cpSync(join(root, source), join(copy, source), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
