import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { backUp, startMaintenance } from '#server/db/pglite/maintenance.ts';
import { openPglite } from '#server/db/pglite/open.ts';
import { restore } from '#server/db/restore.ts';
import { dataFolder } from './database.ts';

const made: string[] = [];
const cleared = (path: string): string => {
  made.push(path);
  return path;
};
const folder = () => cleared(mkdtempSync(join(tmpdir(), 'atrium-restore-')));
const withDatabase = async () => cleared(await dataFolder('restore'));
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

describe('backups of the embedded database', () => {
  it('restore the data of the time when they were made, and keep the data that they replace', { timeout: 180_000 }, async () => {
    const [data, backups] = [await withDatabase(), folder()];
    const db = await openPglite(data);
    await migrate(db);
    await db.text(`insert into settings (key, value) values ('kept', '1')`);
    const backup = await backUp(db, backups);
    await db.text(`insert into settings (key, value) values ('later', '2')`);
    await db.close();

    const kept = await restore(data, backup);
    expect(readdirSync(data)).toContain(kept?.split('/').at(-1));
    const again = await openPglite(data);
    expect(await again.text('select key from settings')).toEqual([{ key: 'kept' }]);
    expect(await migrate(again)).toEqual([]);
    await again.close();
  });

  it('are limited to the newest five, complete files only', async () => {
    const backups = folder();
    const db = await openPglite(await withDatabase());
    for (let day = 1; day <= 7; day += 1) await backUp(db, backups, new Date(Date.UTC(2026, 0, day)));
    await db.maintain();
    await db.close();
    const names = readdirSync(backups);
    expect(names).toHaveLength(5);
    expect(names.every((name) => name.endsWith('.tar.gz'))).toBe(true);
    expect(names.some((name) => name.includes('2026-01-01') || name.includes('2026-01-02'))).toBe(false);
  });

  it('are made at shutdown if there is none yet or something has changed, and only then', async () => {
    const backups = folder();
    const db = await openPglite(await withDatabase());
    for (const _time of [1, 2]) await (await startMaintenance(db, backups, () => undefined)).stop();
    expect(readdirSync(backups)).toHaveLength(1);
    const busy = await startMaintenance(db, backups, () => undefined);
    await db.text('create table written (id int)');
    await busy.stop();
    expect(readdirSync(backups)).toHaveLength(2);
    await db.close();
  });

  it('that cannot be read leave the data unchanged', async () => {
    const data = await withDatabase();
    const db = await openPglite(data);
    await migrate(db);
    await db.close();
    const broken = join(folder(), 'broken.tar.gz');
    writeFileSync(broken, 'no backup');
    await expect(restore(data, broken)).rejects.toThrow('is no backup that can be restored');
    const again = await openPglite(data);
    expect(await migrate(again)).toEqual([]);
    await again.close();
  });

  it('are rejected while a process uses the folder', async () => {
    const [data, backups] = [await withDatabase(), folder()];
    const db = await openPglite(data);
    const backup = await backUp(db, backups);
    await expect(restore(data, backup)).rejects.toThrow('already uses');
    await db.close();
  });
});
