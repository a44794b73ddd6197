/**
 * `npm run migrate:draft -- add_car_park_height`: drafts the next migration from the schema changes since the last
 * snapshot. Read it, correct it, commit it: the next start applies it. `--fresh` rewrites the first one (only before
 * a release).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '#schemas/index.ts';
import { migrationsFolder } from './migrate.ts';
import { type Snapshot, snapshotOf, statementsBetween } from './snapshot.ts';

const EXTENSIONS = ['CREATE EXTENSION IF NOT EXISTS pg_trgm;', 'CREATE EXTENSION IF NOT EXISTS btree_gist;'];
const meta = join(migrationsFolder, 'meta');
mkdirSync(meta, { recursive: true });

const fresh = process.argv.includes('--fresh');
if (fresh) for (const name of readdirSync(meta)) rmSync(join(meta, name));
if (fresh)
  for (const name of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql'))) rmSync(join(migrationsFolder, name));

const snapshots = readdirSync(meta).sort();
const last = snapshots.at(-1);
const previous = last ? (JSON.parse(readFileSync(join(meta, last), 'utf8')) as Snapshot) : undefined;
const next = await snapshotOf(entities, previous?.id);
const statements = await statementsBetween(previous, next);

if (statements.length === 0) process.stdout.write('Nothing has changed.\n');
else {
  const label = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? (previous ? 'change' : 'initial');
  const name = `${String(snapshots.length + 1).padStart(4, '0')}_${label.replace(/\W+/g, '_')}`;
  writeFileSync(join(migrationsFolder, `${name}.sql`), `${[...(previous ? [] : EXTENSIONS), ...statements].join('\n')}\n`);
  writeFileSync(join(meta, `${name}.json`), `${JSON.stringify(next)}\n`);
  process.stdout.write(`server/db/migrations/${name}.sql\n`);
}
