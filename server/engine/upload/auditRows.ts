/** One audit entry per record that went in, and the word to whoever looks at the list: in bulk, as the rows were. */
import { sql } from 'drizzle-orm';
import { announce } from '#server/live/announce.ts';
import { changesBetween } from '../audit.ts';
import type { Origin } from '../context.ts';
import { selectRecords, tableAs } from '../select.ts';
import type { RecordRow } from '../verbs/get.ts';
import type { BulkContext } from './bulkRules.ts';
import { chunksOf } from './chunks.ts';

/** The records as they are now, by id. */
async function readBack({ tx, model, entity, reach }: BulkContext, ids: readonly number[]): Promise<RecordRow[]> {
  const chosen = sql`where t.id = any(${sql.param(ids)}::bigint[])`;
  return tx.query<RecordRow>(selectRecords(model, entity, reach, tableAs(entity), chosen));
}

/** From so many rows on, the planner has to be told of them: it would look each one up the way a nearly empty table is read. */
const MANY = 500;

async function tellPlanner({ tx, model, entity }: BulkContext): Promise<void> {
  const linking = Object.values(entity.fields).flatMap(({ via }) => (via ? [model.entity(via.entity).table] : []));
  for (const table of new Set([entity.table, ...linking])) await tx.text(`analyze "${table}"`);
}

/** So many owners are told by name; who is not told sees the rows at the next look. */
const MOST_TOLD = 50;

export async function auditRows(context: BulkContext, ids: readonly number[], origin: Origin): Promise<void> {
  const { tx, model, entity, reach } = context;
  const { session, centreId } = reach;
  if (ids.length > MANY) await tellPlanner(context);
  /** One record stands for all that one owner got. */
  const told = new Map<unknown, RecordRow>();
  for (const chunk of chunksOf(ids)) {
    const records = await readBack(context, chunk);
    for (const record of records) if (told.size < MOST_TOLD) told.set(record[entity.scope.tenant ?? ''], record);
    const entries = records.map((record) => ({ id: record.id, changes: changesBetween(entity, undefined, record) }));
    await tx.query(sql`
      insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
      select ${entity.name}::text, r.id, 'create', ${session.userId || null}::bigint, ${session.fullName}::text, ${centreId}::bigint,
        ${origin.ip ?? null}::text, ${origin.requestId ?? null}::text, r.changes
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r(id bigint, changes jsonb)`);
  }
  for (const record of told.values()) await announce(tx, { model, entity, kind: 'create', records: [record], reach });
}
