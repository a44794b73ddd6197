/** The limit `capacity`: what there is below a record is counted while that one is locked, and compared with the number that it says. */
import { sql } from 'drizzle-orm';
import type { Counted, Limit } from '#schemas/kernel/rules/limits.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { wholeReach } from '../reach/systemReach.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import type { Account } from './account.ts';
import { groupOf, type Hold, holdOf, keysOf, type LimitContext, lockNumbers, piecesOf, type Step, type Values } from './hold.ts';

/** Does the record take something that it did not have? What is there stays, whatever the number above says now. */
const grows = (was: Hold | undefined, will: Hold | undefined): will is Hold =>
  will !== undefined && (was?.group !== will.group || will.pieces > was.pieces);

/** What other records than these take, by their group. */
async function taken(
  context: LimitContext,
  limit: Limit,
  places: readonly number[],
  asked: readonly Values[],
  ids: readonly number[],
): Promise<Map<string, number>> {
  const { tx, model, reach } = context;
  // The entity as it is declared: a call below another record narrows its rows, but all of them count.
  const entity = model.entity(context.entity.name);
  const [of = '', ...per] = keysOf(entity, limit);
  const column = (key: string) => columnOf('t', storedColumn(entity, key) as string);
  const pieces = piecesOf(entity, limit.max as Counted);
  const single = asked.length === 1 ? asked[0] : undefined;
  const conditions = [
    sql`${column(of)} = any(${sql.param(places)}::bigint[])`,
    ...(single ? per.map((key) => sql`${column(key)} = ${single[key]}`) : []),
    compileWhere(model, entity, { ...entity.rows, ...limit.while }, 't', wholeReach(reach)),
    sql`t.id <> all(${sql.param(ids)}::bigint[])`,
    ...(entity.traits.includes('softDeleted') ? [sql.raw('t.deleted_date is null')] : []),
  ];
  const groups = [of, ...per].map((key) => sql`${column(key)} as ${sql.raw(`"${key}"`)}`);
  const sum = pieces ? sql`coalesce(sum(greatest(0, ${column(pieces)})), 0)::int` : sql.raw('count(*)::int');
  const rows = await tx.query<Values & { count: number }>(
    sql`select ${sql.join(groups, sql.raw(', '))}, ${sum} as count from ${tableAs(entity)}
      where ${sql.join(conditions, sql.raw(' and '))} group by ${sql.join([of, ...per].map(column), sql.raw(', '))}`,
  );
  return new Map(rows.map(({ count, ...row }) => [groupOf([of, ...per].map((key) => row[key])), count]));
}

/** The account of one such limit for these steps; undefined if none of them takes more than it had. */
export async function capacityFor(
  context: LimitContext,
  limit: Limit,
  steps: readonly Step[],
  ids: readonly number[],
): Promise<Account | undefined> {
  const { entity } = context;
  const holds = (step: Step) => [holdOf(entity, limit, step.was), holdOf(entity, limit, step.will)] as const;
  const growing = steps.filter((step) => grows(...holds(step)));
  if (!growing.length) return undefined;
  const places = growing.map(({ will }) => (holdOf(entity, limit, will) as Hold).above);
  const most = await lockNumbers(context, limit.max as Counted, places);
  const asked = growing.map(({ will }) => will as Values);
  const used = await taken(context, limit, [...most.keys()], asked, ids);
  const add = (hold: Hold | undefined, sign: 1 | -1) => {
    if (hold) used.set(hold.group, (used.get(hold.group) ?? 0) + sign * hold.pieces);
  };
  for (const step of steps) add(holds(step)[0], 1);
  return {
    fits: (step) => {
      const [was, will] = holds(step);
      if (!grows(was, will)) return true;
      const limitedTo = most.get(will.above) ?? null;
      const own = was?.group === will.group ? was.pieces : 0;
      return limitedTo === null || (used.get(will.group) ?? 0) - own + will.pieces <= limitedTo;
    },
    take: (step) => {
      const [was, will] = holds(step);
      add(was, -1);
      add(will, 1);
    },
  };
}
