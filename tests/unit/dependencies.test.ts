/** What is installed without development dependencies is what the built server imports: nothing is missing, nothing is too much. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { typefacePackages } from '#server/files/pdf/typefaces.ts';
import { bundledPackages } from '../../scripts/docs/bundledPackages.ts';

const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

let chunks: Rolldown.OutputChunk[];
let imported: string[];
beforeAll(async () => {
  const result = await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'silent',
    build: { write: false, sourcemap: false },
  });
  chunks = [result as Rolldown.RolldownOutput].flat().flatMap(({ output }) => output.filter((one) => one.type === 'chunk'));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const names = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  imported = [...new Set(names.filter((name) => !own.has(name) && !isBuiltin(name)).map(packageOf))].sort();
}, 120_000);

describe('the built server', () => {
  it('imports exactly the dependencies', () => {
    expect(imported.length).toBeGreaterThan(20);
    // Typefaces of documents are read as files.
    expect([...imported, ...typefacePackages].sort()).toEqual(Object.keys(dependencies).sort());
  });

  it('has the commands of the operator beside the server, and its threads', () => {
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    expect(entries.sort()).toEqual(
      ['main.js', 'seed.js', 'import.js', 'restore.js', 'worker.mjs', 'imageWorker.mjs', 'sheetWorker.mjs'].sort(),
    );
  });

  it('loads what makes traces only where they are switched on', () => {
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const reached = new Set(['main.js']);
    // A set grows while it is gone through.
    for (const name of reached) for (const next of byName.get(name)?.imports ?? []) reached.add(next);
    expect(reached.size).toBeGreaterThan(20);
    expect([...reached].filter((name) => name.startsWith('@opentelemetry/'))).toEqual([]);
    expect(imported).toContain('@opentelemetry/api');
  });

  it('is one folder, in which the files that are found beside the bundle are found', () => {
    expect(chunks.filter(({ fileName }) => fileName.includes('/')).map(({ fileName }) => fileName)).toEqual([]);
  });
});

describe('the portal', () => {
  it('has its libraries at build time alone', () => {
    const bundled = bundledPackages(root);
    expect(bundled).toEqual(expect.arrayContaining(['react', '@mui/material', '@fontsource-variable/inter']));
    const known = { ...dependencies, ...devDependencies };
    expect(bundled.filter((name) => !(name in known))).toEqual([]);
    expect(bundled.filter((name) => name in dependencies && !imported.includes(name))).toEqual([]);
  });
});
