/**
 * The second step (000 §4): the rows that were well go in, all in one transaction, exactly once. Who confirms again, from
 * another tab, after a lost answer or in another process, waits for the first and gets the same answer.
 */
import type { UploadResult } from '#schemas/kernel/upload.ts';
import { DatabaseError, type Transaction } from '#server/db/database.ts';
import { AppError } from '#server/http/errors.ts';
import { answerOf } from './answer.ts';
import { auditRows } from './auditRows.ts';
import { type BulkContext, bulkRulesOf } from './bulkRules.ts';
import { checkRows } from './check.ts';
import { bulkContext, ownerOf, type UploadContext } from './context.ts';
import { insertRows } from './insert.ts';
import { type BulkRow, isWell, refuse } from './row.ts';
import { countsOf, findUpload, noteCounts, rowsOfUpload, type StoredRow, type StoredUpload, settleRows } from './store.ts';

/** Rows whose value somebody else has used between the look and the insertion: the area may know whom they stand for. */
async function settleLost(context: BulkContext, rows: readonly BulkRow[], column: string): Promise<void> {
  const lost = rows.filter((row) => row.recordId === undefined);
  if (!lost.length) return;
  await bulkRulesOf(context.entity)?.check?.(context, lost);
  for (const row of lost) if (row.recordId === undefined) refuse(row, column, 'duplicate');
}

/** Writes the rows that are still well; the others say why they are not. */
async function write(context: BulkContext, rows: readonly BulkRow[], column: string): Promise<BulkRow[]> {
  await insertRows(
    context,
    rows.filter((row) => isWell(row) && row.recordId === undefined),
  );
  await settleLost(context, rows.filter(isWell), column);
  const done = rows.filter(isWell);
  if (done.length) await bulkRulesOf(context.entity)?.afterInsert?.(context, done);
  return done;
}

async function run(tx: Transaction, context: UploadContext, upload: StoredUpload): Promise<UploadResult> {
  const { entity, locale, origin } = context;
  const stored = await rowsOfUpload(tx, upload.id);
  const ready = stored.filter(({ status }) => status === 'READY');
  const bulk = bulkContext(tx, context, true);
  const rows = await checkRows(bulk, context.upload, ready);
  const [unique] = Object.entries(entity.fields).find(([, field]) => field.unique && !field.via) ?? context.upload.columns;
  const done = await write(bulk, rows, unique as string);
  await auditRows(
    bulk,
    done.map((row) => row.recordId as number),
    origin,
  );
  const settled = rows.map((row) => ({
    number: row.number,
    problems: isWell(row) ? null : row.problems,
    status: isWell(row) ? ('UPLOADED' as const) : ('FAILED' as const),
    recordId: isWell(row) ? (row.recordId ?? null) : null,
  }));
  await settleRows(tx, upload.id, settled);
  const fresh = new Map(settled.map((row) => [row.number, row]));
  const all: StoredRow[] = stored.map((row) => ({ ...row, ...fresh.get(row.number) }));
  const counts = countsOf(all);
  const status = counts.uploaded > 0 ? 'UPLOADED' : 'FAILED';
  await noteCounts(tx, upload.id, counts, status);
  return answerOf({ ...upload, status }, all, { entity, locale });
}

const attempt = (context: UploadContext, id: unknown): Promise<UploadResult> =>
  context.db.transaction(async (tx) => {
    const upload = await findUpload(tx, id, ownerOf(context), 'confirm');
    if (!upload || upload.entity !== context.entity.name || upload.upload !== context.name) throw new AppError('notFound');
    if (upload.status === 'PROCESSED') return run(tx, context, upload);
    return answerOf(upload, await rowsOfUpload(tx, upload.id), context);
  });

/** Two that insert at once may stand in each other's way: one is sent back and comes again. */
const stoodInTheWay = (error: unknown): boolean => error instanceof DatabaseError && /^40(001|P01)$/.test(error.code);

/** @throws AppError notFound for what is not the person's own upload in this office centre */
export const confirmUpload = (context: UploadContext, id: unknown): Promise<UploadResult> =>
  attempt(context, id).catch((error: unknown) => {
    if (stoodInTheWay(error)) return attempt(context, id);
    throw error;
  });
