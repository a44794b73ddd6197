/** Whatever a body points at must be within the session's reach, and one of those that may be picked. */
import { sql } from 'drizzle-orm';
import type { Entity } from '#schemas/kernel/entity.ts';
import { type Field, type FileField, type FileType, type ReferenceField, wireKey } from '#schemas/kernel/field.ts';
import { inputNames, type Message } from '#schemas/kernel/validate.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Model } from '../model.ts';
import type { Reach } from '../reach.ts';
import { scopeOf } from '../scope.ts';
import { tableAs } from '../select.ts';
import { compileWhere } from '../where.ts';

type Values = Readonly<Record<string, unknown>>;

async function isReachable(
  tx: Queryable,
  model: Model,
  field: ReferenceField,
  id: number,
  reach: Reach,
  record: Values,
): Promise<boolean> {
  const target = model.entity(field.to);
  const picked = field.pick ? sql` and ${compileWhere(model, target, field.pick, 't', reach, record)}` : sql.raw('');
  const [row] = await tx.query(
    sql`select 1 as found from ${tableAs(target)} where t.id = ${id} and ${scopeOf(model, target, 't', reach)}${picked}`,
  );
  return row !== undefined;
}

/** Files are attached by the person who uploaded them, and only of the types that the field takes. */
async function fileProblem(tx: Queryable, field: FileField, id: number, reach: Reach): Promise<Message | undefined> {
  const [file] = await tx.query<{ type: FileType }>(
    sql`select extension as type from system_files where id = ${id} and uploaded_by = ${reach.session.userId}`,
  );
  if (!file) return { code: 'notFound' };
  return field.accept.includes(file.type) ? undefined : { code: 'fileType', params: { types: field.accept.join(', ') } };
}

async function problemOf(
  tx: Queryable,
  model: Model,
  field: Field,
  id: number,
  record: Values,
  reach: Reach,
): Promise<Message | undefined> {
  if (field.kind === 'file') return fileProblem(tx, field, id, reach);
  if (field.kind !== 'reference') return undefined;
  return (await isReachable(tx, model, field, id, reach, record)) ? undefined : { code: 'notFound' };
}

/** Messages for references and files that cannot be used; an unchanged one is not asked again. */
export async function referenceProblems(
  tx: Queryable,
  model: Model,
  entity: Entity,
  what: string,
  values: Values,
  before: Values | undefined,
  reach: Reach,
): Promise<Record<string, Message>> {
  const record = { ...before, ...values };
  const problems: Record<string, Message> = {};
  for (const name of inputNames(entity, what, reach.session)) {
    const field = entity.fields[name] as Field;
    const key = wireKey(name, field);
    const id = values[key];
    if (typeof id !== 'number' || id === before?.[key]) continue;
    const problem = await problemOf(tx, model, field, id, record, reach);
    if (problem) problems[key] = problem;
  }
  return problems;
}
