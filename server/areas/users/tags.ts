/** The tags of people (000 §3 User `tag`): they belong to the account in an office centre, so that no other one reads or changes them. */
import { sql } from 'drizzle-orm';
import { fragment } from '#server/db/statement.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { ownerConditions } from '#server/engine/reach/ownRows.ts';
import { rememberTags } from '#server/engine/write/tags.ts';

/** Keeps what was sent with a person; people of whom nothing was said keep what they have. */
export async function keepTags(
  { tx, model, entity, reach }: RuleContext,
  rows: readonly { userId: number; tag: unknown }[],
): Promise<void> {
  const said = rows.flatMap(({ userId, tag }) => (tag === undefined ? [] : [{ userId, tag: tag as string[] | null }]));
  if (!said.length) return;
  const within = ownerConditions(model.entity('user-roles'), 'm', reach);
  await tx.query(sql`
    update user_roles m set tag = case when jsonb_typeof(r.tag) = 'array' then array(select jsonb_array_elements_text(r.tag)) end, version = m.version + 1, updated_date = now()
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as r("userId" bigint, tag jsonb)
    where ${sql.join([sql`m.user_id = r."userId"`, ...within], fragment(' and '))}`);
  await rememberTags(tx, entity, { tag: said.flatMap(({ tag }) => tag ?? []) }, reach);
}
