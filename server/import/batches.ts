/** Splits the rows of a file into batches of one transaction each. */

import type { RawRow } from '#server/engine/upload/row.ts';
import { comparable } from '#server/engine/upload/row.ts';

/**
 * Batches of at most `size` rows, in the order of the file. A batch ends before a row with the same key as an earlier one in it:
 * that row then finds the existing record, as if it came from another file.
 * @param key the column by which rows are recognised
 */
export function* batchesOf(rows: readonly RawRow[], key: string | undefined, size: number): Generator<RawRow[]> {
  let batch: RawRow[] = [];
  let seen = new Set<string>();
  for (const row of rows) {
    const cell = key === undefined ? null : (row.data[key] ?? null);
    const name = cell === null ? undefined : comparable(String(cell).trim());
    if (batch.length === size || (name !== undefined && seen.has(name))) {
      yield batch;
      batch = [];
      seen = new Set();
    }
    batch.push(row);
    if (name !== undefined) seen.add(name);
  }
  if (batch.length) yield batch;
}
