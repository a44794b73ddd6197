/** The lanes and bars of a timeline: what the list's call is asked, and what comes of its records. */
import type { RaRecord } from 'ra-core';
import { whereFilter } from '#dataProvider/listQuery.ts';
import type { ListFilter } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { type Field, isReference, toneOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { listFilters } from '#schemas/kernel/lists/query.ts';
import type { Timeline } from '#schemas/kernel/lists/timeline.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { Limit } from '#schemas/kernel/rules/limits.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { instantsIn } from '#schemas/kernel/time/instants.ts';
import type { Span } from '#src/kit/timeline/axis.ts';
import type { TimelineItem } from '#src/kit/timeline/parts.ts';
import { withLook } from '../list/toolbar/looks.ts';

const timelineOf = ({ list }: Entity): Timeline => list.timeline as Timeline;
type Values = Readonly<Record<string, unknown>>;

/** The records that are there in a period, under the person's filters, in any tab. */
export function timelineFilter(
  entity: Entity,
  filterValues: ListFilter,
  { today }: Pick<Session, 'today'>,
  { from, to }: Span,
): ListFilter {
  const { tab: _, ...filter } = withLook(filterValues, undefined);
  const timeline = timelineOf(entity);
  const when = { [timeline.from]: { lte: new Date(to).toISOString() }, [timeline.to]: { gte: new Date(from).toISOString() } };
  return { ...filter, ...whereFilter(entity, { ...timeline.shows, ...when }, { today }) };
}

/** The ids of the lanes to which the list is narrowed; undefined: all. */
export function narrowedLanes(entity: Entity, filterValues: ListFilter): number[] | undefined {
  const { lane } = timelineOf(entity);
  const asked = listFilters(entity)
    .filter(({ field, operator }) => field === lane && (operator === 'is' || operator === 'in'))
    .flatMap(({ param }) => [filterValues[param] ?? []].flat());
  return asked.length ? asked.map(Number) : undefined;
}

/** The limits on what a lane holds at once; a record counts for one of them, or for none. */
export function laneLimits(entity: Entity): Limit[] {
  const { lane } = timelineOf(entity);
  return Object.values(entity.limits ?? {}).filter(({ by, period }) => period && by.length === 1 && by[0] === lane);
}

/** How many a lane holds at once: the most that its limits allow; undefined without any. */
export function roomOf(entity: Entity, lane: Values): number | undefined {
  const { lane: of } = timelineOf(entity);
  const rooms = laneLimits(entity).map(({ max }) => (max?.of === of ? Number(lane[max.field] ?? Number.POSITIVE_INFINITY) : 1));
  return rooms.length ? Math.max(...rooms) : undefined;
}

/** What a record says of itself: texts as they are, references by their label. */
const said = (record: Values, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = record[name] as string | number | { label?: string } | null | undefined;
    const text = typeof value === 'object' ? value?.label : value;
    return text ? [String(text)] : [];
  });

interface Known {
  session: Pick<Session, 'today'>;
  titleOf: (record: RaRecord) => string;
  statusOf: (record: RaRecord) => string | undefined;
  pathOf: (record: RaRecord) => string | undefined;
  moves: (record: RaRecord) => boolean;
  changed: ReadonlySet<number>;
}

/** A record as a bar; undefined while it has no lane or no time. */
export function barOf(entity: Entity, record: RaRecord, known: Known): TimelineItem | undefined {
  const { lane, from, to, says = [], tentative } = timelineOf(entity);
  const above = (record[lane] as { id: number } | null | undefined)?.id;
  const span = spanOf(record, from, to);
  if (above === undefined || !span) return undefined;
  const title = known.titleOf(record);
  const [text = title, ...note] = said(record, says);
  const taking = laneLimits(entity).find((limit) => matches(limit.while, record, { today: known.session.today }));
  const status = entity.states?.field;
  return {
    id: record.id,
    lane: above,
    ...span,
    text,
    note: [...note, ...(text === title ? [] : [title])].join(' · ') || undefined,
    status: known.statusOf(record),
    tone: (status && toneOf(entity.fields[status], String(record[status]))) || 'info',
    isDraft: tentative && matches(tentative, record, { today: known.session.today }),
    path: known.pathOf(record),
    moves: known.moves(record),
    takes: taking?.period && spanOf(record, ...taking.period),
    isChanged: known.changed.has(Number(record.recordId ?? record.id)),
  };
}

function spanOf(record: Values, from: string, to: string): Span | undefined {
  const [start, end] = [from, to].map((name) => Date.parse(String(record[name] ?? ''))) as [number, number];
  return end > start ? { from: start, to: end } : undefined;
}

/** The values of a form, by wire key, for a lane and a time: as instants, or as the date and the time of which the form makes them. */
export function valuesAt(entity: Entity, operation: string, laneId: number | undefined, span: Span, zone: string): Values {
  const { lane, from, to } = timelineOf(entity);
  const asked = new Set(inputNames(entity, operation));
  const values: Record<string, unknown> = {};
  if (laneId !== undefined && asked.has(lane)) values[wireKey(lane, entity.fields[lane] as Field)] = laneId;
  const derived = new Map(instantsIn(entity.fields).map(({ name, of }) => [name, of] as const));
  for (const [name, at] of [[from, span.from] as const, [to, span.to] as const]) {
    if (asked.has(name)) values[name] = new Date(at).toISOString();
    const [date, time] = derived.get(name) ?? [];
    const local = localAt(zone, at);
    if (date && asked.has(date)) values[date] ??= local.date;
    if (time && asked.has(time)) values[time] = local.time;
  }
  return values;
}

/** May records of the timeline change their lane when they move? */
export function changesLane(entity: Entity): boolean {
  const { moves, lane } = timelineOf(entity);
  return moves !== undefined && inputNames(entity, moves).includes(lane);
}

/** What stands below the name of a lane: `Floor R`. Names of other records speak for themselves. */
export const laneNote = (entity: Entity, above: Entity, lane: Values, labelOf: (name: string) => string): string | undefined =>
  timelineOf(entity)
    .laneSays?.flatMap((name) =>
      said(lane, [name]).map((text) => (isReference(above.fields[name] as Field) ? text : `${labelOf(name)} ${text}`)),
    )
    .join(' · ') || undefined;
