/** Records that repeat (`schemas/kernel/time/recurrence.ts`): a series is made, and changed from one of its records on, in one transaction. */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { formatDate } from '#i18n/dateFormats.ts';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import { withDefaults } from '#schemas/kernel/entity/defaults.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays, daysBetween } from '#schemas/kernel/fields/days.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { leavesDaysOff, type Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { datesOf, possibleDates } from '#schemas/kernel/fields/recurrenceDates.ts';
import { type Recurring, type SeriesPart, seriesDate, startsAtInstant } from '#schemas/kernel/time/recurrence.ts';
import { timesOf } from '#schemas/kernel/time/seriesTimes.ts';
import { findPlace } from '#server/auth/people/places.ts';
import { DatabaseError, type Transaction } from '#server/db/database.ts';
import { columnOf, storedColumn } from '#server/db/model.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { fieldMessages, messageOf } from '#server/errors/errorMessages.ts';
import type { Diverted } from '../areas/rules.ts';
import { notifyPeople } from '../notify/notifyPeople.ts';
import { wholeReach } from '../reach/systemReach.ts';
import type { RecordRow } from '../records/record.ts';
import { tableAs } from '../records/select.ts';
import { compileWhere } from '../records/where.ts';
import { daysOffOf } from '../time/daysOff.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { changeRecord } from './change.ts';
import { createRecord, type WriteContext } from './create.ts';
import { expandRule } from './expandRule.ts';
import { requireBody } from './gates.ts';
import { withIds } from './uuids.ts';

/** A date of a series on which there is no record, and why. */
export interface LeftOut {
  date: string;
  message: string;
}
/** What was made: the first record, and the dates that were left out because nothing could be had then. */
export interface Made {
  record: RecordRow | Diverted;
  skipped: LeftOut[];
}

/**
 * Creates a record for each date of the rule in the body; without a rule, the one record. Where the entity's series `skips`, each date is
 * judged by itself, and those that cannot be had are named: they refuse the series, or are left out where the body asks for it.
 * @throws AppError as `createRecord`, and validation where the rule makes no dates or too many; duplicate where dates cannot be had
 */
export async function createSeries(tx: Transaction, context: WriteContext, operation: string, body: unknown): Promise<Made> {
  const { entity, reach } = context;
  const { recurrence } = entity;
  const rule = (body as Record<string, unknown> | null)?.[recurrence?.field ?? ''];
  if (recurrence?.adds !== operation || rule === undefined || rule === null)
    return { record: await createRecord(tx, context, operation, body), skipped: [] };
  const whole = withDefaults(entity, operation, body, reach.session);
  const given = requireBody(entity, operation, await withIds(tx, context.model, entity, operation, whole, reach), reach);
  return storeSeries(tx, context, operation, given, (within, values) => createRecord(tx, within, operation, values));
}

/**
 * The same of values that are known to be good.
 * @param make stores one record
 */
export async function storeSeries(
  tx: Transaction,
  context: WriteContext,
  operation: string,
  given: Readonly<Record<string, unknown>>,
  make: (context: WriteContext, values: Record<string, unknown>) => Promise<RecordRow | Diverted>,
): Promise<Made> {
  const { entity, reach } = context;
  const recurrence = entity.recurrence as Recurring;
  const rule = given[recurrence.field] as Recurrence;
  const times = timesOf(entity, given, reach.zone);
  const off = await leftOut(tx, context, rule, times.first);
  const { dates, problem } = datesOf(rule, times.first, expandRule, off);
  refuseProblems(problem ? { [recurrence.field]: problem } : {});
  if (times.meetsItself(dates)) refuseProblems({ [recurrence.field]: { code: 'recurrence.meetsItself' } });
  const series = randomUUID();
  const within: WriteContext = {
    ...context,
    entity: { ...entity, rows: { ...entity.rows, [recurrence.series]: series } },
    untold: true,
  };
  const makeOn = async (date: string) => {
    const at = times.on(date);
    if (!at) throw new AppError('validation', { fields: { [seriesDate(entity)]: { code: 'skippedTime' } } });
    return make(within, { ...given, ...at });
  };
  const made: (RecordRow | Diverted)[] = [];
  const refused: { date: string; error: AppError }[] = [];
  for (const date of dates) {
    if (!recurrence.skips) made.push(await makeOn(date));
    else {
      const one = await attempt(tx, () => makeOn(date));
      if ('made' in one) made.push(one.made);
      else refused.push({ date, error: asAppError(one.error, entity) });
    }
  }
  const skipped = judgeRefused(context, refused, made.length, recurrence.skips ? given[recurrence.skips] === true : false);
  const record = made[0] as RecordRow | Diverted;
  const ids = made.flatMap(({ id }) => (id === null ? [] : [id]));
  if (record.id !== null) await tellOnce(tx, context, operation, record as RecordRow, ids);
  return { record, skipped };
}

