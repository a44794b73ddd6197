/** Those whom a person brings along (`brings`): a record each, below the person's own, in the same transaction. */
import { sql } from 'drizzle-orm';
import type { Brings, Made, OccupantAct } from '#schemas/kernel/calls/occupant.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { storeNew, type WriteContext } from '../write/create.ts';
import { keptValue } from '../write/keptValue.ts';

type Body = Readonly<Record<string, unknown>>;

/** Ids of those whom these records have brought along and who are still there. */
export async function broughtBy(
  tx: Transaction,
  { model, reach }: WriteContext,
  { makes, each = {} }: OccupantAct,
  hosts: readonly number[],
): Promise<number[]> {
  if (!makes?.brings || !hosts.length) return [];
  const target = model.entity(makes.entity);
  const host = columnOf(
    't',
    storedColumn(target, wireKey(makes.brings.host, target.fields[makes.brings.host] as Field)) as string,
  );
  const rows = await tx.query<{ id: number }>(
    sql`select t.id from ${tableAs(target)} where ${host} = any(${idList(hosts)}) and ${compileWhere(model, target, each, 't', reach)} order by t.id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Makes a record for everybody in the body who has none below the person's own yet.
 * @param act with `each` and `makes.brings`
 * @param hostId the person's own record
 * @param body checked by the call's declaration
 */
export async function bringAlong(
  tx: Transaction,
  context: WriteContext,
  { makes, each = {} }: OccupantAct,
  record: RecordRow,
  hostId: number,
  body: Body,
): Promise<void> {
  const { entity: of, by, company, input = [], brings } = makes as Made & { brings: Brings };
  const given = (body[brings.key] ?? []) as readonly Body[];
  if (!given.length) return;
  const { model, reach } = context;
  const target = model.entity(of);
  const fieldOf = (name: string) => target.fields[name] as Field;
  const keyOf = (name: string) => wireKey(name, fieldOf(name));
  const column = (name: string) => columnOf('t', storedColumn(target, keyOf(name)) as string);
  const there = await tx.query<{ value: string }>(
    sql`select ${column(brings.once)} as value from ${tableAs(target)}
      where ${column(brings.host)} = ${hostId} and ${compileWhere(model, target, each, 't', reach)}`,
  );
  const known = new Set(there.map(({ value }) => value));
  // What tells inputs of the person apart is the same for those who come along; answers are their own.
  const shared = input.filter((name) => !('questions' in fieldOf(name)));
  const within: Reach = { ...reach, tenantId: null };
  for (const one of given) {
    const own = Object.fromEntries(brings.input.map((name) => [keyOf(name), keptValue(fieldOf(name), one[keyOf(name)])]));
    const name = String(own[keyOf(brings.once)]);
    if (known.has(name)) continue;
    known.add(name);
    const values = {
      ...Object.fromEntries(shared.map((name) => [keyOf(name), keptValue(fieldOf(name), body[keyOf(name)])])),
      ...own,
      ...makes?.set,
      [keyOf(by)]: record.id,
      [keyOf(brings.host)]: hostId,
      ...(company ? { [keyOf(company)]: reach.centreId } : {}),
    };
    try {
      await storeNew(tx, { ...context, entity: target, reach: within }, 'create', { values, linked: {} });
    } catch (error) {
      // What the database refuses is a limit of this entity, not of the record that is addressed.
      throw asAppError(error, target);
    }
  }
}
