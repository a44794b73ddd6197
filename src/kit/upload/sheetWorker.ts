/** Reads and writes spreadsheets in a worker, so that the page stays responsive. All spreadsheet code is in here. */
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { RRuleTemporal } from 'rrule-temporal';
import * as XLSX from 'xlsx';
import { CALENDAR_TYPE, type Cell, ROWS_READ } from '#schemas/kernel/calls/upload.ts';
import { problemOf, readBook, readCsv, type SheetProblem } from '#schemas/kernel/sheet/book.mjs';
import { type CalendarPlace, readCalendar } from '#schemas/kernel/sheet/calendar.mjs';
import {
  type AskedEncoding,
  decodeText,
  type EncodingChoice,
  encodingChoices,
  encodingOf,
} from '#schemas/kernel/sheet/decode.ts';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import type { OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { Styles } from '#schemas/kernel/sheet/styles.ts';
import { beginSheet, endSheet, fixedParts, lastParts, MEASURED_ROWS, rowXml, sheetPath } from '#schemas/kernel/sheet/workbook.ts';

/** A file, and what is known about it besides. */
export interface ReadOrder {
  read: File;
  /** Chosen by the person, for a text that does not say it itself. */
  encoding?: AskedEncoding;
  place: CalendarPlace;
}
/** How a text was read whose encoding nothing says for certain, and how else it could be. */
export interface Encodings {
  read?: AskedEncoding;
  choices: EncodingChoice[];
}
export type SheetOrder = ReadOrder | { write: readonly { name: string; rows: readonly (readonly Cell[])[] }[] };
export type SheetAnswer =
  /** How much of the work is done, from 0 to 1. */
  | { progress: number }
  /** Without sheets the person has to choose an encoding first. */
  | { sheets?: Sheet[]; encodings?: Encodings }
  | { bytes: Uint8Array }
  | SheetProblem
  | { problem: 'notText' };

const say = (answer: SheetAnswer): void => postMessage(answer);

/** The file type by its first bytes: the name is not reliable. */
const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((one, index) => bytes[index] === one);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** A text in its encoding; where nothing is certain, with the other ones that it can be in. */
function readText(bytes: Uint8Array, ending: string, { encoding, place }: ReadOrder): SheetAnswer {
  const told = encodingOf(bytes);
  const text = decodeText(bytes, encoding);
  const encodings: Encodings | undefined = told.marked
    ? undefined
    : { read: encoding ?? (told.encoding as AskedEncoding | undefined), choices: encodingChoices(bytes) };
  if (text === undefined) return encodings?.choices.length ? { encodings } : { problem: 'notText' };
  say({ progress: 0.4 });
  const limits = { rows: ROWS_READ };
  const sheets =
    ending === 'csv' ? readCsv(Papa, text, limits) : readCalendar({ ICAL, RRule: RRuleTemporal }, text, { ...limits, ...place });
  return { sheets, encodings };
}

async function read(order: ReadOrder): Promise<SheetAnswer> {
  const { read: file } = order;
  const bytes = new Uint8Array(await file.arrayBuffer());
  say({ progress: 0.2 });
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  if (ending === 'csv' || ending === CALENDAR_TYPE) {
    if (isZip(bytes) || isOle(bytes)) return { problem: 'unreadable' };
    return readText(bytes, ending, order);
  }
  // A workbook with a password is wrapped into the old format, whatever its name says.
  if (ending === 'xlsx' && isOle(bytes)) return { problem: 'encrypted' };
  if (ending === 'xlsx' ? !isZip(bytes) : !isOle(bytes)) return { problem: 'unreadable' };
  return { sheets: readBook(XLSX, bytes, { rows: ROWS_READ }) };
}

function write(sheets: Extract<SheetOrder, { write: unknown }>['write']): SheetAnswer {
  const styles = new Styles();
  const parts: Record<string, string> = { ...fixedParts(sheets.length) };
  const written = sheets.map(({ name, rows }, index) => {
    const cells = rows.map((row) => row.map((cell): OutCell => cell ?? ''));
    const sheet = { name, columns: Math.max(0, ...cells.map((row) => row.length)), rows: cells.length };
    const lines = cells.map((row, at) => rowXml(row, at + 1, styles));
    parts[sheetPath(index)] = `${beginSheet(cells.slice(0, MEASURED_ROWS))}${lines.join('')}${endSheet(sheet)}`;
    return sheet;
  });
  Object.assign(parts, lastParts(written, styles));
  // SheetJS writes no headings that stay and no formats; it packs what is written here.
  const { utils, write: pack } = XLSX.CFB;
  const file = utils.cfb_new();
  for (const [path, xml] of Object.entries(parts)) utils.cfb_add(file, path, new TextEncoder().encode(xml));
  return { bytes: new Uint8Array(pack(file, { fileType: 'zip', type: 'array', compression: true }) as ArrayBuffer) };
}

addEventListener('message', async ({ data }: MessageEvent<SheetOrder>) => {
  try {
    say('read' in data ? await read(data) : write(data.write));
  } catch (error) {
    say(problemOf(error));
  }
});
