/** The processing of an upload's rows, by its kind: how they are validated, and how the valid ones are written. */
import type { Upload, UploadKind } from '#schemas/kernel/calls/upload.ts';
import type { AnyRow, Rule, RuleContext } from '../areas/rules.ts';
import { askMany, hasNoProblems, refuse } from '../calls/refusal.ts';
import { notifyPeople } from '../notify/notifyPeople.ts';
import { readRecords } from '../records/readRecords.ts';
import type { RecordRow } from '../records/record.ts';
import { checkNew } from './check.ts';
import { checkChanges } from './checkChanges.ts';
import { insertRows } from './insert.ts';
import { type BulkRow, isUnchanged, type RawRow } from './row.ts';
import { updateRows } from './update.ts';
import { updateStatistics } from './updateStatistics.ts';

interface Work {
  check(context: RuleContext, upload: Upload, raw: readonly RawRow[]): Promise<BulkRow[]>;
  /** Writes the valid rows and returns those that were written; the others have a problem. */
  write(context: RuleContext, upload: Upload, rows: readonly BulkRow[]): Promise<BulkRow[]>;
}

/** Rows whose value somebody else has used between check and insertion: the area may be able to resolve them. */
async function settleLost(context: RuleContext, rows: readonly BulkRow[], column: string): Promise<void> {
  const isLost = (row: BulkRow) => row.recordId === undefined && !row.diverted;
  const lost = rows.filter(isLost);
  if (!lost.length) return;
  const { judges, beforeCreate } = context.model.rules(context.entity);
  if (judges?.length) await askMany(beforeCreate, context, lost, column);
  for (const row of lost) if (isLost(row)) refuse(row, column, 'duplicate');
}

/** Dependent data of the records that have just been written. */
async function finish(context: RuleContext, rows: readonly BulkRow[], column: string): Promise<void> {
  const { afterWrite } = context.model.rules(context.entity);
  await notifyPeople(
    context,
    rows.map(({ recordId, before }) => ({ record: { id: recordId as number }, before })),
  );
  if (!afterWrite || !rows.length) return;
  await updateStatistics(context, rows);
  const records = await readRecords(
    context,
    rows.map(({ recordId }) => recordId as number),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  const written = rows.map((row) => ({ ...row, record: byId.get(row.recordId as number) as RecordRow }));
  await askMany(afterWrite as Rule<AnyRow>, context, written, column);
}

const creation: Work = {
  check: checkNew,
  write: async (context, upload, rows) => {
    const { entity } = context;
    const [first = ''] = upload.columns;
    const [unique = first] = Object.entries(entity.fields).find(([, field]) => field.unique && !field.via) ?? [];
    const asked = rows.filter((row) => hasNoProblems(row) && !row.diverted);
    await insertRows(context, asked);
    await settleLost(context, asked, unique);
    const done = rows.filter(hasNoProblems);
    await finish(
      context,
      done.filter(({ diverted }) => !diverted),
      first,
    );
    await askMany(
      context.model.rules(entity).divert,
      context,
      done.filter(({ diverted }) => diverted),
      first,
    );
    return done;
  },
};
const change: Work = {
  check: checkChanges,
  write: async (context, upload, rows) => {
    const done = rows.filter((row) => hasNoProblems(row) && !isUnchanged(row));
    await updateRows(context, done);
    await finish(context, done, upload.key as string);
    return done;
  },
};
const works: Readonly<Record<UploadKind, Work>> = { create: creation, update: change, pictures: change, files: creation };
export const workOf = ({ does = 'create' }: Pick<Upload, 'does'>): Work => works[does];
