/** Uploads and their rows in the database (`bulk_uploads`, `bulk_upload_rows`). */
import { sql } from 'drizzle-orm';
import type { Cells, PastUpload, RowChange, RowStatus, UploadStatus } from '#schemas/kernel/calls/upload.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
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
  /** The record of the row, as it was when it was checked. */
  found: { version: number; title: string; changes: readonly RowChange[] } | null;
  fileId: number | null;
  /** The file, when rows are read. */
  file?: EmbeddedFile | null;
}

/** Maximum number of a person's uploads that wait for confirmation; the oldest are deleted. */
const MAX_WAITING = 5;
const COLUMNS = sql.raw(`id, entity, upload, file_name as "fileName", status, office_centre_id as "officeCentreId"`);

interface Owner {
  userId: number;
  officeCentreId: number | null;
}

/**
 * A person's own upload, created in the office centre in which the person works now.
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

/** True while another call confirms it: its row is locked then. */
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
      (select id from bulk_uploads where user_id = ${userId} and status = 'PROCESSED' order by created_date desc limit ${MAX_WAITING - 1}::int)`);
  const [row] = await on.query<StoredUpload>(sql`
    insert into bulk_uploads (user_id, office_centre_id, entity, upload, file_name)
    values (${userId}, ${officeCentreId}, ${facts.entity}, ${facts.upload}, ${facts.fileName}) returning ${COLUMNS}`);
  if (!row) throw new Error('an upload was not stored');
  return row;
}

/** Uploads of a page that a person has confirmed in an office centre, the newest first. */
export const pastUploads = (
  on: Queryable,
  { userId, officeCentreId }: Owner,
  entity: string,
  upload: string,
): Promise<PastUpload[]> =>
  on.query<PastUpload>(sql`
    select id as "uploadId", file_name as "fileName", status, finished_date as "finishedDate", uploaded as "uploadedRecords",
      failed as "failedRecords"
    from bulk_uploads where user_id = ${userId} and office_centre_id is not distinct from ${officeCentreId}
      and entity = ${entity} and upload = ${upload} and finished_date is not null
    order by finished_date desc limit ${SHOWN}`);
/** Past uploads that a page shows. */
const SHOWN = 10;

export const rowsOfUpload = (on: Queryable, id: string): Promise<StoredRow[]> =>
  on.query<StoredRow>(sql`
    select r.number, r.data, r.problems, r.status, r.record_id as "recordId", r.found, r.file_id as "fileId",
      case when f.id is not null then json_build_object('systemFileId', f.id, 'uuid', f.uuid,
        'fullPath', '/api/system-files/uuid/' || f.uuid, 'name', f.name) end as file
    from bulk_upload_rows r left join system_files f on f.id = r.file_id where r.upload_id = ${id}::uuid order by r.number`);

/** Writes the current state of rows, new and known ones alike. */
export async function writeRows(on: Queryable, id: string, rows: readonly StoredRow[]): Promise<void> {
  for (const chunk of chunksOf(rows, 2000))
    await on.query(sql`
      insert into bulk_upload_rows (upload_id, number, data, problems, status, record_id, found, file_id)
      select ${id}::uuid, number, data, problems, status, "recordId", found, "fileId"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as r(number int, data jsonb, problems jsonb, status text, "recordId" bigint, found jsonb, "fileId" bigint)
      on conflict (upload_id, number) do update
        set data = excluded.data, problems = excluded.problems, status = excluded.status, record_id = excluded.record_id,
          found = excluded.found`);
}

/** Stores the results of the rows, without changing their data. */
export async function settleRows(
  on: Queryable,
  id: string,
  rows: readonly Omit<StoredRow, 'data' | 'found' | 'fileId'>[],
): Promise<void> {
  for (const chunk of chunksOf(rows, 2000))
    await on.query(sql`
      update bulk_upload_rows u set problems = r.problems, status = r.status, record_id = r."recordId"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as r(number int, problems jsonb, status text, "recordId" bigint)
      where u.upload_id = ${id}::uuid and u.number = r.number`);
}

export interface Counts {
  uploaded: number;
  failed: number;
  unchanged: number;
}
export function countsOf(rows: readonly Pick<StoredRow, 'status'>[]): Counts {
  const count = (...wanted: RowStatus[]) => rows.filter(({ status }) => wanted.includes(status)).length;
  return { uploaded: count('READY', 'UPLOADED'), failed: count('REFUSED', 'FAILED'), unchanged: count('UNCHANGED') };
}

export async function noteCounts(on: Queryable, id: string, counts: Counts, done?: UploadStatus): Promise<void> {
  const { uploaded, failed, unchanged } = counts;
  await on.query(sql`
    update bulk_uploads set total = ${uploaded + failed + unchanged}::int, uploaded = ${uploaded}::int, failed = ${failed}::int
      ${done ? sql`, status = ${done}, confirmed_date = now(), finished_date = now()` : sql.raw('')}
    where id = ${id}::uuid`);
}
