/** The single entry point for the rows of a file, from a person's upload or the import command: validated, written, audited. */
import type { Transaction } from '#server/db/database.ts';
import { auditRows } from './auditRows.ts';
import { ruleContext, type UploadContext } from './context.ts';
import type { BulkRow, RawRow } from './row.ts';
import { workOf } from './work.ts';

/**
 * Writes rows in the caller's transaction.
 * @param raw in the order of the file
 * @returns all of them: those that were written, and the others with their problems
 */
export async function enterRows(tx: Transaction, context: UploadContext, raw: readonly RawRow[]): Promise<BulkRow[]> {
  const { upload, origin } = context;
  const bulk = ruleContext(tx, context, true);
  const work = workOf(upload);
  const rows = await work.check(bulk, upload, raw);
  await auditRows(bulk, await work.write(bulk, upload, rows), origin);
  return rows;
}
