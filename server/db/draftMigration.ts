/**
 * `npm run migrate:draft -- add_car_park_height`: drafts the next migration from the schema changes since the last
 * snapshot. Read it, correct it, commit it: the next start applies it. `--fresh` rewrites the first one (only before
 * a release).
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '#schemas/index.ts';
import { migrationsFolder } from './migrate.ts';
import { draftBetween, readSnapshot, snapshotOf, writeSnapshot } from './snapshot.ts';

const EXTENSIONS = ['CREATE EXTENSION IF NOT EXISTS pg_trgm;', 'CREATE EXTENSION IF NOT EXISTS btree_gist;'];

const migrations = () => readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql'));
const fresh = process.argv.includes('--fresh');
if (fresh) for (const name of migrations()) rmSync(join(migrationsFolder, name));

const previous = fresh ? undefined : readSnapshot();
const statements = await draftBetween(previous, entities);

if (statements.length === 0) process.stdout.write('Nothing has changed.\n');
else {
  const label = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? (previous ? 'change' : 'initial');
  const name = `${String(migrations().length + 1).padStart(4, '0')}_${label.replace(/\W+/g, '_')}`;
  writeFileSync(join(migrationsFolder, `${name}.sql`), `${[...(previous ? [] : EXTENSIONS), ...statements].join('\n')}\n`);
  writeSnapshot(await snapshotOf(entities));
  process.stdout.write(`server/db/migrations/${name}.sql\n`);
}
