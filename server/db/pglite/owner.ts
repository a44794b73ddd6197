/** Who holds the lock of a data folder, and whether that process still runs. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { isAnswered } from './lockSocket.ts';

export interface Owner {
  pid: number;
  started: string;
  boot: string;
  host: string;
  /** The container, as far as process numbers go: they mean nothing in another one. */
  space?: string;
  /** A socket beside the lock that exists as long as the process does. */
  door?: string;
}

/** A lock of another machine that nobody has touched for so long is dead. */
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
/** Start of a process in ticks since boot (field 22 of its stat line), so that a reused pid is not mistaken; Linux only. */
const startOf = (pid: number): string =>
  orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')
    .at(-1)
    ?.split(' ')[19] ?? '';

/** This process, as it writes itself into a lock. */
export const self = (door?: string): Owner => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: bootId(),
  host: hostname(),
  space: spaceId(),
  ...(door ? { door } : {}),
});

function isAlive({ pid, started }: Owner): boolean {
  // A lock of ours that we do not hold is that of an earlier process with the same number.
  if (pid === process.pid || started !== startOf(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * True unless the owner is known to be gone. On the same kernel that is known at once: from the process table where it is
 * ours, too, and from the owner's socket where it ran in another container. On another machine, or another boot of this one,
 * only silence tells; a lock that is older than this boot is that of an earlier one.
 * @param ageMs since the lock was last touched
 */
export async function isRunning(folder: string, owner: Owner, ageMs: number): Promise<boolean> {
  if (owner.boot !== bootId()) return ageMs < Math.min(SILENT_AFTER_MS, uptime() * 1000);
  const isNear = owner.space === undefined ? owner.host === hostname() : owner.space === spaceId();
  if (isNear) return isAlive(owner);
  return owner.door ? isAnswered(folder, owner.door) : ageMs < SILENT_AFTER_MS;
}
