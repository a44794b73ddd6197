/**
 * An xlsx file that is written as its rows come, in constant memory. One sheet, its first row
 * frozen as the header; text is text, so that nothing in it is run as a formula, not even after somebody has edited its cell.
 */

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapedText } from '#schemas/kernel/sheet/escapes.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';

export type Cell = string | number | boolean;
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum length of a cell. */
const MAX_LENGTH = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second format marks a cell permanently as text, like a typed apostrophe, which is then not shown.
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Text escaped for XML and for workbooks; characters that XML cannot hold become a space. */
const escapeText = (text: string): string =>
  escapeMarkup(escapedText(text.slice(0, MAX_LENGTH)).replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ' '));

/** What a spreadsheet would take for a formula, if it were typed. */
const FORMULA = /^\s*[=+\-@<]|^[\t\r]/;

/** 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(value: Cell, at: string): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if (value === '') return '';
  const format = FORMULA.test(String(value)) ? ' s="1"' : '';
  return `<c r="${at}"${format} t="inlineStr"><is><t xml:space="preserve">${escapeText(String(value))}</t></is></c>`;
}

async function* sheetXml(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let number = 0;
  let text = '';
  for await (const row of rows) {
    number += 1;
    text += `<row r="${number}">${row.map((value, column) => cellXml(value, `${letters(column)}${number}`)).join('')}</row>`;
    if (text.length > 65_536) {
      yield text;
      text = '';
    }
  }
  yield `${text}</sheetData></worksheet>`;
}

/** The bytes of the file; an error of `rows` ends the stream with it. */
export function spreadsheet(rows: AsyncIterable<readonly Cell[]>): Readable {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(sheetXml(rows), { objectMode: false });
  sheet.on('error', (error) => output.destroy(error));
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compress: true });
  zip.end();
  return output;
}
