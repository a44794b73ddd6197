/**
 * Bulk upload in two steps (000 §3, §4): processing checks a file, changes nothing and reports the result of every row; then
 * the person confirms. An entity declares its uploads; calls, checks, pages and template follow.
 */

import type { EmbeddedFile } from '../entity/types.ts';
import type { MessageCode } from '../fields/message.ts';
import type { Permission, Side } from '../rights/catalogue.ts';

/**
 * What happens to a row: `create` creates a record, `update` changes the record that it names, `pictures` attaches a picture
 * from a zip file to the record named in the file name; `files` creates a record for each of several files, from its name.
 */
export type UploadKind = 'create' | 'update' | 'pictures' | 'files';

/** For `files`: what the name of a file says, without its ending. */
export interface NamedFiles<N extends string = string> {
  /** The column of the file itself. */
  file: N;
  /** Columns and what stands between them: `{tenant}-{invoiceNo}_{invoiceDate}`. The first ones are as short as possible. */
  as: string;
  /** Columns of digits alone. */
  digits?: readonly N[];
  /**
   * The message under `errors.` for a part that cannot be read, instead of that of its field. That of the file says in plain words
   * how it is named, with `%{example}`; it is also the hint beside the place for the files.
   */
  says?: Readonly<Partial<Record<N, MessageCode>>>;
  /** A file whose value exists already is left alone, with this warning under `errors.`, instead of being refused. */
  leaves?: Readonly<Partial<Record<N, MessageCode>>>;
  /** Columns that no name says: each row asks for them while it is checked, by the rules of the form. */
  asks?: readonly N[];
  /** Of those, what can be given to all rows in one go. */
  forAll?: readonly N[];
}

/** What a calendar file tells of its days: the day, what it is called, and whether it is on the same date every year. */
export type CalendarProperty = 'DTSTART' | 'SUMMARY' | 'RRULE';

export interface Upload<N extends string = string> {
  /** Absent: `create`. */
  does?: UploadKind;
  /** For all but `create`: the unique field by which a row names its record. It is the first column. */
  key?: N;
  /** Method and path below the entity's own path of the first step: `POST /process-data`. */
  process: string;
  /** The same of the second step: `POST /upload-data`. */
  upload: string;
  /** Who may use it. */
  permission: Permission;
  /** For whom it is; every side without it. */
  sides?: readonly Side[];
  /** The portal's page; its steps are `/confirm` and `/result` below it. With `above` it has one parameter. */
  page: string;
  /** The last part of the address of its results, where the specification calls it otherwise. */
  resultStep?: 'results';
  /** The column whose record the page's address names by its key, `/privilege/:promoUuid/upload`: filled in, and not asked. It is found by the first field of `by`. */
  above?: N;
  /**
   * Fields of the create or update form, in the order of the template; for pictures the one that holds the picture. A person
   * fills in those that the form would show them.
   */
  columns: readonly N[];
  /** Fields of the other entity that identify the record of a reference column, besides its title. */
  by?: Readonly<Partial<Record<N, readonly string[]>>>;
  /** Other headings that people use for a column: `E-mail` for the e-mail address. */
  headings?: Readonly<Partial<Record<N, readonly string[]>>>;
  /** A calendar file (iCalendar, RFC 5545) can be uploaded as well: the column of each property of its events (`sheet/calendar.mjs`). */
  calendar?: Readonly<Partial<Record<CalendarProperty, N>>>;
  /** For `files`: how their names are read. */
  named?: NamedFiles<N>;
  /** What the template shows in its example row. */
  example?: Readonly<Partial<Record<N, string>>>;
  /** Key under `bulkUpload.guidelines.`: what a person should know before choosing a file, and can put away for good. */
  guideline?: string;
  /** Keys under `bulkUpload.notices.`: N rows have gone in, none has. */
  notices: { uploaded: string; failed: string };
}

/** A cell as a spreadsheet gives it. */
export type Cell = string | number | boolean | null;
export type Cells = Readonly<Record<string, Cell>>;

