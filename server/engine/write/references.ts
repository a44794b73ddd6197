/** All references in a body must be within the session's scope, and among those that may be picked. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import {
  type AnyOfField,
  type Field,
  type FileField,
  type FilesField,
  type FileType,
  type ImageField,
  isAnyOf,
  isPointerList,
  isReference,
  isUpload,
  type ReferenceField,
  type ReferencesField,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { inputNames, type Message } from '#schemas/kernel/rules/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { Model } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { scopeOf } from '../reach/scope.ts';
import { mayPick } from '../records/anyOf.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * One statement, however many they are. Where there is no foreign key, the lock prevents the deletion of these rows until the
 * transaction ends.
 */
async function referenceProblem(
  tx: Queryable,
  model: Model,
  field: ReferenceField | ReferencesField,
  ids: readonly number[],
  reach: Reach,
  record: Values,
  isKeyed = !isPointerList(field),
): Promise<Message | undefined> {
  const target = model.entity(field.to);
  const picked = field.pick ? sql` and ${compileWhere(model, target, field.pick, 't', reach, record)}` : sql.raw('');
  const held = sql.raw(isKeyed ? '' : ' order by t.id for key share of t');
  const found = await tx.query(
    sql`select t.id from ${tableAs(target)} where t.id = any(${idList(ids)}) and ${scopeOf(model, target, 't', reach)}${picked}${held}`,
  );
  return found.length === ids.length ? undefined : { code: 'notFound' };
}

/**
 * Files are attached by the person who uploaded them, and only of the types and sizes that the field accepts. From here on the
 * file is in use, if the transaction commits; until then the clean-up of unused files waits for it.
 */
async function uploadProblem(
  tx: Queryable,
  { accept, maxMegabytes }: FileField | FilesField | ImageField,
  ids: readonly number[],
  reach: Reach,
): Promise<Message | undefined> {
  const found = await tx.query<{ type: FileType; size: number }>(
    sql`update system_files set unused_since_date = null where id = any(${idList(ids)}) and uploaded_by = ${reach.session.userId} returning extension as type, size`,
  );
  if (found.length !== ids.length) return { code: 'notFound' };
  if (!found.every(({ type }) => accept.includes(type))) return { code: 'fileType', params: { types: accept.join(', ') } };
  const fits = found.every(({ size }) => size <= maxMegabytes * 1024 * 1024);
  return fits ? undefined : { code: 'fileSize', params: { max: maxMegabytes } };
}

/** The same for a record of the module that is chosen beside it; without one the field does not apply. */
async function aimProblem(
  tx: Queryable,
  model: Model,
  field: AnyOfField,
  ids: readonly number[],
  reach: Reach,
  record: Values,
): Promise<Message | undefined> {
  const aim = aimOf(field, record);
  if (!aim) return undefined;
  if (!mayPick(reach.session, model.entity(aim.to))) return { code: 'notFound' };
  return referenceProblem(tx, model, aim, ids, reach, record, false);
}

/** The ids of a reference's value. */
const idsOf = (value: unknown): number[] => ([value ?? []].flat() as unknown[]).filter((id) => typeof id === 'number');

/** Messages for references and files that cannot be used; an unchanged one is not checked again. */
export async function referenceProblems(
  tx: Queryable,
  model: Model,
  entity: Entity,
  operation: string,
  values: Values,
  before: Values | undefined,
  reach: Reach,
): Promise<Record<string, Message>> {
  const record = { ...before, ...values };
  const problems: Record<string, Message> = {};
  for (const name of inputNames(entity, operation, reach.session)) {
    const field = entity.fields[name] as Field;
    const key = wireKey(name, field);
    const isMoved = isAnyOf(field) && before?.[field.module] !== record[field.module];
    const present = isMoved ? [] : idsOf(before?.[key]);
    const added = idsOf(values[key]).filter((id) => !present.includes(id));
    if (!added.length) continue;
    const problem = isUpload(field)
      ? await uploadProblem(tx, field, added, reach)
      : isReference(field)
        ? await referenceProblem(tx, model, field, added, reach, record)
        : isAnyOf(field)
          ? await aimProblem(tx, model, field, added, reach, record)
          : undefined;
    if (problem) problems[key] = problem;
  }
  return problems;
}
