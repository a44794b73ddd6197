/** Update, action and delete: the write path of an existing record. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { renewedBy } from '#schemas/kernel/fields/code.ts';
import { keepsActs } from '#schemas/kernel/rights/acts.ts';
import { parentIn, problemsAgainst } from '#schemas/kernel/rules/against.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { announce } from '#server/live/announce.ts';
import type { AnyRow, RuleContext } from '../areas/rules.ts';
import { lockAbove } from '../calls/below.ts';
import { askOne } from '../calls/refusal.ts';
import { whatIsHeld } from '../limits/room.ts';
import type { Reach } from '../reach/reach.ts';
import { wholeReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { newCodes, renewals } from './codes.ts';
import { readBack, type WriteContext } from './create.ts';

import { requireAhead, requireBody, requireOpen, requireState, requireVersion } from './gates.ts';
import { setInstants } from './instants.ts';
import { lockLimits } from './lockLimits.ts';
import { lockParent, moveParent } from './parent.ts';
import { referenceProblems } from './references.ts';
import { releaseReferences } from './release.ts';
import { sealSecrets } from './secrets.ts';
import { asSpelled } from './spellings.ts';
import { updateRecord } from './store.ts';
import { withIds } from './uuids.ts';
import { actionValues, clearInapplicable, formValues, keepRemark, placeAnew } from './values.ts';

const lock = (tx: Transaction, { model, entity, reach }: WriteContext, key: string | number | undefined, writing = true) =>
  loadRecord(tx, model, entity, reach, keyCondition(entity, key), { lock: true, writing });

/** A record's references must be in its own building, even if the provider's staff, whose scope is all of them, change it. */
function reachOfRecord({ scope }: Entity, before: RecordRow, reach: Reach): Reach {
  const owner = scope.building && scope.building !== 'id' && !scope.through ? before[scope.building] : null;
  return reach.buildingId === null && typeof owner === 'number' ? { ...reach, buildingId: owner } : reach;
}

/** A record as it was, and as it is now. */
interface Changed {
  before: RecordRow;
  after: RecordRow;
}

/**
 * Writes a form (`operation` is `update`) or runs an action on a record, in the caller's transaction.
 * @throws AppError notFound, stale (with the current record), notAllowedNow, validation
 */
export async function changeRecord(
  tx: Transaction,
  context: WriteContext,
  operation: string,
  key: string | number | undefined,
  body: unknown,
): Promise<Changed> {
  const { model, config, entity, reach, origin, locale = fallbackLocale, seriesChange, untold } = context;
  const action = entity.actions[operation];
  const given = requireBody(
    entity,
    operation,
    await withIds(tx, model, entity, operation, asSpelled(entity, operation, body, reach), reach),
    reach,
  );
  await lockAbove(tx, model, entity, key);
  const before = await lock(tx, context, key, !action?.readersMay);
  requireVersion(context, given, before, !action);
  if (action) requireState(context, action, before);
  else for (const where of [entity.allow?.update, context.only]) requireOpen(context, where, before);
  requireAhead(context, operation, given, before);

  // The audit log has the whole change, whoever may read what of it.
  const isPartial = keepsActs(entity, model.entity, reach.session);
  const whole = () => loadRecord(tx, model, entity, wholeReach(reach), sql`t.id = ${before.id}`);
  const was = isPartial ? await whole() : before;

  const { values, linked } = formValues(entity, operation, given, reach);
  const within = reachOfRecord(entity, before, reach);
  refuseProblems(await referenceProblems(tx, model, entity, operation, { ...values, ...linked }, before, within));
  if (action && !action.parentMoves)
    refuseProblems(problemsAgainst(entity, action, values, parentIn(entity, before) ?? {}, reach));
  const parent = action && (await lockParent(tx, model, entity, action, before, reach));
  if (action) {
    Object.assign(values, actionValues(entity, action, before, reach));
    keepRemark(entity, operation, values, before);
  }
  const renewed = action ? renewedBy(action) : [];
  const codes = await newCodes(tx, entity, values, reach, { names: renewed, before });

  const rules = model.rules(entity);
  const rule: RuleContext = { tx, model, config, entity, reach, locale, origin, operation, writing: true, seriesChange, untold };
  const row: AnyRow = { before, parent: parent?.record, values, linked, codes, problems: {} };
  await askOne(action ? rules.actions?.[operation] : rules.beforeUpdate, rule, row);
  clearInapplicable(entity, values, before, reach);
  await askOne(setInstants, rule, row);
  await placeAnew(tx, entity, values, before, reach);

  const secrets = await sealSecrets(tx, entity, values, before);
  await lockLimits(tx, entity, [{ ...before, ...values }]);
  await updateRecord({ tx, model, entity, reach }, before.id, values);
  const after = await readBack(context, rule, before.id, row);
  // After the area's rule, so that the parent's entry shows all effects of the action.
  if (parent) await moveParent(tx, model, parent, operation, reach, origin);
  const changes = [
    ...changesBetween(entity, was, isPartial ? await whole() : after),
    ...secrets,
    ...renewals(entity, renewed, was),
  ];
  await audit(tx, { entity, recordId: before.id, action: operation, reach, origin, changes });
  await announce(tx, { model, entity, kind: 'update', records: [before, after], reach });
  return { before, after: { ...after, ...codes } };
}

