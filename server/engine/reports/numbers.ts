/**
 * The numbers of a report (002 §7): the rows of an entity's list, by day and by value. They are counted under the conditions of
 * the list call, so that each agrees with the list that it leads to. Two statements, or three, whatever there is.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type HourCount,
  isByInstant,
  type Report,
  type ReportGroup,
  type ReportNumbers,
  reportParam,
} from '#schemas/kernel/entity/report.ts';
import { snake } from '#schemas/kernel/entity/snake.ts';
import { type Field, isOneReference } from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import type { Queryable } from '#server/db/database.ts';
import { columnOf, labelSql, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import { parseListQuery, type RawQuery, whereOf } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { periodIn } from './period.ts';

/** Values of a group that are shown one by one. */
const SHOWN = 50;

export interface Asked {
  db: Queryable;
  model: Model;
  reach: Reach;
  query: RawQuery;
}
export type Reporting = Entity & { report: Report };
export const isReporting = (entity: Entity): entity is Reporting => entity.report !== undefined;

const columnIn = ({ fields }: Entity, name: string): SQL => {
  const field = fields[name];
  return columnOf('t', field ? columnName(name, field) : snake(name));
};
/** The sums that the session may read, as one object: none is 0. */
function sumsOf({ model, reach }: Asked, entity: Reporting): SQL {
  const sums = Object.entries(entity.report.sums ?? {}).filter(([name]) => canRead(reach.session, entity.fields[name]));
  const parts = sums.map(([name, where = {}]) => {
    const counts = compileWhere(model, entity, where, 't', reach);
    return sql`'${sql.raw(name)}', coalesce(sum(${columnIn(entity, name)}) filter (where ${counts}), 0)::float8`;
  });
  return sql`json_build_object(${sql.join(parts, sql.raw(', '))})`;
}

/** The query of the list whose rows are counted. Throws AppError badQuery for a parameter that the report does not take. */
function listQueryOf(entity: Reporting, query: RawQuery, { from, to }: { from: string; to: string }): RawQuery {
  const { date, filters = [] } = entity.report;
  const known = new Set(filters.map((name) => reportParam(entity, name)));
  const { from: _, to: __, ...narrowed } = query;
  for (const param of Object.keys(narrowed)) if (!known.has(param)) throw new AppError('badQuery', { params: { param } });
  return { ...narrowed, [`${date}From`]: from, [`${date}To`]: to };
}

/** How often each value occurs, the most frequent first, with the names of records. */
function groupOf(asked: Asked, entity: Reporting, by: string, where: SQL): SQL {
  const { model, reach } = asked;
  const field = entity.fields[by] as Field;
  const target = isOneReference(field) ? model.entity(field.to) : undefined;
  const label = target
    ? sql`(select ${sql.raw(labelSql(target, 'r', reach.locale, (field as { label?: string }).label))} from ${tableAs(target, 'r')} where r.id = g.value)`
    : sql.raw('null::text');
  const grouped = sql`select ${columnIn(entity, by)} as value, count(*)::int as n, ${sumsOf(asked, entity)} as sums
    from ${tableAs(entity)} where ${where} group by 1`;
  const some = sql`select g.*, (sum(n) over ())::int as rows, (count(*) over ())::int as groups from (${grouped}) g
    order by n desc, value limit ${SHOWN}`;
  return sql`(select json_build_object('rows', coalesce(max(g.rows), 0), 'values', coalesce(max(g.groups), 0),
    'bars', coalesce(json_agg(json_build_object('value', g.value, 'label', ${label}, 'count', g.n, 'sums', g.sums)
      order by g.n desc, g.value), '[]'::json)) from (${some}) g)`;
}
interface Grouped {
  rows: number;
  values: number;
  bars: (Omit<ReportGroup['bars'][number], 'label'> & { label: string | null })[];
}
const groupShown = (by: string, { rows, values, bars }: Grouped): ReportGroup => ({
  by,
  bars: bars.map(({ label, ...bar }) => (label === null ? bar : { ...bar, label })),
  others: { values: values - bars.length, count: rows - bars.reduce((sum, { count }) => sum + count, 0) },
});

/** Counted by hours of the building's clock: the one that is shown twice has the rows of both. */
async function hoursOf({ db, reach }: Asked, entity: Reporting, where: SQL): Promise<readonly HourCount[]> {
  const { hours } = entity.report;
  if (!hours || !canRead(reach.session, entity.fields[hours])) return [];
  return db.query<HourCount & object>(sql`
    select extract(dow from at)::int as weekday, extract(hour from at)::int as hour, count(*)::int as count
    from (select ${columnIn(entity, hours)} at time zone ${reach.zone} as at from ${tableAs(entity)} where ${where}) h
    where at is not null group by 1, 2 order by 1, 2`);
}

/**
 * What happened in a period, in reach of the session: values that it may not read are not counted by.
 * @throws AppError badQuery for a parameter that is no part of the report, or no period
 */
export async function numbersOf(asked: Asked, entity: Reporting): Promise<ReportNumbers> {
  const { db, model, reach, query } = asked;
  const period = periodIn(query, reach.today);
  const { conditions } = parseListQuery(model, entity, listQueryOf(entity, query, period), reach);
  const where = whereOf(model, entity, reach, conditions);
  const column = columnIn(entity, entity.report.date);
  const day = isByInstant(entity, entity.report) ? sql`(${column} at time zone ${reach.zone})::date` : column;
  const days = await db.query<ReportNumbers['days'][number] & object>(
    sql`select to_char(${day}, 'YYYY-MM-DD') as day, count(*)::int as count from ${tableAs(entity)} where ${where} group by 1 order by 1`,
  );
  const readable = entity.report.by.filter((name) => canRead(reach.session, entity.fields[name]));
  const columns = readable.map((by, index) => sql`${groupOf(asked, entity, by, where)} as ${sql.raw(`"${index}"`)}`);
  const [row = {}] = await db.query<Record<string, unknown>>(sql`select ${sql.join(columns, sql.raw(', '))}`);
  return {
    ...period,
    count: days.reduce((sum, { count }) => sum + count, 0),
    currency: reach.session.officeCentre?.currency ?? '',
    days,
    groups: readable.map((by, index) => groupShown(by, row[String(index)] as Grouped)),
    hours: await hoursOf(asked, entity, where),
  };
}
