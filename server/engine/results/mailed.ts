/** The answers to one record's questions, or what people did with it, by mail. */
import type { Results } from '#schemas/kernel/lists/results.ts';
import { entityLabel, startExport } from '../calls/exportJob.ts';
import { throttle } from '../calls/throttle.ts';
import type { VerbHandler } from '../context.ts';
import { parseListQuery } from '../lists/listQuery.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { hasAnswers } from './tally.ts';

/** GET email-record of one record (002 §1, §7): mails every answer or act. Nothing is mailed while there is none. */
export const mailedResults: VerbHandler = async ({ db, model, entity, key, reach, locale }) => {
  const { of, by } = entity.results as Results;
  const record = await loadRecord(db, model, entity, reach, keyCondition(entity, key));
  if (!(await hasAnswers(db, entity, record.id)))
    return { data: { name: entityLabel(entity, locale), taskId: null }, notice: 'noData' };
  const answers = model.entity(of);
  const query = { [`${by}Id`]: String(record.id) };
  parseListQuery(model, answers, query, reach);
  await throttle(db, 'emailRecord', reach);
  const results = { entity: entity.name, recordId: record.id };
  const taskId = await db.transaction((tx) => startExport(tx, { entity: of, query, reach, locale, results }));
  return { data: { name: entityLabel(answers, locale), taskId }, notice: 'emailRecord', status: 202 };
};
