/** A page of a list. What it asks is in `../lists`. */
import type { SQL } from 'drizzle-orm';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { readerOf } from '#server/db/replica.ts';
import type { VerbHandler } from '../context.ts';
import { countedNow, isStillMany } from '../lists/countKept.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { planOf } from '../lists/plan.ts';
import type { Reach } from '../reach/reach.ts';

type Row = Record<string, unknown>;

/**
 * A page of records and their total number, in two statements: the first (which rows) is planned with its values, the
 * second (the records, most of the planning) is prepared. People come back to the same lists: what one asks for is kept.
 */
export async function listRecords(
  db: Queryable,
  model: Model,
  entity: Entity,
  raw: RawQuery,
  reach: Reach,
  /** Further conditions on the row `t`. */
  further: readonly SQL[] = [],
): Promise<Paged<Row>> {
  const { limit, counting, rows, counted, read } = planOf(model, entity, raw, reach, further);
  const now = countedNow(entity);
  const isMany = rows && isStillMany(counted, now);
  const [chosen] = await db.query<{ ids: number[]; total: number; more: boolean }>(isMany ? rows : counting);
  const { ids, total: found, more: isMore } = chosen as { ids: number[]; total: number; more: boolean };
  const items = await read<Row & { id: number }>(db, ids);
  const capped = found > COUNT_CAP && isMore;
  if (capped && !isMany) Object.assign(counted, now);
  const total = capped ? COUNT_CAP : found;
  return { items, total, totalPage: Math.ceil(total / limit), ...(capped ? { totalCapped: true } : {}) };
}

/** GET list (000 §3): paged, sorted, filtered, within scope. */
export const list: VerbHandler = async ({ db, model, entity, query, reach }) => ({
  data: await listRecords(await readerOf(db, 'current'), model, entity, query, reach),
});
