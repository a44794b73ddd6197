/** Bodies that name their files by uuid (`imageFileUuids`): each becomes the id that the form's own schema checks. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, type FilesField, uuidKey, wireKey } from '#schemas/kernel/fields/field.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { inputNames, type Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';

/** The ids of these files in their order, or what is wrong with the list. Whose files they are is checked with the ids. */
async function idsOf(tx: Queryable, value: unknown, { maxItems }: FilesField): Promise<{ ids: number[] } | { problem: Message }> {
  if (!Array.isArray(value)) return { problem: { code: 'notList' } };
  if (value.length > maxItems) return { problem: { code: 'tooManyItems', params: { max: maxItems } } };
  if (!value.every((one) => typeof one === 'string' && UUID.test(one))) return { problem: { code: 'notFound' } };
  const found = await tx.query<{ id: number; uuid: string }>(
    sql`select id, uuid from system_files where uuid = any(${sql.param(value)}::uuid[])`,
  );
  const byUuid = new Map(found.map(({ id, uuid }) => [uuid, id]));
  const ids = value.flatMap((one: string) => byUuid.get(one.toLowerCase()) ?? []);
  return ids.length === value.length ? { ids } : { problem: { code: 'notFound' } };
}

/**
 * The body with ids in the place of uuids.
 * @throws AppError validation under the key of the uuids
 */
export async function withFileIds(tx: Queryable, entity: Entity, what: string, body: unknown, reach: Reach): Promise<unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent: Record<string, unknown> = { ...body };
  const problems: Record<string, Message> = {};
  for (const name of inputNames(entity, what, reach.session)) {
    const field = entity.fields[name] as Field;
    const key = uuidKey(name, field);
    if (!key || !Object.hasOwn(sent, key)) continue;
    const { [key]: value } = sent;
    delete sent[key];
    const read = value === null ? { ids: null } : await idsOf(tx, value, field as FilesField);
    if ('problem' in read) problems[key] = read.problem;
    else sent[wireKey(name, field)] = read.ids;
  }
  refuseProblems(problems);
  return sent;
}
