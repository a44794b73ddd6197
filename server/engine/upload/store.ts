/** Uploads and their rows as they stand in the database (`bulk_uploads`, `bulk_upload_rows`). */
import { sql } from 'drizzle-orm';
import type { Cells, RowStatus, UploadStatus } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { chunksOf } from './chunks.ts';

export interface StoredUpload {
  id: string;
  entity: string;
  upload: string;
  fileName: string;
  status: UploadStatus;
  officeCentreId: number | null;
}
export interface StoredRow {
  number: number;
  data: Cells;
  problems: Record<string, Message> | null;
  status: RowStatus;
  recordId: number | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Uploads that one person can have waiting for a confirmation; the oldest make room. */
const MOST_WAITING = 5;
const COLUMNS = sql.raw(`id, entity, upload, file_name as "fileName", status, office_centre_id as "officeCentreId"`);

interface Owner {
  userId: number;
  officeCentreId: number | null;
}

/**
 * A person's own upload, made in the office centre in which the person works now.
 * `confirm` waits until nobody else confirms it, `correct` until nobody changes it.
 */
export async function findUpload(
  on: Queryable,
  id: unknown,
  { userId, officeCentreId }: Owner,
  lock?: 'confirm' | 'correct',
): Promise<StoredUpload | undefined> {
  if (typeof id !== 'string' || !UUID.test(id)) return undefined;
  const held = lock === 'confirm' ? 'for update' : lock === 'correct' ? 'for no key update' : '';
  const [found] = await on.query<StoredUpload>(sql`
    select ${COLUMNS} from bulk_uploads where id = ${id}::uuid and user_id = ${userId}
      and office_centre_id is not distinct from ${officeCentreId} ${sql.raw(held)}`);
  return found;
}

/** True while another call confirms it: its row cannot be shared then. */
export async function isConfirming(on: Queryable, id: string): Promise<boolean> {
  const [free] = await on.query(sql`select 1 from bulk_uploads where id = ${id}::uuid for key share skip locked`);
  return free === undefined;
}

export async function createUpload(
  on: Queryable,
  { userId, officeCentreId }: Owner,
  facts: { entity: string; upload: string; fileName: string },
): Promise<StoredUpload> {
  await on.query(sql`
    delete from bulk_uploads where user_id = ${userId} and status = 'PROCESSED' and id not in
      (select id from bulk_uploads where user_id = ${userId} and status = 'PROCESSED' order by created_date desc limit ${MOST_WAITING - 1}::int)`);
  const [row] = await on.query<StoredUpload>(sql`
    insert into bulk_uploads (user_id, office_centre_id, entity, upload, file_name)
    values (${userId}, ${officeCentreId}, ${facts.entity}, ${facts.upload}, ${facts.fileName}) returning ${COLUMNS}`);
  if (!row) throw new Error('an upload was not stored');
  return row;
}

export const rowsOfUpload = (on: Queryable, id: string): Promise<StoredRow[]> =>
  on.query<StoredRow>(sql`
    select number, data, problems, status, record_id as "recordId" from bulk_upload_rows where upload_id = ${id}::uuid order by number`);

/** Writes rows as they are now, new ones and known ones alike. */
export async function writeRows(on: Queryable, id: string, rows: readonly StoredRow[]): Promise<void> {
  for (const chunk of chunksOf(rows, 2000))
    await on.query(sql`
      insert into bulk_upload_rows (upload_id, number, data, problems, status, record_id)
      select ${id}::uuid, number, data, problems, status, "recordId"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as r(number int, data jsonb, problems jsonb, status text, "recordId" bigint)
      on conflict (upload_id, number) do update
        set data = excluded.data, problems = excluded.problems, status = excluded.status, record_id = excluded.record_id`);
}

/** Notes what has become of the rows, without touching what they hold. */
export async function settleRows(on: Queryable, id: string, rows: readonly Omit<StoredRow, 'data'>[]): Promise<void> {
  for (const chunk of chunksOf(rows, 2000))
    await on.query(sql`
      update bulk_upload_rows u set problems = r.problems, status = r.status, record_id = r."recordId"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as r(number int, problems jsonb, status text, "recordId" bigint)
      where u.upload_id = ${id}::uuid and u.number = r.number`);
}

export interface Counts {
  uploaded: number;
  failed: number;
}
export const countsOf = (rows: readonly Pick<StoredRow, 'status'>[]): Counts => {
  const uploaded = rows.filter(({ status }) => status === 'READY' || status === 'UPLOADED').length;
  return { uploaded, failed: rows.length - uploaded };
};

export async function noteCounts(on: Queryable, id: string, { uploaded, failed }: Counts, done?: UploadStatus): Promise<void> {
  await on.query(sql`
    update bulk_uploads set total = ${uploaded + failed}::int, uploaded = ${uploaded}::int, failed = ${failed}::int
      ${done ? sql`, status = ${done}, confirmed_date = now(), finished_date = now()` : sql.raw('')}
    where id = ${id}::uuid`);
}
