/** Counts that link to lists: pending decisions, the counts of widgets, what needs attention. One statement for all of them. */
import { type SQL, sql } from 'drizzle-orm';
import type { TodayBuilding, TodayCount, TodayPart, WaitingPart } from '#schemas/kernel/areas/todayAnswer.ts';
import type { Widget, WidgetOf } from '#schemas/kernel/areas/widget.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Tab } from '#schemas/kernel/lists/list.ts';
import { allTabs, COUNT_CAP, listFilters } from '#schemas/kernel/lists/query.ts';
import { waitingTabs } from '#schemas/kernel/states/waits.ts';
import { labelSql, type Model } from '#server/db/model.ts';
import { conditionOfTab, whereOf } from '../lists/listQuery.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { visibleTabs } from '../reach/visible.ts';
import { tableAs } from '../records/select.ts';
import { attentionOf, attentionPart } from './attention.ts';
import { type Owner, ownerOf } from './buildings.ts';
import { capped, mayListHere, type Read, type Reader } from './part.ts';
import { type Waits, waitingRows, waitingRowsOf } from './waitingRows.ts';

/** Maximum number of buildings listed; the sums are of all. */
const MAX_BUILDINGS = 10;

/** The tabs of one entity, all of them together: a building has one row for it. */
interface Counted {
  entity: Entity;
  /** `mine`: does this person decide what waits there? */
  tabs: readonly { tab: Tab; mine?: boolean }[];
}

const leaves = (tab: Tab): readonly Tab[] => (tab.tabs ?? [tab]).filter(({ of }) => !of);
const whereIn = (model: Model, { entity }: Counted, tab: Tab, reach: Reach): SQL => {
  const own = conditionOfTab(model, entity, tab, reach);
  return whereOf(model, entity, reach, own ? [own] : []);
};

/** A column for each tab, side by side. */
const flat = (model: Model, counted: Counted, reach: Reach): SQL =>
  sql`json_build_array(${sql.join(
    counted.tabs.map(({ tab }) => capped(counted.entity, whereIn(model, counted, tab, reach))),
    sql.raw(', '),
  )})`;

/** The same by building: the sums, and the buildings with the most. */
function byBuilding(model: Model, counted: Counted, reach: Reach, { buildings, joined }: Owner): SQL {
  const { entity, tabs } = counted;
  const names = tabs.map((_, index) => sql.raw(`x.c${index}`));
  const columns = tabs.map(({ tab }, index) => {
    const where = sql`${joined} and ${whereIn(model, counted, tab, reach)}`;
    return sql`${capped(entity, where)} as ${sql.raw(`c${index}`)}`;
  });
  const rows = sql`select b.id, ${sql.raw(labelSql(buildings, 'b', reach.locale))} as label, ${sql.join(columns, sql.raw(', '))}
    from ${tableAs(buildings, 'b')} where ${scopeOf(model, buildings, 'b', reach)}`;
  const sum = sql.join(names, sql.raw(' + '));
  const all = sql.join(names, sql.raw(', '));
  const sums = sql.join(
    names.map((name) => sql`coalesce(sum(${name}), 0)::int`),
    sql.raw(', '),
  );
  const one = sql`json_build_object('id', x.id, 'label', x.label, 'counts', json_build_array(${all}))`;
  const most = sql`select * from x where ${sum} > 0 order by ${sum} desc, x.id limit ${MAX_BUILDINGS}`;
  return sql`(with x as materialized (${rows}) select json_build_object('sums', json_build_array(${sums}),
    'rows', (select coalesce(json_agg(${one} order by ${sum} desc, x.id), '[]'::json) from (${most}) x)) from x)`;
}

type Answered = number[] | { sums: number[]; rows: TodayBuilding[] };

/** Pending decisions: of this person if they have the permission, of others if they have read access only. */
const waitingOf = ({ model, reach }: Reader): Counted[] =>
  model.entities.flatMap((entity) => {
    if (!entity.waits || !mayListHere(reach, entity)) return [];
    const own = new Set(waitingTabs(reach.session, entity));
    const tabs = allTabs(entity).filter(({ code }) => entity.waits?.some(({ tab }) => tab === code));
    const visible = visibleTabs(model, reach.session, entity, tabs);
    if (!visible.length) return [];
    const counted = visible.flatMap((one) => leaves(one).map((tab) => ({ tab, mine: own.has(one) })));
    return [{ entity, tabs: counted }];
  });

