/**
 * The write path, the same for every entity; a step that refuses ends it (docs/architecture.md has all of it):
 *
 *   permission → begin → body (the form's own schema) → load within scope and lock → version → state table → references
 *     → area rule → write → dependent data → audit entry → commit → jobs and notices → envelope
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { withDefaults } from '#schemas/kernel/entity/defaults.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { problemsAgainst } from '#schemas/kernel/rules/against.ts';
import type { Where } from '#schemas/kernel/rules/where.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { announce } from '#server/live/announce.ts';
import type { AnyRow, Diverted, RuleContext } from '../areas/rules.ts';
import { lockAboveNew } from '../calls/below.ts';
import { askOne } from '../calls/refusal.ts';
import type { Services } from '../context.ts';
import { notifyPeople } from '../notify/notifyPeople.ts';
import type { Reach } from '../reach/reach.ts';
import { wholeReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { countAnswers } from '../results/tally.ts';
import { loadRecord } from '../verbs/get.ts';
import { storeHandlers } from './answersGiven.ts';
import { carriedOver, saysNothing } from './carriedOver.ts';
import { newCodes } from './codes.ts';
import { setFirstStates } from './firstState.ts';
import { requireBody } from './gates.ts';
import { setInstants } from './instants.ts';
import { lockLimits } from './lockLimits.ts';
import { lockParent, moveParent, type Parent } from './parent.ts';
import { referenceProblems } from './references.ts';
import { sealSecrets } from './secrets.ts';
import { asSpelled, inNamedCentre } from './spellings.ts';
import { insertRecord } from './store.ts';
import { withIds } from './uuids.ts';
import { actionValues, clearInapplicable, completeNew, formValues, numberNew } from './values.ts';

export interface WriteContext extends Pick<Services, 'config' | 'model'> {
  entity: Entity;
  reach: Reach;
  origin: Origin;
  /** The caller's language, for the mails that a rule writes. */
  locale?: LocaleCode;
  /** Names the change of a whole series: people are told of it once, not for each of its records. */
  seriesChange?: string;
  /** Nobody is told of this record. */
  untold?: true;
  /** Other records are not changed by this call. */
  only?: Where | undefined;
}

/** A new record needs a building, and a tenant cannot add to what it may only read. */
export function requireOwner(entity: Entity, reach: Reach): void {
  const { building, tenant, through } = entity.scope;
  if (reach.session.side === 'tenant' && !tenant && !through) throw new AppError('forbidden');
  const isProviders = entity.singleton?.provider && reach.session.side === 'platform';
  if (building && building !== 'id' && !through && reach.buildingId === null && !isProviders)
    throw new AppError('centreRequired');
}

/** A new building is outside the one that the provider's staff have selected. */
const inNewBuilding = (context: WriteContext): WriteContext =>
  context.entity.scope.building === 'id' && context.reach.session.side === 'platform'
    ? { ...context, reach: { ...context.reach, buildingId: null, tenantId: null } }
    : context;

/**
 * Creates a record in the caller's transaction, by the plain create form or by an action that creates.
 * @param body what the form sent, unchecked
 * @returns the record as it is stored, or what the area has created instead
 * @throws AppError validation, centreRequired, notAllowedNow; DatabaseError for what the database refuses
 */
export async function createRecord(
  tx: Transaction,
  context: WriteContext,
  operation: string,
  body: unknown,
): Promise<RecordRow | Diverted> {
  const { model, entity } = context;
  const named = await inNamedCentre(tx, entity, operation, body, context.reach);
  const { reach } = named;
  requireOwner(entity, reach);
  const action = entity.actions[operation];
  const spelled = asSpelled(entity, operation, named.body ?? {}, reach);
  const carried = await carriedOver(tx, model, entity, action, spelled, reach);
  const whole = withDefaults(entity, operation, carried, reach.session);
  const given = requireBody(entity, operation, await withIds(tx, model, entity, operation, whole, reach), reach);
  const { values, linked } = formValues(entity, operation, given, reach);
  const parent = action && (await lockParent(tx, model, entity, action, values, reach));
  refuseProblems(await referenceProblems(tx, model, entity, operation, { ...values, ...linked }, undefined, reach));
  await storeHandlers(tx, model, entity, values, context.locale);
  const asksSame = action?.prefill !== undefined && saysNothing(entity, action, spelled);
  const compared = asksSame ? { ...action, against: { ...action.against, differ: [] } } : action;
  if (compared && parent) refuseProblems(problemsAgainst(entity, compared, values, parent.record, reach));
  if (action) Object.assign(values, actionValues(entity, action, undefined, reach));
  return storeNew(tx, { ...context, reach }, operation, { values, linked, parent });
}

/** What is known of a new record; `parent` is locked, and its state changes with it. */
export interface NewValues {
  values: Record<string, unknown>;
  linked: Record<string, unknown>;
  parent?: Parent;
}

/** Stores a new record whose values have been checked: the rest of the write path. */
export async function storeNew(
  tx: Transaction,
  context: WriteContext,
  operation: string,
  { values, linked, parent }: NewValues,
): Promise<RecordRow | Diverted> {
  const { model, config, entity, reach, origin, locale = fallbackLocale, untold } = context;
  await completeNew(tx, entity, values, linked, reach);
  await lockAboveNew(tx, model, entity, values);
  await numberNew(tx, entity, values, reach);
  const codes = await newCodes(tx, entity, values, reach);

  const rules = model.rules(entity);
  const rule: RuleContext = { tx, model, config, entity, reach, locale, origin, operation, writing: true, untold };
  const row: AnyRow = { parent: parent?.record, values, linked, codes, problems: {} };
  await askOne(rules.beforeCreate, rule, row);
  await askOne(rules.actions?.[operation], rule, row);
  await setFirstStates(rule, [row]);
  clearInapplicable(entity, values, undefined, reach);
  await askOne(setInstants, rule, row);

  if (row.diverted) {
    await askOne(rules.divert, rule, row);
    return row.diverted;
  }
  await sealSecrets(tx, entity, values);
  await lockLimits(tx, entity, [values]);
  const id = await insertRecord({ tx, model, entity, reach }, values);
  const stored = await readBack(inNewBuilding(context), rule, id, row);
  await countAnswers(tx, model, entity, stored, reach);
  if (parent) await moveParent(tx, model, parent, operation, reach, origin);
  await audit(tx, { entity, recordId: id, action: operation, reach, origin, changes: changesBetween(entity, undefined, stored) });
  await announce(tx, { model, entity, kind: 'create', records: [stored], reach });
  return { ...stored, ...codes };
}

/** Lets the area write dependent data, then reads the complete record. */
export async function readBack(context: WriteContext, rule: RuleContext, id: number, row: AnyRow): Promise<RecordRow> {
  const { tx, model, entity } = rule;
  const { afterWrite } = model.rules(entity);
  if (afterWrite) {
    const [known] = await tx.query<RecordRow>(
      sql`select id, uuid, version from ${sql.raw(`"${entity.table}"`)} where id = ${id}`,
    );
    const record = await loadRecord(tx, model, entity, wholeReach(context.reach), sql`t.id = ${id}`).catch(
      () => known as RecordRow,
    );
    await askOne(afterWrite, rule, { ...row, record });
  }
  await notifyPeople(rule, [{ record: { id }, before: row.before }]);
  return loadRecord(tx, model, entity, context.reach, sql`t.id = ${id}`);
}
