/**
 * The memory cost of mailing a list: the peak resident size of a process that writes 100,000 rows compared with one that writes
 * 1,000. Each is a separate process (`mailedList.ts`), so that neither inherits the other's heap.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testServer } from '#tests/api/database.ts';
import { report } from './report.ts';

const SMALL = 1_000;
const LARGE = 100_000;

interface Measured {
  megabytes: number;
  seconds: number;
}

function mail(rows: number): Measured {
  const script = join(import.meta.dirname, 'mailedList.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', script, String(rows)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

export async function benchMemory(): Promise<number> {
  if (!testServer) throw new Error('this bench needs PostgreSQL: node scripts/withPostgres.mjs npm run bench');
  const [small, large] = [mail(SMALL), mail(LARGE)];
  return report([
    { what: `e-mailing ${SMALL.toLocaleString('en')} rows: most memory`, value: Math.round(small.megabytes), unit: ' MB' },
    { what: `e-mailing ${LARGE.toLocaleString('en')} rows: most memory`, value: Math.round(large.megabytes), unit: ' MB' },
    { what: 'the same, as a ratio', value: large.megabytes / small.megabytes, atMost: 1.2 },
    { what: `e-mailing ${LARGE.toLocaleString('en')} rows: time`, value: large.seconds, unit: ' s' },
  ]);
}
