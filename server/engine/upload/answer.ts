/** The answer of both steps (000 §3): every row with its problems, in the caller's language, and two counts. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Upload, UploadResult, UploadRow, UploadStatus } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { fieldMessages } from '#server/errors/errorMessages.ts';
import type { Reach } from '../reach/reach.ts';
import { mayRead, maySee } from '../reach/visible.ts';
import { type Counts, countsOf, type StoredRow, type StoredUpload } from './store.ts';

/** The entity of the rows, and the reader. */
interface Shown {
  entity: Entity;
  locale: LocaleCode;
  reach: Pick<Reach, 'session'>;
}

/** The changes of a row to its record, as far as the person may see them: without access to the record, only the row's values. */
function changesShown({ found }: StoredRow, entity: Entity, session: Session): UploadRow['changes'] {
  const readable = found?.changes.filter(({ field }) => mayRead(session, entity, [field])) ?? null;
  return readable && (maySee(session, entity) ? readable : readable.map((one) => ({ ...one, from: null })));
}

const wordRow = (row: StoredRow, upload: Upload | undefined, { entity, locale, reach }: Shown): UploadRow => ({
  number: row.number,
  data: row.data,
  problems: row.problems && fieldMessages(row.problems, locale, entity),
  status: row.status,
  recordId: row.recordId,
  title: (maySee(reach.session, entity) && row.found?.title) || null,
  changes: changesShown(row, entity, reach.session),
  ...(upload?.does === 'pictures'
    ? { uploadable: row.status === 'READY' || row.status === 'UPLOADED', picture: row.file ?? null }
    : {}),
});

/** @param rows those that are shown; the counts are of all of them unless `counts` says otherwise */
export function answerOf(
  { id, entity: name, upload, fileName, status }: StoredUpload,
  rows: readonly StoredRow[],
  { counts = countsOf(rows), ...shown }: Shown & { counts?: Counts },
): UploadResult {
  return {
    uploadId: id,
    entity: name,
    upload,
    fileName,
    status: status as UploadStatus,
    dataList: rows.map((row) => wordRow(row, shown.entity.uploads?.[upload], shown)),
    uploadedRecords: counts.uploaded,
    failedRecords: counts.failed,
    unchangedRecords: counts.unchanged,
  };
}
