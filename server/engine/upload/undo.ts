/**
 * Undoing an upload as a whole (000 §4 Uploads): what it created is taken back, what it changed is set back, all of it or nothing,
 * and only while nothing has changed since. The person needs what the upload needed, within the same scope.
 */
import { sql } from 'drizzle-orm';
import { translate } from '#i18n/server.ts';
import type { UndoBarrier, UploadResult } from '#schemas/kernel/calls/upload.ts';
import { recordName } from '#schemas/kernel/entity/title.ts';
import { DatabaseError, type Transaction } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { askMany } from '../calls/refusal.ts';
import { readRecords } from '../records/readRecords.ts';
import type { RecordRow } from '../records/record.ts';
import { changeRecord, removeRecord } from '../write/change.ts';
import { answerOf } from './answer.ts';
import { auditRows } from './auditRows.ts';
import { ownerOf, ruleContext, type UploadContext } from './context.ts';
import type { BulkRow } from './row.ts';
import { findUpload, rowsOfUpload, type StoredUpload } from './store.ts';
import { printOf } from './undoFacts.ts';
import { updateRows } from './update.ts';

/** A row that was written. */
interface Written {
  number: number;
  recordId: number;
  /** The values that it has replaced; null where it has created the record. */
  before: Record<string, unknown> | null;
  version: number | null;
  isSame: boolean;
}
type Code = 'changed' | 'gone' | 'needed' | 'unknown';

/** The rows with their records, locked in the order of their ids. */
async function writtenRows(tx: Transaction, { entity }: UploadContext, { id }: StoredUpload): Promise<Written[]> {
  const table = sql.raw(`"${entity.table}"`);
  await tx.query(sql`
    select 1 from ${table} t where t.id in (select record_id from bulk_upload_rows where upload_id = ${id}::uuid and status = 'UPLOADED')
    order by t.id for update`);
  return tx.query<Written>(sql`
    select u.number, u.record_id as "recordId", nullif(u.undo -> 'before', 'null'::jsonb) as before, t.version,
      coalesce(u.undo ->> 'print' = ${printOf('t')}, false) and not exists (
        select 1 from audit_log a where a.entity = ${entity.historyOf ?? entity.name} and a.record_id = t.id
          and a.at > (select finished_date from bulk_uploads where id = u.upload_id)) as "isSame"
    from bulk_upload_rows u left join ${table} t on t.id = u.record_id
    where u.upload_id = ${id}::uuid and u.status = 'UPLOADED' and u.record_id is not null order by u.number desc`);
}

/** Runs the work of one row; what it has written is rolled back if it is refused. Returns the reason. */
async function attempt(tx: Transaction, work: () => Promise<unknown>): Promise<Code | undefined> {
  await tx.text('savepoint taking_back');
  try {
    await work();
    await tx.text('release savepoint taking_back');
    return undefined;
  } catch (error) {
    const isNeeded = error instanceof DatabaseError && error.code.startsWith('23');
    if (!isNeeded && !(error instanceof AppError)) throw error;
    await tx.text('rollback to savepoint taking_back');
    return isNeeded || error.code === 'inUse' ? 'needed' : error.code === 'notFound' ? 'gone' : 'changed';
  }
}

/** Takes back what the rows have created. Returns why rows could not be, by their numbers. */
async function removeCreated(tx: Transaction, context: UploadContext, rows: readonly Written[]): Promise<Map<number, Code>> {
  const refused = new Map<number, Code>();
  const { takeBack } = context.model.rules(context.entity);
  const entity = { ...context.entity, api: { ...context.entity.api, key: 'id' as const } };
  for (const { number, recordId } of rows) {
    const code = await attempt(tx, async () => {
      await removeRecord(tx, { ...context, entity }, recordId, {});
      await takeBack?.(tx, [recordId]);
    });
    if (code) refused.set(number, code);
  }
  return refused;
}

/** What rows have become instead of records, such as invitations: all that this upload has made in its transaction. */
async function takeBackDiverted(tx: Transaction, context: UploadContext, upload: StoredUpload): Promise<Map<number, Code>> {
  const refused = new Map<number, Code>();
  const diverted = await tx.query<{ number: number }>(sql`
    select number from bulk_upload_rows where upload_id = ${upload.id}::uuid and status = 'UPLOADED' and record_id is null order by number`);
  if (!diverted.length) return refused;
  const to = context.model.rules(context.entity).divertedTo;
  const entity = to && context.model.entity(to.entity);
  const made = entity
    ? await tx.query<{ id: number }>(sql`
        select t.id from ${sql.raw(`"${entity.table}"`)} t, bulk_uploads u
        where u.id = ${upload.id}::uuid and t.created_date = u.finished_date and t.created_user_id = u.user_id order by t.id`)
    : [];
  for (const [index, { number }] of diverted.entries()) {
    const one = made[index];
    const code =
      one && entity && to
        ? await attempt(tx, () => changeRecord(tx, { ...context, entity }, to.takenBackBy, one.id, {}))
        : 'unknown';
    if (code) refused.set(number, code);
  }
  return refused;
}

