/**
 * `npm run import -- car-parks <file.csv|xlsx> --centre HPT [--map code=car_park_no,name=address] [--mode all|valid]
 * [--result rows.csv] [--dry-run]`
 */
import { parseArgs } from 'node:util';
import { entities } from '#schemas/index.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { prepareJobs } from '#server/jobs/queue.ts';
import { makeProduct } from '#server/product.ts';
import { guessMap, parseMap } from './mapping.ts';
import { readSheet } from './read.ts';
import { ResultFile } from './result.ts';
import { runImport } from './run.ts';

const USAGE =
  'npm run import -- <entity> <file.csv|xlsx> --centre <code> [--map field=column,…] [--mode all|valid] [--result <file.csv>] [--dry-run]';
const say = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      centre: { type: 'string' },
      map: { type: 'string' },
      mode: { type: 'string', default: 'valid' },
      result: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [name, file] = positionals;
  const { centre, mode } = values;
  if (!name || !file || !centre || (mode !== 'all' && mode !== 'valid')) throw new Error(USAGE);
  const { model, jobs } = makeProduct();
  const entity = entities.find((one) => one.name === name);
  if (!entity?.api.verbs.create)
    throw new Error(
      `'${name}' cannot be imported; there are: ${entities
        .filter((one) => one.api.verbs.create)
        .map((one) => one.name)
        .join(', ')}`,
    );

  const sheet = await readSheet(file);
  const mapping = values.map ? parseMap(entity, values.map, sheet.headers) : guessMap(entity, sheet);
  if (Object.keys(mapping).length === 0)
    throw new Error(
      `No column fits a field of ${name}. Say which with --map field=column; the columns are: ${sheet.headers.join(', ')}`,
    );
  say(
    `${sheet.rows.length} rows; ${Object.entries(mapping)
      .map(([field, header]) => `${field} ← ${header}`)
      .join(', ')}`,
  );

  const config = readConfig(process.env);
  const db = await openDatabase(config);
  const path = values.result ?? `${file.replace(/\.\w+$/, '')}-result.csv`;
  const result = new ResultFile(path);
  try {
    await migrate(db);
    await prepareJobs(db, jobs);
    const onProgress = (done: number, total: number) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${total}`);
    const summary = await runImport({
      db,
      config,
      model,
      entity,
      centre,
      sheet,
      mapping,
      mode,
      dryRun: values['dry-run'],
      onLine: (line) => result.write(line),
      onProgress,
    });
    await db.maintain();
    const kept = summary.kept
      ? ''
      : values['dry-run']
        ? ' Nothing was kept: this was a dry run.'
        : ' Nothing was kept: not every row was right.';
    say(
      `${process.stdout.isTTY ? '\n' : ''}${summary.added} added, ${summary.skipped} there already, ${summary.exists} there with other values, ${summary.invalid} refused.${kept}`,
    );
    if (summary.exists + summary.invalid > 0) say(`The rows that did not go in, with their reasons: ${path}`);
    if (!summary.kept && !values['dry-run']) process.exitCode = 1;
  } finally {
    await result.close();
    await db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
