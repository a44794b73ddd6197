/** Many records in a few statements. */
import { sql } from 'drizzle-orm';
import type { RecordRow } from './record.ts';
import type { RuleContext } from './rules.ts';
import { selectRecords, tableAs } from './select.ts';
import { chunksOf } from './upload/chunks.ts';

/** Records whole, by id, wherever they belong: who may see them has been asked before. */
export async function readRecords<T = RecordRow>(
  { tx, model, entity, reach }: Pick<RuleContext, 'tx' | 'model' | 'entity' | 'reach'>,
  ids: readonly number[],
): Promise<T[]> {
  const records: T[] = [];
  for (const chunk of chunksOf(ids)) {
    const chosen = sql`where t.id = any(${sql.param(chunk)}::bigint[])`;
    records.push(...(await tx.query<T & object>(selectRecords(model, entity, reach, tableAs(entity), chosen))));
  }
  return records;
}
