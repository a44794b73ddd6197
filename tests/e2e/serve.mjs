// Starts the built product for end-to-end tests. Seeding takes longer than starting: the first server of a run seeds a folder,
// and every server gets a copy of it. The run is the process that starts the servers.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = join(import.meta.dirname, '../../dist/server');
const seeded = join(tmpdir(), `atrium-e2e-seeded-${process.env.E2E_RUN}`);
const folder = process.env.DATA_DIR;

if (!existsSync(seeded)) {
  const part = `${seeded}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const { status } = spawnSync(process.execPath, [join(dist, 'seed.js')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: part },
  });
  if (status !== 0) process.exit(1);
  renameSync(part, seeded);
}
rmSync(folder, { recursive: true, force: true });
cpSync(seeded, folder, { recursive: true });
process.on('exit', () => {
  for (const one of [folder, seeded]) rmSync(one, { recursive: true, force: true });
});
await import(pathToFileURL(join(dist, 'main.js')).href);
