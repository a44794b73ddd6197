/** What a record below another takes over from it where the call leaves it out (`prefill`, `continues`): a renewal its car park and its period. */
import { sql } from 'drizzle-orm';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { addDays, dayAfter, daysBetween } from '#schemas/kernel/fields/days.ts';
import { type Field, type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';

type Body = Readonly<Record<string, unknown>>;

const keysOf = ({ fields }: Entity, names: readonly string[] = []): string[] =>
  names.map((name) => wireKey(name, fields[name] as Field));

/** The period that follows that of the parent. */
function following({ from, until }: NonNullable<Action['continues']>, body: Body, parent: RecordRow): Body {
  const [began, ended] = [parent[from], parent[until]];
  if (typeof began !== 'string' || typeof ended !== 'string') return {};
  const start = Object.hasOwn(body, from) ? body[from] : dayAfter(ended);
  const known = Object.hasOwn(body, until) || typeof start !== 'string' || Number.isNaN(daysBetween(began, start));
  return { [from]: start, ...(known ? {} : { [until]: addDays(start as string, daysBetween(began, ended)) }) };
}

/** Does the call say nothing of what the parent has? Then it asks for that again. */
export const saysNothing = (entity: Entity, { prefill }: Action, body: unknown): boolean =>
  keysOf(entity, prefill).every((key) => !Object.hasOwn((body ?? {}) as object, key));

/**
 * The body with what the parent has. Who names one of `prefill` means the others to be as the call says: another vehicle has not the old
 * one's model. A parent that is not there, or is none of the caller's, is left to the checks that follow.
 */
export async function carriedOver(
  tx: Transaction,
  model: Model,
  entity: Entity,
  action: Action | undefined,
  body: unknown,
  reach: Reach,
): Promise<unknown> {
  const { parent: by, fields } = entity;
  if (!action || !by || !(action.prefill || action.continues)) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = body as Body;
  const field = fields[by] as ReferenceField;
  const id = given[wireKey(by, field)];
  if (!Number.isSafeInteger(id)) return body;
  const parent = await loadRecord(tx, model, model.entity(field.to), reach, sql`t.id = ${id}`).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!parent) return body;
  const keys = saysNothing(entity, action, given) ? keysOf(entity, action.prefill) : [];
  const taken = keys.map((key) => [key, parent[key] ?? null]);
  return { ...Object.fromEntries(taken), ...(action.continues ? following(action.continues, given, parent) : {}), ...given };
}
