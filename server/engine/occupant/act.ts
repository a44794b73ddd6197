/** What a person does with a record that is addressed to them. A repeated call changes nothing and gets the same answer. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { isAnswers, type Made, type OccupantAct } from '#schemas/kernel/calls/occupant.ts';
import { type AnswersById, answerProblems, givenAnswers } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { isEmpty, type Message } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import type { Action } from '#schemas/kernel/states/action.ts';
import { endsOf } from '#schemas/kernel/states/moves.ts';
import type { Transaction } from '#server/db/database.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import type { Reach } from '../reach/reach.ts';
import { readRecords } from '../records/readRecords.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { keyCondition } from '../verbs/get.ts';
import { changeRecord } from '../write/change.ts';
import { storeNew, type WriteContext } from '../write/create.ts';
import { keptValue } from '../write/keptValue.ts';
import { type OccupantEntity, reachOfOwn, requirePlace, shownTo } from './addressed.ts';
import { bringAlong, broughtBy } from './bring.ts';
import { findMade } from './findMade.ts';

/** How often the person has done it now. */
export interface Acted {
  number: number;
}
type Body = Readonly<Record<string, unknown>>;

/** The same digest for the same values, whatever the order of the keys. */
function digestOf(value: unknown): string {
  const inOrder = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inOrder);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, part]) => [key, inOrder(part)]),
    );
  };
  return createHash('sha256')
    .update(JSON.stringify(inOrder(value)) ?? '')
    .digest('base64url');
}

