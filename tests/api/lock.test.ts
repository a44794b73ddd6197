import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/pglite/lock.ts';
import { openPglite } from '#server/db/pglite/open.ts';
import { self as lockOf } from '#server/db/pglite/owner.ts';
import { builtServer } from './crash/server.ts';
import { dataFolder } from './database.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'atrium-lock-'));
let release: (() => void) | undefined;
afterEach(() => release?.());

describe('the lock on the data folder', () => {
  it('rejects a second owner with the name of the first, and is free after release', async () => {
    const path = folder();
    release = await lockFolder(path);
    await expect(lockFolder(path)).rejects.toThrow(`pid ${process.pid}`);
    release();
    expect(readdirSync(path).filter((name) => name === 'atrium.lock')).toEqual([]);
    release = await lockFolder(path);
  });

  it('blocks a second process', async () => {
    const path = folder();
    release = await lockFolder(path);
    const { status, stderr } = spawnSync(process.execPath, [await builtServer()], {
      env: { ...process.env, DATA_DIR: path, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Another process (pid ${process.pid}) already uses the embedded database`);
  });

  const here = { boot: lockOf().boot, space: lockOf().space, host: hostname() };
  /** A lock left by another process, last touched so many seconds ago. */
  function left(owner: object, secondsAgo = 0): string {
    const path = folder();
    const lock = join(path, 'atrium.lock');
    writeFileSync(lock, JSON.stringify(owner));
    const then = Date.now() / 1000 - secondsAgo;
    utimesSync(lock, then, then);
    return path;
  }
  const isTaken = async (path: string): Promise<boolean> => {
    const give = await lockFolder(path).catch((error: Error) => {
      if (!error.message.includes('already uses')) throw error;
    });
    give?.();
    return give !== undefined;
  };

  it('is taken over at once if its process is gone, even if it is recent', async () => {
    // No such process; another process with that number; our own number from an earlier start of the same container.
    for (const [pid, started] of [
      [999_999_999, '1'],
      [process.ppid, '1'],
      [process.pid, '1'],
    ]) {
      expect(await isTaken(left({ ...here, pid, started }))).toBe(true);
      // The same lock written by an earlier release, which identified the machine only by name.
      expect(await isTaken(left({ pid, started, boot: here.boot, host: here.host }))).toBe(true);
    }
  });

  it('of an earlier boot is taken over, that of another machine is not', async () => {
    const earlier = { ...here, pid: 1, started: '1', boot: 'another boot' };
    expect(await isTaken(left(earlier, uptime() + 60))).toBe(true);
    // With the same name, on a shared volume: it is touched while its owner runs.
    expect(await isTaken(left(earlier))).toBe(false);
    expect(await isTaken(left({ ...earlier, host: 'elsewhere' }))).toBe(false);
    expect(await isTaken(left({ ...earlier, host: 'elsewhere' }, 60))).toBe(true);
  });

  it('shows whether its owner in another container is alive', async () => {
    const path = folder();
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '-e',
        `import('#server/db/pglite/lock.ts').then(({ lockFolder }) => lockFolder(process.argv[1])).then(() => console.log('held')); setInterval(() => {}, 1e6)`,
        path,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    const lock = join(path, 'atrium.lock');
    // Process numbers of another container mean nothing here: the owner is asked through its socket.
    const foreign = { ...JSON.parse(readFileSync(lock, 'utf8')), space: 'pid:[1]', host: 'another container', pid: 1 };
    const writeForeign = () => writeFileSync(lock, JSON.stringify(foreign));
    writeForeign();
    expect(await isTaken(path)).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    writeForeign();
    expect(await isTaken(path)).toBe(true);
    // Without a socket only the age of the lock counts.
    expect(await isTaken(left({ ...foreign, door: undefined }))).toBe(false);
    expect(await isTaken(left({ ...foreign, door: undefined }, 60))).toBe(true);
  });

  it('goes to only one of several processes that find its owner dead', async () => {
    const path = left({ ...here, pid: 999_999_999, started: '1' });
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(path)));
    const given = attempts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(given).toHaveLength(1);
    release = given[0];
    release?.();
    expect(readdirSync(path)).toEqual([]);
  });

  it('is released when the database is closed', async () => {
    const path = await dataFolder('lock');
    const db = await openPglite(path);
    await expect(openPglite(path)).rejects.toThrow('already uses');
    await db.close();
    release = await lockFolder(path);
  });
});
