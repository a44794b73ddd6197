/** A record list by mail: the same rows, filter and reach as on the screen, as a spreadsheet. */
import * as XLSX from 'xlsx';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { MAX_LIMIT } from '#schemas/kernel/query.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { kindOf } from '#server/db/kinds.ts';
import { enqueue, registerJob } from '#server/jobs/queue.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { parseListQuery, type RawQuery } from './listQuery.ts';
import { makeModel } from './model.ts';
import type { Reach } from './reach.ts';
import { canRead } from './select.ts';
import { pageStatement } from './verbs/list.ts';

const NAME = 'record-list';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** More rows than this do not fit into a mail. */
const MOST_ROWS = 50_000;

interface Order {
  entity: string;
  query: RawQuery;
  reach: Reach;
  locale: LocaleCode;
}

/** A cell that a spreadsheet would run as a formula is shown as the text that it is. */
export const harmless = (value: string | number | boolean): string | number | boolean =>
  typeof value === 'string' && /^[=+\-@\t\r\0]/.test(value) ? `'${value}` : value;

/** "Users" in the reader's language. */
export const entityLabel = (entity: Entity, locale: LocaleCode): string =>
  translate(locale, `resources.${entity.name}.name`, { smart_count: 2 });

export const startExport = (tx: Transaction, order: Order): Promise<void> => enqueue(tx, NAME, order);

async function* pages(db: Database, entity: Entity, { query, reach }: Order): AsyncGenerator<Record<string, unknown>[]> {
  const model = makeModel(entities);
  const parsed = parseListQuery(model, entity, query, reach);
  for (let page = 1; (page - 1) * MAX_LIMIT < MOST_ROWS; page += 1) {
    const rows = await db.query<Record<string, unknown>>(
      pageStatement(model, entity, { ...parsed, page, limit: MAX_LIMIT }, reach),
    );
    yield rows;
    if (rows.length < MAX_LIMIT) return;
  }
}

/** The list as the bytes of an xlsx file, and how many rows it has. */
export async function spreadsheetOf(db: Database, entity: Entity, order: Order): Promise<{ bytes: Buffer; count: number }> {
  const names = [...entity.list.columns, ...(entity.list.more ?? [])].filter(
    (name) => entity.fields[name] && canRead(order.reach.session, entity.fields[name]),
  );
  const header = names.map((name) => translate(order.locale, `resources.${entity.name}.fields.${name}`));
  const lines: (string | number | boolean)[][] = [];
  for await (const rows of pages(db, entity, order))
    for (const row of rows)
      lines.push(
        names.map((name) => {
          const value = row[name];
          const kind = entity.fields[name]?.kind;
          return value === null || value === undefined || !kind ? '' : harmless(kindOf(kind).cell(value as never));
        }),
      );
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([header, ...lines]), 'List');
  return { bytes: XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer, count: lines.length };
}

registerJob<Order>(NAME, async (order, { db }) => {
  const entity = makeModel(entities).entity(order.entity);
  const { bytes, count } = await spreadsheetOf(db, entity, order);
  const list = entityLabel(entity, order.locale);
  await db.transaction((tx) =>
    enqueueMail(tx, {
      to: order.reach.session.username,
      name: order.reach.session.fullName,
      template: 'recordList',
      params: { list, count },
      locale: order.locale,
      attachments: [{ filename: `${entity.name}.xlsx`, contentType: XLSX_TYPE, content: bytes.toString('base64') }],
    }),
  );
});
