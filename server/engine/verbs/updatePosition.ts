import { sql } from 'drizzle-orm';
import { AppError } from '#server/http/errors.ts';
import type { VerbHandler } from '../context.ts';
import { scopeOf } from '../scope.ts';
import { tableAs } from '../select.ts';
import { requireKeys } from '../write/gates.ts';

const MOST = 1000;

/** `{ ids }`, each once. Throws AppError validation. */
function idsOf(body: unknown): number[] {
  const { ids } = requireKeys(body, ['ids']);
  const fine =
    Array.isArray(ids) &&
    ids.length > 0 &&
    ids.length <= MOST &&
    ids.every(Number.isSafeInteger) &&
    new Set(ids).size === ids.length;
  if (!fine) throw new AppError('validation', { fields: { ids: { code: 'notList' } } });
  return ids;
}

/** PUT update-position: `{ ids }` in their new order; positions count from 1. Each record that moves gets its audit entry. */
export const updatePosition: VerbHandler = async ({ db, model, entity, reach, body, origin }) => {
  const ids = idsOf(body);
  const list = sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql.raw(', '),
  );
  const table = sql.raw(`"${entity.table}"`);
  const { userId, fullName } = reach.session;
  await db.transaction(async (tx) => {
    const reachable = await tx.query(
      sql`select t.id from ${tableAs(entity)} where t.id in (${list}) and ${scopeOf(model, entity, 't', reach, { writing: true })} order by t.id for update of t`,
    );
    if (reachable.length !== ids.length) throw new AppError('notFound');
    await tx.query(sql`
      with moved as (
        update ${table} t set position = n.position, version = t.version + 1, updated_date = now(), updated_user_id = ${userId || null}
        from unnest(array[${list}]) with ordinality as n(id, position) join ${table} old on old.id = n.id
        where t.id = n.id and t.position <> n.position returning t.id, old.position as was, t.position as now)
      insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
      select ${entity.name}::text, id, 'updatePosition', ${userId || null}::bigint, ${fullName}::text, ${reach.centreId}::bigint, ${origin.ip ?? null}::text,
        ${origin.requestId ?? null}::text, jsonb_build_array(jsonb_build_object('field', 'position', 'from', was, 'to', now)) from moved`);
  });
  return { data: null, notice: 'sequenceUpdated' };
};
