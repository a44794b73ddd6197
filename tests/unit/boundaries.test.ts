/**
 * Dependencies point one way (docs/architecture.md). Type imports count, because a file that needs them depends on them, even
 * if they do not exist at run time. A dynamic import (`import('…')`) counts like any other.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circlesOf, readImports } from './imports.ts';

const imports = readImports();

/** The top-level folders that a folder may import from, besides itself. */
const allowed: Record<string, readonly string[]> = {
  i18n: [],
  schemas: ['i18n'],
  authProvider: ['schemas', 'i18n'],
  dataProvider: ['schemas', 'authProvider', 'i18n'],
  resources: ['schemas', 'dataProvider', 'authProvider', 'i18n', 'src'],
  src: ['schemas', 'dataProvider', 'authProvider', 'resources', 'i18n'],
  server: ['schemas', 'i18n'],
};

/** The layers of the server, the lowest first: a folder imports only from those before it. */
const SERVER = [
  'settings', // settings and their defaults
  'config', // the settings of this process
  'process', // logging, shutdown
  'traces', // spans of requests, statements and jobs, where a collector takes them
  'db', // connections, tables, migrations, the model of the schemas
  'outbound', // calls to addresses that somebody has entered
  'errors', // the one kind of error, and its messages
  'openapi', // what routes say about their answers
  'audit', // the audit log
  'live', // announcing writes to other processes
  'jobs', // the job queue
  'files', // bytes: storage, pictures, spreadsheets
  'mail', // writing and sending mail
  'metrics', // numbers of this process and of the database, for Prometheus
  'auth', // the current person
  'payments', // the port behind which payments are carried out, and its simulator
  'channels', // what reaches people outside the portal
  'engine', // one handler per verb, and the manifests of areas
  'areas', // domain rules
  'product', // the areas over the schemas
  'http', // envelope, limits, streams, static files
  'app', // the application without a socket
  'seed', // demo data
  'import', // the import command
  'restore', // the restore command
  'main', // the process
] as const;

/** The layers of the portal; the shell above them is every other folder of `src`, and may import all of them. */
const PORTAL: Record<string, readonly string[]> = {
  'src/kit': ['schemas/kernel', 'i18n'],
  'src/app': ['src/kit', 'schemas', 'i18n', 'authProvider', 'dataProvider'],
  resources: ['src/app', 'src/kit', 'schemas', 'i18n', 'authProvider', 'dataProvider'],
};

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const topOf = (path: string): string => path.split('/')[0] as string;
const layerOf = (path: string): string => (path.split('/')[1] as string).replace(/\.ts$/, '');
const inside = (folder: string) => [...imports].filter(([path]) => isIn(path, folder));

/** `a imports b` for every import of a folder that is not allowed. */
const wrongOf = (folder: string, isRight: (to: string, from: string) => boolean): string[] =>
  inside(folder).flatMap(([path, all]) =>
    all.filter(({ isPackage, to }) => !isPackage && !isRight(to, path)).map(({ to }) => `${path} imports ${to}`),
  );
const packagesOf = (folder: string, isWrong: (name: string) => boolean): string[] =>
  inside(folder).flatMap(([path, all]) =>
    all.filter(({ isPackage, to }) => isPackage && isWrong(to)).map(({ to }) => `${path} imports ${to}`),
  );

describe('import boundaries', () => {
  it('allow no import cycles', () => {
    const graph = new Map(
      [...imports].map(([path, all]) => [path, all.filter(({ isPackage }) => !isPackage).map(({ to }) => to)]),
    );
    expect(graph.size).toBeGreaterThan(1000);
    expect(circlesOf(graph)).toEqual([]);
  });

  it.each(Object.entries(allowed))('%s imports only itself and %j', (folder, may) => {
    // The version of the package is everybody's.
    expect(wrongOf(folder, (to) => to === 'package.json' || topOf(to) === folder || may.includes(topOf(to)))).toEqual([]);
  });

  it('list every server folder as a layer', () => {
    const layers = new Set(inside('server').map(([path]) => layerOf(path)));
    expect([...layers].sort()).toEqual([...SERVER].sort());
  });

  it.each(SERVER.map((layer, place) => [layer, SERVER.slice(0, place)] as const))(
    'server/%s imports from the layers below it only',
    (layer, below) => {
      const own = inside('server').filter(([path]) => layerOf(path) === layer);
      const wrong = own.flatMap(([path, all]) =>
        all
          .filter(({ isPackage, to }) => !isPackage && isIn(to, 'server'))
          .filter(({ to }) => layerOf(to) !== layer && !(below as readonly string[]).includes(layerOf(to)))
          .map(({ to }) => `${path} imports ${to}`),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
  );

  it('are of files that one can read: at most 400 lines, but for texts', () => {
    const long = [...imports.keys()]
      .filter((path) => topOf(path) !== 'i18n' && /\.tsx?$/.test(path))
      .map((path) => ({ path, lines: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('load what comes late in one way: the three variants of src/kit/late; pages without sign-in are React alone', () => {
    const own = /\blazy\(|\bchunk\(/;
    const others = [...imports.keys()].filter(
      (path) => /^(src|resources)\//.test(path) && !isIn(path, 'src/kit/late') && !isIn(path, 'src/public'),
    );
    expect(others.filter((path) => own.test(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')))).toEqual([]);
  });

  it('keep areas out of http: the application combines both', () => {
    expect(wrongOf('server/http', (to) => !isIn(to, 'server/areas') && !isIn(to, 'server/product.ts'))).toEqual([]);
  });

  it.each(Object.entries(PORTAL))('%s imports only itself and %j', (folder, may) => {
    expect(wrongOf(folder, (to) => isIn(to, folder) || may.some((one) => isIn(to, one)))).toEqual([]);
  });

  it('allow schemas to import only the yup package', () => {
    expect(packagesOf('schemas', (name) => name !== 'yup')).toEqual([]);
  });

  it('keep React out of the server and PostgreSQL out of the portal', () => {
    expect(packagesOf('server', (name) => /^(react|ra-|@mui|@emotion)/.test(name))).toEqual([]);
    for (const folder of ['src', 'resources', 'dataProvider', 'authProvider'])
      expect(packagesOf(folder, (name) => /^(node:|pg|drizzle|fastify|@electric-sql)/.test(name))).toEqual([]);
  });
});

describe('the search for import cycles', () => {
  const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));
  it('finds two files that import each other, a longer cycle, and a file that imports itself', () => {
    expect(circlesOf(graph({ a: ['b'], b: ['a'], c: ['a'] }))).toEqual([['a', 'b']]);
    expect(circlesOf(graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }))).toEqual([['a', 'b', 'c']]);
    expect(circlesOf(graph({ a: ['a'] }))).toEqual([['a']]);
  });
  it('finds no cycle when two paths lead to one file', () => {
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});
