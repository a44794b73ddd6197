/**
 * The second step (000 §4): the valid rows are written, all in one transaction, exactly once. A second confirmation, from
 * another tab, after a lost answer or in another process, waits for the first and gets the same answer.
 */
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { DatabaseError, type Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { answerOf } from './answer.ts';
import { ownerOf, type UploadContext } from './context.ts';
import { enterRows } from './enter.ts';
import { countsOf, findUpload, noteCounts, rowsOfUpload, type StoredRow, type StoredUpload, settleRows } from './store.ts';
import { finishedRow, rawOf } from './storedRow.ts';
import { keepForUndo } from './undoFacts.ts';

async function run(tx: Transaction, context: UploadContext, upload: StoredUpload): Promise<UploadResult> {
  const stored = await rowsOfUpload(tx, upload.id);
  const ready = stored.filter(({ status }) => status === 'READY');
  const rows = await enterRows(
    tx,
    context,
    ready.map((row) => rawOf(row, { seen: true })),
  );
  const outcome = rows.map(finishedRow);
  await settleRows(tx, upload.id, outcome);
  await keepForUndo(tx, context.entity, upload.id, rows);
  const fresh = new Map(outcome.map((row) => [row.number, row]));
  const all: StoredRow[] = stored.map((row) => ({ ...row, ...fresh.get(row.number) }));
  const counts = countsOf(all);
  const status = counts.uploaded > 0 ? 'UPLOADED' : 'FAILED';
  await noteCounts(tx, upload.id, counts, status);
  return answerOf({ ...upload, status }, all, context);
}

const attempt = (context: UploadContext, id: unknown): Promise<UploadResult> =>
  context.db.transaction(async (tx) => {
    const upload = await findUpload(tx, id, ownerOf(context), 'confirm');
    if (!upload || upload.entity !== context.entity.name || upload.upload !== context.name) throw new AppError('notFound');
    if (upload.status === 'PROCESSED') return run(tx, context, upload);
    return answerOf(upload, await rowsOfUpload(tx, upload.id), context);
  });

/** Two concurrent writes may deadlock, or use the same unique value: one is rolled back and retried. */
const isConflict = (error: unknown): boolean => error instanceof DatabaseError && /^(40001|40P01|23505|23P01)$/.test(error.code);

/** @throws AppError notFound unless it is the person's own upload in this office centre */
export const confirmUpload = (context: UploadContext, id: unknown): Promise<UploadResult> =>
  attempt(context, id).catch((error: unknown) => {
    if (isConflict(error)) return attempt(context, id);
    throw error;
  });
