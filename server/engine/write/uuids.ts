/** Bodies that name files or records by uuid (`imageFileUuids`, `retailStoreUuid`): each becomes the id that the form's own schema checks. */
import { type SQL, sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type Field,
  type FilesField,
  isPointerList,
  isReference,
  type ReferenceField,
  type ReferencesField,
  uuidKey,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { inputNames, type Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { tableAs } from '../records/select.ts';

type Named = Field & (FilesField | ReferenceField | ReferencesField);
type Read = { ids: number[] } | { problem: Message };

/** Where the ids are: records only within scope. Whose files they are is checked with the ids. */
function sourceOf(model: Model, field: Named, uuids: readonly string[], reach: Reach): SQL {
  const wanted = sql`t.uuid = any(${sql.param(uuids)}::uuid[])`;
  if (!isReference(field)) return sql`system_files t where ${wanted}`;
  const target = model.entity(field.to);
  return sql`${tableAs(target)} where ${wanted} and ${scopeOf(model, target, 't', reach)}`;
}

/** The ids of a list in its order, or what is wrong with it. */
async function idsOf(tx: Queryable, model: Model, value: unknown, field: Named, reach: Reach): Promise<Read> {
  const maxItems = 'maxItems' in field ? field.maxItems : 1;
  if (!Array.isArray(value)) return { problem: { code: 'notList' } };
  if (value.length > maxItems) return { problem: { code: 'tooManyItems', params: { max: maxItems } } };
  if (!value.every((one) => typeof one === 'string' && UUID.test(one))) return { problem: { code: 'notFound' } };
  const uuids = value.map((one: string) => one.toLowerCase());
  if (new Set(uuids).size !== uuids.length) return { problem: { code: 'duplicateEntry' } };
  if (!uuids.length) return { ids: [] };
  const found = await tx.query<{ id: number; uuid: string }>(
    sql`select t.id, t.uuid from ${sourceOf(model, field, uuids, reach)}`,
  );
  const byUuid = new Map(found.map(({ id, uuid }) => [uuid, id]));
  const ids = uuids.flatMap((one) => byUuid.get(one) ?? []);
  return ids.length === uuids.length ? { ids } : { problem: { code: 'notFound' } };
}

/** The same for one record. */
async function idOf(tx: Queryable, model: Model, value: unknown, field: Named, reach: Reach): Promise<Read> {
  return typeof value === 'string' ? idsOf(tx, model, [value], field, reach) : { problem: { code: 'notText' } };
}

/**
 * The body with ids in the place of uuids.
 * @throws AppError validation under the key of the uuids
 */
export async function withIds(
  tx: Queryable,
  model: Model,
  entity: Entity,
  operation: string,
  body: unknown,
  reach: Reach,
): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent: Record<string, unknown> = { ...body };
  const problems: Record<string, Message> = {};
  for (const name of inputNames(entity, operation, reach.session)) {
    const field = entity.fields[name] as Named;
    const key = uuidKey(name, field);
    if (!key || !Object.hasOwn(sent, key)) continue;
    const { [key]: value } = sent;
    delete sent[key];
    const isMany = isPointerList(field);
    const read = value === null ? null : await (isMany ? idsOf : idOf)(tx, model, value, field, reach);
    if (read && 'problem' in read) problems[key] = read.problem;
    else sent[wireKey(name, field)] = isMany ? (read?.ids ?? null) : (read?.ids[0] ?? null);
  }
  refuseProblems(problems);
  return sent;
}
