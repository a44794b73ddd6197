/**
 * A record list by mail (000 §7 email-record): the same rows, filter and scope as on the screen, as a spreadsheet that is
 * written while it is read. The person sees the progress; it is mailed once, and only to somebody who may still see it.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { LINK_DAYS, taskFileLink } from '#server/auth/signedLink.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import type { Model } from '#server/db/model.ts';
import { readerOf } from '#server/db/replica.ts';
import { type Cell, spreadsheet, XLSX_TYPE } from '#server/files/spreadsheet.ts';
import { storageOf } from '#server/files/storage.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { beginTask, createTask, endTask, failTask, noteProgress } from '#server/jobs/tasks.ts';
import { enqueueMail, type MailOrder } from '#server/mail/mail.ts';
import type { DomainJobContext } from '../jobContext.ts';
import { type QuestionsOf, questionRowsOf } from '../lists/answerColumns.ts';
import { type ListQuery, parseAsListed, type RawQuery, whereOf } from '../lists/listQuery.ts';
import { sheetRowsOf } from '../lists/sheetRows.ts';
import { pageStatement } from '../lists/statements.ts';
import { presentReach } from '../reach/presentReach.ts';
import type { Reach } from '../reach/reach.ts';
import { tableAs } from '../records/select.ts';
import { answerRowsOf } from '../results/sheet.ts';

const NAME = jobName<Order>('record-list');
/** Batch size in rows. */
const PAGE = 1000;
/** A larger file is not attached: its mail has a link. */
const ATTACHED_BYTES = 10 * 1024 * 1024;

interface Order {
  taskId: string;
  entity: string;
  query: RawQuery;
  reach: Reach;
  locale: LocaleCode;
  /** The list holds the answers to the questions of this record: each question has a column of its own. */
  results?: { entity: string; recordId: number };
  /** The same, where no results are kept: who takes part in an event. */
  questions?: QuestionsOf;
}

/** "Users" in the reader's language. */
export const entityLabel = (entity: Entity, locale: LocaleCode): string =>
  translate(locale, `resources.${entity.name}.name`, { smart_count: 2 });

/** Enqueues a list in the caller's transaction; returns the id of the task. */
export async function startExport(tx: Transaction, order: Omit<Order, 'taskId'>): Promise<string> {
  const { session, centreId } = order.reach;
  const taskId = await createTask(tx, {
    userId: session.userId,
    officeCentreId: centreId,
    kind: 'RECORD_LIST',
    subject: order.entity,
  });
  await enqueue(tx, NAME, { ...order, taskId });
  return taskId;
}

/** The condition for the rows after a cursor: keyset pagination by id, so that concurrent inserts or deletes shift nothing. */
const beyond = ({ direction }: Pick<ListQuery, 'direction'>, { id }: Record<string, unknown>) =>
  direction === 'DESC' ? sql`t.id < ${Number(id)}` : sql`t.id > ${Number(id)}`;

/** The rows of the list, header first. `told` is called with the number of rows so far. */
export async function* rowsOf(
  { db, model }: { db: Database; model: Model },
  entity: Entity,
  { query, reach, locale, results, questions }: Pick<Order, 'query' | 'reach' | 'locale' | 'results' | 'questions'>,
  onProgress: (done: number) => Promise<void> = async () => undefined,
): AsyncGenerator<Cell[]> {
  const parsed = parseAsListed(model, entity, query, reach);
  const { head, cells } = results
    ? await answerRowsOf({ db, model }, entity, results, reach, locale)
    : questions
      ? await questionRowsOf({ db, model }, entity, questions, reach, locale, query)
      : sheetRowsOf(entity, reach, locale);
  yield head;
  let last: Record<string, unknown> | undefined;
  for (let page = 1; ; page += 1) {
    const turn = last && parsed.sort === 'id' ? { page: 1, conditions: [...parsed.conditions, beyond(parsed, last)] } : { page };
    const reads = await readerOf(db, 'recent');
    const rows = await reads.query<Record<string, unknown>>(
      pageStatement(model, entity, { ...parsed, ...turn, limit: PAGE }, reach),
    );
    last = rows.at(-1);
    for (const row of rows) yield cells(row);
    await onProgress((page - 1) * PAGE + rows.length);
    if (rows.length < PAGE) return;
  }
}