/** The record, if it is addressed to the person now; it cannot be closed before this transaction ends. */
async function lockShown(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  uuid: string,
  alone: boolean,
): Promise<RecordRow> {
  const { model, reach } = context;
  // Those who write below the record take turns (`below.ts`).
  const held = sql.raw(alone ? 'for update of t' : 'for share of t');
  const key = keyCondition({ ...entity, api: { ...entity.api, key: 'uuid' } }, uuid);
  const [row] = await tx.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${key} and ${shownTo(model, entity, reach)} ${held}`,
  );
  const [record] = row ? await readRecords({ tx, model, entity, reach }, [row.id]) : [];
  if (!record) throw new AppError('notFound');
  return record;
}

/**
 * What the person fills in, as it is stored; answers are checked against the questions of the record.
 * @param mayBeEmpty what is made is more than its answers: a sign-up has none where nothing is asked
 */
function inputOf(
  fields: Readonly<Record<string, Field>>,
  input: readonly string[],
  body: Body,
  record: RecordRow,
  locale: string,
  mayBeEmpty: boolean,
) {
  const problems: Record<string, Message> = {};
  const values: Record<string, unknown> = {};
  for (const name of input) {
    const field = fields[name] as Field;
    const key = wireKey(name, field);
    if (!isAnswers(field)) {
      values[key] = keptValue(field, body[key]);
      continue;
    }
    const questions = (record[field.questions] ?? []) as OptionItem[];
    const given = (body[key] ?? {}) as AnswersById;
    for (const [id, { code, params }] of Object.entries(answerProblems(questions, given))) {
      const label = questions.find((question) => question.id === id)?.label;
      problems[`${key}.${id}`] = { code, params: { ...(label ? { label: wordsOf(label, locale) } : {}), ...params } };
    }
    values[key] = givenAnswers(questions, given);
    if (!isEmpty(values[key])) continue;
    if (mayBeEmpty) values[key] = null;
    else problems[key] ??= { code: 'required' };
  }
  refuseProblems(problems);
  return values;
}

async function make(
  tx: Transaction,
  context: WriteContext,
  made: Made,
  record: RecordRow,
  body: Body,
  mayBeEmpty = false,
): Promise<number> {
  const { model, reach, locale = fallbackLocale } = context;
  const target = model.entity(made.entity);
  const { userId, centreId } = requirePlace(reach);
  const keyOf = (name: string) => wireKey(name, target.fields[name] as Field);
  const values = {
    ...inputOf(target.fields, made.input ?? [], body, record, locale, mayBeEmpty),
    ...made.set,
    [keyOf(made.by)]: record.id,
    [keyOf(made.person)]: userId,
    ...(made.company ? { [keyOf(made.company)]: centreId } : {}),
  };
  // The new row belongs to the building; the person need not be among those who read it.
  const within: Reach = { ...reach, tenantId: null };
  const stored = await storeNew(tx, { ...context, entity: target, reach: within }, 'create', { values, linked: {} });
  return stored.id as number;
}

/** Makes one for these inputs, unless the person has it already; answers how many the person has. */
async function makeEach(tx: Transaction, context: WriteContext, act: OccupantAct, record: RecordRow, body: Body): Promise<Acted> {
  const found = await findMade(tx, context, act, record, body);
  const id = found.same[0] ?? (await make(tx, context, act.makes as Made, record, body, true));
  if (act.makes?.brings) await bringAlong(tx, context, act, record, id, body);
  return { number: found.all + (found.same.length ? 0 : 1) };
}

/** Runs the action on what the person has made with these inputs; there may be nothing left to undo. */
async function undo(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  { act, action, when }: NonNullable<OccupantAct['undoes']>,
  record: RecordRow,
  body: Body,
): Promise<Acted> {
  const { model, reach } = context;
  if (!matches(when, record, { today: reach.today })) throw new AppError('notAllowedNow');
  const undone = entity.occupant.acts[act] as OccupantAct & { makes: Made };
  const target = model.entity(undone.makes.entity);
  const { remark } = target.actions[action] as Action;
  const found = await findMade(tx, context, undone, record, body);
  const within = {
    ...context,
    entity: { ...target, api: { ...target.api, key: 'id' as const } },
    // The row belongs to the building; that the person may change it follows from having made it.
    reach: { ...reach, tenantId: null, session: { ...reach.session, side: 'building' as const } },
  };
  const input = remark ? { [remark]: body[remark] ?? null } : {};
  const brought = await broughtBy(tx, context, undone, found.same);
  for (const id of [...brought, ...found.same]) await changeRecord(tx, within, action, id, input);
  return { number: found.all - found.same.length };
}

/**
 * Runs an action on the person's own record. It is not locked before: the write path does so, after the record above.
 * @throws AppError notFound for somebody else's, and as `changeRecord`
 */
async function runOn(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  { action: name }: NonNullable<OccupantAct['runs']>,
  uuid: string,
  body: Body,
): Promise<Acted> {
  const { model, reach } = context;
  const byUuid = { ...entity, api: { ...entity.api, key: 'uuid' as const } };
  const status = entity.states ? columnOf('t', storedColumn(entity, entity.states.field) as string) : sql.raw('null');
  const [own] = await tx.query<{ status: string | null }>(
    sql`select ${status} as status from ${tableAs(entity)} where ${keyCondition(byUuid, uuid)} and ${shownTo(model, entity, reach)}`,
  );
  if (!own) throw new AppError('notFound');
  const { moves = {} } = entity.actions[name] as Action;
  const isDone = own.status !== null && !moves[own.status] && Object.values(moves).flatMap(endsOf).includes(own.status);
  // That the person may change it follows from its being their own.
  const within: Reach = { ...reachOfOwn(entity, reach), session: { ...reach.session, side: 'building' } };
  if (!isDone) await changeRecord(tx, { ...context, entity: byUuid, reach: within }, name, uuid, body);
  return { number: 1 };
}

/** Leaves it to the rule of the area. */
async function doByArea(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  act: string,
  record: RecordRow,
  body: Body,
): Promise<number> {
  const { locale = fallbackLocale } = context;
  const rule = context.model.rules(entity).acts?.[act];
  if (!rule) throw new Error(`${entity.name}: no area does '${act}'`);
  return rule({ ...context, tx, entity, locale, operation: act, writing: true }, record, body);
}

/** The first time: true. Afterwards the row stays as it is. */
async function isFirst(tx: Transaction, entity: OccupantEntity, record: RecordRow, act: string, userId: number, sent: string) {
  const rows = await tx.query(
    sql`insert into occupant_acts (entity, record_id, user_id, act, sent) values (${entity.name}, ${record.id}, ${userId}, ${act}, ${sent})
      on conflict do nothing returning 1 as new`,
  );
  return rows.length > 0;
}

async function doOnce(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  record: RecordRow,
  act: string,
  { makes }: OccupantAct,
  body: Body,
) {
  const { userId } = requirePlace(context.reach);
  const sent = digestOf(body);
  const its = sql`entity = ${entity.name} and record_id = ${record.id} and user_id = ${userId} and act = ${act}`;
  if (!(await isFirst(tx, entity, record, act, userId, sent))) {
    const [before] = await tx.query<{ sent: string | null }>(sql`select sent from occupant_acts where ${its}`);
    if (before?.sent !== sent) throw new AppError('doneAlready');
    return;
  }
  if (!makes) return;
  const id = await make(tx, context, makes, record, body);
  await tx.query(sql`update occupant_acts set made_id = ${id} where ${its}`);
}

/** `number` is how often the person will have done it: at most one more than is known. `isNew`: this call has counted. */
async function countOne(
  tx: Transaction,
  entity: OccupantEntity,
  record: RecordRow,
  act: string,
  reach: Reach,
  number: number,
): Promise<{ count: number; isNew: boolean }> {
  const [row] = await tx.query<{ count: number; isNew: boolean }>(
    sql`insert into occupant_acts as a (entity, record_id, user_id, act) values (${entity.name}, ${record.id}, ${reach.session.userId}, ${act})
      on conflict (entity, record_id, user_id, act) do update set
        count = greatest(a.count, least(${number}::int, a.count + 1)),
        last_date = case when ${number}::int > a.count then now() else a.last_date end
      returning count, last_date = now()::timestamptz(3) as "isNew"`,
  );
  return row as { count: number; isNew: boolean };
}

/**
 * Does it, in the caller's transaction.
 * @param body what the call's declaration has let through
 * @throws AppError notFound, validation, doneAlready, centreRequired
 */
export async function actOn(
  tx: Transaction,
  context: WriteContext,
  entity: OccupantEntity,
  act: string,
  uuid: string,
  body: Body,
): Promise<Acted> {
  const declared = entity.occupant.acts[act] as OccupantAct;
  requirePlace(context.reach);
  if (declared.runs) return runOn(tx, context, entity, declared.runs, uuid, body);
  const isBelow = Boolean(declared.each ?? declared.undoes ?? declared.takes);
  const record = await lockShown(tx, context, entity, uuid, isBelow);
  if (declared.each) return makeEach(tx, context, declared, record, body);
  if (declared.takes) return { number: await doByArea(tx, context, entity, act, record, body) };
  if (declared.undoes) return undo(tx, context, entity, declared.undoes, record, body);
  if (declared.once) {
    await doOnce(tx, context, entity, record, act, declared, body);
    return { number: 1 };
  }
  const { count, isNew } = await countOne(tx, entity, record, act, context.reach, body.number as number);
  if (isNew && declared.makes) await make(tx, context, declared.makes, record, body);
  return { number: count };
}
