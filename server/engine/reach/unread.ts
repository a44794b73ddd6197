/**
 * Who has not read a record with `readings` (`schemas/kernel/entity/readings.ts`): of the people whom it is meant for now, those without a row. Whoever has
 * uploaded its file counts neither as a reader nor as somebody who has yet to read it.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { listsUnread, type Readings, type UnreadPage, unreadPath, unreadQuery } from '#schemas/kernel/entity/readings.ts';
import { type Field, isPointerList } from '#schemas/kernel/fields/field.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import { presentWithPlace } from '#server/auth/people/presentPeople.ts';
import type { Queryable } from '#server/db/database.ts';
import { folded } from '#server/db/folded.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { fileColumn } from '#server/files/fileReferences.ts';
import { listOf, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { type OwnedCall, ofRecord } from '../areas/areaCalls.ts';
import { refuse } from '../lists/filters.ts';
import { MAX_PAGE, type RawQuery, whole as wholeParam } from '../lists/listQuery.ts';
import { soughtIn } from '../lists/search.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { membershipMeant } from './readers.ts';

/** `select …` of those who have uploaded the files that count. */
function uploadersOf(entity: Entity, { files }: Readings, id: number): SQL {
  const held = files.map((name) => {
    const field = entity.fields[name] as Field;
    const value = columnOf('t', fileColumn(entity, name, field).column);
    return isPointerList(field) ? sql`f.id = any(${value})` : sql`f.id = ${value}`;
  });
  return sql`select f.uploaded_by from ${tableAs(entity)} join system_files f on ${sql.join(held, sql.raw(' or '))}
    where t.id = ${id} and f.uploaded_by is not null`;
}

/** The people whom the record is for, as `p` with a flag whether they have read it. */
function readersOf(model: Model, entity: Entity, record: RecordRow): SQL {
  const readings = entity.readings as Readings;
  const rows = model.entity(readings.entity);
  const [by, person] = [readings.by, readings.person].map((name) => columnOf('r', columnName(name, rows.fields[name])));
  const meant = sql`${membershipMeant(entity, record)} and m.user_id not in (${uploadersOf(entity, readings, record.id)})`;
  return sql`(select p.*, exists (select 1 from ${sql.raw(`"${rows.table}"`)} r where ${person} = p.id and ${by} = ${record.id}) as has_read
    from (${presentWithPlace(meant)}) p) p`;
}

/** Name or company contains the text, as in every search. */
function isFound(given: RawQuery[string]): SQL {
  if (given === undefined || given === '') return sql.raw('true');
  const like = folded(sql`${soughtIn(typeof given === 'string' ? given : refuse('wildcardSearch')).like}::text`);
  return sql`(${folded(sql.raw('p.full_name'))} like ${like} or ${folded(sql.raw("coalesce(p.company, '')"))} like ${like})`;
}

/** A page by name, and how many people of all have read it. Throws AppError badQuery. */
export async function listUnread(
  on: Queryable,
  model: Model,
  entity: Entity,
  record: RecordRow,
  query: RawQuery,
): Promise<UnreadPage> {
  const page = wholeParam(query, 'page', 1, MAX_PAGE);
  const limit = wholeParam(query, 'limit', DEFAULT_LIMIT, MAX_LIMIT);
  const people = readersOf(model, entity, record);
  const unread = sql`not p.has_read and ${isFound(query.wildcardSearch)}`;
  const [counted] = await on.query<{ total: number; reaches: number; read: number }>(
    sql`select count(*)::int as reaches, (count(*) filter (where p.has_read))::int as read,
      (count(*) filter (where ${unread}))::int as total from ${people}`,
  );
  const items = await on.query<UnreadPage['items'][number]>(
    sql`select p.id, p.full_name as "fullName", p.company from ${people} where ${unread}
      order by lower(p.full_name), p.id limit ${limit} offset ${(page - 1) * limit}`,
  );
  const { total = 0, reaches = 0, read = 0 } = counted ?? {};
  return { items, total, totalPage: Math.ceil(total / limit), reaches, read };
}

const UNREAD = objectOf({
  items: listOf(objectOf({ id: whole, fullName: text, company: orNull(text) })),
  total: whole,
  totalPage: whole,
  reaches: whole,
  read: whole,
});

/** One call for each entity that knows both its readers and whom it is for; for whoever may see the readers. */
export const unreadCalls = (model: Model): OwnedCall[] =>
  model.entities.filter(listsUnread).map((entity): OwnedCall => {
    const run = ofRecord(UNREAD, ({ db, record, query }) => listUnread(db, model, entity, record, query));
    return {
      area: entity.area,
      entity,
      of: 'record',
      method: 'GET',
      path: unreadPath(entity),
      summary: `${entity.name}: for whom a record is and who has not read it`,
      permission: model.entity((entity.readings as Readings).entity).access.list,
      sides: ['platform', 'building'],
      query: unreadQuery,
      returns: UNREAD,
      run,
    };
  });
