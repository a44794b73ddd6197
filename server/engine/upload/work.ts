/** What an upload does with its rows, by its kind: how they are checked, and how those that are well go in. */
import type { Upload, UploadKind } from '#schemas/kernel/upload.ts';
import { type BulkContext, bulkRulesOf } from './bulkRules.ts';
import { checkNew } from './check.ts';
import { checkChanges } from './checkChanges.ts';
import { insertRows } from './insert.ts';
import { type BulkRow, isIdle, isWell, type RawRow, refuse } from './row.ts';
import { updateRows } from './update.ts';

interface Work {
  check(context: BulkContext, upload: Upload, raw: readonly RawRow[]): Promise<BulkRow[]>;
  /** Writes the rows that are still well and gives those that have gone in; the others say why they have not. */
  write(context: BulkContext, upload: Upload, rows: readonly BulkRow[]): Promise<BulkRow[]>;
}

/** Rows whose value somebody else has used between the look and the insertion: the area may know whom they stand for. */
async function settleLost(context: BulkContext, rows: readonly BulkRow[], column: string): Promise<void> {
  const isLost = (row: BulkRow) => row.recordId === undefined && !row.diverted;
  const lost = rows.filter(isLost);
  if (!lost.length) return;
  await bulkRulesOf(context.entity)?.check?.(context, lost);
  for (const row of lost) if (isLost(row)) refuse(row, column, 'duplicate');
}

const creation: Work = {
  check: checkNew,
  write: async (context, upload, rows) => {
    const { entity } = context;
    const [unique] = Object.entries(entity.fields).find(([, field]) => field.unique && !field.via) ?? upload.columns;
    await insertRows(
      context,
      rows.filter((row) => isWell(row) && !row.diverted),
    );
    await settleLost(context, rows.filter(isWell), unique as string);
    const done = rows.filter(isWell);
    if (done.length) await bulkRulesOf(entity)?.afterInsert?.(context, done);
    return done;
  },
};
const change: Work = {
  check: checkChanges,
  write: async (context, _, rows) => {
    const done = rows.filter((row) => isWell(row) && !isIdle(row));
    await updateRows(context, done);
    return done;
  },
};
const works: Readonly<Record<UploadKind, Work>> = { create: creation, update: change, pictures: change };
export const workOf = ({ does = 'create' }: Pick<Upload, 'does'>): Work => works[does];
