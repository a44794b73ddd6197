/** Shared by the readers of widgets: their call, and which widgets its session may see. */
import { sql } from 'drizzle-orm';
import type { TodayPart } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Widget, WidgetOf } from '#schemas/kernel/areas/widget.ts';
import { callOf } from '#schemas/kernel/calls/calls.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { allTabs, COUNT_CAP, listFilters } from '#schemas/kernel/lists/query.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { keysOfTab, mayList, mayRead } from '../reach/visible.ts';
import { tableAs } from '../records/select.ts';

export interface Reader {
  db: Queryable;
  model: Model;
  reach: Reach;
}

/** The content of the widgets of one kind, in one statement at most. */
export type Read<K extends Widget['kind']> = (
  reader: Reader,
  widgets: readonly WidgetOf<K>[],
) => Promise<{ widget: WidgetOf<K>; part: TodayPart; entities: readonly string[] }[]>;

/** Whether the session may list these records here. Some lists exist only within an office centre. */
export const mayListHere = ({ session, centreId }: Reach, entity: Entity): boolean =>
  mayList(session, entity) && (centreId !== null || !callOf(entity, 'list').path.includes('{officeCentre'));

/** Every field on which the rows of a widget depend. */
function fieldsOf(entity: Entity, widget: WidgetOf<'counts' | 'attention' | 'soon' | 'chart'>): string[] {
  const codes = widget.kind === 'counts' ? widget.tabs : [widget.tab];
  const tabs = allTabs(entity).filter(({ code }) => codes.includes(code));
  if (widget.kind === 'counts') return tabs.flatMap(keysOfTab);
  const params = Object.keys(widget.filter ?? {});
  const filtered = listFilters(entity).flatMap(({ param, field }) => (params.includes(param) ? [field] : []));
  const own = widget.kind === 'soon' ? [widget.date] : widget.kind === 'chart' ? [widget.by] : [];
  return [...tabs.flatMap(keysOfTab), ...filtered, ...own];
}

/** Whether the widget is shown to this session, in the place where it works. */
export function maySee({ model, reach }: Pick<Reader, 'model' | 'reach'>, widget: Widget): boolean {
  const { session, buildingId } = reach;
  if (widget.reach && (widget.reach === 'allBuildings') !== (buildingId === null)) return false;
  if (widget.needs && refusalOf(session, widget.needs)) return false;
  if (widget.kind === 'waiting' || widget.kind === 'activity') return true;
  const entity = model.entity(widget.entity);
  return mayListHere(reach, entity) && mayRead(session, entity, fieldsOf(entity, widget));
}

/** The list query for the rows of a widget; its link has the same. */
export const paramsOf = ({ tab, filter }: WidgetOf<'attention' | 'soon' | 'chart'>): Record<string, string | string[]> => ({
  ...(tab === undefined ? {} : { tab }),
  ...(filter as Record<string, string | string[]> | undefined),
});

/** The number of rows of an entity under a condition, up to the count limit of lists. */
export const capped = (entity: Entity, where: ReturnType<typeof sql>, alias = 't') =>
  sql`(select count(*)::int from (select 1 from ${tableAs(entity, alias)} where ${where} limit ${COUNT_CAP}) c)`;
