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

/** The value of a cell; of a formula its last result. */
function cellOf(XLSX, cell, date1904) {
  if (!cell || cell.t === 'z' || cell.v === undefined || cell.v === null) return null;
  if (cell.t === 'e') return String(cell.w ?? '#N/A');
  if (cell.t === 'b') return Boolean(cell.v);
  if (cell.t !== 'n') return String(cell.v).slice(0, MAX_CELL_LENGTH);
  const format = typeof cell.z === 'string' ? cell.z : '';
  if (format && XLSX.SSF.is_date(format)) return dateText(XLSX, cell.v, date1904);
  // What the person sees counts where the format is part of the value: 007, 9 %.
  if (/^0{2,}$/.test(format) || format.includes('%')) return String(cell.w ?? cell.v);
  return cell.v;
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
    cellFormula: false,
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
    let cut = false;
    // Far rows are holes in the list: whole columns that are only coloured reach down to row 1,048,576.
    data.forEach((cells, index) => {
      const row = rowOf(XLSX, cells, date1904);
      if (!row.length) return;
      if (index >= most) cut = true;
      else {
        while (rows.length < index) rows.push([]);
        rows.push(row);
      }
    });
    if (!rows.length) return [];
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c }));
    return [{ name, rows, merges, cut }];
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

/** A CSV text as one sheet; the separator is found out: comma, tab, semicolon or bar. */
export function readCsv(Papa, text, { rows: most }) {
  const { data } = Papa.parse(text, { preview: most + 1, skipEmptyLines: false, delimiter: separatorOf(Papa, text) });
  const rows = data
    .slice(0, most)
    .map((row) => row.slice(0, MAX_COLUMNS).map((cell) => (cell.trim() === '' ? null : cell.slice(0, MAX_CELL_LENGTH))));
  while (rows.length && rows.at(-1).every((cell) => cell === null)) rows.pop();
  return rows.length ? [{ name: 'CSV', rows, merges: [], cut: data.length > most }] : [];
}
