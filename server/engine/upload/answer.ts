/** What both steps answer (000 §3): every row with what is wrong with it, in the caller's language, and two counts. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Upload, UploadResult, UploadRow, UploadStatus } from '#schemas/kernel/upload.ts';
import type { Message } from '#schemas/kernel/validate.ts';
import { wordFields } from '#server/errors/wording.ts';
import { type Counts, countsOf, type StoredRow, type StoredUpload } from './store.ts';

/** What is wrong with a file has its sentence among those of files. */
function wordProblems(problems: Record<string, Message>, entity: Entity, locale: LocaleCode): UploadRow['problems'] {
  const worded = wordFields(problems, locale, entity);
  for (const one of Object.values(worded))
    if (one.code.startsWith(FILES)) Object.assign(one, { message: translate(locale, one.code, one.params) });
  return worded;
}
const FILES = 'uploads.';

const wordRow = (row: StoredRow, upload: Upload | undefined, entity: Entity, locale: LocaleCode): UploadRow => ({
  number: row.number,
  data: row.data,
  problems: row.problems && wordProblems(row.problems, entity, locale),
  status: row.status,
  recordId: row.recordId,
  title: row.found?.title ?? null,
  changes: row.found?.changes ?? null,
  ...(upload?.does === 'pictures'
    ? { uploadable: row.status === 'READY' || row.status === 'UPLOADED', picture: row.file ?? null }
    : {}),
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
    dataList: rows.map((row) => wordRow(row, entity.uploads?.[upload], entity, locale)),
    uploadedRecords: counts.uploaded,
    failedRecords: counts.failed,
    unchangedRecords: counts.unchanged,
  };
}
