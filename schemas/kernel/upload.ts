/**
 * Bulk upload in two steps (000 §3, §4): a spreadsheet is processed, which changes nothing and tells what would become of
 * every row, and then confirmed. An entity declares its uploads; calls, pages, template and checks are made from that.
 */
import type { Permission, Side } from './access.ts';
import type { Entity } from './entity.ts';
import { type Field, type FieldKind, wireKey } from './field.ts';
import { inputNames, isRequired } from './validate.ts';

export interface Upload<N extends string = string> {
  /** Method and path below the entity's own path of the first step: `POST /process-data`. */
  process: string;
  /** The same of the second step: `POST /upload-data`. */
  upload: string;
  permission: Permission;
  sides?: readonly Side[];
  /** The portal's page; its steps are `/confirm` and `/result` below it. */
  page: string;
  /** Fields of the create form, in the order of the template. A person fills in those that the form would show them. */
  columns: readonly N[];
  /** How the record of a reference column is recognised, beside its title: fields of the other entity. */
  by?: Readonly<Partial<Record<N, readonly string[]>>>;
  /** What the template shows in its example row. */
  example?: Readonly<Partial<Record<N, string>>>;
  /** Keys under `bulkUpload.notices.`: N rows have gone in, none has. */
  notices: { uploaded: string; failed: string };
}

/** A cell as a spreadsheet gives it. */
export type Cell = string | number | boolean | null;
export type Cells = Readonly<Record<string, Cell>>;

/** What has become of a row: checked and well, checked and refused, gone in, refused when it was its turn. */
export type RowStatus = 'READY' | 'REFUSED' | 'UPLOADED' | 'FAILED';
/** One row of `dataList`. */
export interface UploadRow {
  /** As the person's spreadsheet counts it. */
  number: number;
  /** By column: what the spreadsheet had. */
  data: Cells;
  /** By column: the sentence, and the code that it was made from. */
  problems: Readonly<Record<string, { code: string; params?: Record<string, string | number>; message: string }>> | null;
  status: RowStatus;
  recordId: number | null;
  /** Rows of a zip file of pictures say so by this flag. */
  uploadable?: boolean;
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
}

/** Rows that one spreadsheet can have. */
export const MAX_ROWS = 10_000;
/** How far down a sheet is read: titles stand above the rows, and blank rows between them. */
export const ROWS_READ = 2 * MAX_ROWS;
/** 000 §5: one spreadsheet of these types, and how big it may be. */
export const SHEET_TYPES = ['xlsx', 'xls', 'csv'] as const;
export const SHEET_MEGABYTES = 5;
/** 000 §9: milliseconds after which a call that may take its time is given up: both steps of an upload, and slow actions. */
export const SLOW_CALL_MS = 120_000;

/** The steps of the portal's page, as the ends of its path. */
export const UPLOAD_STEPS = ['', '/confirm', '/result'] as const;
export const uploadPages = ({ page }: Pick<Upload, 'page'>): string[] => UPLOAD_STEPS.map((step) => `${page}${step}`);

/** Kinds whose value can stand in one cell. */
const IN_A_CELL: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['text', 'longText', 'integer', 'money', 'percent', 'boolean', 'date', 'time', 'dateTime', 'enum', 'enums'] as const),
  ...(['tags', 'email', 'emails', 'phone', 'url', 'timeZone', 'reference'] as const),
]);

/** The columns that a person's spreadsheet may have: what the create form would show that person. */
export function uploadColumns(entity: Entity, upload: Upload, session?: Parameters<typeof inputNames>[2]): string[] {
  const shown = new Set(inputNames(entity, 'create', session));
  return upload.columns.filter((name) => shown.has(name));
}

/** A column that must be there: without its default, the form would not let the person go on. */
export const isNeeded = (entity: Entity, name: string): boolean =>
  isRequired(entity, 'create', name) && entity.fields[name]?.default === undefined && !entity.fields[name]?.when;

/** 000 §5: a value that a spreadsheet would run when it is opened. A sign before a digit is a number or a phone. */
const INJECTION = /^[\t\r]|^\s*(?:[=<@]|[+-](?![\d( ]))/;
export const isInjection = (cell: Cell | undefined): boolean => typeof cell === 'string' && INJECTION.test(cell);
/** The same, as a spreadsheet that people download may hold it: text, and nothing that is run. */
export const harmlessCell = (cell: Cell): Cell => (isInjection(cell) ? `'${cell}` : cell);

/** What is wrong with the declaration, for `checkSchemas`. */
export function uploadFaults(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  return Object.entries(entity.uploads ?? {}).flatMap(([name, upload]) => {
    const faults: string[] = [];
    const inForm = inputNames(entity, 'create');
    for (const column of upload.columns) {
      const field = entity.fields[column] as Field | undefined;
      if (!inForm.includes(column)) faults.push(`names the column '${column}', which the create form lacks`);
      else if (field && !IN_A_CELL.has(field.kind)) faults.push(`cannot read '${column}' from a cell`);
      if (field?.kind !== 'reference') continue;
      if (Object.values(field.pick ?? {}).some((value) => typeof value === 'string' && value.startsWith('$record')))
        faults.push(`cannot pick '${column}' by the rest of its row`);
      for (const one of upload.by?.[column] ?? [])
        if (!byName.get(field.to)?.fields[one]) faults.push(`recognises '${column}' by '${one}', which ${field.to} lacks`);
    }
    for (const column of inForm)
      if (isNeeded(entity, column) && !upload.columns.includes(column)) faults.push(`lacks the required column '${column}'`);
    return faults.map((text) => `upload '${name}' ${text}`);
  });
}

/** Names of the columns by the key under which their messages come from the form's check. */
export const columnOfWire = (entity: Entity, columns: readonly string[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap((name) => [[wireKey(name, entity.fields[name] as Field), name] as const, [name, name] as const]));
