/** A participant's own entries, which are no action of the building: written, in the history and told like every other change. */
import { sql } from 'drizzle-orm';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { loadRecord } from '#server/engine/verbs/get.ts';
import type { WriteContext } from '#server/engine/write/create.ts';
import { updateRecord } from '#server/engine/write/store.ts';
import { announce } from '#server/live/announce.ts';

/**
 * @param what its name in the history, a text of the entity's actions
 * @param values to store, by wire key
 */
export async function writeOf(
  tx: Transaction,
  { model, reach, origin }: Omit<WriteContext, 'entity'>,
  id: number,
  what: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entity = model.entity(activityEventParticipant.name);
  const read = () => loadRecord(tx, model, entity, { ...reach, tenantId: null }, sql`t.id = ${id}`);
  const before = await read();
  await updateRecord(tx, entity, id, { ...values }, reach);
  const after = await read();
  const changes = changesBetween(entity, before, after);
  await audit(tx, { entity, recordId: id, action: what, reach, origin, changes });
  await announce(tx, { model, entity, kind: 'update', records: [before, after], reach });
}
