import { type Download, isOfRecord } from '#schemas/kernel/calls/download.ts';
import { recordTitle } from '#schemas/kernel/entity/title.ts';
import { base64File } from '#server/files/base64.ts';
import type { Producer } from '../calls/downloads.ts';
import { entityLabel } from '../calls/exportJob.ts';
import { throttle } from '../calls/throttle.ts';
import type { VerbContext, VerbHandler } from '../context.ts';
import type { RecordRow } from '../records/record.ts';
import { keyCondition, loadRecord } from './get.ts';

/** Characters and names that are invalid as file names on some system. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const MAX_LENGTH = 100;

/** `Users 2026-11-21`, `SP-2026-00042 2026-11-21`. */
function fileName({ entity, reach, locale }: VerbContext, record?: RecordRow): string {
  const subject = record ? recordTitle(entity, record, locale) : entityLabel(entity, locale);
  return `${subject.replace(FORBIDDEN, ' ').trim().slice(0, MAX_LENGTH) || entity.name} ${reach.today}`;
}

/** GET of a declared download: the file as base64, empty when there is nothing in it (000 §7, §8). */
export const download =
  (produce: Producer): VerbHandler =>
  async (context) => {
    const { call, db, model, entity, reach, key } = context;
    const declared = call.download as Download;
    const record = isOfRecord(declared) ? await loadRecord(db, model, entity, reach, keyCondition(entity, key)) : undefined;
    await throttle(db, 'download', reach);
    const content = await produce({ ...context, record });
    const type = declared.as === 'xls' ? 'xlsx' : declared.as;
    return { data: await base64File(fileName(context, record), type, content) };
  };
