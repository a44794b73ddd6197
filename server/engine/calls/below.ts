/** A call below other records (`schemas/kernel/entity/below.ts`): the entity, narrowed to the records of those in the path. */
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '#schemas/kernel/calls/calls.ts';
import { keyParam, keysOf } from '#schemas/kernel/calls/keys.ts';
import { type Above, aboveIn, aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Where } from '#schemas/kernel/rules/where.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import type { Transaction } from '#server/db/database.ts';
import { columnOf, type Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Services, VerbContext } from '../context.ts';
import { parseId, type Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';

type Asked = Pick<VerbContext, 'entity' | 'query' | 'body'> & { key?: string | number };

/** Does the call make a record? */
const makes = ({ kind, action, form }: Call): boolean =>
  kind === 'create' || (kind === 'action' && action !== undefined && !isOnRecord(action) && !form?.one);

/** The id of the record that a path names by one of several keys, tried in their order. Throws AppError notFound. */
export async function idOfKey(
  { db, model }: Services,
  entity: Entity,
  keys: readonly string[],
  text: string,
  reach: Reach,
): Promise<number> {
  for (const name of keys) {
    const one = conditionOf(entity, name, text);
    const found = one
      ? await db.query<{ id: number }>(
          sql`select t.id from ${tableAs(entity)} where ${one} and ${scopeOf(model, entity, 't', reach)} limit 2`,
        )
      : [];
    // Beyond a building, two records may have the same code: neither of them is meant.
    if (found.length === 1) return (found[0] as { id: number }).id;
  }
  throw new AppError('notFound');
}

/** Undefined where the text cannot be such a key. */
function conditionOf(entity: Entity, name: string, text: string): SQL | undefined {
  if (name === 'id') return parseId(text) === null ? undefined : sql`t.id = ${parseId(text)}`;
  if (name === 'uuid') return UUID.test(text) ? sql`t.uuid = ${text}` : undefined;
  if (text.includes('\u0000') || text.length > MAX_KEY) return undefined;
  return sql`lower(${columnOf('t', columnName(name, entity.fields[name]))}) = lower(${text})`;
}
const MAX_KEY = 200;

/** The only record below the one above that is as the form says. Throws AppError notFound without one. */
async function onlyOne({ db, model }: Services, entity: Entity, one: Where, reach: Reach): Promise<number> {
  const [found] = await db.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${compileWhere(model, entity, one, 't', reach)} and ${scopeOf(model, entity, 't', reach)} limit 1`,
  );
  if (!found) throw new AppError('notFound');
  return found.id;
}

/** The id of the record above, within scope. Throws AppError notFound. */
async function idAbove({ db, model }: Services, entity: Entity, { name, key }: Above, text: string | undefined, reach: Reach) {
  const target = model.entity((entity.fields[name] as ReferenceField).to);
  const above: Entity = { ...target, api: { ...target.api, key } };
  return (await loadRecord(db, model, above, reach, keyCondition(above, text))).id;
}

/** The ids of the records above that a path names, by wire key. Throws AppError notFound where one is not within scope. */
async function idsAbove(
  services: Services,
  entity: Entity,
  path: string,
  reach: Reach,
  params: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, number>> {
  const above: Record<string, number> = {};
  for (const one of aboveIn(path, entity.api.under))
    above[wireKey(one.name, entity.fields[one.name] as Field)] = await idAbove(services, entity, one, params[one.param], reach);
  return above;
}

/** The record that a path names, with the condition that finds it. Throws AppError notFound. */
export async function namedIn(
  services: Services,
  own: Entity,
  path: string,
  reach: Reach,
  params: Readonly<Record<string, string | undefined>>,
): Promise<{ entity: Entity; key: SQL }> {
  const param = keyParam(path) ?? '';
  const keys = keysOf(param);
  const above = await idsAbove(services, own, path, reach, params);
  const entity: Entity = {
    ...own,
    rows: { ...own.rows, ...above },
    api: { ...own.api, key: keys[0] === 'uuid' ? 'uuid' : 'id' },
  };
  const text = params[param] as string;
  return {
    entity,
    key: keyCondition(entity, keys.length > 1 ? await idOfKey(services, entity, keys, text, reach) : text),
  };
}

/**
 * What the handler of the entity's own call gets, limited to the records above.
 * @throws AppError notFound where one of these is not within scope, or where a body names another one
 */
export async function belowIn(
  services: Services,
  call: Call,
  reach: Reach,
  params: Readonly<Record<string, string>>,
  { entity: own, query, body, key }: Asked,
): Promise<Asked> {
  const entity: Entity = { ...own, api: { ...own.api, key: call.form?.key ?? own.api.key } };
  const above = await idsAbove(services, entity, call.path, reach, params);
  if (!Object.keys(above).length) return { entity, query, body, key };
  const isBody = typeof body === 'object' && body !== null && !Array.isArray(body);
  for (const [wire, id] of Object.entries(above)) {
    const given = isBody ? (body as Record<string, unknown>)[wire] : undefined;
    if (given !== undefined && given !== id) throw new AppError('notFound');
  }
  const narrowed: Entity = { ...entity, rows: { ...entity.rows, ...above } };
  const { one } = call.form ?? {};
  const asked = Object.fromEntries(Object.entries(above).map(([wire, id]) => [wire, String(id)]));
  return {
    entity: narrowed,
    query: call.method === 'GET' && !keyParam(call.path) && !one ? { ...query, ...asked } : query,
    body: makes(call) && (isBody || body === undefined || body === null) ? { ...(body as object), ...above } : body,
    key: one ? await onlyOne(services, narrowed, one, reach) : key,
  };
}

/** By name of its reference, how a record above is held; those that count what is below them at a time can still be named by others. */
function heldAbove({ api, limits = {} }: Entity): [string, 'update' | 'no key update'][] {
  const under = aboveNames(api.under);
  const counting = Object.values(limits).flatMap(({ max, period }) => (max && period && !under.includes(max.of) ? [max.of] : []));
  return [
    ...under.map((name) => [name, 'update'] as [string, 'update']),
    ...[...new Set(counting)].map((name) => [name, 'no key update'] as [string, 'no key update']),
  ];
}

/** Holds the records above an existing one until the transaction ends; writers below them take turns. */
export async function lockAbove(tx: Transaction, model: Model, entity: Entity, key: string | number | undefined): Promise<void> {
  for (const [name, strength] of heldAbove(entity)) {
    const field = entity.fields[name] as ReferenceField;
    const column = sql.raw(`t."${columnName(name, field)}"`);
    await tx.query(
      sql`select 1 as held from ${tableAs(model.entity(field.to), 'p')} where p.id = (select ${column} from ${tableAs(entity)} where ${keyCondition(entity, key)})
        for ${sql.raw(strength)} of p`,
    );
  }
}

/** The same for a new record. */
export async function lockAboveNew(
  tx: Transaction,
  model: Model,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, strength] of heldAbove(entity)) {
    const field = entity.fields[name] as ReferenceField;
    const id = values[wireKey(name, field)] ?? null;
    await tx.query(
      sql`select 1 as held from ${tableAs(model.entity(field.to), 'p')} where p.id = ${id}::bigint for ${sql.raw(strength)} of p`,
    );
  }
}
