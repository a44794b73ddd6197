/** The formats of a workbook's cells. The fixed ones come first; each currency adds its own as its first amount is written. */
import type { OutCell, TypedCell } from './outCell.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** What a spreadsheet would take for a formula, if it were typed. */
const FORMULA = /^\s*[=+\-@<]|^[\t\r]/;
/** Ids below it are the spreadsheet's own formats. */
const OWN_FORMATS = 164;
/** ISO 8601, which is the same everywhere, and sorts. */
const FORMATS = { date: 'yyyy\\-mm\\-dd', moment: 'yyyy\\-mm\\-dd\\ hh:mm', time: 'hh:mm', percent: '0.00%' } as const;
const TYPES = ['date', 'moment', 'time', 'percent'] as const;

/** Of a cell's format: plain, text that stays text after somebody has edited it, the heading, several lines; then those of `TYPES`. */
const [PLAIN, GUARDED, HEAD, LINES] = [0, 1, 2, 3];
const FIXED = 4;

/** `[$SGD] #,##0.00`. */
const amountFormat = ({ currency = '', decimals = 2 }: TypedCell): string =>
  `${/^[A-Z]{3}$/.test(currency) ? `[$${currency}]\\ ` : ''}#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;

export class Styles {
  private readonly amounts: string[] = [];

  /** The number of a cell's format; the first row is the heading. */
  of(cell: OutCell, isHead: boolean): number {
    if (isHead) return HEAD as number;
    if (typeof cell === 'string') return (FORMULA.test(cell) ? GUARDED : cell.includes('\n') ? LINES : PLAIN) as number;
    if (typeof cell !== 'object') return PLAIN as number;
    if (cell.as !== 'amount') return FIXED + TYPES.indexOf(cell.as);
    const format = amountFormat(cell);
    if (!this.amounts.includes(format)) this.amounts.push(format);
    return FIXED + TYPES.length + this.amounts.indexOf(format);
  }

  xml(): string {
    const formats = [...TYPES.map((type) => FORMATS[type]), ...this.amounts];
    const numFmts = formats.map((code, index) => `<numFmt numFmtId="${OWN_FORMATS + index}" formatCode="${code}"/>`).join('');
    const typed = formats.map((_, index) => `<xf numFmtId="${OWN_FORMATS + index}" applyNumberFormat="1"/>`).join('');
    const top = '<alignment vertical="top" wrapText="1"/>';
    const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
    return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${numFmts}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FIXED + formats.length}"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" quotePrefix="1" applyNumberFormat="1" applyFont="1" applyAlignment="1">${top}</xf><xf applyAlignment="1">${top}</xf>${typed}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
  }
}
