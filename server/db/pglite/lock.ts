/**
 * The exclusive lock on a data folder. PGlite has none, and two processes on one folder silently lose committed rows.
 * The lock names its process, when that started and the boot of the machine, so that one left behind by a crash is
 * recognised and taken over. A holder on another machine (a shared volume) is known by the lock's age: it is touched
 * every ten seconds.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Owner {
  pid: number;
  started: string;
  boot: string;
  host: string;
}

const TOUCH_EVERY_MS = 10_000;
const SILENT_AFTER_MS = 30_000;

const firstLine = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};
const bootId = (): string => firstLine('/proc/sys/kernel/random/boot_id');
/** Start of a process in ticks since boot (field 22 of its stat line), so that a reused pid is not mistaken; Linux only. */
const startOf = (pid: number): string => firstLine(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? '';
const self = (): Owner => ({ pid: process.pid, started: startOf(process.pid), boot: bootId(), host: hostname() });

/** Locks that this process holds itself. */
const held = new Set<string>();

const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
const ownerOf = (path: string): Owner | undefined => {
  try {
    return JSON.parse(firstLine(path)) as Owner;
  } catch {
    return undefined;
  }
};

function isRunning(path: string, { pid, started, boot, host }: Owner): boolean {
  if (host && host !== hostname()) return ageOf(path) < SILENT_AFTER_MS;
  if (pid === process.pid) return held.has(path);
  if (boot !== bootId() || started !== startOf(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(self()));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the lock of a folder and gives the function that returns it.
 * @throws Error naming the process that holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'atrium.lock');
  if (!create(path)) {
    const owner = ownerOf(path);
    // An empty lock is one that another process has only just made.
    const isBeingWritten = firstLine(path) === '' && ageOf(path) < 1_000;
    if (isBeingWritten || (owner && isRunning(path, owner)))
      throw new Error(
        `Another process (pid ${owner?.pid ?? 'unknown'}${owner && owner.host !== hostname() ? ` on ${owner.host}` : ''}) already uses the embedded database in ${folder}. ` +
          'Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes on PostgreSQL.',
      );
    rmSync(path, { force: true });
    if (!create(path)) throw new Error(`Another process has just taken the embedded database in ${folder}.`);
  }
  held.add(path);
  const touch = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The folder is gone; there is nothing left to guard.
    }
  }, TOUCH_EVERY_MS);
  touch.unref();
  return () => {
    clearInterval(touch);
    if (held.delete(path)) rmSync(path, { force: true });
  };
}
