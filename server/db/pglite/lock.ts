/**
 * The exclusive lock on a data folder. PGlite has none, and two processes on one folder silently lose committed rows.
 * The lock names its process and the boot of the machine, so that one left behind by a crash is recognised and taken over.
 */
import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';

interface Owner {
  pid: number;
  boot: string;
}

const bootId = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
};

/** Folders that this process holds itself. */
const held = new Set<string>();

function isAlive({ pid, boot }: Owner): boolean {
  if (boot !== bootId()) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const ownerOf = (path: string): Owner | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
};

/**
 * Takes the lock of a folder and gives the function that returns it.
 * @throws Error naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'atrium.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify({ pid: process.pid, boot: bootId() } satisfies Owner));
      closeSync(file);
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerOf(path);
      const alive = owner && (owner.pid === process.pid ? held.has(path) : isAlive(owner));
      if (alive)
        throw new Error(`Another process (pid ${owner.pid}) already uses the embedded database in ${folder}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes on PostgreSQL.`);
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock ${path} could not be taken.`);
}
