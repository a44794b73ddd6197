/** A call below another record (`schemas/kernel/entity/below.ts`): the entity, narrowed to the records of the one in the path. */
import { sql } from 'drizzle-orm';
import type { Call } from '#schemas/kernel/calls/calls.ts';
import { aboveIn } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import { isOnRecord } from '#schemas/kernel/states/action.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { columnName } from '#server/db/tables.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Services, VerbContext } from '../context.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';

type Asked = Pick<VerbContext, 'entity' | 'query' | 'body'>;

/** Does the call make a record? */
const makes = ({ kind, action }: Call): boolean =>
  kind === 'create' || (kind === 'action' && action !== undefined && !isOnRecord(action));

/**
 * What the handler of the entity's own call gets, limited to the record above.
 * @throws AppError notFound where that record is not within scope, or where a body names another one
 */
export async function belowIn(
  { db, model }: Services,
  call: Call,
  reach: Reach,
  params: Readonly<Record<string, string>>,
  { entity, query, body }: Asked,
): Promise<Asked> {
  const { under = '' } = entity.api;
  const named = aboveIn(call.path, entity.api.under);
  if (!named) return { entity, query, body };
  const field = entity.fields[under] as ReferenceField;
  const key = wireKey(under, field);
  const target = model.entity(field.to);
  const above: Entity = { ...target, api: { ...target.api, key: named.key } };
  const { id } = await loadRecord(db, model, above, reach, keyCondition(above, params[named.param]));
  const isBody = typeof body === 'object' && body !== null && !Array.isArray(body);
  const given = isBody ? (body as Record<string, unknown>)[key] : undefined;
  if (given !== undefined && given !== id) throw new AppError('notFound');
  return {
    entity: {
      ...entity,
      rows: { ...entity.rows, [key]: id },
      api: { ...entity.api, key: call.form?.key ?? entity.api.key },
    },
    query: call.method === 'GET' && !call.path.match(/\{(id|uuid)\}/) ? { ...query, [key]: String(id) } : query,
    body: makes(call) && (isBody || body === undefined || body === null) ? { ...(body as object), [key]: id } : body,
  };
}

/** Holds the record above an existing one until the transaction ends; writers below it take turns. */
export async function lockAbove(tx: Transaction, model: Model, entity: Entity, key: string | number | undefined): Promise<void> {
  const { under } = entity.api;
  if (under === undefined) return;
  const field = entity.fields[under] as ReferenceField;
  const column = sql.raw(`t."${columnName(under, field)}"`);
  await tx.query(
    sql`select 1 as held from ${tableAs(model.entity(field.to), 'p')} where p.id = (select ${column} from ${tableAs(entity)} where ${keyCondition(entity, key)})
      for update of p`,
  );
}

/** The same for a new record. */
export async function lockAboveNew(
  tx: Transaction,
  model: Model,
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { under } = entity.api;
  if (under === undefined) return;
  const field = entity.fields[under] as ReferenceField;
  const id = values[wireKey(under, field)] ?? null;
  await tx.query(sql`select 1 as held from ${tableAs(model.entity(field.to), 'p')} where p.id = ${id}::bigint for update of p`);
}
