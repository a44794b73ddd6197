/** Addresses within the app of what pointers to one of many lead to (`anyOf`). */
import { sql } from 'drizzle-orm';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import { type AnyOfField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { RuleContext } from '../areas/rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** `poll` of POLL, `activity-event` of ACTIVITY_EVENT. */
export const appPlace = (module: unknown): string => String(module).toLowerCase().replaceAll('_', '-');

/** Key of the record that the field `name` of the values points to, with its entity; undefined where it points to nothing. */
export async function aimedAt(
  { tx, model }: RuleContext,
  [name, field]: readonly [string, AnyOfField],
  values: Values,
): Promise<{ to: string; id: number; uuid: string } | undefined> {
  const aim = aimOf(field, values);
  const id = values[wireKey(name, field)];
  if (!aim || id === null || id === undefined) return undefined;
  const table = sql.raw(`"${model.entity(aim.to).table}"`);
  const [item] = await tx.query<{ id: number; uuid: string }>(sql`select id, uuid from ${table} where id = ${id as number}`);
  return item && { to: aim.to, id: Number(item.id), uuid: item.uuid };
}

/** `atrium://poll/<uuid>`: the address within the app of what a record opens; null if it opens nothing. */
export async function appLinkOf(
  context: RuleContext,
  aim: readonly [string, AnyOfField],
  values: Values,
): Promise<string | null> {
  const item = await aimedAt(context, aim, values);
  return item ? `atrium://${appPlace(values[aim[1].module])}/${item.uuid}` : null;
}

/** The status of what is published from `start` on: a job does what becomes due later. */
export const statusFrom = (start: string | null | undefined): 'ONGOING' | 'UPCOMING' =>
  start && Date.parse(start) <= Date.now() ? 'ONGOING' : 'UPCOMING';
