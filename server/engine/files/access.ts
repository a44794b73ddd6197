/** Who may read a file: its uploader, everybody who can read a record that refers to it, and those to whom such a record is shown as its addressees. */

import { type SQL, sql } from 'drizzle-orm';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import { fileColumn, holdsFiles } from '#server/files/fileReferences.ts';
import { type OccupantEntity, shownTo } from '../occupant/addressed.ts';
import { reachOf } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { holdsFile } from './noteReading.ts';

/** One condition for every entity that holds files and that this session may open, within its scope. */
function conditionsOf(model: Model, session: Session, fileId: number): SQL[] {
  const reach = reachOf(session);
  return model.entities.flatMap((entity) => {
    if (!can(session, entity, 'get')) return [];
    const columns = Object.entries(entity.fields)
      .filter(([, field]) => holdsFiles(field) && canRead(session, field))
      .map(([name, field]) => {
        const { column, list } = fileColumn(entity, name, field);
        const value = columnOf('t', column);
        return list ? sql`${value} @> ${idList([fileId])}` : sql`${value} = ${fileId}`;
      });
    if (!columns.length) return [];
    return [
      sql`exists (select 1 from ${tableAs(entity)} where (${sql.join(columns, sql.raw(' or '))}) and ${scopeOf(model, entity, 't', reach)})`,
    ];
  });
}

/** The same for what a person is shown as an addressee (`occupant`), whatever their permissions. */
function shownConditions(model: Model, session: Session, fileId: number): SQL[] {
  const reach = reachOf(session);
  if (reach.buildingId === null || reach.centreId === null) return [];
  return model.entities.flatMap((entity) => {
    const { occupant } = entity;
    const held = (occupant?.holds ?? []).map(({ entity: name, by, shown, fields }) => {
      const below = model.entity(name);
      const above = sql`select 1 from ${tableAs(entity)} where ${columnOf('t', 'id')} = ${columnOf('b', storedColumn(below, `${by}Id`) as string)}`;
      return sql`exists (select 1 from (select t.* from ${tableAs(below)} where ${holdsFile(below, fields, fileId)} and ${compileWhere(model, below, shown, 't', reach)}) b
        where exists (${above} and ${shownTo(model, entity as OccupantEntity, reach)}))`;
    });
    const names = (occupant?.fields ?? []).filter((name) => holdsFiles(entity.fields[name] as Field));
    // What was sent to people is known by its receipts, not by who is addressed now.
    if (!occupant || occupant.received || !names.length) return held;
    return [
      ...held,
      sql`exists (select 1 from ${tableAs(entity)} where ${holdsFile(entity, names, fileId)} and ${shownTo(model, { ...entity, occupant }, reach)})`,
    ];
  });
}

export async function mayReadFile(
  on: Queryable,
  model: Model,
  session: Session,
  file: { id: number; uploadedBy: number | null },
): Promise<boolean> {
  if (file.uploadedBy === session.userId) return true;
  const conditions = [...conditionsOf(model, session, file.id), ...shownConditions(model, session, file.id)];
  if (!conditions.length) return false;
  const [row] = await on.query<{ allowed: boolean }>(sql`select ${sql.join(conditions, sql.raw(' or '))} as allowed`);
  return row?.allowed ?? false;
}
