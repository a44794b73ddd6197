/**
 * The limits that the database keeps itself (`unique`, `noOverlap`), asked beforehand where many records are written in one statement:
 * the database would refuse all of them because of one, and without saying which.
 */
import { sql } from 'drizzle-orm';
import { type Field, traitsOf } from '#schemas/kernel/fields/field.ts';
import type { Limit } from '#schemas/kernel/rules/limits.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { wholeReach } from '../reach/systemReach.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { recordsetOf } from '../upload/recordset.ts';
import type { Account } from './account.ts';
import { groupOf, keysOf, type LimitContext, periodOf, plain, type Step, type Values } from './hold.ts';

/** Where a record stands: with others of its group, in its period if the limit has one. */
interface Stand {
  group: string;
  from?: string | number;
  to?: string | number;
}
type Moment = 'day' | 'instant';

const isNothing = (value: unknown): boolean => value === null || value === undefined;

function standOf({ entity }: Pick<LimitContext, 'entity'>, limit: Limit, values: Values | undefined): Stand | undefined {
  if (!values || !matches({ ...limit.while }, values, { today: '' })) return undefined;
  const keys = keysOf(entity, limit).map((key) => values[key]);
  const [from, to] = periodOf(entity, limit).map((key) => values[key]);
  if (keys.some(isNothing) || (limit.period && (isNothing(from) || isNothing(to)))) return undefined;
  return { group: groupOf(keys), ...(limit.period && { from: plain(from) as string, to: plain(to) as string }) };
}

/** As the ranges of PostgreSQL: a period of instants contains its start and not its end, one of days both. */
function meet(one: Stand, other: Stand, moment: Moment): boolean {
  if (one.group !== other.group) return false;
  if (one.from === undefined || one.to === undefined || other.from === undefined || other.to === undefined) return true;
  if (moment === 'day') return one.from <= other.to && other.from <= one.to;
  return one.from < one.to && other.from < other.to && one.from < other.to && other.from < one.to;
}

/** Those of these steps for which another record than `ids` stands in the way. */
async function inTheWay(
  context: LimitContext,
  limit: Limit,
  moment: Moment,
  steps: readonly Step[],
  ids: readonly number[],
): Promise<Set<Step>> {
  const { tx, model, reach } = context;
  const entity = model.entity(context.entity.name);
  const [from, to] = periodOf(entity, limit);
  const keys = keysOf(entity, limit);
  const rows = steps.map(({ will }, n) => ({ ...will, n }));
  const { source } = recordsetOf({ model, entity }, [...keys, ...periodOf(entity, limit)], rows, { n: 'int' });
  const both = (key: string) => [
    columnOf('t', storedColumn(entity, key) as string),
    columnOf('r', storedColumn(entity, key) as string),
  ];
  const range = (alias: 't' | 'r') => {
    const ends = [from, to].map((key) => columnOf(alias, storedColumn(entity, key as string) as string));
    const [kind, bounds] = moment === 'day' ? ['daterange', '[]'] : ['tstzrange', '[)'];
    return sql`${sql.raw(kind as string)}(${sql.join(ends, sql.raw(', '))}, ${sql.raw(`'${bounds}'`)})`;
  };
  const conditions = [
    ...keys.map((key) => sql.join(both(key), sql.raw(' = '))),
    ...(limit.period ? [sql`${range('t')} && ${range('r')}`] : []),
    compileWhere(model, entity, { ...entity.rows, ...limit.while }, 't', wholeReach(reach)),
    sql`t.id <> all(${sql.param(ids)}::bigint[])`,
    ...(entity.traits.includes('softDeleted') ? [sql.raw('t.deleted_date is null')] : []),
  ];
  const found = await tx.query<{ n: number }>(
    sql`select distinct r.n from ${source} join ${tableAs(entity)} on ${sql.join(conditions, sql.raw(' and '))}`,
  );
  return new Set(found.map(({ n }) => steps[n] as Step));
}

/** The account of one such limit for these steps; undefined if none of them stands anywhere else than before. */
export async function apartFor(
  context: LimitContext,
  limit: Limit,
  steps: readonly Step[],
  ids: readonly number[],
): Promise<Account | undefined> {
  const { entity } = context;
  const [name = ''] = limit.period ?? [];
  const moment = traitsOf(entity.fields[name] ?? ({ kind: 'text' } as Field)).moment === 'day' ? 'day' : 'instant';
  const was = new Map(steps.map((step) => [step, standOf(context, limit, step.was)]));
  const will = new Map(steps.map((step) => [step, standOf(context, limit, step.will)]));
  const moving = steps.filter((step) => will.get(step) && JSON.stringify(will.get(step)) !== JSON.stringify(was.get(step)));
  if (!moving.length) return undefined;
  const blocked = await inTheWay(context, limit, moment, moving, ids);
  const moves = new Set(moving);
  // Nobody takes a place that another one of them leaves: one statement writes all, in an order of its own.
  const standing = new Map<string, { step: Step; stand: Stand }[]>();
  const add = (step: Step, stand: Stand | undefined) => {
    if (stand) standing.set(stand.group, [...(standing.get(stand.group) ?? []), { step, stand }]);
  };
  for (const step of steps) add(step, was.get(step));
  return {
    fits: (step) => {
      const stand = will.get(step);
      if (!stand || !moves.has(step)) return true;
      const others = standing.get(stand.group) ?? [];
      return !blocked.has(step) && !others.some((one) => one.step !== step && meet(one.stand, stand, moment));
    },
    take: (step) => {
      if (moves.has(step)) add(step, will.get(step));
    },
  };
}
