/** One audit entry per created or changed record, and the live notices: in bulk, like the rows. */
import { sql } from 'drizzle-orm';
import { changesBetween } from '#server/audit/audit.ts';
import type { Origin } from '#server/audit/origin.ts';
import { announce } from '#server/live/announce.ts';
import type { RuleContext } from '../areas/rules.ts';
import { readRecords } from '../records/readRecords.ts';
import { chunksOf } from './chunks.ts';
import type { BulkRow } from './row.ts';
import { updateStatistics } from './updateStatistics.ts';

/** @param rows that were written; one that has changed a record has it in `before` */
export async function auditRows(context: RuleContext, rows: readonly BulkRow[], origin: Origin): Promise<void> {
  const { tx, model, entity, reach } = context;
  const { session, centreId } = reach;
  await updateStatistics(context, rows);
  for (const chunk of chunksOf(rows.filter(({ diverted }) => !diverted))) {
    const before = new Map(chunk.map((row) => [row.recordId, row.before]));
    const records = await readRecords(
      context,
      chunk.map(({ recordId }) => recordId as number),
    );
    const entries = records.map((record) => {
      const old = before.get(record.id);
      return { id: record.id, action: old ? 'update' : 'create', changes: changesBetween(entity, old, record) };
    });
    await tx.query(sql`
      insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
      select ${entity.name}::text, r.id, r.action, ${session.userId || null}::bigint, ${session.fullName}::text, ${centreId}::bigint,
        ${origin.ip ?? null}::text, ${origin.requestId ?? null}::text, r.changes
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r(id bigint, action text, changes jsonb)`);
    const kind = entries.some(({ action }) => action === 'create') ? 'create' : 'update';
    const old = chunk.flatMap((row) => row.before ?? []);
    await announce(tx, { model, entity, kind, records: [...old, ...records], reach });
  }
}
