import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseError, type Queryable } from '#server/db/database.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  await db.script('create table notes (id int primary key, word text)');
});
afterAll(() => database.drop());
beforeEach(() => db.text('delete from notes'));

const words = async () => (await db.text<{ word: string }>('select word from notes order by id')).map(({ word }) => word);
const pause = () => new Promise((done) => setTimeout(done, 20));

describe('a transaction', () => {
  it('is not visible to others before it ends', async () => {
    let started: () => void = () => {};
    const begun = new Promise<void>((done) => {
      started = done;
    });
    const writing = db.transaction(async (tx) => {
      await tx.text(`insert into notes values (1, 'one')`);
      started();
      await pause();
      await tx.text(`insert into notes values (2, 'two')`);
    });
    await begun;
    expect([[], ['one', 'two']]).toContainEqual(await words());
    await writing;
    expect(await words()).toEqual(['one', 'two']);
  });

  it('leaves nothing behind when it fails, and the connection is usable again', async () => {
    await expect(
      db.transaction(async (tx) => {
        await tx.text(`insert into notes values (1, 'one')`);
        await tx.text(`insert into notes values (1, 'again')`);
      }),
    ).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(await words()).toEqual([]);
    await expect(db.text('select nonsense')).rejects.toBeInstanceOf(DatabaseError);
    expect(await db.text('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves nothing behind when its own code throws, after statements or before the first one', async () => {
    const fails = (run: (tx: Queryable) => Promise<unknown>) =>
      expect(
        db.transaction(async (tx) => {
          await run(tx);
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    await fails((tx) => tx.text(`insert into notes values (1, 'one')`));
    expect(await words()).toEqual([]);
    await fails(async () => undefined);
    await db.transaction(async () => undefined);
    await db.transaction((tx) => Promise.all([2, 3].map((id) => tx.text('insert into notes values ($1, $2)', [id, String(id)]))));
    expect(await words()).toEqual(['2', '3']);
  });

  it('rejects direct use of the database inside it, which would deadlock or not be part of it', async () => {
    await db.transaction(async () => {
      await expect(db.text('select 1')).rejects.toThrow('only its own `tx`');
      await expect(db.transaction(async () => {})).rejects.toThrow('only its own `tx`');
    });
  });

  it('runs its after-commit work after a commit only', async () => {
    const heard: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => heard.push('kept'));
      expect(heard).toEqual([]);
    });
    await expect(
      db.transaction(async (tx) => {
        tx.afterCommit(() => heard.push('lost'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(heard).toEqual(['kept']);
  });

  it('is serialized: fifty at once lose no update', async () => {
    await db.text(`insert into notes values (1, '0')`);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.transaction(async (tx) => {
          const [row] = await tx.text<{ word: string }>('select word from notes where id = 1 for update');
          await tx.text('update notes set word = $1 where id = 1', [String(Number(row?.word) + 1)]);
        }),
      ),
    );
    expect(await words()).toEqual(['50']);
  });
});

describe('values', () => {
  it('are the same on every driver', async () => {
    const [row] = await db.query(sql`select 9007199254740991::int8 as big, 12.5::numeric as exact, date '2026-02-28' as day,
      time '09:30:15' as clock, timestamptz '2026-06-01 10:00:00.5+08' as instant, '{"a":[1]}'::jsonb as json,
      array['a','b'] as list, null as nothing, true as flag`);
    expect(row).toEqual({
      big: 9007199254740991,
      exact: 12.5,
      day: '2026-02-28',
      clock: '09:30',
      instant: '2026-06-01T02:00:00.500Z',
      json: { a: [1] },
      list: ['a', 'b'],
      nothing: null,
      flag: true,
    });
  });

  it('use UTC for the date of an instant', async () => {
    expect(await db.text(`select (timestamptz '2026-06-01 00:30:00+08')::date as day`)).toEqual([{ day: '2026-05-31' }]);
  });

  it('of several statements in one text are returned one after the other', async () => {
    expect(await db.text('select 1 as n; select 2 as n')).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('notifications', () => {
  it('reach listeners until they unsubscribe', async () => {
    const heard: string[] = [];
    const stop = await db.listen('notes', (payload) => heard.push(payload));
    await db.notify('notes', 'first');
    await expect.poll(() => heard).toEqual(['first']);
    await stop();
    await db.notify('notes', 'second');
    await pause();
    expect(heard).toEqual(['first']);
  });
});
