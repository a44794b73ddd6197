/** Reads and writes spreadsheets in a worker, so that the page stays responsive. All spreadsheet code is in here. */
import ICAL from 'ical.js';
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { readBook, readCsv } from '#schemas/kernel/sheet/book.mjs';
import { readCalendar } from '#schemas/kernel/sheet/calendar.mjs';
import { decodeText } from '#schemas/kernel/sheet/decode.ts';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';
import type { OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { Styles } from '#schemas/kernel/sheet/styles.ts';
import { beginSheet, endSheet, fixedParts, lastParts, MEASURED_ROWS, rowXml, sheetPath } from '#schemas/kernel/sheet/workbook.ts';
import { CALENDAR_TYPE, type Cell, ROWS_READ } from '#schemas/kernel/upload.ts';

export type SheetOrder = { read: File } | { write: readonly { name: string; rows: readonly (readonly Cell[])[] }[] };
export type SheetAnswer =
  /** How much of the work is done, from 0 to 1. */
  { progress: number } | { sheets: Sheet[] } | { bytes: Uint8Array } | { problem: 'encrypted' | 'unreadable' };

const say = (answer: SheetAnswer): void => postMessage(answer);

/** The file type by its first bytes: the name is not reliable. */
const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((one, index) => bytes[index] === one);
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);
const isOle = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

async function read(file: File): Promise<SheetAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  say({ progress: 0.2 });
  const ending = file.name.split('.').at(-1)?.toLowerCase();
  if (ending === 'csv' || ending === CALENDAR_TYPE) {
    if (isZip(bytes) || isOle(bytes)) return { problem: 'unreadable' };
    const text = decodeText(bytes);
    say({ progress: 0.4 });
    const limits = { rows: ROWS_READ };
    return { sheets: ending === 'csv' ? readCsv(Papa, text, limits) : readCalendar(ICAL, text, limits) };
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
    say('read' in data ? await read(data.read) : write(data.write));
  } catch (error) {
    say({ problem: /password|encrypt/i.test(String(error)) ? 'encrypted' : 'unreadable' });
  }
});
