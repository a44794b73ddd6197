import { entityLabel, startExport } from '../calls/exportJob.ts';
import { throttle } from '../calls/throttle.ts';
import type { VerbHandler } from '../context.ts';
import { answersOf } from '../lists/answerColumns.ts';
import { parseListQuery } from '../lists/listQuery.ts';

/** GET email-record: mails the list of the query, with the same filter and scope; answers to questions have a column for each question. */
export const emailRecord: VerbHandler = async ({ db, model, entity, query, reach, locale }) => {
  parseListQuery(model, entity, query, reach);
  await throttle(db, 'emailRecord', reach);
  const answers = answersOf(entity);
  const questions = answers === undefined ? undefined : { answers };
  const taskId = await db.transaction((tx) => startExport(tx, { entity: entity.name, query, reach, locale, questions }));
  return { data: { name: entityLabel(entity, locale), taskId }, notice: 'emailRecord', status: 202 };
};
