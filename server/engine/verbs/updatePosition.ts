import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isWhole } from '#schemas/kernel/fields/field.ts';
import { AppError } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { announceRows } from '#server/live/announce.ts';
import type { VerbHandler } from '../context.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';
import { orderGroup } from '../write/values.ts';

const MAX_IDS = 1000;
const LAST = 1_000_000;

/** `{ ids, from }`: each id once, and the position of the first of them, counted from 1. Throws AppError validation. */
function orderOf(body: unknown): { ids: number[]; from: number } {
  const { ids, from = 1 } = requireKeys(body, ['ids', 'from']);
  const fine =
    Array.isArray(ids) &&
    ids.length > 0 &&
    ids.length <= MAX_IDS &&
    ids.every(Number.isSafeInteger) &&
    new Set(ids).size === ids.length;
  if (!fine) throw new AppError('validation', { fields: { ids: { code: 'notList' } } });
  if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1 || from > LAST)
    throw new AppError('validation', { fields: { from: { code: 'tooSmall', params: { min: 1 } } } });
  return { ids, from };
}

/** Some entities store their position in a field `sequence`, too: it always equals the position. */
const alsoSequence = (entity: Entity): SQL => (isWhole(entity.fields.sequence) ? sql.raw(', "sequence" = n.place') : sql.raw(''));
const differs = (entity: Entity): SQL =>
  isWhole(entity.fields.sequence)
    ? sql.raw('(t.position <> n.place or t."sequence" is distinct from n.place)')
    : sql.raw('t.position <> n.place');

/**
 * PUT update-position: `{ ids, from }`. The records are placed in this order from the given position on, the others keep
 * their order around them, and all positions count from 1 without a gap. A listed record that moves gets a new version and an
 * audit entry; one that is only shifted does not. Where places are counted within a group, the records are of one group (422), and so
 * are the others around them.
 */
export const updatePosition: VerbHandler = async ({ db, model, entity, reach, body, origin }) => {
  const { ids, from } = orderOf(body);
  // Positions are counted within a building.
  if (entity.scope.building && entity.scope.building !== 'id' && reach.buildingId === null) throw new AppError('centreRequired');
  const named = sql`array[${sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql.raw(', '),
  )}]`;
  const table = sql.raw(`"${entity.table}"`);
  const { userId, fullName } = reach.session;
  const inScope = scopeOf(model, entity, 't', reach, { writing: true });
  const group = orderGroup(entity);
  const moved = await db.transaction(async (tx) => {
    const groups = group
      ? await tx.query<{ within: number }>(
          sql`select distinct t.${group.column} as within from ${tableAs(entity)} where ${inScope} and t.id = any(${named})`,
        )
      : [];
    if (groups.length > 1) throw new AppError('validation', { fields: { ids: { code: 'orderedApart' } } });
    const mine = group && groups[0] ? sql`${inScope} and t.${group.column} = ${groups[0].within}` : inScope;
    // Locks the whole list, always in the same order, so that concurrent moves run one after another.
    const all = await tx.query<{ id: number }>(
      sql`select t.id from ${tableAs(entity)} where ${mine} order by t.id for update of t`,
    );
    const within = new Set(all.map(({ id }) => id));
    if (!ids.every((id) => within.has(id))) throw new AppError('notFound');
    return tx.query<{ id: number }>(sql`
      with named as (select id, ordinality as nth from unnest(${named}) with ordinality as n(id, ordinality)),
      others as (select t.id, row_number() over (order by t.position, t.id) as nth from ${tableAs(entity)}
        where ${mine} and t.id <> all(${named})),
      start as (select least(${from}::bigint, (select count(*) from others) + 1) as place),
      new_order as (
        select named.id, start.place + named.nth - 1 as place, true as meant from named, start
        union all
        select others.id, others.nth + case when others.nth < start.place then 0 else ${ids.length}::int end, false from others, start),
      changed as (
        update ${table} t set position = n.place${alsoSequence(entity)}, version = t.version + case when n.meant then 1 else 0 end,
          updated_date = case when n.meant then now() else t.updated_date end,
          updated_user_id = case when n.meant then ${userId || null}::bigint else t.updated_user_id end
        from new_order n join ${table} old on old.id = n.id
        where t.id = n.id and ${differs(entity)} returning t.id, n.meant, old.position as was, t.position as now),
      noted as (
        insert into audit_log (entity, record_id, action, user_id, user_name, office_centre_id, ip, request_id, changes)
        select ${entity.name}::text, id, 'updatePosition', ${userId || null}::bigint, ${fullName}::text, ${reach.centreId}::bigint, ${origin.ip ?? null}::text,
          ${origin.requestId ?? null}::text, jsonb_build_array(jsonb_build_object('field', 'position', 'from', was, 'to', now)) from changed where meant)
      select id from changed`);
  });
  await announceRows(
    db,
    entity,
    moved.map(({ id }) => id),
    userId || null,
  );
  return { data: null, notice: entity.notices.updatePosition };
};
