/** The first step (000 §4): every row is validated and stored with the result; nothing else is written. */

import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { dayColumns, withCertainDays } from '#schemas/kernel/sheet/rows.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { answerOf } from './answer.ts';
import type { Order } from './body.ts';
import { ownerOf, ruleContext, type UploadContext } from './context.ts';
import type { BulkRow, RawRow } from './row.ts';
import {
  countsOf,
  createUpload,
  findUpload,
  noteCounts,
  rowsOfUpload,
  type StoredRow,
  type StoredUpload,
  writeRows,
} from './store.ts';
import { checkedRow, rawOf } from './storedRow.ts';
import { workOf } from './work.ts';

/** A dry run: whatever a rule writes during the check is rolled back. */
export async function previewRows(tx: Transaction, context: UploadContext, rows: readonly RawRow[]): Promise<BulkRow[]> {
  await tx.text('savepoint looking');
  const checked = await workOf(context.upload).check(ruleContext(tx, context, false), context.upload, rows);
  await tx.text('rollback to savepoint looking');
  return checked;
}

async function begin(tx: Transaction, context: UploadContext, order: Order): Promise<UploadResult> {
  const { entity, name, upload: declared } = context;
  // The days of all rows tell the order in which they are written: those that are corrected later stand alone.
  const days = dayColumns(declared.columns, (column) => entity.fields[column]?.kind);
  const given = withCertainDays(order.rows, days);
  const rows = (await previewRows(tx, context, given)).map((row) => checkedRow(entity, row, context.locale));
  const upload = await createUpload(tx, ownerOf(context), { entity: entity.name, upload: name, fileName: order.fileName });
  await writeRows(tx, upload.id, rows);
  await noteCounts(tx, upload.id, countsOf(rows));
  const kept = rows.some(({ fileId }) => fileId !== null) ? await rowsOfUpload(tx, upload.id) : rows;
  return answerOf(upload, kept, context);
}

const differs = (known: StoredRow | undefined, row: StoredRow): boolean =>
  known?.status !== row.status || JSON.stringify([known.problems, known.found]) !== JSON.stringify([row.problems, row.found]);

/** Corrected rows: all are validated again, as one row can invalidate another. Returns the corrected ones and changed results. */
async function correct(tx: Transaction, context: UploadContext, order: Order, upload: StoredUpload): Promise<UploadResult> {
  const { entity } = context;
  if (upload.status !== 'PROCESSED') throw new AppError('notAllowedNow');
  const known = new Map((await rowsOfUpload(tx, upload.id)).map((row) => [row.number, row]));
  const given = new Map(order.rows.map((row) => [row.number, row]));
  const strangers = [...given.keys()].filter((number) => !known.has(number));
  if (strangers.length) throw new AppError('validation', { fields: { number: { code: 'noSuchRecord' } } });
  const asked = [...known.values()].map((row) => given.get(row.number) ?? rawOf(row, { seen: false }));
  const rows = (await previewRows(tx, context, asked)).map((row) => checkedRow(entity, row, context.locale));
  const changed = rows.filter((row) => given.has(row.number) || differs(known.get(row.number), row));
  await writeRows(tx, upload.id, changed);
  await noteCounts(tx, upload.id, countsOf(rows));
  return answerOf(upload, changed, { ...context, counts: countsOf(rows) });
}

/** @throws AppError notFound for corrections of somebody else's upload, notAllowedNow once it is confirmed */
export const processUpload = (context: UploadContext, order: Order): Promise<UploadResult> =>
  context.db.transaction(async (tx) => {
    if (order.uploadId === undefined) return begin(tx, context, order);
    const upload = await findUpload(tx, order.uploadId, ownerOf(context), 'correct');
    if (!upload || upload.entity !== context.entity.name || upload.upload !== context.name) throw new AppError('notFound');
    return correct(tx, context, order, upload);
  });