/** The number of rows of the list. */
export async function totalOf(
  { db, model }: { db: Queryable; model: Model },
  entity: Entity,
  { query, reach }: Pick<Order, 'query' | 'reach'>,
): Promise<number> {
  const { conditions } = parseAsListed(model, entity, query, reach);
  const [counted] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from ${tableAs(entity)} where ${whereOf(model, entity, reach, conditions)}`,
  );
  return counted?.total ?? 0;
}

/** What a mailed sheet is called: the key of its name, and its file without the extension. */
interface Called {
  word: string;
  file: string;
}
/** A mail that says something else than one to whoever has asked for it just now. */
export interface Letter extends Pick<MailOrder, 'to' | 'name' | 'unsubscribe' | 'outside'> {
  templates: Readonly<Record<'attached' | 'link', MailOrder['template']>>;
  params: MailOrder['params'];
  /** Called in the transaction in which it is written. */
  sent: (tx: Transaction, mailId: number, count: number) => Promise<void>;
}
type Mailed = Pick<Order, 'taskId' | 'reach' | 'locale'> & { letter?: Letter };

/**
 * Writes the file, and mails it in the transaction that marks the task done.
 * @param rowsFrom the rows, header first; it is called with what is to be told how many there are so far
 */
export async function mailSheet(
  order: Mailed,
  { db, config }: Pick<DomainJobContext, 'db' | 'config'>,
  called: Called,
  total: number,
  rowsFrom: (onProgress: (done: number) => Promise<void>) => AsyncIterable<readonly Cell[]>,
): Promise<void> {
  if (!(await beginTask(db, order.taskId, total))) return;
  let count = 0;
  const onProgress = async (done: number) => {
    count = done;
    await noteProgress(db, order.taskId, done);
  };
  const storage = storageOf(config);
  const { key, size } = await storage.putStream(spreadsheet(rowsFrom(onProgress)));
  const sent = await mailFile(order, { db, config }, called, { key, size, count }).catch(async (error) => {
    // The retry writes a file of its own; unless everything succeeded and only the answer to the commit was lost.
    const tasks = sql`select 1 as held from background_tasks where storage_key = ${key}`;
    await db
      .query(tasks)
      .then(([held]) => (held ? undefined : storage.remove(key)))
      .catch(() => undefined);
    throw error;
  });
  if (!sent) await storage.remove(key);
}

/** Ends the task and mails its file; false when another run was first. */
async function mailFile(
  order: Mailed,
  { db, config }: { db: Database; config: Config },
  called: Called,
  { key, size, count }: { key: string; size: number; count: number },
): Promise<boolean> {
  const list = { word: called.word };
  const file = { filename: `${called.file}.xlsx`, contentType: XLSX_TYPE, storageKey: key };
  const isAttached = size <= ATTACHED_BYTES;
  const { username: to, fullName: name } = order.reach.session;
  const own: Omit<Letter, 'sent'> & Partial<Pick<Letter, 'sent'>> = {
    to,
    name,
    templates: { attached: 'recordList', link: 'recordListLink' },
    params: {},
  };
  const link = await taskFileLink(db, config, order.taskId);
  return db.transaction(async (tx) => {
    if (!(await endTask(tx, order.taskId, { done: count, storageKey: key, fileName: file.filename, size }))) return false;
    const { templates, sent, params, ...addressed } = order.letter ?? own;
    const mailId = await enqueueMail(tx, {
      ...addressed,
      template: isAttached ? templates.attached : templates.link,
      params: { ...params, list, count, ...(isAttached ? {} : { link, days: LINK_DAYS }) },
      locale: order.locale,
      attachments: isAttached ? [file] : [],
      buildingId: order.reach.buildingId,
    });
    await sent?.(tx, mailId, count);
    return true;
  });
}

export const recordListJob: Job<Order, DomainJobContext> = {
  name: NAME,
  expireSeconds: 1800,
  run: async (order, context) => {
    const reach = await presentReach(context.db, order.reach);
    const entity = context.model.entity(order.entity);
    const asked = order.results && context.model.entity(order.results.entity);
    const isAllowed = reach && (asked ? can(reach.session, asked, 'mailedResults') : can(reach.session, entity, 'emailRecord'));
    if (!isAllowed) return failTask(context.db, order.taskId, 'forbidden');
    try {
      const present = { ...order, reach };
      const called = { word: `resources.${entity.name}.name`, file: entity.name };
      await mailSheet(present, context, called, await totalOf(context, entity, present), (onProgress) =>
        rowsOf(context, entity, present, onProgress),
      );
    } catch (error) {
      await failTask(context.db, order.taskId, (error as Error).message);
      throw error;
    }
  },
};
