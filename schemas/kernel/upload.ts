/**
 * Bulk upload in two steps (000 §3, §4): a file is processed, which changes nothing and tells what would become of every
 * row, and then confirmed. An entity declares its uploads; calls, pages, template and checks are made from that.
 */
import type { Permission, Side } from './access.ts';
import type { Entity } from './entity.ts';
import { type Field, type FieldKind, wireKey } from './field.ts';
import type { EmbeddedFile } from './types.ts';
import { inputNames, isRequired } from './validate.ts';

/**
 * What becomes of a row: `create` makes a record of it, `update` changes the record that it names, `pictures` hangs a
 * picture out of a zip file on the record that the picture is named after.
 */
export type UploadKind = 'create' | 'update' | 'pictures';

export interface Upload<N extends string = string> {
  /** Absent: `create`. */
  does?: UploadKind;
  /** For all but `create`: the unique field by which a row names its record. It is the first column. */
  key?: N;
  /** Method and path below the entity's own path of the first step: `POST /process-data`. */
  process: string;
  /** The same of the second step: `POST /upload-data`. */
  upload: string;
  permission: Permission;
  sides?: readonly Side[];
  /** The portal's page; its steps are `/confirm` and `/result` below it. */
  page: string;
  /**
   * Fields of the create or update form, in the order of the template; for pictures the one that holds the picture. A person
   * fills in those that the form would show them.
   */
  columns: readonly N[];
  /** How the record of a reference column is recognised, beside its title: fields of the other entity. */
  by?: Readonly<Partial<Record<N, readonly string[]>>>;
  /** Other words than its labels by which people head a column: `E-mail` for the e-mail address. */
  headings?: Readonly<Partial<Record<N, readonly string[]>>>;
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

/** What has become of a row: checked and well, nothing to do, checked and refused, gone in, refused when it was its turn. */
export type RowStatus = 'READY' | 'UNCHANGED' | 'REFUSED' | 'UPLOADED' | 'FAILED';
/** A value of a record as it is, and as the row would have it. References are told by their label, files by their name. */
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
  /** The picture as it would be kept; null for one that is refused. */
  picture?: EmbeddedFile | null;
}
export type UploadStatus = 'PROCESSED' | 'UPLOADING' | 'UPLOADED' | 'FAILED';
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

/** Rows that one spreadsheet can have. */
export const MAX_ROWS = 10_000;
/** How far down a sheet is read: titles stand above the rows, and blank rows between them. */
export const ROWS_READ = 2 * MAX_ROWS;
/** 000 §5: one spreadsheet of these types, and how big it may be. */
export const SHEET_TYPES = ['xlsx', 'xls', 'csv'] as const;
export const SHEET_MEGABYTES = 5;

/** The steps of the portal's page, as the ends of its path. */
export const UPLOAD_STEPS = ['', '/confirm', '/result'] as const;
export const uploadPages = ({ page }: Pick<Upload, 'page'>): string[] => UPLOAD_STEPS.map((step) => `${page}${step}`);

/** Kinds whose value can stand in one cell. */
const IN_A_CELL: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['text', 'longText', 'integer', 'money', 'percent', 'boolean', 'date', 'time', 'dateTime', 'enum', 'enums'] as const),
  ...(['tags', 'email', 'emails', 'phone', 'url', 'timeZone', 'reference'] as const),
]);

/** The form by which the rows are checked. */
export const formOf = ({ does = 'create' }: Pick<Upload, 'does'>) => (does === 'create' ? 'create' : 'update');

/** The columns that a person's spreadsheet may have: what names the record, and what the form would show that person. */
export function uploadColumns(entity: Entity, upload: Upload, session?: Parameters<typeof inputNames>[2]): string[] {
  const shown = new Set(inputNames(entity, formOf(upload), session));
  return [...(upload.key ? [upload.key] : []), ...upload.columns.filter((name) => shown.has(name))];
}

