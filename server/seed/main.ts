/**
 * `npm run seed [-- --rows 1000000] [--force] [--remove-demo]`: demo data, a large set of season parking for measurements, and
 * its removal. `npm run seed -- --first-admin name@example.com [--name "Full name"]`: the first person of a fresh installation.
 */
import { parseArgs } from 'node:util';
import { formatCount } from '#i18n/formatCount.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { seedDemo } from './demo.ts';
import { addFirstAdmin } from './firstAdmin.ts';
import { removalText, removeDemo } from './removeDemo.ts';
import { seedRows } from './rows.ts';

async function remove(config: Config, force: boolean): Promise<void> {
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const result = await removeDemo(db, { force });
    process.stdout.write(removalText(result));
    if (!result.done) process.exitCode = 1;
    await db.maintain();
  } finally {
    await db.close();
  }
}

async function firstAdmin(config: Config, email: string, fullName: string): Promise<void> {
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const { link, minutes } = await addFirstAdmin(db, config, { email, fullName });
    process.stdout.write(`${email} is super admin. The password is chosen here, within ${minutes} minutes:\n${link}\n`);
  } finally {
    await db.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '0' },
      force: { type: 'boolean', default: false },
      'remove-demo': { type: 'boolean', default: false },
      'first-admin': { type: 'string' },
      name: { type: 'string', default: '' },
    },
  });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 0 || rows > 10_000_000)
    throw new Error(`--rows takes a whole number up to 10,000,000, not '${values.rows}'.`);
  const config = readConfig(process.env);
  if (values['first-admin'] !== undefined) return firstAdmin(config, values['first-admin'], values.name);
  if (values['remove-demo']) return remove(config, values.force);
  if (config.production && !values.force)
    throw new Error('This is a production installation. Demo data goes in with --force only.');
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const fresh = await seedDemo(db, config, { force: values.force });
    process.stdout.write(fresh ? 'Demo data is in.\n' : 'There is data already: the demo data was left out.\n');
    const started = Date.now();
    await seedRows(db, rows, (done) =>
      process.stdout.write(
        `${formatCount(done)} rows, ${formatCount(Math.round(done / Math.max((Date.now() - started) / 1000, 0.001)))} a second\n`,
      ),
    );
    await db.maintain();
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
