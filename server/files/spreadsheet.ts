/** An xlsx file with one sheet, which is written as its rows come, in constant memory (`schemas/kernel/sheet/workbook.ts`). */

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { OutCell } from '#schemas/kernel/sheet/outCell.ts';
import { Styles } from '#schemas/kernel/sheet/styles.ts';
import {
  beginSheet,
  endSheet,
  fixedParts,
  lastParts,
  MEASURED_ROWS,
  rowXml,
  sheetPath,
  type WrittenSheet,
} from '#schemas/kernel/sheet/workbook.ts';

export { XLSX_TYPE } from '#schemas/kernel/sheet/workbook.ts';
export type Cell = OutCell;

/** Characters that are handed on at once. */
const CHUNK = 65_536;

async function* sheetXml(rows: AsyncIterable<readonly Cell[]>, sheet: WrittenSheet, styles: Styles): AsyncGenerator<string> {
  const first: (readonly Cell[])[] = [];
  let text = '';
  const write = (row: readonly Cell[]) => {
    sheet.rows += 1;
    sheet.columns = Math.max(sheet.columns, row.length);
    text += rowXml(row, sheet.rows, styles);
  };
  const begin = () => {
    text = beginSheet(first);
    for (const row of first.splice(0)) write(row);
  };
  let begun = false;
  for await (const row of rows) {
    if (begun) write(row);
    else if (first.push(row) >= MEASURED_ROWS) {
      begin();
      begun = true;
    }
    if (text.length > CHUNK) {
      yield text;
      text = '';
    }
  }
  if (!begun) begin();
  yield `${text}${endSheet(sheet)}`;
}

/** The bytes of the file; an error of `rows` ends the stream with it. */
export function spreadsheet(rows: AsyncIterable<readonly Cell[]>): Readable {
  const zip = new ZipFile();
  const styles = new Styles();
  const sheet: WrittenSheet = { name: 'List', columns: 0, rows: 0 };
  for (const [path, xml] of Object.entries(fixedParts(1))) zip.addBuffer(Buffer.from(xml), path);
  const output = zip.outputStream as Readable;
  const stream = Readable.from(sheetXml(rows, sheet, styles), { objectMode: false });
  stream.on('error', (error) => output.destroy(error));
  zip.addReadStream(stream, sheetPath(0), { compress: true });
  // The parts of a file are packed in order: by now all rows are written.
  for (const path of Object.keys(lastParts([sheet], styles)))
    zip.addReadStreamLazy(path, { compress: true }, (done) =>
      done(null, Readable.from([Buffer.from(lastParts([sheet], styles)[path] as string)])),
    );
  zip.end();
  return output;
}