/** Runs it so that what the database refuses can be taken back alone. Throws what is no refusal. */
async function attempt<T>(tx: Transaction, run: () => Promise<T>): Promise<{ made: T } | { error: unknown }> {
  await tx.text('savepoint one_date');
  try {
    const made = await run();
    await tx.text('release savepoint one_date');
    return { made };
  } catch (error) {
    const { status } = asAppError(error, undefined);
    const isRefusal = (error instanceof AppError && (status === 409 || status === 422)) || isLimit(error);
    if (!isRefusal) throw error;
    await tx.text('rollback to savepoint one_date');
    return { error };
  }
}
/** What the database refuses because another record has it. */
const isLimit = (error: unknown): boolean => error instanceof DatabaseError && ['23P01', '23505'].includes(error.code);

/** So many dates are written out in a sentence. */
const MAX_NAMED = 10;

/** What becomes of dates that cannot be had. Throws AppError duplicate, with all of them; what is wrong with every date, as it is. */
function judgeRefused(
  { entity, locale = fallbackLocale }: WriteContext,
  refused: readonly { date: string; error: AppError }[],
  made: number,
  maySkip: boolean,
): LeftOut[] {
  if (!refused.length) return [];
  const first = refused[0] as { error: AppError };
  const wrong = ({ error }: { error: AppError }) => (error.code === 'validation' ? JSON.stringify(error.facts.fields) : '');
  // No other date makes it right.
  if (!made && wrong(first) && refused.every((one) => wrong(one) === wrong(first))) throw first.error;
  const left = refused.map(({ date, error }) => ({ date, message: sentenceOf(error, locale, entity) }));
  if (maySkip && made) return left;
  const params = { dates: namedDates(left, locale) };
  const fields = { [entity.recurrence?.field ?? '']: { code: 'recurrence.clash' as const, params } };
  throw new AppError('duplicate', { messageKey: 'errors.recurrence.clash', params, fields, data: { refused: left } });
}

const sentenceOf = (error: AppError, locale: LocaleCode, entity: Entity): string => {
  const [field] = Object.values(fieldMessages(error.facts.fields ?? {}, locale, entity));
  return field?.message ?? messageOf(error, locale);
};

/** `05 Jun 2026 (The facility is taken at this time.)`, one after the other. */
export function namedDates(left: readonly LeftOut[], locale: LocaleCode): string {
  const named = left.slice(0, MAX_NAMED).map(({ date, message }) => `${formatDate(date, locale)} (${message})`);
  const more = left.length - named.length;
  return [...named, ...(more ? [translate(locale, 'recurrence.more', { smart_count: more })] : [])].join(' · ');
}

/** People are told of a series once, of its first record. */
async function tellOnce(tx: Transaction, context: WriteContext, operation: string, { id, before }: Told, ids: readonly number[]) {
  const { model, config, entity, reach, origin, locale = fallbackLocale } = context;
  const rule = { tx, model, config, entity, reach, locale, origin, operation, writing: true, seriesCount: ids.length };
  await model.rules(entity).afterSeries?.(rule, ids);
  await notifyPeople(rule, [{ record: { id }, before }]);
}
interface Told {
  id: number;
  before?: RecordRow;
}

/** The building's days off that the rule leaves out, from its first possible day on; none without a building. */
async function leftOut(tx: Transaction, { model, reach }: WriteContext, rule: Recurrence, begins: string): Promise<string[]> {
  if (!leavesDaysOff(rule) || reach.buildingId === null) return [];
  const possible = possibleDates(rule, begins, expandRule);
  return (await daysOffOf(tx, model, reach.buildingId, begins, possible.at(-1) ?? begins)).map(({ date }) => date);
}

