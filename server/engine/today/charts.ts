/** How many rows a list has for each value of a field, the most frequent first: one statement for all widgets. */
import { type SQL, sql } from 'drizzle-orm';
import type { Bar } from '#schemas/kernel/areas/todayAnswer.ts';
import type { WidgetOf } from '#schemas/kernel/areas/widget.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isOneReference } from '#schemas/kernel/fields/field.ts';
import { listFilters } from '#schemas/kernel/lists/query.ts';
import { columnOf, labelSql, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { parseListQuery, whereOf } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { paramsOf, type Read, type Reader } from './part.ts';

/** Maximum number of values shown individually. */
const SHOWN = 8;
type Chart = WidgetOf<'chart'>;
interface Group {
  value: Bar['value'];
  label: string | null;
  count: number;
}
interface Answered {
  /** Rows and values in all. */
  rows: number;
  values: number;
  groups: Group[];
}

/** The label of the record that a value refers to; null for any other value. */
function labelOf(model: Model, field: Field, reach: Reach): SQL {
  if (!isOneReference(field)) return sql.raw('null::text');
  const target = model.entity(field.to);
  return sql`(select ${sql.raw(labelSql(target, 'r', reach.locale, field.label))} from ${tableAs(target, 'r')} where r.id = g.value)`;
}

function statementOf({ model, reach }: Reader, widget: Chart): SQL {
  const { by } = widget;
  const entity = model.entity(widget.entity);
  const field = entity.fields[by] as Field;
  const { conditions } = parseListQuery(model, entity, paramsOf(widget), reach);
  const grouped = sql`select ${columnOf('t', columnName(by, field))} as value, count(*)::int as n from ${tableAs(entity)}
    where ${whereOf(model, entity, reach, conditions)} group by 1`;
  const some = sql`select g.*, (sum(n) over ())::int as rows, (count(*) over ())::int as groups from (${grouped}) g
    order by n desc, value limit ${SHOWN}`;
  return sql`(select json_build_object('rows', coalesce(max(g.rows), 0), 'values', coalesce(max(g.groups), 0),
    'groups', coalesce(json_agg(json_build_object('value', g.value, 'label', ${labelOf(model, field, reach)}, 'count', g.n)
      order by g.n desc, g.value), '[]'::json)) from (${some}) g)`;
}

function barOf(entity: Entity, widget: Chart, { value, label, count }: Group): Bar {
  const param = listFilters(entity).find((one) => one.field === widget.by && one.operator === 'is')?.param;
  const isLinked = value !== null && param !== undefined && entity.pages.list !== undefined;
  return {
    value,
    count,
    ...(label === null ? {} : { label }),
    ...(isLinked ? { filter: { ...paramsOf(widget), [param]: value } } : {}),
  };
}

export const readCharts: Read<'chart'> = async (reader, widgets) => {
  const { db, model } = reader;
  const columns = widgets.map((widget, index) => sql`${statementOf(reader, widget)} as ${sql.raw(`"${index}"`)}`);
  const [row = {}] = await db.query<Record<string, Answered>>(sql`select ${sql.join(columns, sql.raw(', '))}`);
  return widgets.map((widget, index) => {
    const entity = model.entity(widget.entity);
    const { rows, values, groups } = row[String(index)] as Answered;
    const shown = groups.reduce((sum, { count }) => sum + count, 0);
    return {
      widget,
      entities: [entity.name],
      part: {
        kind: 'chart',
        code: widget.code,
        entity: entity.name,
        by: widget.by,
        bars: groups.map((group) => barOf(entity, widget, group)),
        others: { values: values - groups.length, count: rows - shown },
      },
    };
  });
};
