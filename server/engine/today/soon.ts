/** Records with a date soon, the nearest first: complete records of the engine, in one statement for all widgets. */
import { type SQL, sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { SoonRow, TodayFilter } from '#schemas/kernel/areas/todayAnswer.ts';
import type { WidgetOf } from '#schemas/kernel/areas/widget.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordTitle } from '#schemas/kernel/entity/title.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { type Field, traitsOf } from '#schemas/kernel/fields/field.ts';
import { isLocalized, readIn } from '#schemas/kernel/fields/localized.ts';
import { listFilters } from '#schemas/kernel/lists/query.ts';
import { columnOf } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { filterCondition } from '../lists/filters.ts';
import { parseListQuery, whereOf } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { selectRecords } from '../records/select.ts';
import { firstRows } from './buildings.ts';
import { capped, paramsOf, type Read, type Reader } from './part.ts';

/** Maximum number of records shown; the rest is a number and a link. */
const NAMED = 3;
type Soon = WidgetOf<'soon'>;
type Row = Record<string, unknown> & { id: number };
interface Answered {
  total: number;
  rows: Row[];
}

/** The two ends of the period as filters, both inclusive. */
const ends = ({ date, within }: Soon, today: string) =>
  [
    { param: `${date}From`, operator: 'from', value: today },
    { param: `${date}To`, operator: 'to', value: addDays(today, within) },
  ] as const;

function statementOf({ model, reach }: Reader, widget: Soon): SQL {
  const entity = model.entity(widget.entity);
  const { conditions } = parseListQuery(model, entity, paramsOf(widget), reach);
  const period = ends(widget, reach.today).map(({ param, operator, value }) =>
    filterCondition(model, entity, { param, operator, field: widget.date }, value, reach),
  );
  const where = whereOf(model, entity, reach, [...conditions, ...period]);
  const order = sql`${columnOf('t', columnName(widget.date, entity.fields[widget.date]))}, ${columnOf('t', 'id')}`;
  const source = firstRows(model, entity, reach, { where, order, limit: NAMED });
  const rows = selectRecords(model, entity, reach, source, sql`order by ${order}`);
  return sql`json_build_object('total', ${capped(entity, where)},
    'rows', (select coalesce(json_agg(x), '[]'::json) from (${rows}) x))`;
}

/** `tenant.label` of a record, as text; blank where it is empty or not visible. */
function valueAt(row: Row, path: string, locale: string): string {
  const [name = '', part] = path.split('.');
  const value = part === undefined ? row[name] : (row[name] as Record<string, unknown> | null)?.[part];
  if (isLocalized(value)) return readIn(value, locale);
  return value === null || value === undefined ? '' : String(value);
}

function rowOf(entity: Entity, { date, detail = [] }: Soon, row: Row, { zone, locale = fallbackLocale }: Reach): SoonRow {
  const when = String(row[date]);
  return {
    id: row.id,
    label: recordTitle(entity, row, locale),
    detail: detail.map((path) => valueAt(row, path, locale)).filter(Boolean),
    date: traitsOf(entity.fields[date] as Field).moment === 'instant' ? dateIn(zone, new Date(when)) : when,
  };
}

/** The filter of the list that shows all of them, if it has one for the date. */
function filterOf(entity: Entity, widget: Soon, today: string): TodayFilter | undefined {
  const params = new Set(listFilters(entity).map(({ param }) => param));
  const period = ends(widget, today);
  if (!entity.pages.list || !period.every(({ param }) => params.has(param))) return undefined;
  return { ...paramsOf(widget), ...Object.fromEntries(period.map(({ param, value }) => [param, value])) };
}

export const readSoon: Read<'soon'> = async (reader, widgets) => {
  const { db, model, reach } = reader;
  const columns = widgets.map((widget, index) => sql`${statementOf(reader, widget)} as ${sql.raw(`"${index}"`)}`);
  const [row = {}] = await db.query<Record<string, Answered>>(sql`select ${sql.join(columns, sql.raw(', '))}`);
  return widgets.map((widget, index) => {
    const entity = model.entity(widget.entity);
    const { total, rows } = row[String(index)] as Answered;
    const filter = filterOf(entity, widget, reach.today);
    return {
      widget,
      entities: [entity.name],
      part: {
        kind: 'soon',
        code: widget.code,
        entity: entity.name,
        date: widget.date,
        within: widget.within,
        today: reach.today,
        total,
        rows: rows.map((one) => rowOf(entity, widget, one, reach)),
        ...(filter ? { filter } : {}),
      },
    };
  });
};