/** The state of a row: valid, nothing to do, rejected, written, rejected at confirmation. */
export type RowStatus = 'READY' | 'UNCHANGED' | 'REFUSED' | 'UPLOADED' | 'FAILED';
/** A value of a record before and after. References show their label, files their name. */
export interface RowChange {
  field: string;
  from: unknown;
  to: unknown;
}
/** One row of `dataList`. */
export interface UploadRow {
  /** As the person's spreadsheet counts it. */
  number: number;
  /** By column: what the spreadsheet had. */
  data: Cells;
  /** By column: the sentence, and the code that it was made from. */
  problems: Readonly<Record<string, { code: string; params?: Record<string, string | number>; message: string }>> | null;
  status: RowStatus;
  /** What the row has become, or the record that it names. */
  recordId: number | null;
  /** What the record that it names is called, and what changes on it; null where it names none. */
  title: string | null;
  changes: readonly RowChange[] | null;
  /** R-0269: rows of a zip file of pictures say by this flag whether theirs can go in. */
  uploadable?: boolean;
  /** The picture to be stored; null for a rejected one. */
  picture?: EmbeddedFile | null;
}
export type UploadStatus = 'PROCESSED' | 'UPLOADING' | 'UPLOADED' | 'FAILED' | 'UNDONE';
/** Why an upload cannot be undone: a row whose record was changed since, is gone, or is needed by others. */
export interface UndoBarrier {
  number: number;
  title: string;
  recordId: number | null;
  message: string;
}
/** One of a person's own uploads, in the history of an upload page. */
export interface PastUpload {
  uploadId: string;
  fileName: string;
  status: UploadStatus;
  finishedDate: string;
  uploadedRecords: number;
  failedRecords: number;
}
/** The answer of both steps (000 §3), and of `GET /bulk-uploads/{id}`. */
export interface UploadResult {
  uploadId: string;
  entity: string;
  upload: string;
  fileName: string;
  status: UploadStatus;
  dataList: UploadRow[];
  /** Before it is confirmed: how many rows can go in. */
  uploadedRecords: number;
  failedRecords: number;
  /** Rows that would change nothing on their record; they are left alone. */
  unchangedRecords: number;
}

/** Files that are known by their names, in one go: as many as a month has; more come in another. */
export const MAX_FILES = 200;
/** Rows that one spreadsheet can have. */
export const MAX_ROWS = 10_000;
/** Rows that are read: titles come above the data, and blank rows between. */
export const ROWS_READ = 2 * MAX_ROWS;
/** 000 §5: one spreadsheet of these types, and how big it may be. */
export const SHEET_TYPES = ['xlsx', 'xls', 'csv'] as const;
export const SHEET_MEGABYTES = 5;
export const CALENDAR_TYPE = 'ics';
/** The endings of the files that an upload takes. */
export const sheetTypesOf = ({ calendar }: Pick<Upload, 'calendar'>): readonly string[] =>
  calendar ? [...SHEET_TYPES, CALENDAR_TYPE] : SHEET_TYPES;
/** Other headings by which a column is known, those of a calendar file among them. */
export function headingsOf({ headings, calendar }: Pick<Upload, 'headings' | 'calendar'>): NonNullable<Upload['headings']> {
  const all: Record<string, readonly string[]> = {};
  for (const [name, words] of Object.entries(headings ?? {})) all[name] = words ?? [];
  for (const [property, name] of Object.entries(calendar ?? {})) all[name] = [...(all[name] ?? []), property];
  return all;
}

/** The steps of the portal's page, as the ends of its path. */
export const resultStepOf = ({ resultStep }: Pick<Upload, 'resultStep'>): 'result' | 'results' => resultStep ?? 'result';
export const uploadPages = (upload: Pick<Upload, 'page' | 'resultStep'>): string[] =>
  ['', '/confirm', `/${resultStepOf(upload)}`].map((step) => `${upload.page}${step}`);

/** In an update a blank cell leaves the value as it is; this word takes it away. */
export const CLEAR_WORD = '(clear)';
export const isClearing = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && cell.trim().toLowerCase() === CLEAR_WORD;

/** What a spreadsheet shows instead of a value: an error of a formula, a formula without a result, a column that is too narrow. */
const NO_VALUE =
  /^#(?:(?:REF|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|BUSY|FORMULA)!|NAME\?|N\/A|GETTING_DATA|#+)$/i;
export const isNoValue = (cell: Cell | undefined): cell is string => typeof cell === 'string' && NO_VALUE.test(cell.trim());

/** What a spreadsheet would run when it is opened. A sign before a digit is a number or a phone. */
const RUNS = /^[\t\r]|^\s*(?:[=<@]|[+-](?![\d( ]))/;
export const isInjection = (cell: Cell | undefined): boolean => typeof cell === 'string' && RUNS.test(cell);
/** The same, as a spreadsheet that people download may hold it: text, and nothing that is run. */
export const harmlessCell = (cell: Cell): Cell => (isInjection(cell) ? `'${cell}` : cell);
/** A cell of a downloaded list on its way back: without the apostrophe that kept it from being run. It is still checked. */
export const unguardedCell = (cell: Cell): Cell =>
  typeof cell === 'string' && /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
