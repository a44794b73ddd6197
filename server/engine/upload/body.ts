/** Strict parsing of the first step's JSON body: `{ fileName, rows: [{ number, data }] }`, or `uploadId` for corrections. */
import type { Cell } from '#schemas/kernel/calls/upload.ts';
import { MAX_ROWS } from '#schemas/kernel/calls/upload.ts';
import type { Message, MessageCode } from '#schemas/kernel/rules/validate.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import { cleanName } from '#server/files/sniff.ts';
import type { RawRow } from './row.ts';

export interface Order {
  fileName: string;
  rows: RawRow[];
  /** Corrections of an earlier upload. */
  uploadId?: string;
}

/** Maximum length of a spreadsheet's cell. */
const MAX_LENGTH = 32_767;
const MAX_NUMBER = 1_048_576;

const fail = (field: string, code: MessageCode, params?: Message['params']): never => {
  refuseProblems({ [field]: params ? { code, params } : { code } });
  throw new Error('refused');
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCell = (value: unknown): value is Cell =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= MAX_LENGTH);
/** NUL and lone surrogates cannot be stored, not even in a refused row. */
const storable = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(/\0|\p{Surrogate}/gu, '\uFFFD') : cell);

function rowOf(given: unknown, columns: ReadonlySet<string>): RawRow {
  if (!isObject(given) || !isObject(given.data)) return fail('rows', 'notObject');
  const { number, data } = given;
  if (Object.keys(given).length !== 2) return fail('rows', 'unknownField', { fields: Object.keys(given).join(', ') });
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > MAX_NUMBER)
    return fail('number', 'notNumber');
  for (const [name, cell] of Object.entries(data)) {
    if (!columns.has(name)) return fail(name, 'unknownField', { fields: name });
    if (!isCell(cell)) return fail(name, 'notText');
  }
  return {
    number,
    data: Object.fromEntries(Object.entries(data as Record<string, Cell>).map(([name, cell]) => [name, storable(cell)])),
  };
}

/** Rows of any origin: at least one, not too many, unique numbers. */
export function requireRows(rows: readonly RawRow[]): void {
  if (!rows.length) throw refuseUpload('sheetEmpty');
  if (rows.length > MAX_ROWS) throw refuseUpload('sheetRows', { max: MAX_ROWS });
  if (new Set(rows.map(({ number }) => number)).size !== rows.length) fail('rows', 'duplicateEntry');
}

/** @throws AppError validation naming the error in the body */
export function readOrder(body: unknown, columns: readonly string[]): Order {
  const { fileName, rows, uploadId } = requireKeys(body, ['fileName', 'rows', 'uploadId']);
  if (uploadId !== undefined && typeof uploadId !== 'string') return fail('uploadId', 'notText');
  if (uploadId === undefined && (typeof fileName !== 'string' || !fileName.trim())) return fail('fileName', 'required');
  if (!Array.isArray(rows)) return fail('rows', 'notList');
  if (rows.length > MAX_ROWS) throw refuseUpload('sheetRows', { max: MAX_ROWS });
  const known = new Set(columns);
  const read = rows.map((row) => rowOf(row, known));
  requireRows(read);
  return { fileName: cleanName(String(fileName ?? '')).replace(/\p{Surrogate}/gu, ''), rows: read, uploadId };
}