/** The ids of those of a series that come after a record, or of all others, and may take the action; in order. */
async function otherOnes(
  tx: Transaction,
  { model, entity, reach }: WriteContext,
  operation: string,
  before: RecordRow,
  part: SeriesPart,
): Promise<number[]> {
  const { recurrence, states, api } = entity;
  const column = (name: string) => columnOf('t', storedColumn(entity, name) as string);
  const series = before[recurrence?.series ?? ''] as string | null;
  if (!series) return [];
  const { moves, when } = entity.actions[operation] ?? {};
  const date = column(seriesDate(entity));
  // They stand below the same record, by which they are found fast.
  const [above] = aboveNames(api.under);
  const under = above === undefined ? undefined : wireKey(above, entity.fields[above] as Field);
  const kind = sql.raw(startsAtInstant(entity) ? 'timestamptz' : 'date');
  const conditions = [
    sql`${column(recurrence?.series ?? '')} = ${series}`,
    sql`t.id <> ${before.id}`,
    ...(part === 'following' ? [sql`${date} > ${before[seriesDate(entity)] as string}::${kind}`] : []),
    ...(under ? [sql`${column(under)} = ${before[under] as number}`] : []),
    ...(moves && states ? [sql`${column(states.field)} = any(${sql.param(Object.keys(moves))}::text[])`] : []),
    // Of all of them, those that can: what is over stays as it is.
    ...(part === 'whole' && when ? [compileWhere(model, entity, when, 't', wholeReach(reach))] : []),
  ];
  const rows = await tx.query<{ id: number }>(
    sql`select t.id from ${tableAs(entity)} where ${sql.join(conditions, sql.raw(' and '))} order by ${date}, t.id`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Runs an action on a record and on those of its series that come after it, or on all of them that can. Where the body has the date, the
 * others move by as many days, and begin and end at the same time of the clock as the first.
 * @throws AppError as `changeRecord`, for whichever of them refuses; nothing has changed then
 */
export async function changeSeries(
  tx: Transaction,
  context: WriteContext,
  operation: string,
  key: string | number | undefined,
  body: unknown,
  part: SeriesPart = 'following',
): Promise<{ before: RecordRow; after: RecordRow }> {
  const { entity, reach } = context;
  const from = await loadRecord(tx, context.model, entity, reach, keyCondition(entity, key), { writing: true });
  const whole = { ...context, seriesChange: `${from.id}.${from.version}`, untold: true as const };
  const { version: _, ...values } = (body ?? {}) as Record<string, unknown>;
  const date = seriesDate(entity);
  const byId = { ...whole, entity: { ...entity, api: { ...entity.api, key: 'id' as const } } };
  const isMoved = typeof values[date] === 'string';
  const change = async (id: number) => {
    const own = isMoved ? await ownTimes(tx, whole, id, from, values) : {};
    await changeRecord(tx, byId, operation, id, { ...values, ...own });
  };
  const others = await otherOnes(tx, context, operation, from, part);
  // Where they keep a time from others, each goes to a place that the next one has left.
  const isLater = isMoved && startsAtInstant(entity) && String(values[date]) > String(from[date]);
  if (isLater) for (const id of others.toReversed()) await change(id);
  const changed = await changeRecord(tx, whole, operation, key, body);
  if (!isLater) for (const id of others) await change(id);
  await tellOnce(tx, context, operation, { id: from.id, before: changed.before }, [from.id, ...others]);
  return changed;
}

/** When another record of the series begins and ends, moved as far as the first one. Throws AppError validation where the clock skips that. */
async function ownTimes(
  tx: Transaction,
  { entity, reach }: WriteContext,
  id: number,
  from: RecordRow,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const date = seriesDate(entity);
  const zone = (await findPlace(tx, { id: Number(from[entity.scope.building ?? '']) }))?.zone ?? reach.zone;
  const isAtInstant = startsAtInstant(entity);
  const dateOf = (value: unknown) => (isAtInstant ? dateIn(zone, new Date(String(value))) : String(value));
  const column = columnOf('t', storedColumn(entity, date) as string);
  const day = isAtInstant ? sql`(${column} at time zone ${zone})` : column;
  const [row] = await tx.query<{ day: string }>(
    sql`select to_char(${day}, 'YYYY-MM-DD') as day from ${tableAs(entity)} where t.id = ${id}`,
  );
  const days = daysBetween(dateOf(from[date]), dateOf(values[date]));
  const at = timesOf(entity, values, zone).on(addDays(row?.day ?? '', days));
  if (!at) throw new AppError('validation', { fields: { [date]: { code: 'skippedTime' } } });
  return at;
}
