/**
 * An action on all that a filter finds, in one call. The caller first requests the number of records and the time; the order
 * repeats both. Rows added or changed after that time are left out, so that nobody acts on unseen rows.
 */
import { type SQL, sql } from 'drizzle-orm';
import { formatCount } from '#i18n/formatCount.ts';
import { translate } from '#i18n/server.ts';
import type { BulkPreview } from '#schemas/kernel/calls/errors.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordName } from '#schemas/kernel/entity/title.ts';
import { COUNT_CAP } from '#schemas/kernel/lists/query.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { createTask } from '#server/jobs/tasks.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import { refuse } from '../lists/filters.ts';
import { parseAsListed, type RawQuery, whereOf } from '../lists/listQuery.ts';
import { pageStatement } from '../lists/statements.ts';
import { mayList } from '../reach/visible.ts';
import { tableAs } from '../records/select.ts';
import { requireBody } from '../write/gates.ts';
import { BULK_ALL, type Order } from './job.ts';
import { keepRows } from './rows.ts';

/** Maximum number of titles shown in the dialog. */
const NAMED = 10;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/** Paging parameters make no sense for "all". Throws AppError badQuery. */
function filterOf(given: unknown): RawQuery {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse('filter');
  const text = (value: unknown, param: string): string =>
    ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : refuse(param);
  return Object.fromEntries(
    Object.entries(given).map(([param, value]) => {
      if (param === 'page' || param === 'limit') return refuse(param);
      return [param, Array.isArray(value) ? value.map((one) => text(one, param)) : text(value, param)];
    }),
  );
}

/** The preview is only for those who may list the records, whatever else they may do. Throws AppError forbidden. */
function requireList({ entity, reach }: VerbContext): void {
  if (!mayList(reach.session, entity)) throw new AppError('forbidden');
}

const conditionOf = ({ model, entity, reach }: VerbContext, query: RawQuery): SQL =>
  whereOf(model, entity, reach, parseAsListed(model, entity, query, reach).conditions);

const tooMany = (): never => {
  throw new AppError('tooLarge', {
    messageKey: 'lists.bulk.tooMany',
    params: { max: formatCount(COUNT_CAP) },
  });
};

const countOf = async (context: VerbContext, condition: SQL): Promise<{ count: number; asOf: string }> => {
  const [row] = await context.db.query<{ count: number; asOf: string }>(sql`
    select (select count(*)::int from (select 1 from ${tableAs(context.entity)} where ${condition} limit ${COUNT_CAP + 1}) c) as count,
      to_char(statement_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "asOf"`);
  return row ?? { count: 0, asOf: '' };
};

/** GET bulk/{action}: how many records the list finds now, the time, and the titles of the first ones. */
export const previewBulk: VerbHandler = async (context) => {
  const { db, model, entity, reach, query, locale } = context;
  requireList(context);
  const { count, asOf } = await countOf(context, conditionOf(context, query));
  if (count > COUNT_CAP) tooMany();
  const parsed = parseAsListed(model, entity, query, reach);
  const first = await db.query<Record<string, unknown>>(
    pageStatement(model, entity, { ...parsed, page: 1, limit: NAMED }, reach),
  );
  const comma = translate(locale, 'kit.nameComma');
  return { data: { count, asOf, first: first.map((row) => recordName(entity, row, locale, comma)) } satisfies BulkPreview };
};

/** Reads `{ filter, count, asOf, ...input }`. Throws AppError badQuery naming the invalid part. */
function askedOf(body: Readonly<Record<string, unknown>>) {
  const { filter, count, asOf, ...input } = body;
  if (!Number.isSafeInteger(count)) return refuse('count');
  if (typeof asOf !== 'string' || !MOMENT.test(asOf)) return refuse('asOf');
  return { query: filterOf(filter), count: count as number, asOf, input };
}

const rowsAsOf = (entity: Entity, condition: SQL, asOf: string): SQL =>
  sql`select t.id, t.version from ${tableAs(entity)} where ${condition} and t.updated_date <= ${asOf}::timestamptz limit ${COUNT_CAP + 1}`;

/**
 * PUT bulk/{action} with a filter: stores the current rows and enqueues a job that processes them one by one.
 * @throws AppError stale when the filter finds more rows as of that time than were confirmed
 */
export async function orderBulk(context: VerbContext, body: Readonly<Record<string, unknown>>) {
  const { db, entity, reach, locale, origin, call } = context;
  requireList(context);
  const { query, count, asOf, input } = askedOf(body);
  const action = call.name as string;
  const { version: _none, ...checked } = requireBody(entity, action, input, reach);
  const condition = conditionOf(context, query);
  const taskId = await db.transaction(async (tx) => {
    const id = await createTask(tx, {
      userId: reach.session.userId,
      officeCentreId: reach.centreId,
      kind: 'BULK_ACTION',
      subject: entity.name,
      action,
    });
    const kept = await keepRows(tx, id, rowsAsOf(entity, condition, asOf));
    if (kept > COUNT_CAP) tooMany();
    if (kept > count) throw new AppError('stale', { messageKey: 'lists.bulk.more' });
    const order: Order = { taskId: id, entity: entity.name, action, input: checked, reach, locale, origin };
    await enqueue(tx, BULK_ALL, order);
    return id;
  });
  return { data: { taskId }, notice: 'bulkStarted', status: 202 };
}
