/** What `npm start`, `npm run seed` and the like install and build first: in a checkout, and where the tools were left out. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');
let folder: string;
const at = (...parts: string[]) => join(folder, ...parts);
function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

/** Notes what it is asked for; what it installs is Vite's place alone, and npm's own note. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('asked.txt', 'npm ' + args.slice(0, 2).join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules');
if (args.includes('--include=dev')) require('node:fs').cpSync('tools', 'node_modules/vite', { recursive: true });
writeFileSync('node_modules/.package-lock.json', '{}');
`;
/** Builds a half: programs that say their name and what they are given. */
const VITE = `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const half = process.argv.includes('vite.server.config.ts') ? 'server' : 'portal';
appendFileSync('asked.txt', 'build ' + half + '\\n');
mkdirSync('dist/' + half, { recursive: true });
for (const name of half === 'server' ? ['main', 'seed'] : []) writeFileSync('dist/server/' + name + '.js', ${JSON.stringify(
  `process.stdout.write(['NAME', ...process.argv.slice(2), process.cwd()].join(' '))`,
)}.replace('NAME', name));
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-run-'));
  cpSync(scripts, at('scripts'), { recursive: true });
  put('package.json', '{ "type": "module" }');
  put('package-lock.json', '{}');
  put('tools/package.json', '{ "type": "commonjs" }');
  put('tools/bin/vite.js', VITE);
  put('bin/package.json', '{ "type": "commonjs" }');
  put('bin/npm', NPM);
  chmodSync(at('bin/npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = () => put('server/main.ts', 'export {};');
const built = () => {
  for (const name of ['main', 'seed']) put(`dist/server/${name}.js`, `process.stdout.write('as it was');`);
};
/** An installation of the past, newer than the lock file. */
function installed(which: 'all' | 'production'): void {
  put('node_modules/.package-lock.json', '{}');
  if (which === 'all') cpSync(at('tools'), at('node_modules/vite'), { recursive: true });
  utimesSync(at('package-lock.json'), 1_000, 1_000);
}

/** Runs a script; what it asked npm and Vite for, and what the program said. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  rmSync(at('asked.txt'), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts', `${script}.mjs`), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { PATH: `${at('bin')}${delimiter}${process.env.PATH}`, ...env },
  });
  const asked = existsSync(at('asked.txt')) ? readFileSync(at('asked.txt'), 'utf8').trim().split('\n') : [];
  return { status, asked, said: stdout, error: stderr };
}

describe.skipIf(process.platform === 'win32')('in a checkout', () => {
  it('everything is installed and built, in production too, and once', () => {
    source();
    const first = run('run', ['main'], { NODE_ENV: 'production' });
    expect(first).toMatchObject({ status: 0, asked: ['npm ci --include=dev', 'build portal', 'build server'], error: '' });
    expect(first.said).toContain(`main ${folder}`);
    expect(run('run', ['main'])).toMatchObject({ status: 0, asked: [] });
  });

  it('a command of the operator builds the server where it is stale, and passes its words on', () => {
    source();
    installed('all');
    expect(run('run', ['seed', '--rows', '5'])).toMatchObject({ status: 0, asked: ['build server'] });
    expect(run('run', ['seed', '--rows', '5'])).toMatchObject({ asked: [], said: `seed --rows 5 ${folder}` });
    put('server/main.ts', 'export const changed = true;');
    expect(run('run', ['seed'])).toMatchObject({ status: 0, asked: ['build server'] });
  });

  it('packages without the build tools are completed where nothing is built', () => {
    source();
    installed('production');
    expect(run('run', ['seed'])).toMatchObject({ status: 0, asked: ['npm ci --include=dev', 'build server'] });
  });

  it('what is built is used as it is where the build tools were left out', () => {
    source();
    built();
    installed('production');
    expect(run('run', ['main'])).toMatchObject({ status: 0, asked: [], said: 'as it was' });
    utimesSync(at('node_modules/.package-lock.json'), 500, 500);
    expect(run('run', ['main'])).toMatchObject({ status: 0, asked: ['npm ci --omit=dev'] });
    expect(run('build')).toMatchObject({ status: 0, asked: ['npm ci --include=dev', 'build portal', 'build server'] });
  });
});

describe.skipIf(process.platform === 'win32')('in a folder of built files', () => {
  it('nothing is installed or built, whatever the times of its files', () => {
    built();
    installed('production');
    utimesSync(at('node_modules/.package-lock.json'), 500, 500);
    expect(run('run', ['seed'])).toMatchObject({ status: 0, asked: [], said: 'as it was' });
  });

  it('missing packages are installed without the build tools', () => {
    built();
    expect(run('run', ['main'])).toMatchObject({ status: 0, asked: ['npm ci --omit=dev'] });
  });

  it('what needs the sources says so', () => {
    built();
    installed('production');
    expect(run('build')).toMatchObject({ status: 1, asked: [] });
    expect(run('build').error).toContain('has no sources');
    rmSync(at('dist'), { recursive: true });
    expect(run('run', ['main'])).toMatchObject({ status: 1, asked: [] });
  });
});
