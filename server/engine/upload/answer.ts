/** What both steps answer (000 §3): every row with what is wrong with it, in the caller's language, and two counts. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { UploadResult, UploadRow, UploadStatus } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import { wordFields } from '#server/http/wording.ts';
import { type Counts, countsOf, type StoredRow, type StoredUpload } from './store.ts';

const wordRow = (row: StoredRow, entity: Entity, locale: LocaleCode): UploadRow => ({
  number: row.number,
  data: row.data,
  problems: row.problems && wordFields(row.problems as Record<string, Message>, locale, entity),
  status: row.status,
  recordId: row.recordId,
});

/** @param rows those that are shown; the counts are of all of them unless `counts` says otherwise */
export function answerOf(
  { id, entity: name, upload, fileName, status }: StoredUpload,
  rows: readonly StoredRow[],
  { entity, locale, counts = countsOf(rows) }: { entity: Entity; locale: LocaleCode; counts?: Counts },
): UploadResult {
  return {
    uploadId: id,
    entity: name,
    upload,
    fileName,
    status: status as UploadStatus,
    dataList: rows.map((row) => wordRow(row, entity, locale)),
    uploadedRecords: counts.uploaded,
    failedRecords: counts.failed,
  };
}
