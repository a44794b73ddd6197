/** The participants of a session (002 §7): as a spreadsheet at once, or by mail. */

import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import type { RecordContext } from '#server/engine/areas/areaCalls.ts';
import { type DownloadContext, type Producer, sheetWith } from '#server/engine/calls/downloads.ts';
import { entityLabel, startExport } from '#server/engine/calls/exportJob.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { type QuestionsOf, questionRowsOf } from '#server/engine/lists/answerColumns.ts';
import type { RecordRow } from '#server/engine/records/record.ts';
import { base64File } from '#server/files/base64.ts';

/** Each question of the event has a column. */
const questionsFor = (slot: RecordRow): QuestionsOf => ({ answers: 'answers', recordId: slot.activityEventId as number });
const queryFor = (slot: RecordRow) => ({ activityEventTimeSlotId: String(slot.id) });

export async function mailParticipants(context: RecordContext): Promise<{ name: string; taskId: string }> {
  const { db, model, reach, locale, record: slot } = context;
  await throttle(db, 'emailRecord', reach);
  const order = { entity: activityEventParticipant.name, query: queryFor(slot), questions: questionsFor(slot), reach, locale };
  const taskId = await db.transaction((tx) => startExport(tx, order));
  return { name: entityLabel(model.entity(activityEventParticipant.name), locale), taskId };
}

async function sheetOf(context: Pick<DownloadContext, 'db' | 'model' | 'reach' | 'locale'>, slot: RecordRow) {
  const entity = context.model.entity(activityEventParticipant.name);
  const rows = await questionRowsOf(context, entity, questionsFor(slot), context.reach, context.locale);
  return sheetWith(rows, { ...(context as DownloadContext), entity, query: queryFor(slot) });
}

/** The button of a session's page. */
export const participantSheet: Producer = (context) => sheetOf(context, context.record as RecordRow);

/** The specification's own address of it. */
export async function downloadParticipants({ record: slot, ...context }: RecordContext): Promise<unknown> {
  await throttle(context.db, 'download', context.reach);
  return base64File(`${slot.sessionName} ${context.reach.today}`, 'xlsx', await sheetOf(context, slot));
}
