import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/pglite/lock.ts';
import { openPglite } from '#server/db/pglite/open.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'atrium-lock-'));
let release: (() => void) | undefined;
afterEach(() => release?.());

describe('the lock on the data folder', () => {
  it('refuses a second owner, naming the first, and lets go when released', () => {
    const path = folder();
    release = lockFolder(path);
    expect(() => lockFolder(path)).toThrow(`pid ${process.pid}`);
    release();
    release = lockFolder(path);
  });

  it('refuses a second process', () => {
    const path = folder();
    release = lockFolder(path);
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      env: { ...process.env, DATA_DIR: path, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Another process (pid ${process.pid}) already uses the embedded database`);
  });

  it('takes over a lock whose process is gone, or that an earlier boot left', () => {
    for (const owner of [
      { pid: 999_999_999, started: '1', boot: 'x', host: hostname() },
      { pid: 1, started: '1', boot: 'an earlier boot', host: hostname() },
    ]) {
      const path = folder();
      writeFileSync(join(path, 'atrium.lock'), JSON.stringify(owner));
      lockFolder(path)();
    }
  });

  it('is returned when the database is closed', async () => {
    const path = folder();
    const db = await openPglite(path);
    await expect(openPglite(path)).rejects.toThrow('already uses');
    await db.close();
    release = lockFolder(path);
  });
});
