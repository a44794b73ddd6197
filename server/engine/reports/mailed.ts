/** A report as a spreadsheet: at once as base64, or by mail; the same for every report. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { base64File } from '#server/files/base64.ts';
import { type Cell, spreadsheet } from '#server/files/spreadsheet.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Job, type JobName, jobName } from '#server/jobs/job.ts';
import { createTask, failTask } from '#server/jobs/tasks.ts';
import { type AreaContext, type Handler, returning } from '../areas/areaCalls.ts';
import { mailSheet } from '../calls/exportJob.ts';
import { throttle } from '../calls/throttle.ts';
import type { DomainJobContext } from '../jobContext.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { presentReach } from '../reach/presentReach.ts';
import type { Reach } from '../reach/reach.ts';

export type ReportContext = Pick<AreaContext, 'db' | 'model' | 'reach' | 'query'>;
interface Order {
  taskId: string;
  entity: string;
  query: RawQuery;
  reach: Reach;
  locale: LocaleCode;
}

interface Sheet<R extends { from: string; to: string }> {
  /** Name of the job that mails it. */
  job: string;
  /** The key of its title. */
  word: (entity: Entity) => string;
  /** The mailed file without its extension. */
  file: (entity: Entity) => string;
  /** The numbers. Throws AppError badQuery for what is no period. */
  read: (context: ReportContext, entity: Entity) => Promise<R>;
  /** Its rows, header first. */
  rows: (report: R, locale: LocaleCode, entity: Entity) => Iterable<Cell[]>;
}
/** Its calls are of the entity of this name, whose records it counts: the permission to mail them is asked for again when the mail is sent. */
interface Sheets {
  file: (of: string) => Handler;
  mail: (of: string) => Handler;
  job: Job<Order, DomainJobContext>;
}

/** Rows of a report as those of a list are written: with what is told how many there are so far. */
export async function* counted(
  rows: Iterable<Cell[]>,
  onProgress: (done: number) => Promise<void> = async () => undefined,
): AsyncGenerator<Cell[]> {
  let count = -1;
  for (const row of rows) {
    yield row;
    count += 1;
  }
  await onProgress(Math.max(0, count));
}

/** The two calls and the job of a report. */
export function reportSheets<R extends { from: string; to: string }>(sheet: Sheet<R>): Sheets {
  const name: JobName<Order> = jobName<Order>(sheet.job);
  const file = (of: string) => async (context: AreaContext) => {
    const { db, model, reach, locale } = context;
    const entity = model.entity(of);
    await throttle(db, 'download', reach);
    const report = await sheet.read(context, entity);
    const title = `${translate(locale, sheet.word(entity))} ${report.from} ${report.to}`;
    return base64File(title, 'xlsx', spreadsheet(counted(sheet.rows(report, locale, entity))));
  };
  const mail = (of: string) => async (context: AreaContext) => {
    const { db, model, reach, locale, query } = context;
    const entity = model.entity(of);
    // What is wrong with the period is said now.
    await sheet.read(context, entity);
    await throttle(db, 'emailRecord', reach);
    const taskId = await db.transaction(async (tx) => {
      const { session, centreId } = reach;
      const task = { userId: session.userId, officeCentreId: centreId, kind: 'RECORD_LIST', subject: entity.name } as const;
      const id = await createTask(tx, task);
      await enqueue(tx, name, { taskId: id, entity: entity.name, query, reach, locale });
      return id;
    });
    return { name: translate(locale, sheet.word(entity)), taskId };
  };
  return {
    file: (of) => returning('download', file(of)),
    mail: (of) => returning('mailed', mail(of)),
    job: {
      name,
      run: async (order, context) => {
        const { db, model } = context;
        const entity = model.entity(order.entity);
        const reach = await presentReach(db, order.reach);
        // Mailed only to somebody who may still see it.
        if (!reach || !can(reach.session, entity, 'emailRecord')) return failTask(db, order.taskId, 'forbidden');
        const report = await sheet.read({ db, model, reach, query: order.query }, entity);
        const rows = [...sheet.rows(report, order.locale, entity)];
        const called = { word: sheet.word(entity), file: sheet.file(entity) };
        await mailSheet({ ...order, reach }, context, called, rows.length - 1, (onProgress) => counted(rows, onProgress));
      },
    },
  };
}
