import type { VerbHandler } from '../context.ts';
import { entityLabel, startExport } from '../exportJob.ts';
import { parseListQuery } from '../listQuery.ts';
import { throttle } from '../throttle.ts';

/** GET email-record: the list that the query names, by mail, under the same filter and reach. */
export const emailRecord: VerbHandler = async ({ db, model, entity, query, reach, locale }) => {
  parseListQuery(model, entity, query, reach);
  await throttle(db, 'emailRecord', reach);
  const taskId = await db.transaction((tx) => startExport(tx, { entity: entity.name, query, reach, locale }));
  return { data: { name: entityLabel(entity, locale), taskId }, notice: 'emailRecord', status: 202 };
};
