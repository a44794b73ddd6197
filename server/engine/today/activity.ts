/**
 * Recent activity on records within scope: the latest entries of the audit log, found by the records that changed
 * last. Every audit entry changes its record, so the latest entries are those of the latest records; reading the
 * log itself would mean skipping everything that happened elsewhere. Deleted records are left out: it is no longer
 * known in whose scope they were.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { ActivityEntry } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { nameFields } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { columnOf, labelSql } from '#server/db/model.ts';
import { scopeOf } from '../reach/scope.ts';
import { mayRead } from '../reach/visible.ts';
import { entriesWithin } from '../verbs/history.ts';
import { firstRows } from './buildings.ts';
import { mayListHere, type Read, type Reader } from './part.ts';

/** Maximum number of entries, and of one record at most `OF_ONE`: one busy record does not hide the others. */
const SHOWN = 5;
const OF_ONE = 2;

/** The latest entries of one entity; the title only if the person may see every part of it. */
function latestOf(reader: Reader, entity: Entity): SQL {
  const { model, reach } = reader;
  const isTitled = mayRead(reach.session, entity, nameFields(entity));
  const status = entity.states?.field;
  const told = status !== undefined && mayRead(reach.session, entity, [status]) ? status : null;
  const order = sql`${columnOf('t', 'updated_date')} desc, ${columnOf('t', 'id')} desc`;
  const records = firstRows(model, entity, reach, { where: scopeOf(model, entity, 't', reach), order, limit: SHOWN });
  const entries = sql`select id, action, at, user_name, changes from audit_log
    where entity = ${entity.name} and record_id = t.id ${entriesWithin(model, entity, reach)} order by id desc limit ${OF_ONE}`;
  const changes = sql`(select coalesce(json_agg(c), '[]'::json) from jsonb_array_elements(a.changes) c where c->>'field' = ${told}::text)`;
  return sql`(select a.id, ${entity.name}::text as entity, t.id as "recordId", ${isTitled ? sql.raw(labelSql(entity, 't', reach.locale)) : sql.raw("''")} as label,
    a.action, a.at, a.user_name as "userName", ${changes} as changes
    from ${records} cross join lateral (${entries}) a order by a.at desc, a.id desc limit ${SHOWN})`;
}

export const readActivity: Read<'activity'> = async (reader, widgets) => {
  const { db, model, reach } = reader;
  const names = [...new Set(widgets.flatMap(({ entities }) => entities))];
  const seen = names
    .map((name) => model.entity(name))
    .filter((entity) => mayListHere(reach, entity) && can(reach.session, entity, 'history'));
  const [widget] = widgets;
  if (seen.length === 0 || !widget) return [];
  const all = sql.join(
    seen.map((entity) => latestOf(reader, entity)),
    sql.raw(' union all '),
  );
  const entries = await db.query<ActivityEntry>(sql`select * from (${all}) e order by e.at desc, e.id desc limit ${SHOWN}`);
  const labelled = entries.map((entry) => ({ ...entry, label: entry.label || `#${entry.recordId}` }));
  return [{ widget, entities: seen.map(({ name }) => name), part: { kind: 'activity', code: 'activity', entries: labelled } }];
};
