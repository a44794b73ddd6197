/** The one way in for the rows of a file, of a person's upload and of the import command: checked, written, audited. */
import type { Transaction } from '#server/db/database.ts';
import { auditRows } from './auditRows.ts';
import { ruleContext, type UploadContext } from './context.ts';
import type { BulkRow, RawRow } from './row.ts';
import { workOf } from './work.ts';

/**
 * Puts rows in, in the caller's transaction.
 * @param raw in the order of the file
 * @returns all of them: those that have gone in, and the others with what is wrong with them
 */
export async function enterRows(tx: Transaction, context: UploadContext, raw: readonly RawRow[]): Promise<BulkRow[]> {
  const { upload, origin } = context;
  const bulk = ruleContext(tx, context, true);
  const work = workOf(upload);
  const rows = await work.check(bulk, upload, raw);
  await auditRows(bulk, await work.write(bulk, upload, rows), origin);
  return rows;
}