/** The tabs whose rows this person decides on. */
const ownWaits = ({ model, reach }: Reader, counted: readonly Counted[]): Waits[] =>
  counted.flatMap((one) =>
    one.tabs
      .filter(({ mine }) => mine)
      .map(({ tab }) => ({ entity: one.entity, tab: tab.code, where: whereIn(model, one, tab, reach) })),
  );

const listed = ({ model }: Reader, widget: WidgetOf<'counts'>): Counted[] => {
  const entity = model.entity(widget.entity);
  return [
    {
      entity,
      tabs: widget.tabs.flatMap((code) =>
        allTabs(entity)
          .filter((tab) => tab.code === code)
          .map((tab) => ({ tab })),
      ),
    },
  ];
};

type Counting = Widget & { kind: 'waiting' | 'counts' };
type Kinds = 'waiting' | 'counts' | 'attention';

export const readCounts: Read<Kinds> = async (reader, widgets) => {
  const { db, model, reach } = reader;
  const asked = widgets.map((widget) => ({
    widget,
    counted: widget.kind === 'attention' ? [] : widget.kind === 'waiting' ? waitingOf(reader) : listed(reader, widget),
  }));
  const columns: SQL[] = [];
  const owners = new Map<Counted, Owner>();
  const column = (value: SQL) => columns.push(sql`${value} as ${sql.raw(`"${columns.length}"`)}`);
  for (const { widget, counted } of asked) {
    if (widget.kind === 'attention') column(attentionOf(reader, widget));
    if (widget.kind === 'waiting' && reach.buildingId !== null) column(waitingRows(reader, ownWaits(reader, counted)));
    for (const one of counted) {
      const owner = widget.kind === 'waiting' && reach.buildingId === null ? ownerOf(model, one.entity) : undefined;
      if (owner) owners.set(one, owner);
      column(owner ? byBuilding(model, one, reach, owner) : flat(model, one, reach));
    }
  }
  const [row = {}] = columns.length
    ? await db.query<Record<string, Answered>>(sql`select ${sql.join(columns, sql.raw(', '))}`)
    : [];
  let at = 0;
  const next = () => row[String(at++)] as Answered;
  return asked.map(({ widget, counted }) => {
    if (widget.kind === 'attention')
      return { widget, entities: [widget.entity], part: attentionPart(reader, widget, next() as number[]) };
    const rows = widget.kind === 'waiting' && reach.buildingId !== null ? { rows: waitingRowsOf(next() as never) } : {};
    const entities = counted.map(({ entity }) => entity.name);
    return { widget, entities, part: { ...countsPart(widget, counted, owners, next), ...rows } as TodayPart };
  });
};

/** The counts of tabs, and for whoever reaches every building also the buildings with the most. */
function countsPart(
  { code, kind }: Counting,
  counted: readonly Counted[],
  owners: ReadonlyMap<Counted, Owner>,
  next: () => Answered,
): TodayPart {
  const counts: TodayCount[] = [];
  const buildings: NonNullable<WaitingPart['buildings']>[number][] = [];
  for (const one of counted) {
    const answered = next();
    const numbers = Array.isArray(answered) ? answered : answered.sums;
    for (const [index, { tab, mine }] of one.tabs.entries())
      counts.push({
        entity: one.entity.name,
        tab: tab.code,
        count: Math.min(COUNT_CAP, numbers[index] ?? 0),
        ...(mine === undefined ? {} : { mine }),
      });
    const param = paramOf(one.entity, owners.get(one));
    if (!Array.isArray(answered) && param) buildings.push({ entity: one.entity.name, param, rows: answered.rows });
  }
  return { code, kind, counts, ...(owners.size && kind === 'waiting' ? { buildings } : {}) } as TodayPart;
}

/** The parameter that filters a list by the building of its rows. */
const paramOf = (entity: Entity, owner: Owner | undefined): string | undefined =>
  listFilters(entity).find(({ param, operator }) => operator === 'is' && param === owner?.key)?.param;
