/** What is kept of every written row so that the upload can be undone: what it has replaced, and what the record was afterwards. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasNoProblems } from '../calls/refusal.ts';
import { chunksOf } from './chunks.ts';
import { type BulkRow, isUnchanged } from './row.ts';

/** A record as it is stored; signing in is no change of it. */
export const printOf = (alias: string): SQL =>
  sql.raw(`md5((to_jsonb(${alias}) - 'last_sign_in_date' - 'invite_last_sent_date')::text)`);

export async function keepForUndo(on: Queryable, entity: Entity, uploadId: string, rows: readonly BulkRow[]): Promise<void> {
  const written = rows.filter((row) => hasNoProblems(row) && !isUnchanged(row) && row.recordId !== undefined);
  const kept = written.map(({ number, recordId, before, values }) => ({
    number,
    recordId,
    before: before ? Object.fromEntries(Object.keys(values).map((key) => [key, before[key] ?? null])) : null,
  }));
  for (const chunk of chunksOf(kept))
    await on.query(sql`
      update bulk_upload_rows u set undo = jsonb_build_object('before', r.before, 'print', ${printOf('t')})
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as r(number int, "recordId" bigint, before jsonb)
      join ${sql.raw(`"${entity.table}"`)} t on t.id = r."recordId"
      where u.upload_id = ${uploadId}::uuid and u.number = r.number`);
}
