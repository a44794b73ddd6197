/** The report of access as a spreadsheet: at once as base64, or by mail. One part below the other, each with its own heads. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { accessEvent } from '#schemas/access/accessEvent.ts';
import type { AccessReport } from '#schemas/access/report.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { mailSheet } from '#server/engine/calls/exportJob.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import type { DomainJobContext } from '#server/engine/jobContext.ts';
import type { RawQuery } from '#server/engine/lists/listQuery.ts';
import { presentReach } from '#server/engine/reach/presentReach.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { base64File } from '#server/files/base64.ts';
import { type Cell, spreadsheet } from '#server/files/spreadsheet.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, jobName } from '#server/jobs/job.ts';
import { createTask, failTask } from '#server/jobs/tasks.ts';
import { accessReportOf } from './accessReport.ts';

const SCREEN = 'screens.access-reports';

/** The rows of the sheet, header first. */
function* rowsOf({ hours, days, doors, companies, people, reasons }: AccessReport, locale: LocaleCode): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `resources.access-events.report.${name}`);
  yield ['part', 'name', 'granted', 'denied', 'heldOpen', 'forced'].map(word);
  for (const { code, name, granted, denied, heldOpen, forced } of doors)
    yield [word('door'), `${code} · ${name}`, granted, denied, heldOpen, forced];
  for (const { name, granted, denied } of companies) yield [word('company'), name ?? word('building'), granted, denied, '', ''];
  for (const { name, granted, denied } of people) yield [word('person'), name, granted, denied, '', ''];
  for (const { reason, denied } of reasons)
    yield [word('reason'), translate(locale, `resources.access-events.enums.reason.${reason}`), '', denied, '', ''];
  for (const { date, granted, denied } of days) yield [word('day'), date, granted, denied, '', ''];
  for (const { weekday, hour, granted, denied } of hours) {
    const day = translate(locale, `dates.weekdays.${weekday % 7}`);
    yield [word('hour'), `${day} ${String(hour).padStart(2, '0')}:00`, granted, denied, '', ''];
  }
}
async function* counted(rows: Iterable<Cell[]>, onProgress: (done: number) => Promise<void>): AsyncGenerator<Cell[]> {
  let count = -1;
  for (const row of rows) {
    yield row;
    count += 1;
  }
  await onProgress(Math.max(0, count));
}
const nothing = async (): Promise<void> => undefined;

export const accessReportFile = returning('download', async (context) => {
  const { db, reach, locale } = context;
  await throttle(db, 'download', reach);
  const report = await accessReportOf(context);
  const sheet = spreadsheet(counted(rowsOf(report, locale), nothing));
  return base64File(`${translate(locale, SCREEN)} ${report.from} ${report.to}`, 'xlsx', sheet);
});

interface Order {
  taskId: string;
  query: RawQuery;
  reach: Reach;
  locale: LocaleCode;
}
const MAIL = jobName<Order>('access.mailReport');

const mail: Handler = async (context) => {
  const { db, reach, locale, query } = context;
  // What is wrong with the period is said now.
  await accessReportOf(context);
  await throttle(db, 'emailRecord', reach);
  const taskId = await db.transaction(async (tx) => {
    const { session, centreId } = reach;
    const task = { userId: session.userId, officeCentreId: centreId, kind: 'RECORD_LIST', subject: accessEvent.name } as const;
    const id = await createTask(tx, task);
    await enqueue(tx, MAIL, { taskId: id, query, reach, locale });
    return id;
  });
  return { name: translate(locale, SCREEN), taskId };
};
export const accessReportByMail = returning('mailed', mail);

/** Mailed only to somebody who may still see it. */
export const mailAccessReport: Job<Order, DomainJobContext> = {
  name: MAIL,
  run: async (order, context) => {
    const { db, model } = context;
    const reach = await presentReach(db, order.reach);
    if (!reach || !can(reach.session, model.entity(accessEvent.name), 'emailRecord'))
      return failTask(db, order.taskId, 'forbidden');
    const rows = [...rowsOf(await accessReportOf({ db, model, reach, query: order.query }), order.locale)];
    const called = { word: SCREEN, file: 'access-report' };
    await mailSheet({ ...order, reach }, context, called, rows.length - 1, (onProgress) => counted(rows, onProgress));
  },
};
