import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { keepsActs, readersActs } from '#schemas/kernel/rights/acts.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Change } from '#server/audit/audit.ts';
import { placesIn } from '#server/auth/people/places.ts';
import type { Model } from '#server/db/model.ts';
import type { VerbHandler } from '../context.ts';
import { whole } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { keyCondition, loadRecord } from './get.ts';

interface Entry {
  id: number;
  at: string;
  action: string;
  userId: number | null;
  userName: string | null;
  changes: Change[];
}

/**
 * A record that belongs to several places (a person) has a history in each: a building's changes are visible in that building
 * only, a company's changes in that company and its building. Of a record that is read beyond its owner, a company sees what its own
 * people did as its owner, and nobody else's acts (`acts.ts`).
 */
export function entriesWithin(model: Model, entity: Entity, { buildingId, tenantId, session }: Reach): SQL {
  if (keepsActs(entity, model.entity, session))
    return sql`and office_centre_id = ${tenantId} and action <> all(${sql.param(readersActs(entity.actions))}::text[])`;
  if (!entity.scope.through || buildingId === null) return sql.raw('');
  const places = tenantId === null ? placesIn(buildingId) : sql`${tenantId}, ${buildingId}`;
  return sql`and (office_centre_id is null or office_centre_id in (${places}))`;
}

/** GET {id}/history: the audit log of one record, newest first, without the fields that the session may not see. */
export const history: VerbHandler = async ({ db, model, entity, reach, key, query }) => {
  const record = await loadRecord(db, model, entity, reach, keyCondition(entity, key));
  const [page, limit] = [whole(query, 'page', 1, 100_000), whole(query, 'limit', DEFAULT_LIMIT, MAX_LIMIT)];
  const mine = sql`from audit_log where entity = ${entity.historyOf ?? entity.name} and record_id = ${record.id} ${entriesWithin(model, entity, reach)}`;
  const [entries, [counted]] = await Promise.all([
    db.query<Entry>(
      sql`select id, at, action, user_id as "userId", user_name as "userName", changes ${mine} order by id desc limit ${limit} offset ${(page - 1) * limit}`,
    ),
    db.query<{ total: number }>(sql`select count(*)::int as total ${mine}`),
  ]);
  const visible = ({ field }: Change) => {
    const known = entity.fields[field];
    return !known || canRead(reach.session, known);
  };
  const total = counted?.total ?? 0;
  return {
    data: {
      items: entries.map((entry) => ({ ...entry, changes: entry.changes.filter(visible) })),
      total,
      totalPage: Math.ceil(total / limit),
    },
  };
};