const isThere = async (tx: Transaction, entity: Entity, id: number, condition = sql.raw('true')): Promise<boolean> =>
  (await tx.query(sql`select 1 as found from ${sql.raw(`"${entity.table}"`)} where id = ${id} and ${condition}`)).length > 0;
/** Not marked as deleted either. */
const isAlive = (tx: Transaction, entity: Entity, id: number): Promise<boolean> =>
  isThere(tx, entity, id, entity.traits.includes('softDeleted') ? sql.raw('deleted_date is null') : undefined);

/**
 * Deletes a record, or marks it deleted where the entity keeps deleted ones. The audit entry contains its title.
 * @returns the record as it was
 */
export async function removeRecord(
  tx: Transaction,
  context: WriteContext,
  key: string | number | undefined,
  body: unknown,
): Promise<RecordRow> {
  const { model, config, entity, reach, origin, locale = fallbackLocale } = context;
  const { version } = requireKeys(body, ['version']);
  if (version !== undefined && typeof version !== 'number')
    throw new AppError('validation', { fields: { version: { code: 'notNumber' } } });
  await lockAbove(tx, model, entity, key);
  const before = await lock(tx, context, key);
  requireVersion(context, { version }, before, false);
  requireOpen(context, entity.allow?.delete, before);
  // Before the deletion, while its owners can still be read.
  await announce(tx, { model, entity, kind: 'delete', records: [before], reach });
  const rule: RuleContext = { tx, model, config, entity, reach, locale, origin, operation: 'delete', writing: true };
  const { remove } = model.rules(entity);
  const giveBack = await whatIsHeld({ tx, model, entity, reach }, [before.id]);
  await askOne(remove, rule, { before, values: {}, linked: {}, problems: {} });
  const done = remove !== undefined;
  if (!done || !(await isThere(tx, entity, before.id))) await releaseReferences(tx, model, entity, [before.id]);
  if (!done && entity.traits.includes('softDeleted'))
    await tx.query(
      sql`update ${sql.raw(`"${entity.table}"`)} set deleted_date = now(), version = version + 1 where id = ${before.id}`,
    );
  else if (!done) await tx.query(sql`delete from ${sql.raw(`"${entity.table}"`)} where id = ${before.id}`);
  if (!(await isAlive(tx, entity, before.id))) await giveBack();
  await audit(tx, {
    entity,
    recordId: before.id,
    action: 'delete',
    reach,
    origin,
    changes: changesBetween(entity, before, undefined),
  });
  return before;
}
