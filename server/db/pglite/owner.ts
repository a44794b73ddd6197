/** Who holds the lock of a data folder, and whether that process is still running. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { isAnswered } from './lockSocket.ts';

export interface Owner {
  pid: number;
  started: string;
  boot: string;
  host: string;
  /** The container (PID namespace): process ids mean nothing in another one. */
  space?: string;
  /** A socket beside the lock that exists as long as the process does. */
  door?: string;
}

/** A lock of another machine that has not been touched for this long is stale. */
const SILENT_AFTER_MS = 30_000;

const orNothing = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};
const bootId = (): string => orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
const spaceId = (): string => orNothing(() => readlinkSync('/proc/self/ns/pid'));
/** Start of a process in ticks since boot (field 22 of its stat line), to detect a reused pid; Linux only. */
const startOf = (pid: number): string =>
  orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')
    .at(-1)
    ?.split(' ')[19] ?? '';

/** This process, as recorded in a lock. */
export const self = (door?: string): Owner => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: bootId(),
  host: hostname(),
  space: spaceId(),
  ...(door ? { door } : {}),
});

function isAlive({ pid, started }: Owner): boolean {
  // A lock with our pid that we do not hold belongs to an earlier process with the same pid.
  if (pid === process.pid || started !== startOf(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * True unless the owner is known to be dead. On the same kernel that is known at once: from the process table in the same
 * container, and from the owner's socket if it ran in another container. On another machine, or another boot of this one,
 * only the lock's age tells; a lock that is older than this boot belongs to an earlier one.
 * @param ageMs since the lock was last touched
 */
export async function isRunning(folder: string, owner: Owner, ageMs: number): Promise<boolean> {
  if (owner.boot !== bootId()) return ageMs < Math.min(SILENT_AFTER_MS, uptime() * 1000);
  const isNear = owner.space === undefined ? owner.host === hostname() : owner.space === spaceId();
  if (isNear) return isAlive(owner);
  return owner.door ? isAnswered(folder, owner.door) : ageMs < SILENT_AFTER_MS;
}