/** A column that must be there: what names the record; for a new one, what the form would not let the person leave out. */
export const isNeeded = (entity: Entity, upload: Pick<Upload, 'key'>, name: string): boolean =>
  upload.key
    ? name === upload.key
    : isRequired(entity, 'create', name) && entity.fields[name]?.default === undefined && !entity.fields[name]?.when;

/** In an update a blank cell leaves the value as it is; this word takes it away. */
export const CLEAR_WORD = '(clear)';
export const isClearing = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && cell.trim().toLowerCase() === CLEAR_WORD;

/** 000 §5: a value that a spreadsheet would run when it is opened. A sign before a digit is a number or a phone. */
const INJECTION = /^[\t\r]|^\s*(?:[=<@]|[+-](?![\d( ]))/;
export const isInjection = (cell: Cell | undefined): boolean => typeof cell === 'string' && INJECTION.test(cell);
/** The same, as a spreadsheet that people download may hold it: text, and nothing that is run. */
export const harmlessCell = (cell: Cell): Cell => (isInjection(cell) ? `'${cell}` : cell);
/** A cell of a downloaded list on its way back: without the apostrophe that kept it from being run. It is still checked. */
export const unguardedCell = (cell: Cell): Cell =>
  typeof cell === 'string' && /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;

/** What is wrong with how a row names its record. */
function keyFaults(entity: Entity, { does = 'create', key, columns }: Upload): string[] {
  if (does === 'create') return key === undefined ? [] : ['makes records and names a key'];
  const field = entity.fields[key ?? ''];
  const faults: string[] = [];
  if (!field?.unique || field.via) faults.push(`lacks a unique key: '${key}'`);
  if (key && columns.includes(key)) faults.push(`changes '${key}', by which it finds its records`);
  if (!entity.api.verbs.update) faults.push('changes records that nobody may change');
  for (const column of columns) if (entity.fields[column]?.via) faults.push(`changes '${column}', which stands elsewhere`);
  return faults;
}

function columnFaults(entity: Entity, upload: Upload, byName: ReadonlyMap<string, Entity>): string[] {
  const faults: string[] = [];
  const inForm = inputNames(entity, formOf(upload));
  for (const column of upload.columns) {
    const field = entity.fields[column] as Field | undefined;
    if (!inForm.includes(column)) faults.push(`names the column '${column}', which the ${formOf(upload)} form lacks`);
    else if (field && upload.does !== 'pictures' && !IN_A_CELL.has(field.kind))
      faults.push(`cannot read '${column}' from a cell`);
    if (field?.kind !== 'reference') continue;
    if (Object.values(field.pick ?? {}).some((value) => typeof value === 'string' && value.startsWith('$record')))
      faults.push(`cannot pick '${column}' by the rest of its row`);
    for (const one of upload.by?.[column] ?? [])
      if (!byName.get(field.to)?.fields[one]) faults.push(`recognises '${column}' by '${one}', which ${field.to} lacks`);
  }
  const needed = upload.key ? [] : inForm.filter((name) => isNeeded(entity, upload, name));
  for (const column of needed) if (!upload.columns.includes(column)) faults.push(`lacks the required column '${column}'`);
  const [picture, another] = upload.columns;
  if (upload.does === 'pictures' && (another || entity.fields[picture ?? '']?.kind !== 'image'))
    faults.push('needs one column, of a picture');
  return faults;
}

/** What is wrong with the declarations, for `checkSchemas`. */
export const uploadFaults = (entity: Entity, byName: ReadonlyMap<string, Entity>): string[] =>
  Object.entries(entity.uploads ?? {}).flatMap(([name, upload]) =>
    [...keyFaults(entity, upload), ...columnFaults(entity, upload, byName)].map((text) => `upload '${name}' ${text}`),
  );

/** Names of the columns by the key under which their messages come from the form's check. */
export const columnOfWire = (entity: Entity, columns: readonly string[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap((name) => [[wireKey(name, entity.fields[name] as Field), name] as const, [name, name] as const]));
