/** The records that wait longest for this person's decision, of every kind together: a column of the statement of all counts. */
import { type SQL, sql } from 'drizzle-orm';
import type { WaitingRow } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isOneReference } from '#schemas/kernel/fields/field.ts';
import { nameFields } from '#schemas/kernel/lists/query.ts';
import { columnOf, labelSql, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { mayRead } from '../reach/visible.ts';
import { tableAs } from '../records/select.ts';
import { firstRows } from './buildings.ts';
import type { Reader } from './part.ts';

/** Maximum number of records shown; the counts beside them lead to all. */
const SHOWN = 10;
/** What a record points at, beside its name: the company and the person, as a rule. */
const DETAILS = 2;

/** The rows of one tab that wait for the person. */
export interface Waits {
  entity: Entity;
  tab: string;
  where: SQL;
}

const textOr = (text: string, isSeen: boolean): SQL => sql.raw(isSeen ? text : "''");

/** What the first references among the columns of the list are called. */
function detailOf(model: Model, { session, locale }: Reader['reach'], entity: Entity): SQL {
  const names = entity.list.columns.filter(
    (name) => isOneReference(entity.fields[name] as Field) && mayRead(session, entity, [name]),
  );
  const labels = names.slice(0, DETAILS).map((name) => {
    const field = entity.fields[name] as Field & { to: string; label?: string };
    const target = model.entity(field.to);
    return sql`(select ${sql.raw(labelSql(target, 'r', locale, field.label))} from ${tableAs(target, 'r')}
      where r.id = ${columnOf('t', columnName(name, field))})`;
  });
  return sql`json_build_array(${sql.join(labels, sql.raw(', '))})`;
}

/** Until when it has to be decided, where cards of the list count down to that. */
function dueOf({ session }: Reader['reach'], entity: Entity): SQL {
  const name = entity.list.board?.until?.field;
  const isSeen = name !== undefined && mayRead(session, entity, [name]);
  return isSeen ? columnOf('t', columnName(name, entity.fields[name] as Field)) : sql.raw('null::timestamptz');
}

/** A JSON array of rows, those that wait longest first. */
export function waitingRows({ model, reach }: Reader, waits: readonly Waits[]): SQL {
  if (!waits.length) return sql.raw(`'[]'::json`);
  const order = sql`t.updated_date, t.id`;
  const all = waits.map(({ entity, tab, where }) => {
    const isNamed = mayRead(reach.session, entity, nameFields(entity));
    return sql`(select ${entity.name}::text as entity, ${tab}::text as tab,
      ${sql.raw(entity.api.key === 'uuid' ? 't.uuid::text' : 't.id::text')} as key,
      ${textOr(labelSql(entity, 't', reach.locale), isNamed)} as label, ${detailOf(model, reach, entity)} as detail,
      t.updated_date as since, ${dueOf(reach, entity)} as due
      from ${firstRows(model, entity, reach, { where, order, limit: SHOWN })})`;
  });
  const rows = sql.join(all, sql.raw(' union all '));
  return sql`(select coalesce(json_agg(w order by w.since), '[]'::json)
    from (select * from (${rows}) u order by since limit ${SHOWN}) w)`;
}

/** The same as rows of the answer, without what is empty. */
export const waitingRowsOf = (
  rows: readonly (Omit<WaitingRow, 'detail'> & { detail: readonly (string | null)[] })[],
): WaitingRow[] =>
  rows.map((row) => ({
    ...row,
    label: row.label || `#${row.key}`,
    detail: row.detail.filter((one): one is string => Boolean(one)),
  }));
