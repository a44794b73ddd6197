/** What somebody should do something about: the number of rows of a list under a filter, as a column of the statement of all counts. */
import { type SQL, sql } from 'drizzle-orm';
import type { AttentionPart } from '#schemas/kernel/areas/todayAnswer.ts';
import type { WidgetOf } from '#schemas/kernel/areas/widget.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { parseListQuery, whereOf } from '../lists/listQuery.ts';
import { capped, paramsOf, type Reader } from './part.ts';

/** The number of rows of the list behind the widget. */
export function attentionOf({ model, reach }: Reader, widget: WidgetOf<'attention'>): SQL {
  const entity = model.entity(widget.entity);
  const { conditions } = parseListQuery(model, entity, paramsOf(widget), reach);
  return sql`json_build_array(${capped(entity, whereOf(model, entity, reach, conditions))})`;
}

/** The same as a part of the answer. */
export function attentionPart({ model }: Reader, widget: WidgetOf<'attention'>, [count = 0]: readonly number[]): AttentionPart {
  const { code, entity } = widget;
  const isListed = model.entity(entity).pages.list !== undefined;
  const counted = Math.min(COUNT_CAP, count);
  return { kind: 'attention', code, entity, count: counted, ...(isListed ? { filter: paramsOf(widget) } : {}) };
}
