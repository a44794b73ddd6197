/** What a cancelled event or session takes with it: each through its own action, with the same reason. */
import { sql } from 'drizzle-orm';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { changeRecord } from '#server/engine/write/change.ts';

/** Cancels the records of an entity that stand below this one and are in one of these statuses; the newest first, guests before their host. */
export async function cancelBelow(
  context: RuleContext,
  name: string,
  { by, id, status }: { by: string; id: number; status: readonly string[] },
  cancelRemark: string,
): Promise<void> {
  const { tx, model } = context;
  const declared = model.entity(name);
  const entity = { ...declared, api: { ...declared.api, key: 'id' as const } };
  const table = sql.raw(`"${entity.table}"`);
  const rows = await tx.query<{ id: number }>(
    sql`select id from ${table} where ${sql.raw(`"${by}"`)} = ${id} and status = any(${sql.param([...status])}::text[]) order by id desc`,
  );
  for (const row of rows) await changeRecord(tx, { ...context, entity }, 'cancel', row.id, { cancelRemark });
}
