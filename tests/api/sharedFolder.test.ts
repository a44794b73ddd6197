/** Databases in memory that begin with the same folder: each keeps to itself what it writes, and leaves the folder as it was. */
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type EmbeddedDatabase, openPglite } from '#server/db/pglite/open.ts';
import { sharedFolderOf } from '#server/db/pglite/sharedFolder.mjs';

const wordsIn = async (db: EmbeddedDatabase) =>
  (await db.text<{ word: string }>('select word from notes order by word')).map(({ word }) => word);

it('a shared folder is written by none of the databases that begin with it', async () => {
  const source = await openPglite('memory://');
  await source.script(`create table notes (word text); insert into notes values ('shared')`);
  const shared = sharedFolderOf(gunzipSync(await source.dump()));
  await source.close();
  const before = Buffer.from(shared.bytes).toString('latin1');
  const [one, two] = await Promise.all([openPglite('memory://', { shared }), openPglite('memory://', { shared })]);
  await one.script(`insert into notes select 'one'; create table own (id int); checkpoint`);
  await two.script(`update notes set word = 'two'; checkpoint`);
  expect(await wordsIn(one)).toEqual(['one', 'shared']);
  expect(await wordsIn(two)).toEqual(['two']);
  await one.close();
  expect(await wordsIn(two)).toEqual(['two']);
  await two.close();
  const third = await openPglite('memory://', { shared });
  expect(await wordsIn(third)).toEqual(['shared']);
  await expect(third.text('select * from own')).rejects.toThrow('does not exist');
  await third.close();
  expect(Buffer.from(shared.bytes).toString('latin1') === before).toBe(true);
});
