/** Changes the parent's state together with its child: a renewal sets its application to PENDING_RENEWAL. */
import { sql } from 'drizzle-orm';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { AppError } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import type { Reach } from '../reach/reach.ts';
import type { RecordRow } from '../records/record.ts';
import { loadRecord } from '../verbs/get.ts';
import { refuseNow } from './gates.ts';
import { updateRecord } from './store.ts';

export interface Parent {
  entity: Entity;
  record: RecordRow;
  next: string;
}

/** Locks the parent and checks its state table; undefined when the action changes no parent. */
export async function lockParent(
  tx: Transaction,
  model: Model,
  entity: Entity,
  action: Action,
  values: Readonly<Record<string, unknown>>,
  reach: Reach,
): Promise<Parent | undefined> {
  if (!action.parentMoves || !entity.parent) return undefined;
  const field = entity.fields[entity.parent] as ReferenceField;
  const key = wireKey(entity.parent, field);
  const parentEntity = model.entity(field.to);
  const record = await loadRecord(tx, model, parentEntity, reach, sql`t.id = ${values[key]}`, {
    lock: true,
    writing: true,
  }).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('validation', { fields: { [key]: { code: 'notFound' } } }) : error;
  });
  const next = action.parentMoves[String(record[parentEntity.states?.field ?? ''])];
  if (!next) return refuseNow(reach.session, parentEntity, record);
  return { entity: parentEntity, record, next };
}

/** Changes the state of a locked parent and writes its audit entry; one that keeps its status is left alone. */
export async function moveParent(
  tx: Transaction,
  model: Model,
  parent: Parent,
  operation: string,
  reach: Reach,
  origin: Origin,
): Promise<void> {
  const { entity, record, next } = parent;
  const status = entity.states?.field as string;
  if (record[status] === next) return;
  await updateRecord({ tx, model, entity, reach }, record.id, { [status]: next });
  const after = await loadRecord(tx, model, entity, reach, sql`t.id = ${record.id}`);
  await audit(tx, {
    entity,
    recordId: record.id,
    action: operation,
    reach,
    origin,
    changes: changesBetween(entity, record, after),
  });
  await announce(tx, { model, entity, kind: 'update', records: [record, after], reach });
}
