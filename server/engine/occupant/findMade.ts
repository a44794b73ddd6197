/** What a person has made below a record by an act with `each`: with the same input, and in all. */
import { sql } from 'drizzle-orm';
import { isAnswers, type Made, type OccupantAct } from '#schemas/kernel/calls/occupant.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Transaction } from '#server/db/database.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import type { WriteContext } from '../write/create.ts';

export interface FoundMade {
  /** Ids of those with the same input. */
  same: number[];
  all: number;
}

/** @param body with the inputs of the act, checked */
export async function findMade(
  tx: Transaction,
  { model, reach }: WriteContext,
  { makes, each = {} }: OccupantAct,
  record: RecordRow,
  body: Readonly<Record<string, unknown>>,
): Promise<FoundMade> {
  const { entity: of, by, person, input = [] } = makes as Made;
  const target = model.entity(of);
  const keyOf = (name: string) => wireKey(name, target.fields[name] as Field);
  const column = (name: string) => columnOf('t', storedColumn(target, keyOf(name)) as string);
  // Other answers make no other one: those that came first stay.
  const telling = input.filter((name) => !isAnswers(target.fields[name]));
  const same = telling.map((name) => sql`${column(name)} is not distinct from ${body[keyOf(name)] ?? null}`);
  const [found] = await tx.query<FoundMade>(
    sql`select coalesce(array_agg(t.id order by t.id) filter (where ${sql.join(same, sql.raw(' and '))}), '{}') as same, count(*)::int as "all"
      from ${tableAs(target)} where ${column(by)} = ${record.id} and ${column(person)} = ${reach.session.userId}
        and ${compileWhere(model, target, each, 't', reach)}`,
  );
  return { same: (found?.same ?? []).map(Number), all: found?.all ?? 0 };
}
