/**
 * `npm run mutants`: takes single declarations out of a copy of the product, one at a time, and runs the tests that concern them.
 *
 *   npm run mutants -- --count 200 --seed 1        a sample; the same seed takes the same ones
 *   npm run mutants -- --only schemas/parking      of some files
 *   npm run mutants -- --list                      says what would be taken out
 *
 * What has been decided stays in `test-results/mutants.json`: a run that is begun again goes on. It ends with 1 when less than 95 % are found.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOfProduct } from '../registry/copyOfProduct.ts';
import { concernedBy, type TestRun } from './concerned.ts';
import { kinds, type Mutant, mutantsOf, mutate, shuffled } from './find.ts';

const root = join(import.meta.dirname, '../..');
const RESULTS = join(root, 'test-results/mutants.json');
const WANTED = 0.95;
/** A run that takes longer hangs, which somebody would notice as well. */
const LONGEST_MS = 900_000;

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});

/** Found by a test, refused at the start, nobody has noticed, or no test could say; `by` says what did. */
interface Outcome {
  result: 'found' | 'refused' | 'survived' | 'untested';
  by: string;
}
type Outcomes = Record<string, Outcome>;
const keyOf = ({ file, kind, text, from }: Mutant) => `${file} ${from} ${kind} ${text}`;

const files = ['schemas', 'server/areas']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && file.startsWith(asked.only))
  .filter((file) => !/^schemas\/(kernel\/|[^/]+$)|\/(samples|index)\.ts$/.test(file))
  .sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const all = files.flatMap((file) => mutantsOf(file, textOf(file)));
const sample = shuffled(all, Number(asked.seed)).slice(0, Number(asked.count));
if (asked.list) {
  for (const { file, line, kind, text } of sample) process.stdout.write(`${file}:${line} ${kind}: ${text}\n`);
  process.stdout.write(`${sample.length} of ${all.length}\n`);
  process.exit(0);
}

/** What the tests read beside the sources. */
const BESIDE = [
  'tests',
  'scripts',
  'docs',
  'vitest.config.ts',
  'package-lock.json',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];
const START = `import '#schemas/index.ts'; import { entities } from '#schemas/index.ts'; import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import '#server/areas/index.ts'; if (checkSchemas(entities).length) process.exit(1);`;

/** Whether runs pass in a copy as it is: what fails there finds nothing. The same for all copies. */
const trusted = new Map<string, Promise<boolean>>();

/** A copy of the product, in which one mutant is decided after the other. */
function makeBench() {
  const copy = copyOfProduct('mutants', BESIDE);
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  writeFileSync(join(copy, 'start.ts'), START);
  const node = (...args: string[]): Promise<boolean> =>
    new Promise((done) => {
      // Every call, not one of each shape: the mutant may be in any.
      const env = { ...process.env, TEST_FULL: '1' };
      const started = spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore', timeout: LONGEST_MS });
      started.on('close', (code) => done(code === 0));
    });
  // One after the other in one thread, which loads the product once; the processors are kept busy by as many copies.
  const passes = ({ project, files: those, named }: TestRun): Promise<boolean> =>
    node(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--project', project, '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', '--passWithNoTests'],
      ...(named ? ['-t', named] : []),
      ...those.map((file) => `tests/${file}`),
    );
  const starts = () => node('node_modules/tsx/dist/cli.mjs', 'start.ts');
  const isTrusted = (run: TestRun): Promise<boolean> => {
    const key = JSON.stringify(run);
    const known = trusted.get(key) ?? passes(run);
    trusted.set(key, known);
    return known;
  };

  return async (mutant: Mutant): Promise<Outcome> => {
    const { file } = mutant;
    const text = textOf(file);
    const inCopy = (content: string) => writeFileSync(join(copy, file), content);
    const taken = mutate(text, mutant);
    const runs = concernedBy(file, text);
    try {
      for (const run of runs) {
        inCopy(taken);
        if (await passes(run)) continue;
        if (!(await starts())) return { result: 'refused', by: 'the start' };
        inCopy(text);
        if (await isTrusted(run)) return { result: 'found', by: run.files.join(', ') };
        process.stderr.write(`left out, as it fails without a mutant: ${run.files.join(', ')}\n`);
      }
      if (runs.length) return { result: 'survived', by: '' };
      inCopy(taken);
      return (await starts()) ? { result: 'untested', by: '' } : { result: 'refused', by: 'the start' };
    } finally {
      inCopy(text);
    }
  };
}
process.on('SIGINT', () => process.exit(130));

mkdirSync(join(root, 'test-results'), { recursive: true });
const outcomes: Outcomes = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
/** What is still to be decided, shared by the benches. */
const waiting = [...sample.entries()];
async function decideAll(): Promise<void> {
  const decide = makeBench();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [at, mutant] = next;
    const key = keyOf(mutant);
    const since = Date.now();
    outcomes[key] ??= await decide(mutant);
    writeFileSync(RESULTS, JSON.stringify(outcomes, null, 1));
    const { result, by } = outcomes[key] as Outcome;
    const seconds = Math.round((Date.now() - since) / 1000);
    process.stdout.write(
      `${at + 1}/${sample.length} ${result} ${mutant.file}:${mutant.line} ${mutant.kind}: ${mutant.text} ${by && `(${by}) `}${seconds} s\n`,
    );
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, decideAll));

const of = (kind: string | undefined, ...results: string[]) =>
  sample.filter((one) => (!kind || one.kind === kind) && results.includes(outcomes[keyOf(one)]?.result ?? '')).length;
for (const kind of kinds)
  if (sample.some((one) => one.kind === kind))
    process.stdout.write(
      `${kind}: ${of(kind, 'found')} found, ${of(kind, 'refused')} refused at the start, ${of(kind, 'survived')} survived, ${of(kind, 'untested')} untested\n`,
    );
const share = of(undefined, 'found', 'refused') / sample.length;
process.stdout.write(`${(share * 100).toFixed(1)} % of ${sample.length} are found\n`);
process.exit(share >= WANTED ? 0 : 1);
