/**
 * The limit `balance`: the number above goes down when a record begins to count and up when it ends, in the transaction that writes the
 * record, while the record above is locked. Where a form takes that number its version counts up, so that nobody saves an old one over it.
 */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Counted, Limit } from '#schemas/kernel/rules/limits.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { storedColumn } from '#server/db/model.ts';
import { announceRows } from '#server/live/announce.ts';
import type { Account } from './account.ts';
import { aboveOf, holdOf, type LimitContext, lockNumbers, type Step } from './hold.ts';

/** Does somebody type the number into a form of the record above? */
const isTyped = (above: Entity, field: string): boolean =>
  ['update', ...Object.keys(above.actions)].some((operation) => inputNames(above, operation).includes(field));

/** What the record above gets back by a step, by its id; what is taken is below zero. */
function movesOf({ entity }: Pick<LimitContext, 'entity'>, limit: Limit, { was, will }: Step): [number, number][] {
  const [before, after] = [holdOf(entity, limit, was), holdOf(entity, limit, will)];
  if (before && after && before.above === after.above)
    return before.pieces === after.pieces ? [] : [[after.above, before.pieces - after.pieces]];
  return [
    ...(before ? [[before.above, before.pieces] as [number, number]] : []),
    ...(after ? [[after.above, -after.pieces] as [number, number]] : []),
  ];
}

/** The account of one such limit for these steps; undefined if they move nothing. */
export async function balanceFor(context: LimitContext, limit: Limit, steps: readonly Step[]): Promise<Account | undefined> {
  const counted = limit.left as Counted;
  const touched = steps.flatMap((step) => movesOf(context, limit, step).map(([id]) => id));
  if (!touched.length) return undefined;
  const left = await lockNumbers(context, counted, touched);
  const above = aboveOf(context, counted);
  return {
    fits: (step) =>
      movesOf(context, limit, step).every(([id, change]) => {
        const now = left.get(id) ?? null;
        return change >= 0 || now === null || now + change >= 0;
      }),
    take: (step) => {
      for (const [id, change] of movesOf(context, limit, step)) {
        const now = left.get(id) ?? null;
        if (now !== null) left.set(id, now + change);
      }
    },
    settle: async (done) => {
      const changes = new Map<number, number>();
      for (const [id, change] of done.flatMap((step) => movesOf(context, limit, step)))
        changes.set(id, (changes.get(id) ?? 0) + change);
      const rows = [...changes].filter(([, change]) => change !== 0).map(([id, change]) => ({ id, change }));
      if (!rows.length) return;
      const column = sql.raw(`"${storedColumn(above, counted.field)}"`);
      const versioned = sql.raw(isTyped(above, counted.field) ? ', version = p.version + 1, updated_date = now()' : '');
      const moved = await context.tx.query<{ id: number }>(sql`
        update ${sql.raw(`"${above.table}"`)} p set ${column} = p.${column} + r.change${versioned}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, change int)
        where p.id = r.id and p.${column} is not null returning p.id`);
      const by = context.reach.session.userId || null;
      const ids = moved.map(({ id }) => id);
      // Open pages show what is left; one that is not told reads it the next time.
      context.tx.afterCommit((db) => void announceRows(db, above, ids, by).catch(() => undefined));
    },
  };
}
