/**
 * Deletes files without references: never attached to anything, or released by their record. They are found in sets, not one
 * by one, and deleted a day later, row and bytes. Somebody who attaches one at the same moment wins, or gets an error.
 */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, type JobContext, jobName } from '#server/jobs/job.ts';
import { type FileReferences, referencedFiles } from './fileReferences.ts';
import { storageOf } from './storage.ts';

const CLEAN_UP = 'files.cleanUp';
const REMOVE_BYTES = jobName<{ keys: readonly string[] }>('files.removeBytes');
/** Hours for which an unused file is kept: the person who uploaded it may still be filling in the form. */
export const GRACE_HOURS = 24;
const MARKED_AT_ONCE = 20_000;
const REMOVED_AT_ONCE = 500;

/** Deletes the bytes after the commit of `tx`, even if this process ends before that. */
export async function removeBytesLater(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length) await enqueue(tx, REMOVE_BYTES, { keys });
}

/** Records for every file whether it is referenced, in batches in key order. */
async function markUnused(db: Database, references: FileReferences): Promise<void> {
  for (let from = 0; ; ) {
    const [range] = await db.query<{ to: number | null }>(
      sql`select max(id) as to from (select id from system_files where id > ${from} order by id limit ${MARKED_AT_ONCE}) page`,
    );
    if (!range?.to) return;
    const { to } = range;
    await db.query(sql`
      with held as materialized (${referencedFiles(references, { from, to })})
      update system_files f set unused_since_date = case when h.id is null then now() end
      from system_files g left join (select distinct id from held) h on h.id = g.id
      where f.id = g.id and g.id > ${from} and g.id <= ${to} and (g.unused_since_date is null) = (h.id is null)`);
    from = to;
  }
}

/** Deletes one batch; returns how many files it looked at. */
async function removeBatch(tx: Transaction, references: FileReferences): Promise<number> {
  // Attaching a file locks its row: one that is being attached is skipped, and one that is locked here cannot be attached.
  const rows = await tx.query<{ id: number }>(sql`
    select id from system_files
    where unused_since_date < now() - make_interval(hours => ${GRACE_HOURS}::int) and (linked_until_date is null or linked_until_date < now())
    order by unused_since_date limit ${REMOVED_AT_ONCE} for update skip locked`);
  if (!rows.length) return 0;
  const ids = rows.map(({ id }) => id);
  const list = idList(ids);
  const range = { from: Math.min(...ids) - 1, to: Math.max(...ids) };
  // Checked again under the lock: what was attached before it is visible now.
  await tx.query(sql`
    with held as materialized (${referencedFiles(references, range)})
    update system_files set unused_since_date = null where id = any(${list}) and id in (select id from held)`);
  const gone = await tx.query<{ key: string; small: string | null }>(
    sql`delete from system_files where id = any(${list}) and unused_since_date is not null returning storage_key as key, thumbnail_key as small`,
  );
  await removeBytesLater(
    tx,
    gone.flatMap(({ key, small }) => (small ? [key, small] : [key])),
  );
  return rows.length;
}

/** Deletes files that have been unused for a day. Any number of processes may do it at once. */
export async function cleanUpFiles(db: Database, references: FileReferences): Promise<void> {
  await markUnused(db, references);
  while (await db.transaction((tx) => removeBatch(tx, references)));
}

const removing: Job<{ keys: readonly string[] }> = {
  name: REMOVE_BYTES,
  run: async ({ keys }, { config }) => {
    const storage = storageOf(config);
    for (const key of keys) await storage.remove(key);
  },
};
const cleaningUp: Job<object, JobContext & { model: FileReferences }> = {
  name: CLEAN_UP,
  cron: '41 2 * * *',
  expireSeconds: 1800,
  run: (_, { db, model }) => cleanUpFiles(db, model),
};
export const fileJobs = [removing, cleaningUp] as const;
