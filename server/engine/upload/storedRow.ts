import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { recordTitle } from '#schemas/kernel/entity/title.ts';
import { hasNoProblems } from '../calls/refusal.ts';
import { changesOf } from './checkChanges.ts';
import { type BulkRow, isUnchanged, type RawRow } from './row.ts';
import type { StoredRow } from './store.ts';

/** A validated row as it is stored until it is confirmed. */
export const checkedRow = (entity: Entity, row: BulkRow, locale: LocaleCode): StoredRow => ({
  number: row.number,
  data: row.data,
  problems: hasNoProblems(row) ? null : row.problems,
  status: row.left ? 'UNCHANGED' : !hasNoProblems(row) ? 'REFUSED' : isUnchanged(row) ? 'UNCHANGED' : 'READY',
  recordId: row.before?.id ?? null,
  found: row.before
    ? { version: row.before.version, title: recordTitle(entity, row.before, locale), changes: changesOf(entity, row) }
    : null,
  fileId: row.fileId ?? null,
});

/** A row that has been processed. What the person saw of its record is kept. */
export const finishedRow = (row: BulkRow): Pick<StoredRow, 'number' | 'problems' | 'status' | 'recordId'> => ({
  number: row.number,
  problems: hasNoProblems(row) ? null : row.problems,
  status: row.left ? 'UNCHANGED' : !hasNoProblems(row) ? 'FAILED' : isUnchanged(row) ? 'UNCHANGED' : 'UPLOADED',
  recordId: hasNoProblems(row) || row.before ? (row.recordId ?? null) : null,
});

/** A stored row that is validated again. `seen`: only if its record is unchanged since the person saw it. */
export const rawOf = ({ number, data, fileId, found }: StoredRow, { seen }: { seen: boolean }): RawRow => ({
  ...{ number, data, fileId },
  ...(seen && found ? { seen: found.version } : {}),
});
