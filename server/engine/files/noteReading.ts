/** Keeps who has opened a file of a record that was meant for them (`readings` of its entity), once for each person and record. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Readings } from '#schemas/kernel/entity/readings.ts';
import { type Field, isPointerList } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Queryable } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { fileColumn } from '#server/files/fileReferences.ts';
import { type OccupantEntity, shownTo } from '../occupant/addressed.ts';
import { type Reach, reachOf } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';

type WithReadings = OccupantEntity & { readings: Readings };
const hasReadings = (entity: Entity): entity is WithReadings => entity.readings !== undefined && entity.occupant !== undefined;

/** The condition that one of these fields of the row under `t` holds the file. */
export function holdsFile(entity: Entity, names: readonly string[], fileId: number): SQL {
  const conditions = names.map((name) => {
    const field = entity.fields[name] as Field;
    const value = columnOf('t', fileColumn(entity, name, field).column);
    return isPointerList(field) ? sql`${value} @> ${idList([fileId])}` : sql`${value} = ${fileId}`;
  });
  return sql`(${sql.join(conditions, sql.raw(' or '))})`;
}

/** Reading again moves the last time, and what the row keeps. */
function note(model: Model, entity: WithReadings, reach: Reach, fileId: number): SQL {
  const { readings } = entity;
  const rows = model.entity(readings.entity);
  const columnsOf = (names: readonly string[]) => names.map((name) => `"${columnName(name, rows.fields[name])}"`);
  const kept = Object.entries(readings.keeps ?? {});
  const owner = rows.scope.building as string;
  const ownerName = Object.keys(rows.fields).find((name) => `${name}Id` === owner) as string;
  const [by, person, company, first, last, building] = columnsOf([
    readings.by,
    readings.person,
    readings.company,
    readings.first,
    readings.last,
    ownerName,
  ]);
  const keptColumns = columnsOf(kept.map(([name]) => name));
  const list = [building, by, person, company, first, last, ...keptColumns].join(', ');
  const values = [
    sql`${reach.buildingId}::bigint`,
    sql.raw('t.id'),
    sql`${reach.session.userId}::bigint`,
    sql`${reach.centreId}::bigint`,
    sql.raw('now()'),
    sql.raw('now()'),
    ...kept.map(([, from]) => columnOf('t', columnName(from, entity.fields[from]))),
  ];
  const again = [last, company, ...keptColumns].map((column) => `${column} = excluded.${column}`).join(', ');
  return sql`
    insert into ${sql.raw(`"${rows.table}" (${list})`)}
    select ${sql.join(values, sql.raw(', '))} from ${tableAs(entity)}
    where ${holdsFile(entity, readings.files, fileId)} and ${shownTo(model, entity, reach)}
    on conflict ${sql.raw(`(${by}, ${person})`)} do update set ${sql.raw(again)}`;
}

/** Nobody reads what they have uploaded themselves, and outside a building nothing is meant for anybody. */
export async function noteReading(
  on: Queryable,
  model: Model,
  session: Session,
  file: { id: number; uploadedBy: number | null },
): Promise<void> {
  const reach = reachOf(session);
  if (reach.buildingId === null || reach.centreId === null || file.uploadedBy === session.userId) return;
  for (const entity of model.entities.filter(hasReadings)) await on.query(note(model, entity, reach, file.id));
}
