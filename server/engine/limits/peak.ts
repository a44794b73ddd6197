/**
 * The limit `atOnce`: the most that there is at any moment of a period, counted while the record above is locked. What is there before
 * the write is counted as the database has it, so that preparation and whatever else a stored period includes counts as well.
 */
import { sql } from 'drizzle-orm';
import type { Counted, Limit } from '#schemas/kernel/rules/limits.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { wholeReach } from '../reach/systemReach.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { recordsetOf } from '../upload/recordset.ts';
import type { Account } from './account.ts';
import {
  groupOf,
  type Hold,
  holdOf,
  isByDays,
  keysOf,
  type LimitContext,
  lockNumbers,
  periodOf,
  piecesOf,
  type Span,
  type Step,
  spanOf,
  type Values,
} from './hold.ts';

interface Taken {
  span: Span;
  pieces: number;
}
const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The most pieces at any moment of a period: the number rises where something begins, or at the start of the period. */
export function peakOf(taken: readonly Taken[], within: Span): number {
  const changes = taken
    .filter(({ span }) => span.from < span.to && meet(span, within))
    .flatMap(({ span, pieces }) => [
      { at: Math.max(span.from, within.from), change: pieces },
      { at: span.to, change: -pieces },
    ])
    // What ends makes room for what begins at the same moment.
    .sort((one, other) => one.at - other.at || one.change - other.change);
  let [now, most] = [0, 0];
  for (const { change } of changes) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
}

/** Does it take something that it did not have? What is there stays, whatever the number above says now. */
const grows = (was: Hold | undefined, will: Hold | undefined): will is Hold & { span: Span } => {
  if (!will?.span) return false;
  const held = was?.group === will.group ? was.span : undefined;
  return !held || will.span.from < held.from || will.span.to > held.to || will.pieces > (was?.pieces ?? 0);
};

/** What other records than `ids` take in the periods that are asked for, by their group. */
async function takenBy(
  context: LimitContext,
  limit: Limit,
  asked: readonly Values[],
  ids: readonly number[],
): Promise<Map<string, Taken[]>> {
  const { tx, model, reach } = context;
  // The entity as it is declared: a call below another record narrows its rows, but all of them count.
  const entity = model.entity(context.entity.name);
  const [keys, period] = [keysOf(entity, limit), periodOf(entity, limit)];
  const { source } = recordsetOf({ model, entity }, [...keys, ...period], asked);
  const column = (alias: 't' | 'r', key: string) => columnOf(alias, storedColumn(entity, key) as string);
  const [kind, bounds] = isByDays(entity, limit) ? ['daterange', '[]'] : ['tstzrange', '[)'];
  const range = (alias: 't' | 'r') =>
    sql`${sql.raw(kind as string)}(${sql.join(
      period.map((key) => column(alias, key)),
      sql.raw(', '),
    )}, ${sql.raw(`'${bounds}'`)})`;
  const pieces = piecesOf(entity, limit.max as Counted);
  const conditions = [
    ...keys.map((key) => sql`${column('t', key)} = ${column('r', key)}`),
    sql`${range('t')} && ${range('r')}`,
    compileWhere(model, entity, { ...entity.rows, ...limit.while }, 't', wholeReach(reach)),
    sql`t.id <> all(${sql.param(ids)}::bigint[])`,
    ...(entity.traits.includes('softDeleted') ? [sql.raw('t.deleted_date is null')] : []),
  ];
  const columns = [...keys, ...period].map((key) => sql`${column('t', key)} as ${sql.raw(`"${key}"`)}`);
  const rows = await tx.query<Values & { pieces: number }>(
    sql`select distinct t.id, ${sql.join(columns, sql.raw(', '))}, ${pieces ? column('t', pieces) : sql.raw('1')} as pieces
      from ${source} join ${tableAs(entity)} on ${sql.join(conditions, sql.raw(' and '))}`,
  );
  const taken = new Map<string, Taken[]>();
  for (const row of rows) {
    const [group, span] = [groupOf(keys.map((key) => row[key])), spanOf(entity, limit, row)];
    if (span) taken.set(group, [...(taken.get(group) ?? []), { span, pieces: Math.max(0, Number(row.pieces ?? 0)) }]);
  }
  return taken;
}

/** The account of one such limit for these steps; undefined if none of them takes more than it had. */
export async function peakFor(
  context: LimitContext,
  limit: Limit,
  steps: readonly Step[],
  ids: readonly number[],
): Promise<Account | undefined> {
  const { entity } = context;
  const holds = new Map(
    steps.map((step) => [step, { was: holdOf(entity, limit, step.was), will: holdOf(entity, limit, step.will) }]),
  );
  const asked = [...holds].flatMap(([{ will: values }, { was, will }]) =>
    values && grows(was, will) ? [{ values, place: will.above }] : [],
  );
  if (!asked.length) return undefined;
  const places = asked.map(({ place }) => place);
  const most = await lockNumbers(context, limit.max as Counted, places);
  const others = await takenBy(
    context,
    limit,
    asked.map(({ values }) => values),
    ids,
  );
  // Those of these records that stand somewhere: as they were, and as they will be once they have been taken.
  const standing = new Map<Step, Hold>();
  for (const [step, { was }] of holds) if (was) standing.set(step, was);
  return {
    fits: (step) => {
      const { was, will } = holds.get(step) ?? {};
      if (!grows(was, will)) return true;
      const limitedTo = most.get(will.above) ?? null;
      if (limitedTo === null) return true;
      const beside = [...standing].flatMap(([other, { group, span, pieces }]) =>
        other !== step && group === will.group && span ? [{ span, pieces }] : [],
      );
      return peakOf([...(others.get(will.group) ?? []), ...beside], will.span) + will.pieces <= limitedTo;
    },
    take: (step) => {
      const { will } = holds.get(step) ?? {};
      if (will) standing.set(step, will);
      else standing.delete(step);
    },
  };
}
