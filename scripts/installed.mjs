/** Shared by the scripts that a newcomer runs: they need nothing but Node until this has run. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const hasSources = () => existsSync(at('server', 'main.ts'));
const hasTools = () => existsSync(at('node_modules', 'vite', 'package.json'));

/** Whether the built files are run as they are: without the sources, or where the build tools were left out on purpose. */
export const isBuildOnly = () => existsSync(at('dist', 'server', 'main.js')) && existsSync(at('node_modules')) && !hasTools();

/** The packages are there and the lock file has not changed since; npm notes each installation itself. */
function isInstalled() {
  const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = changed(at('node_modules', '.package-lock.json'));
  // Without the sources nothing updates the lock file; copying a folder only changes its times.
  return hasSources() ? installed >= changed(at('package-lock.json')) : installed > 0;
}

/**
 * Installs the packages when they are missing or outdated. A checkout gets the build tools, whatever NODE_ENV says; a folder
 * without sources, or one where they were left out, does not.
 * @param tools whether the command cannot do without the build tools
 */
export function installPackages({ tools = false } = {}) {
  requireNode();
  if (!hasSources() && (tools || !existsSync(at('dist', 'server', 'main.js')))) {
    process.stderr.write(
      tools
        ? 'This folder has no sources: it can run Atrium, not build it.\n'
        : 'There are neither built files nor sources here.\n',
    );
    process.exit(1);
  }
  if (isInstalled() && (hasTools() || (!tools && existsSync(at('dist', 'server', 'main.js'))))) return;
  process.stdout.write('Installing packages …\n');
  const isWithout = !hasSources() || (!tools && isBuildOnly());
  const which = isWithout ? '--omit=dev' : '--include=dev';
  run(NPM, ['ci', which, '--no-fund', '--no-audit'], { shell: process.platform === 'win32' });
}

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** Changes whenever one of these files does. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(at(source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

const vite = (...args) =>
  run(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...args]);

const SHARED = ['schemas', 'i18n', 'package-lock.json'];

/** The two halves: what each is made of, and how. */
const HALVES = {
  portal: {
    sources: [
      ...SHARED,
      ...['resources', 'dataProvider', 'authProvider', 'src', 'config', 'public', 'index.html', 'vite.config.ts'],
    ],
    make: () => vite(),
  },
  server: { sources: [...SHARED, 'server', 'vite.server.config.ts'], make: () => vite('--config', 'vite.server.config.ts') },
};
const markOf = (half) => at('dist', `.fingerprint-${half}`);

function isFresh(half) {
  if (!existsSync(markOf(half)) || !existsSync(at('dist', half))) return false;
  return readFileSync(markOf(half), 'utf8') === fingerprint(HALVES[half].sources);
}

function buildHalf(half) {
  const now = fingerprint(HALVES[half].sources);
  rmSync(markOf(half), { force: true });
  HALVES[half].make();
  writeFileSync(markOf(half), now);
}

/** Builds both halves. */
export function build() {
  for (const half of Object.keys(HALVES)) buildHalf(half);
}

/** Builds the server, and the portal unless told otherwise, where a source is newer than the build. */
export function buildWhenStale({ gallery = false, portal = true } = {}) {
  const stale = Object.keys(HALVES).filter((half) => (portal || half !== 'portal') && !isFresh(half));
  // The gallery is a build of the portal, too.
  if (stale.includes('portal')) rmSync(at('dist', 'gallery'), { recursive: true, force: true });
  const lacksGallery = gallery && !existsSync(at('dist', 'gallery'));
  if (stale.length === 0 && !lacksGallery) return;
  process.stdout.write('Building …\n');
  for (const half of stale) buildHalf(half);
  if (lacksGallery) buildGallery();
}

/** The portal with the gallery of its widgets (`/__kit`), for the end-to-end tests. */
function buildGallery() {
  vite('--mode', 'gallery', '--outDir', 'dist/gallery');
}
