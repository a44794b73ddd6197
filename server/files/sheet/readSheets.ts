/** An uploaded spreadsheet file, as plain sheets. Any input is either read or refused with a sentence. */

import type { UploadKey } from '#i18n/keys.ts';
import { CALENDAR_TYPE, ROWS_READ, SHEET_TYPES } from '#schemas/kernel/calls/upload.ts';
import type { SheetProblem } from '#schemas/kernel/sheet/book.mjs';
import type { CalendarPlace } from '#schemas/kernel/sheet/calendar.mjs';
import { type AskedEncoding, decodeText } from '#schemas/kernel/sheet/decode.ts';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import { AppError } from '#server/errors/appError.ts';
import { readInThread } from './thread.ts';
import { repackWorkbook, UnpackRefusal } from './unpack.ts';

const MESSAGES = {
  encrypted: 'sheetEncrypted',
  unreadable: 'sheetUnreadable',
  path: 'sheetUnreadable',
  tooBig: 'sheetTooBig',
  quote: 'sheetQuote',
} as const;
const refuse = (key: UploadKey, params?: Record<string, string | number>) =>
  new AppError('validation', { messageKey: `uploads.${key}`, params });
const refuseFor = (problem: SheetProblem | { problem: 'tooBig' }) =>
  refuse(MESSAGES[problem.problem], 'row' in problem ? { row: problem.row } : undefined);

const ZIP = Buffer.from('504b0304', 'hex');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);

/** How a file is read. */
export interface Reading {
  /** The endings that are taken. */
  types?: readonly string[];
  /** Of a text that does not say itself what it is. */
  encoding?: AskedEncoding;
  /** Of the building, for a calendar file. */
  place: CalendarPlace;
}

/** The type that the name claims; throws the message of the spec for any other. */
export function sheetType(name: string, types: readonly string[] = SHEET_TYPES): string {
  const parts = name.split('.');
  if (parts.length > 2) throw refuse('manyDots');
  const ending = parts.length === 2 && parts[0] ? (parts[1] as string).toLowerCase() : '';
  const type = types.find((one) => one === ending);
  if (!type) throw refuse('fileType', { accept: types.map((one) => `.${one}`).join(', ') });
  return type;
}

/** The text of a CSV or calendar file. What somebody says about its encoding counts only where the file does not say it. */
function textOf(bytes: Buffer, encoding: AskedEncoding | undefined): string {
  if (startsWith(bytes, ZIP) || startsWith(bytes, OLE)) throw refuse('fileContent');
  const text = decodeText(bytes, encoding);
  // A file with control characters is not text in any encoding.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text ?? bytes.toString('latin1'))) throw refuse('fileContent');
  if (text === undefined) throw refuse(encoding ? 'sheetNotEncoding' : 'sheetEncoding');
  return text;
}

async function orderOf(type: string, bytes: Buffer, { encoding, place }: Reading) {
  if (type === CALENDAR_TYPE) return { text: textOf(bytes, encoding), calendar: place };
  if (type === 'csv') return { text: textOf(bytes, encoding) };
  // A workbook with a password is wrapped into the old format, whatever its name says.
  if (type === 'xlsx' && startsWith(bytes, OLE)) throw refuse('sheetEncrypted');
  if (!startsWith(bytes, type === 'xlsx' ? ZIP : OLE)) throw refuse('fileContent');
  return { bytes: type === 'xlsx' ? await repackWorkbook(bytes) : bytes };
}

/**
 * Every visible sheet that has cells, in order; a calendar file is one sheet.
 * @throws AppError validation: the wrong type, unreadable, in an unknown encoding, protected with a password, too big, empty
 */
export async function readSheets(name: string, bytes: Buffer, reading: Reading): Promise<Sheet[]> {
  const type = sheetType(name, reading.types);
  try {
    const read = await readInThread({ ...(await orderOf(type, bytes, reading)), rows: ROWS_READ });
    if ('problem' in read) throw refuseFor(read);
    if (!read.sheets.length) throw refuse('sheetEmpty');
    return read.sheets;
  } catch (error) {
    if (error instanceof UnpackRefusal) throw refuse(MESSAGES[error.reason]);
    throw error;
  }
}
