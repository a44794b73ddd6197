/**
 * The parts of an xlsx file (SpreadsheetML), as a person would have made it: a bold heading that stays, columns as wide as what they hold, a
 * filter, dates and amounts in their formats. Text is text, so that nothing in it is run as a formula, not even after somebody has edited its
 * cell. The server writes lists row by row, the portal whole sheets; each packs the parts in its own way.
 */
import { escapedText } from './escapes.ts';
import { cellText, type OutCell } from './outCell.ts';
import type { Styles } from './styles.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Maximum length of a cell. */
const MAX_LENGTH = 32_767;
/** Rows that decide how wide the columns are. */
export const MEASURED_ROWS = 200;
const [NARROWEST, WIDEST] = [9, 60];
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet that is written, with its size. */
export interface WrittenSheet {
  name: string;
  columns: number;
  rows: number;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** Characters that XML cannot hold become a space; what spreadsheets would read as a coded character (`_x0041_`) stays what it is. */
const escapeText = (text: string): string =>
  escapeXml(escapedText(text.slice(0, MAX_LENGTH).replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ' ')));

/** 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
const areaOf = ({ columns, rows }: WrittenSheet, fixed = ''): string =>
  `${fixed}A${fixed}1:${fixed}${letters(Math.max(columns, 1) - 1)}${fixed}${Math.max(rows, 1)}`;

function cellXml(cell: OutCell, at: string, styles: Styles, isHead: boolean): string {
  if (cell === '') return '';
  const value = typeof cell === 'object' ? cell.value : cell;
  const style = styles.of(cell, isHead);
  const format = style ? ` s="${style}"` : '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"${format}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${at}"${format} t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${at}"${format} t="inlineStr"><is><t xml:space="preserve">${escapeText(String(value))}</t></is></c>`;
}

/** @param number of the row; the first one is the heading */
export const rowXml = (row: readonly OutCell[], number: number, styles: Styles): string =>
  `<row r="${number}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${number}`, styles, number === 1)).join('')}</row>`;

/** Wide scripts take the room of two letters. */
const widthOf = (cell: OutCell): number => {
  const currency = typeof cell === 'object' && cell.currency ? cell.currency.length + 4 : 0;
  const lines = cellText(cell)
    .split('\n')
    .map((line) => line.replace(/[\u1100-\u115f\u2e80-\uffdc]/g, 'xx').length);
  return Math.max(...lines) + currency;
};

/** What comes before the rows of a sheet; `first` are its first rows, by which columns are measured. */
export function beginSheet(first: readonly (readonly OutCell[])[]): string {
  const count = Math.max(1, ...first.map((row) => row.length));
  const cols = Array.from({ length: count }, (_, column) => {
    const longest = Math.max(...first.map((row) => widthOf(row[column] ?? '')), 0);
    // Beside the heading stands the button of the filter.
    const width = Math.min(Math.max(longest + 2, widthOf(first[0]?.[column] ?? '') + 4, NARROWEST), WIDEST);
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  }).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
}

/** What comes after the rows. */
export const endSheet = (sheet: WrittenSheet): string =>
  `</sheetData><autoFilter ref="${areaOf(sheet)}"/><pageSetup orientation="landscape" fitToHeight="0"/></worksheet>`;

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** A name that spreadsheets accept. */
export const sheetName = (name: string): string => name.replace(/[[\]*?:/\\]/g, ' ').slice(0, 31) || 'List';

/** The filter and the heading on every printed page, as spreadsheets name them. */
const namesOf = (sheet: WrittenSheet, index: number): string => {
  const own = `'${escapeXml(sheetName(sheet.name).replaceAll("'", "''"))}'!`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${own}${areaOf(sheet, '$')}</definedName><definedName name="_xlnm.Print_Titles" localSheetId="${index}">${own}$1:$1</definedName>`;
};

/** The parts that do not depend on the rows, by their paths. */
export const fixedParts = (sheets: number): Readonly<Record<string, string>> => {
  const each = Array.from({ length: sheets }, (_, index) => index);
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each.map((index) => `<Override PartName="/${sheetPath(index)}" ContentType="${TYPES}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.map((index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  };
};

/** The parts that are known once the rows are written. */
export const lastParts = (sheets: readonly WrittenSheet[], styles: Styles): Readonly<Record<string, string>> => ({
  'xl/styles.xml': `${HEAD}${styles.xml()}`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets><definedNames>${sheets.map(namesOf).join('')}</definedNames></workbook>`,
});
