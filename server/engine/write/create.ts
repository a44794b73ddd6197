/**
 * The write path, the same for every entity:
 *
 *   parse body strictly → permission → begin → load in scope, lock, check version → field access → state table
 *     → validate (the form's own schema) → area rule → write → audit entry → enqueue jobs → commit → envelope
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { problemsAgainst } from '#schemas/kernel/against.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/http/errors.ts';
import { announce } from '#server/live/announce.ts';
import { audit, changesBetween } from '../audit.ts';
import type { Origin, Services } from '../context.ts';
import type { Reach } from '../reach.ts';
import { type Diverted, type RuleContext, rulesOf } from '../rules.ts';
import { loadRecord, type RecordRow } from '../verbs/get.ts';
import { requireBody } from './gates.ts';
import { lockParent, moveParent } from './parent.ts';
import { referenceProblems } from './references.ts';
import { insertRecord } from './store.ts';
import { actionValues, clearInapplicable, completeNew, formValues } from './values.ts';

export interface WriteContext extends Services {
  entity: Entity;
  reach: Reach;
  origin: Origin;
  /** The caller's language, for the mails that a rule writes. */
  locale?: LocaleCode;
}

/** A new record needs a building to belong to, and what a tenant only reads, a tenant does not add to. */
export function requireOwner(entity: Entity, reach: Reach): void {
  const { building, tenant, through } = entity.scope;
  if (reach.session.side === 'tenant' && !tenant && !through) throw new AppError('forbidden');
  if (building && building !== 'id' && !through && reach.buildingId === null) throw new AppError('centreRequired');
}

/** A new building lies outside the one that the provider's staff have selected. */
const inNewBuilding = (context: WriteContext): WriteContext =>
  context.entity.scope.building === 'id' && context.reach.session.side === 'platform'
    ? { ...context, reach: { ...context.reach, buildingId: null, tenantId: null } }
    : context;

/**
 * Makes a record in the caller's transaction, by the plain create form or by an action that creates.
 * @param body what the form sent, unchecked
 * @returns the record as it is stored, or what the area has made instead
 * @throws AppError validation, centreRequired, notAllowedNow; DatabaseError for what the database refuses
 */
export async function createRecord(
  tx: Transaction,
  context: WriteContext,
  what: string,
  body: unknown,
): Promise<RecordRow | Diverted> {
  const { model, config, entity, reach, origin, locale = 'en' } = context;
  requireOwner(entity, reach);
  const given = requireBody(entity, what, body, reach);
  const action = entity.actions[what];
  const { values, linked } = formValues(entity, what, given, reach);
  const parent = action && (await lockParent(tx, model, entity, action, values, reach));
  refuseProblems(await referenceProblems(tx, model, entity, what, { ...values, ...linked }, undefined, reach));
  if (action && parent) refuseProblems(problemsAgainst(entity, action, values, parent.record));
  if (action) Object.assign(values, actionValues(entity, action, undefined, reach));
  await completeNew(tx, entity, values, linked, reach);

  const rules = rulesOf(entity);
  const rule: RuleContext = { tx, model, config, entity, reach, locale, what, parent: parent?.record, values, linked };
  await rules.beforeCreate?.(rule);
  await rules.actions?.[what]?.(rule);
  clearInapplicable(entity, values, undefined, reach);

  const diverted = await rules.divert?.({ ...rule, origin });
  if (diverted) return diverted;
  const id = await insertRecord(tx, entity, values, reach);
  const stored = await readBack(tx, inNewBuilding(context), id, rule);
  if (parent) await moveParent(tx, model, parent, what, reach, origin);
  await audit(tx, { entity, recordId: id, action: what, reach, origin, changes: changesBetween(entity, undefined, stored) });
  await announce(tx, { model, entity, kind: 'create', records: [stored], reach });
  return stored;
}

/** Lets the area finish what hangs on the record, then reads it whole. */
export async function readBack(tx: Transaction, context: WriteContext, id: number, rule: RuleContext): Promise<RecordRow> {
  const { model, entity, reach } = context;
  const rules = rulesOf(entity);
  if (rules.afterWrite) {
    const [row] = await tx.query<RecordRow>(sql`select id, uuid, version from ${sql.raw(`"${entity.table}"`)} where id = ${id}`);
    const fresh = await loadRecord(tx, model, entity, { ...reach, buildingId: null, tenantId: null }, sql`t.id = ${id}`).catch(
      () => row as RecordRow,
    );
    await rules.afterWrite({ ...rule, record: fresh });
  }
  return loadRecord(tx, model, entity, reach, sql`t.id = ${id}`);
}