/** Sets back what the rows have changed, in a few statements, with the rules of an update. */
async function setBack(tx: Transaction, context: UploadContext, rows: readonly Written[]): Promise<Map<number, Code>> {
  const bulk = { ...ruleContext(tx, context, true), operation: 'update' };
  const records = await readRecords(
    bulk,
    rows.map(({ recordId }) => recordId),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  const back = rows.flatMap(({ number, recordId, before }): (BulkRow & { before: RecordRow })[] => {
    const now = byId.get(recordId);
    return now ? [{ number, data: {}, recordId, before: now, values: { ...before }, linked: {}, problems: {} }] : [];
  });
  const asked = back.map((row) => ({ ...row, values: { ...row.values } }));
  await askMany(context.model.rules(context.entity).beforeUpdate, bulk, asked, 'row');
  const refused = new Map(
    asked.flatMap((row) => (Object.keys(row.problems).length ? [[row.number, 'changed' as Code] as const] : [])),
  );
  if (refused.size) return refused;
  const code = await attempt(tx, () => updateRows(bulk, back));
  if (code) return new Map(rows.map(({ number }) => [number, code]));
  await auditRows(bulk, back, context.origin);
  return refused;
}

async function barriersOf(
  tx: Transaction,
  context: UploadContext,
  rows: readonly Written[],
  refused: ReadonlyMap<number, Code>,
): Promise<UndoBarrier[]> {
  const { entity, locale, model, reach } = context;
  const ids = rows.filter(({ number, version }) => refused.has(number) && version !== null).map(({ recordId }) => recordId);
  const titles = new Map(
    (await readRecords({ tx, model, entity, reach }, ids)).map((record) => [record.id, recordName(entity, record, locale)]),
  );
  return [...refused]
    .sort(([one], [other]) => one - other)
    .map(([number, code]) => {
      const row = rows.find((one) => one.number === number);
      const recordId = row && row.version !== null ? row.recordId : null;
      const title = (recordId !== null && titles.get(recordId)) || '';
      return { number, title, recordId, message: translate(locale, `bulkUpload.undo.${code}`) };
    });
}

async function run(tx: Transaction, context: UploadContext, upload: StoredUpload): Promise<UploadResult> {
  const rows = await writtenRows(tx, context, upload);
  const refused = new Map<number, Code>(
    rows.flatMap(({ number, version, isSame }) => (isSame ? [] : [[number, version === null ? 'gone' : 'changed'] as const])),
  );
  await tx.text('savepoint undoing');
  if (!refused.size)
    for (const found of [
      await removeCreated(
        tx,
        context,
        rows.filter(({ before }) => before === null),
      ),
      await setBack(
        tx,
        context,
        rows.filter(({ before }) => before !== null),
      ),
      await takeBackDiverted(tx, context, upload),
    ])
      for (const [number, code] of found) refused.set(number, code);
  if (refused.size) {
    await tx.text('rollback to savepoint undoing');
    const data = { rows: await barriersOf(tx, context, rows, refused) };
    throw new AppError('notAllowedNow', { messageKey: 'bulkUpload.undo.refused', params: { smart_count: refused.size }, data });
  }
  await tx.query(sql`update bulk_uploads set status = 'UNDONE', undone_date = now() where id = ${upload.id}::uuid`);
  return answerOf({ ...upload, status: 'UNDONE' }, await rowsOfUpload(tx, upload.id), context);
}

/**
 * Undoes a confirmed upload of the person's own; a second call answers the same.
 * @throws AppError notFound; notAllowedNow with the rows that stand in the way, before it is confirmed without them
 */
export const undoUpload = (context: UploadContext, id: string): Promise<UploadResult> =>
  context.db.transaction(async (tx) => {
    const upload = await findUpload(tx, id, ownerOf(context), 'confirm');
    if (!upload || upload.entity !== context.entity.name || upload.upload !== context.name) throw new AppError('notFound');
    if (upload.status === 'UNDONE') return answerOf(upload, await rowsOfUpload(tx, upload.id), context);
    if (upload.status !== 'UPLOADED') throw new AppError('notAllowedNow');
    return run(tx, context, upload);
  });
