/** From a validated body to the values that are written. */
import { type SQL, sql } from 'drizzle-orm';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isBeside, isNumbered, isStored, isWhole, wireKey, zeroOf } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { actionNow } from '#schemas/kernel/states/actionState.ts';
import { nextOf } from '#schemas/kernel/states/moves.ts';
import type { Queryable } from '#server/db/database.ts';
import { storedColumn } from '#server/db/model.ts';
import type { Reach } from '../reach/reach.ts';
import { nextNumber } from '../records/numbers.ts';
import { keptValue } from './keptValue.ts';

type Values = Record<string, unknown>;

/** The fields of a form as values: an absent one is cleared unless the action leaves it as it is, a boolean gets its default. */
export function formValues(
  entity: Entity,
  operation: string,
  body: Readonly<Values>,
  reach: Reach,
): { values: Values; linked: Values } {
  const values: Values = {};
  const linked: Values = {};
  for (const name of inputNames(entity, operation, reach.session)) {
    const field = entity.fields[name] as Field;
    const key = wireKey(name, field);
    const given = body[key];
    if (given === undefined && entity.actions[operation]?.leaves) continue;
    const value = keptValue(field, given);
    (isBeside(field) ? linked : values)[key] = value === null ? (zeroOf(field) ?? null) : value;
  }
  return { values, linked };
}

/** The initial values of a new record: defaults, the entity's fixed values, its owner, its place and first state. */
export async function completeNew(tx: Queryable, entity: Entity, values: Values, linked: Values, reach: Reach): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    const target = isBeside(field) ? linked : values;
    const key = wireKey(name, field);
    if (target[key] === undefined || target[key] === null) if (field.default !== undefined) target[key] = field.default;
  }
  for (const [key, wanted] of Object.entries(entity.rows ?? {}))
    if (typeof wanted !== 'object' || wanted === null) values[key] = wanted;
  const { building, tenant, through } = entity.scope;
  if (!through && building && building !== 'id') values[building] = reach.buildingId;
  if (!through && tenant && tenant !== 'id' && reach.tenantId !== null) values[tenant] = reach.tenantId;
  if (entity.traits.includes('reorderable')) {
    values.position = await nextPosition(tx, entity, reach, values);
    if (isWhole(entity.fields.sequence)) values.sequence = values.position;
  }
  // By conditions, it is set once everything else is known (`firstState.ts`).
  if (typeof entity.states?.initial === 'string') values[entity.states.field] ??= entity.states.initial;
}

/**
 * The numbers of a new record. Whoever takes one keeps all others waiting until the transaction ends: what else is held, is held before.
 */
export async function numberNew(tx: Queryable, entity: Entity, values: Values, reach: Reach): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields))
    if (isNumbered(field)) values[wireKey(name, field)] = await nextNumber(tx, field.prefix, reach.buildingId, reach.today);
}

/** The column of the group within which places are counted, with the wire key of its id. */
export function orderGroup(entity: Entity): { key: string; column: SQL } | undefined {
  const { orderedWithin, fields } = entity;
  const field = orderedWithin === undefined ? undefined : fields[orderedWithin];
  if (orderedWithin === undefined || !field) return undefined;
  const key = wireKey(orderedWithin, field);
  return { key, column: sql.raw(`"${storedColumn(entity, key)}"`) };
}

/** A new record comes last among those of its group, or of its building. */
export async function nextPosition(
  tx: Queryable,
  entity: Entity,
  { buildingId }: Reach,
  values: Readonly<Values>,
): Promise<number> {
  const { building, through } = entity.scope;
  const group = orderGroup(entity);
  const column = building && !through ? storedColumn(entity, building) : undefined;
  const inBuilding = column && buildingId !== null ? sql`where ${sql.raw(`"${column}"`)} = ${buildingId}` : sql.raw('');
  const mine = group ? sql`where ${group.column} = ${values[group.key]}` : inBuilding;
  const [row] = await tx.query<{ next: number }>(
    sql`select coalesce(max(position), 0) + 1 as next from ${sql.raw(`"${entity.table}"`)} ${mine}`,
  );
  return row?.next ?? 1;
}

/** A record that moves to another group comes last there. */
export async function placeAnew(
  tx: Queryable,
  entity: Entity,
  values: Values,
  before: Readonly<Values>,
  reach: Reach,
): Promise<void> {
  const group = orderGroup(entity);
  if (!group || values[group.key] === undefined || values[group.key] === before[group.key]) return;
  values.position = await nextPosition(tx, entity, reach, values);
  if (isWhole(entity.fields.sequence)) values.sequence = values.position;
}

/** Values that an action always writes: its stamp and the new status. */
export function actionValues(entity: Entity, action: Action, before: Readonly<Values> | undefined, reach: Reach): Values {
  const values: Values = { ...action.set };
  if (action.stamp) Object.assign(values, stampNow(action.stamp, reach));
  const { field } = entity.states ?? {};
  if (action.moves && field && before)
    values[field] = nextOf(action.moves[String(before[field])], before, { today: reach.today, record: before });
  return values;
}

/** The remark is written into the field for this status; the field of the remark itself keeps its previous value. */
export function keepRemark(entity: Entity, name: string, values: Values, before: Readonly<Values>): void {
  const { remark, keeps } = actionNow(entity, name, before);
  if (!remark || !keeps || keeps === remark) return;
  values[keeps] = values[remark];
  delete values[remark];
}

/** Date and user of a stamp. */
export const stampNow = (name: string, reach: Reach): Values => ({
  [`${name}Date`]: new Date().toISOString(),
  [`${name}UserId`]: reach.session.userId || null,
});

/** Clears the fields whose `when` does not match the record after the change. */
export function clearInapplicable(entity: Entity, values: Values, before: Readonly<Values> | undefined, reach: Reach): void {
  const whole = { ...before, ...values };
  for (const [name, field] of Object.entries(entity.fields))
    if (field.when && isStored(field) && !matches(field.when, whole, { today: reach.today, record: whole }))
      values[wireKey(name, field)] = null;
}
