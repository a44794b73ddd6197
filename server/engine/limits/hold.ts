/** What one record takes of a limit that is counted below another record (`capacity`, `atOnce` and `balance` of `schemas/kernel/rules/limits.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { type Field, type ReferenceField, traitsOf, wireKey } from '#schemas/kernel/fields/field.ts';
import { type Counted, countedBy, type Limit } from '#schemas/kernel/rules/limits.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { columnOf, type Model, storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';

/** Values by wire key. */
export type Values = Readonly<Record<string, unknown>>;

export interface LimitContext {
  tx: Transaction;
  model: Model;
  entity: Entity;
  reach: Reach;
}
/** A record before and after a write; undefined where it does not exist. */
export interface Step {
  was?: Values | undefined;
  will?: Values | undefined;
}
/** What a record takes: so many pieces of the record `above`, together with others of the same group; in its period, if the limit has one. */
export interface Hold {
  above: number;
  group: string;
  pieces: number;
  span?: Span;
}
/** In milliseconds; its end is not in it. */
export interface Span {
  from: number;
  to: number;
}

/** Instants by their time, because one instant can be written in several ways. */
export const plain = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value) ? Date.parse(value) : value;
/** Names the records that agree in their keys. */
export const groupOf = (keys: readonly unknown[]): string => JSON.stringify(keys.map(plain));

export const keysOf = ({ fields }: Entity, { by }: Limit): string[] => by.map((name) => wireKey(name, fields[name] as Field));
/** Those of the period, if it has one. */
export const periodOf = ({ fields }: Entity, { period = [] }: Pick<Limit, 'period'> | { period?: [] }): string[] =>
  period.map((name) => wireKey(name, fields[name] as Field));
/** The column of what a record takes; one each where it is absent. */
export const piecesOf = ({ fields }: Entity, { pieces }: Counted): string | undefined =>
  pieces && wireKey(pieces, fields[pieces] as Field);

/** Of a period of days, the last one is in it. */
export const isByDays = ({ fields }: Entity, { period: [from] = [''] as never }: Limit): boolean =>
  traitsOf(fields[from] as Field).moment === 'day';
/** The period of a record; undefined while it has no start or no end. */
export function spanOf(entity: Entity, limit: Limit, values: Values): Span | undefined {
  const [from = null, to = null] = periodOf(entity, limit).map((key) => values[key] ?? null);
  if (from === null || to === null) return undefined;
  const [begin, end] = [from, to].map((one) => new Date(one as string).getTime()) as [number, number];
  return { from: begin, to: isByDays(entity, limit) ? end + DAY : end };
}

/** What a record takes of the limit; undefined if it does not count, names nothing above, or has no period where the limit asks for one. */
export function holdOf(entity: Entity, limit: Limit, values: Values | undefined): Hold | undefined {
  if (!values || !matches(limit.while, values, { today: '' })) return undefined;
  const keys = keysOf(entity, limit).map((key) => values[key]);
  if (keys.some((value) => value === null || value === undefined)) return undefined;
  const span = limit.period && spanOf(entity, limit, values);
  if (limit.period && !span) return undefined;
  const pieces = piecesOf(entity, countedBy(limit) as Counted);
  return {
    above: Number(keys[0]),
    group: groupOf(keys),
    pieces: pieces === undefined ? 1 : Math.max(0, Number(values[pieces] ?? 0)),
    ...(span && { span }),
  };
}

/** The entity of the record above. */
export const aboveOf = ({ model, entity }: Pick<LimitContext, 'model' | 'entity'>, { of }: Counted): Entity =>
  model.entity((entity.fields[of] as ReferenceField).to);

/**
 * The numbers of the records above, which are locked in the order of their ids until the transaction ends: two writers never take the
 * last piece. Others may go on to name these records.
 */
export async function lockNumbers(
  context: LimitContext,
  counted: Counted,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const above = aboveOf(context, counted);
  const rows = await context.tx.query<{ id: number; number: number | null }>(
    sql`select p.id, ${columnOf('p', storedColumn(above, counted.field) as string)} as number from ${tableAs(above, 'p')}
      where p.id = any(${sql.param(distinct(ids))}::bigint[]) order by p.id for no key update of p`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
/**
 * Holds the records above of all rows under a condition, before the rows themselves: as whoever writes below a record does
 * (`lockAbove`), so that nobody waits for each other.
 */
export async function lockAboves(context: Omit<LimitContext, 'reach'>, condition: SQL): Promise<void> {
  const { tx, entity } = context;
  for (const limit of Object.values(entity.limits ?? {})) {
    const counted = countedBy(limit);
    if (!counted) continue;
    const [of = ''] = keysOf(entity, limit);
    await tx.query(sql`select 1 as held from ${tableAs(aboveOf(context, counted), 'p')} where p.id in
      (select ${columnOf('t', storedColumn(entity, of) as string)} from ${tableAs(entity)} where ${condition}) order by p.id for no key update of p`);
  }
}
export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Every value that says what a record takes, by wire key. */
function keysAsked(entity: Entity, limits: readonly Limit[]): string[] {
  const all = limits.flatMap((limit) => {
    const counted = countedBy(limit);
    return [
      ...keysOf(entity, limit),
      ...periodOf(entity, limit),
      ...(counted ? [piecesOf(entity, counted)] : []),
      ...Object.keys(limit.while ?? {}),
    ];
  });
  return [...new Set(all)].filter((key) => key !== undefined);
}

/** These values of stored records, by id. */
export async function readStored(
  on: Queryable,
  entity: Entity,
  limits: readonly Limit[],
  ids: readonly number[],
): Promise<Map<number, Values>> {
  if (!ids.length) return new Map();
  const columns: SQL[] = keysAsked(entity, limits).map(
    (key) => sql`${columnOf('t', storedColumn(entity, key) as string)} as ${sql.raw(`"${key}"`)}`,
  );
  const alive = entity.traits.includes('softDeleted') ? sql.raw(' and t.deleted_date is null') : sql.raw('');
  const rows = await on.query<Values & { id: number }>(
    sql`select ${sql.join([sql.raw('t.id'), ...columns], sql.raw(', '))} from ${tableAs(entity)}
      where t.id = any(${sql.param(ids)}::bigint[])${alive}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
