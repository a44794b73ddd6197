/**
 * The exclusive lock on a data folder. PGlite has none, and two processes on one folder silently lose committed rows.
 * The lock is a file that names its process; `owner.ts` checks in the most reliable way whether that process is alive, so
 * that the lock of a crashed process is taken over at once.
 */
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { openLockSocket } from './lockSocket.ts';
import { isRunning, type Owner, self } from './owner.ts';

/** The lock of a holder on another machine is judged by its age: the holder updates its timestamp this often. */
const TOUCH_EVERY_MS = 10_000;

/** Locks that this process holds itself. */
const held = new Set<string>();

const contentOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const ageOf = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
const ownerIn = (content: string): Owner | undefined => {
  try {
    return JSON.parse(content) as Owner;
  } catch {
    return undefined;
  }
};

function create(path: string, owner: Owner): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(owner));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Creates the lock and records at the same time that it is ours. */
function holds(path: string, owner: Owner): boolean {
  const isOurs = create(path, owner);
  if (isOurs) held.add(path);
  return isOurs;
}

/**
 * Removes a lock that was found stale, and no other: if several processes find it stale, the second moves the first one's
 * new lock away and puts it back.
 */
function clearAway(path: string, found: string): void {
  const aside = `${path}.${process.pid}-${crypto.randomUUID().slice(0, 8)}`;
  try {
    renameSync(path, aside);
    if (contentOf(aside) !== found) linkSync(aside, path);
  } catch {
    // Already removed, or replaced by another: the next attempt to create it shows which.
  }
  rmSync(aside, { force: true });
}

const refusal = (folder: string, owner: Owner | undefined): Error =>
  new Error(
    `Another process (pid ${owner?.pid ?? 'unknown'}${owner && owner.host !== hostname() ? ` on ${owner.host}` : ''}) already uses the embedded database in ${folder}. ` +
      'Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes on PostgreSQL.',
  );

async function take(folder: string, path: string, owner: Owner): Promise<void> {
  if (holds(path, owner)) return;
  const content = contentOf(path);
  const other = ownerIn(content);
  // An empty lock is one that another process has just created.
  const isBeingWritten = content === '' && ageOf(path) < 1_000;
  if (isBeingWritten || held.has(path)) throw refusal(folder, other);
  if (other && (await isRunning(folder, other, ageOf(path)))) throw refusal(folder, other);
  clearAway(path, content);
  if (other?.door) rmSync(join(folder, other.door), { force: true });
  if (!holds(path, owner)) throw new Error(`Another process has just taken the embedded database in ${folder}.`);
}

/**
 * Takes the lock of a folder and returns the function that releases it.
 * @throws Error naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'atrium.lock');
  const door = await openLockSocket(folder);
  try {
    await take(folder, path, self(door?.name));
  } catch (error) {
    door?.close();
    throw error;
  }
  const touch = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The folder has been deleted: there is nothing to lock.
    }
  }, TOUCH_EVERY_MS);
  touch.unref();
  return () => {
    clearInterval(touch);
    if (held.delete(path)) rmSync(path, { force: true });
    door?.close();
  };
}
