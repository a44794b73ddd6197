/** The report of facilities as a spreadsheet: at once as base64, or by mail. One part below the other, each with its own heads. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { facilityBooking } from '#schemas/bookings/facilityBooking.ts';
import type { FacilityReport, UseOf } from '#schemas/bookings/report.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { amountCell } from '#schemas/kernel/sheet/outCell.ts';
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
import { reportOf } from './report.ts';

const SCREEN = 'screens.facility-reports';

/** The rows of the sheet, header first. */
function* rowsOf(
  { hours, facilities, companies, cancellations, currency }: FacilityReport,
  locale: LocaleCode,
): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `resources.facility-bookings.report.${name}`);
  const amount = (minor: number): Cell => amountCell(minor / 10 ** decimalsOf(currency), currency, decimalsOf(currency));
  const use = ({ bookings, minutes, noShows, cancelled, income, fees }: UseOf): Cell[] => [
    ...[bookings, minutes, noShows, cancelled],
    ...[income, fees].map(amount),
  ];
  const heads = ['bookings', 'minutes', 'noShows', 'cancelled', 'income', 'fees'].map(word);
  yield [word('part'), word('name'), ...heads, word('open')];
  for (const { name, openMinutes, ...one } of facilities) yield [word('facility'), name, ...use(one), openMinutes];
  for (const { name, ...one } of companies) yield [word('company'), name ?? word('building'), ...use(one), ''];
  for (const { when, cancelled, fees } of cancellations)
    yield [word('cancellations'), word(when), '', '', '', cancelled, '', amount(fees), ''];
  for (const { weekday, hour, bookings } of hours) {
    const day = translate(locale, `dates.weekdays.${weekday % 7}`);
    yield [word('hours'), `${day} ${String(hour).padStart(2, '0')}:00`, bookings, '', '', '', '', '', ''];
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

export const reportFile = returning('download', async (context) => {
  const { db, reach, locale } = context;
  await throttle(db, 'download', reach);
  const report = await reportOf(context);
  const sheet = spreadsheet(counted(rowsOf(report, locale), nothing));
  return base64File(`${translate(locale, SCREEN)} ${report.from} ${report.to}`, 'xlsx', sheet);
});

interface Order {
  taskId: string;
  query: RawQuery;
  reach: Reach;
  locale: LocaleCode;
}
const MAIL = jobName<Order>('bookings.mailReport');

const mail: Handler = async (context) => {
  const { db, reach, locale, query } = context;
  // What is wrong with the period is said now.
  await reportOf(context);
  await throttle(db, 'emailRecord', reach);
  const taskId = await db.transaction(async (tx) => {
    const { session, centreId } = reach;
    const task = {
      userId: session.userId,
      officeCentreId: centreId,
      kind: 'RECORD_LIST',
      subject: facilityBooking.name,
    } as const;
    const id = await createTask(tx, task);
    await enqueue(tx, MAIL, { taskId: id, query, reach, locale });
    return id;
  });
  return { name: translate(locale, SCREEN), taskId };
};
export const reportByMail = returning('mailed', mail);

/** Mailed only to somebody who may still see it. */
export const mailReportJob: Job<Order, DomainJobContext> = {
  name: MAIL,
  run: async (order, context) => {
    const { db, model } = context;
    const reach = await presentReach(db, order.reach);
    if (!reach || !can(reach.session, model.entity(facilityBooking.name), 'emailRecord'))
      return failTask(db, order.taskId, 'forbidden');
    const rows = [...rowsOf(await reportOf({ db, model, reach, query: order.query }), order.locale)];
    const called = { word: SCREEN, file: 'facility-report' };
    await mailSheet({ ...order, reach }, context, called, rows.length - 1, (onProgress) => counted(rows, onProgress));
  },
};
