/** The tests that a mutant concerns: those that name what its file declares, and the generated suites for its entities. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** The suites that ask every entity for the same; each takes a part of a test's name. */
export const GENERATED = ['crud', 'validation', 'states', 'lists', 'matrix', 'isolation', 'rowsShown'] as const;
/** No more of those that name it: the others name it in passing. */
const MOST = 6;

export interface TestRun {
  project: 'api' | 'unit';
  /** Below `tests/`. */
  files: readonly string[];
  /** Only the tests whose name has this. */
  named?: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const testsIn = (project: 'api' | 'unit') =>
  readdirSync(join(root, 'tests', project))
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('.postgres.'))
    .map((name) => ({ project, name, text: readFileSync(join(root, 'tests', project, name), 'utf8') }));

/** What a file declares: the names of entities, their paths, its own name and that of its area. */
export interface Declared {
  entities: readonly string[];
  paths: readonly string[];
  words: readonly string[];
}
export function declaredIn(file: string, text: string): Declared {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] as string);
  const name = file.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';
  const entities = all(/^ {2}name: '([a-z][\w-]+)',$/gm);
  const paths = all(/^ {4}path: '([^']+)',$/gm);
  return { entities, paths, words: [...new Set([...entities, ...paths.map((path) => path.split('/').at(-1) ?? ''), name])] };
}

/** The runs in the order in which they are likely to find it. */
export function concernedBy(file: string, text: string): TestRun[] {
  const { entities, paths, words } = declaredIn(file, text);
  const area = file.split('/').slice(file.startsWith('server') ? 2 : 1)[0] ?? '';
  const pattern = new RegExp(
    [...words, `#(?:schemas|server/areas)/${area}/`]
      .filter(Boolean)
      .map((one) => (one.startsWith('#') ? one : `\\b${escaped(one)}\\b`))
      .join('|'),
    'g',
  );
  const scored = (['unit', 'api'] as const)
    .flatMap(testsIn)
    .map((one) => ({ ...one, count: one.text.match(pattern)?.length ?? 0 }))
    .filter(({ count, name }) => count > 0 && !GENERATED.some((suite) => name === `${suite}.test.ts`))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST);
  // One run for those of a project: whoever runs them stops at the first that fails.
  const naming = (['unit', 'api'] as const).flatMap((project): TestRun[] => {
    const files = scored.filter((one) => one.project === project).map(({ name }) => `${project}/${name}`);
    return files.length ? [{ project, files }] : [];
  });
  if (!entities.length) return naming;
  const named = [...entities, ...paths].map(escaped).join('|');
  return [...naming, { project: 'api', files: GENERATED.map((suite) => `api/${suite}.test.ts`), named }];
}
