// A workbook or a CSV text as plain cells. Plain JavaScript, because the server's thread reads it as it stands; the libraries
// are handed in, because browser and server load them in their own ways.

/** Columns that are read at most. */
const MAX_COLUMNS = 100;
const MAX_CELL_LENGTH = 32_767;

const two = (number) => String(number).padStart(2, '0');

/** A date without a zone, as the spreadsheet shows it: `2026-03-05`, `2026-03-05 14:30`, `14:30`. */
function dateText(XLSX, serial, date1904) {
  const parts = XLSX.SSF.parse_date_code(serial, { date1904 });
  if (!parts) return String(serial);
  const time = `${two(parts.H)}:${two(parts.M)}`;
  if (serial < 1) return time;
  const day = `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`;
  return parts.H || parts.M || parts.S ? `${day} ${time}` : day;
}

/** What a formula is that the program has saved without its result, as programs do that only write files. */
const NO_RESULT = '#FORMULA!';

/** The value of a cell; of a formula its last result. */
function cellOf(XLSX, cell, date1904) {
  if (!cell) return null;
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return cell.f ? NO_RESULT : null;
  if (cell.t === 'e') return String(cell.w ?? '#N/A');
  if (cell.t === 'b') return Boolean(cell.v);
  if (cell.t !== 'n') return String(cell.v).slice(0, MAX_CELL_LENGTH);
  const format = typeof cell.z === 'string' ? cell.z : '';
  if (format && XLSX.SSF.is_date(format)) return dateText(XLSX, cell.v, date1904);
  // The format is part of the value: 007, 9 %. All decimals of a percentage count, also those that are not shown.
  if (/^0{2,}$/.test(format)) return String(cell.w ?? cell.v);
  return format.includes('%') ? `${Number((cell.v * 100).toPrecision(12))}%` : cell.v;
}

/** Groups of thousands make a number easier to read; everything else that a format adds is what the person means: +852…, 12-34. */
const GROUPED = /[#0?],[#0?]/;

/** The text of a number where its format says more than its value does. */
function shownOf(XLSX, cell) {
  if (cell?.t !== 'n' || typeof cell.z !== 'string' || cell.z === 'General' || cell.w === undefined) return undefined;
  if (GROUPED.test(cell.z) || XLSX.SSF.is_date(cell.z) || /^#*$/.test(cell.w)) return undefined;
  const text = cell.w.trim();
  return text === String(cell.v) ? undefined : text;
}

/** The cells of a row without the blank ones at its end. */
function rowOf(XLSX, cells, date1904) {
  const row = [];
  for (let column = 0; column < Math.min(cells?.length ?? 0, MAX_COLUMNS); column += 1)
    row.push(cellOf(XLSX, cells[column], date1904));
  while (row.length && (row.at(-1) === null || row.at(-1) === '')) row.pop();
  return row;
}

/** Every sheet with cells; throws what SheetJS throws. `rows` is how many are read of each. */
export function readBook(XLSX, bytes, { rows: most }) {
  const book = XLSX.read(bytes, {
    type: 'array',
    dense: true,
    cellFormula: true,
    // A formula without a result is a cell without a value.
    sheetStubs: true,
    cellHTML: false,
    cellNF: true,
    cellText: true,
    bookVBA: false,
  });
  const date1904 = Boolean(book.Workbook?.WBProps?.date1904);
  const hidden = new Set((book.Workbook?.Sheets ?? []).filter((one) => one.Hidden).map((one) => one.name));
  return book.SheetNames.filter((name) => !hidden.has(name)).flatMap((name) => {
    const sheet = book.Sheets[name];
    const data = sheet?.['!data'];
    if (!Array.isArray(data)) return [];
    const rows = [];
    const shown = {};
    let cut = false;
    // Far rows are holes in the list: whole columns that are only coloured reach down to row 1,048,576.
    data.forEach((cells, index) => {
      const row = rowOf(XLSX, cells, date1904);
      if (!row.length) return;
      if (index >= most) cut = true;
      else {
        while (rows.length < index) rows.push([]);
        rows.push(row);
        row.forEach((_, column) => {
          const text = shownOf(XLSX, cells[column]);
          if (text !== undefined) shown[`${index}:${column}`] = text;
        });
      }
    });
    if (!rows.length) return [];
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
    return [{ name, rows, merges, cut, shown, date1904 }];
  });
}

const SEPARATORS = [',', '\t', ';', '|'];

/** The separator that cuts most rows, and then cuts them most often: titles have none, and amounts may have a comma. */
function separatorOf(Papa, text) {
  const scores = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse(text, { delimiter, preview: 20, skipEmptyLines: 'greedy' });
    const cuts = data.map((row) => row.length - 1).sort((a, b) => a - b);
    return { delimiter, middle: cuts[cuts.length >> 1] ?? 0, least: cuts[(cuts.length - 1) >> 2] ?? 0 };
  });
  return scores.sort((a, b) => Math.min(b.least, 1) - Math.min(a.least, 1) || b.middle - a.middle)[0].delimiter;
}

/** A file that cannot be read as it stands, for a reason that a person can mend in one of its rows. */
class RowProblem extends Error {
  constructor(problem, row) {
    super(`row ${row}: ${problem === 'quote' ? 'a quotation mark is not closed' : problem}`);
    this.problem = { problem, row };
  }
}

/** What is said about a file that could not be read: `{ problem }`, with the number of the row where it is one row. */
export const problemOf = (error) =>
  error?.problem ?? { problem: /password|encrypt/i.test(String(error?.message ?? error)) ? 'encrypted' : 'unreadable' };

/**
 * A CSV text as one sheet; the separator is found out: comma, tab, semicolon or bar. A quotation mark that is not closed would swallow
 * the rows after it, so that such a file is not read at all.
 */
export function readCsv(Papa, text, { rows: most }) {
  const options = { preview: most + 1, skipEmptyLines: false, delimiter: separatorOf(Papa, text) };
  const { data, errors } = Papa.parse(text, options);
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote) throw new RowProblem('quote', (quote.row ?? 0) + 1);
  const rows = data
    .slice(0, most)
    .map((row) => row.slice(0, MAX_COLUMNS).map((cell) => (cell.trim() === '' ? null : cell.slice(0, MAX_CELL_LENGTH))));
  while (rows.length && rows.at(-1).every((cell) => cell === null)) rows.pop();
  return rows.length ? [{ name: 'CSV', rows, merges: [], cut: data.length > most }] : [];
}
