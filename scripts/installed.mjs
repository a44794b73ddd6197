/** Shared by the scripts that a newcomer runs: they need nothing but Node until this has run. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => join(root, ...parts);
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command in the foreground; ends the process with its code when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Atrium needs Node 20.19 or later; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Installs the packages when they are missing or the lock file has changed since; npm notes each installation itself. */
export function installPackages() {
  requireNode();
  const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed(at('node_modules', '.package-lock.json')) >= changed(at('package-lock.json'))) return;
  process.stdout.write('Installing packages …\n');
  run(NPM, ['ci', '--no-fund', '--no-audit'], { shell: process.platform === 'win32' });
}

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
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Changes whenever a source file does. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(at(source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

/** Builds portal and server when a source is newer than the build. */
export function buildWhenStale({ gallery = false } = {}) {
  const mark = at('dist', '.fingerprint');
  const now = fingerprint();
  const isFresh = existsSync(mark) && readFileSync(mark, 'utf8') === now;
  if (isFresh && (!gallery || existsSync(at('dist', 'gallery')))) return;
  process.stdout.write('Building …\n');
  if (!isFresh) build();
  if (gallery) buildGallery();
  else rmSync(at('dist', 'gallery'), { recursive: true, force: true });
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, now);
}

const vite = (...args) =>
  run(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...args]);

export function build() {
  vite();
  vite('--config', 'vite.server.config.ts');
}

/** The portal with the gallery of its widgets (`/__kit`), for the end-to-end tests. */
function buildGallery() {
  vite('--mode', 'gallery', '--outDir', 'dist/gallery');
}
