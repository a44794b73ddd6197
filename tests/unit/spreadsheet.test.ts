/** A spreadsheet that is written row by row: reading it returns the same values, and memory does not grow. */
import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { amountCell, dateCell, momentCell, percentCell, timeCell } from '#schemas/kernel/sheet/outCell.ts';
import { type Cell, spreadsheet } from '#server/files/spreadsheet.ts';

async function* these(rows: readonly Cell[][]) {
  yield* rows;
}
async function bytesOf(rows: AsyncIterable<readonly Cell[]>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of spreadsheet(rows)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
const read = (bytes: Buffer) => {
  const book = XLSX.read(bytes);
  return XLSX.utils.sheet_to_json<Cell[]>(book.Sheets.List as XLSX.WorkSheet, { header: 1, raw: true });
};

it('a spreadsheet returns text, numbers and booleans unchanged, in any script', async () => {
  const rows: Cell[][] = [
    ['Name', 'Amount', 'Open', 'Note'],
    ['陳偉明 & <b>Söhne</b> "x"', 12.5, true, ' two  spaces\nand a line '],
    ['👩‍💻', -3, false, "'=1+1"],
  ];
  expect(read(await bytesOf(these(rows)))).toEqual(rows);
});

it('characters that are invalid in XML are left out, and long text is cut to the size of a cell', async () => {
  const [row] = read(await bytesOf(these([['a\u0000b\u0008c\ufffe', '\ud800x', 'y'.repeat(40_000)]])));
  expect(row?.slice(0, 2)).toEqual(['a b c ', ' x']);
  expect(String(row?.[2])).toHaveLength(32_767);
});

it('text that looks like a formula stays text, without a visible apostrophe', async () => {
  const dangerous = ['=1+1', '+65 6123 4567', '-5', '@SUM(A1)', '\t=1', ' =1'];
  const bytes = await bytesOf(these([['Text', 'Plain'], ...dangerous.map((one): Cell[] => [one, 'x'])]));
  const book = XLSX.read(bytes, { cellFormula: true, cellStyles: true, bookFiles: true } as XLSX.ParsingOptions);
  const sheet = book.Sheets.List as XLSX.WorkSheet;
  for (const [index, text] of dangerous.entries()) expect(sheet[`A${index + 2}`]).toMatchObject({ t: 's', v: text });
  expect(Object.values(sheet).some((cell) => (cell as XLSX.CellObject).f !== undefined)).toBe(false);
  const file = (name: string) =>
    String((book as unknown as { files: Record<string, { content: Uint8Array }> }).files[name]?.content);
  expect(file('xl/styles.xml')).toContain('quotePrefix="1"');
  expect(file('xl/worksheets/sheet1.xml').match(/s="1"/g)).toHaveLength(dangerous.length);
});

it('columns continue beyond Z', async () => {
  const wide = [Array.from({ length: 30 }, (_, index) => index)];
  expect(read(await bytesOf(these(wide)))).toEqual(wide);
});

it('writing fails when the rows fail', async () => {
  async function* broken(): AsyncGenerator<Cell[]> {
    yield ['a'];
    throw new Error('the database is gone');
  }
  await expect(bytesOf(broken())).rejects.toThrow('the database is gone');
});

it('rows are requested no faster than they are written', async () => {
  let made = 0;
  async function* many(): AsyncGenerator<Cell[]> {
    for (; made < 200_000; made += 1) yield [`row ${made} ${Math.random()}`, made];
  }
  const stream = spreadsheet(many());
  for await (const _ of stream) break;
  expect(made).toBeLessThan(100_000);
});

it('is as a person would have made it: dates, times and amounts in their formats, a heading that stays, widths, a filter', async () => {
  const head = ['Company', 'Lease until', 'Last sign-in', 'From', 'Share', 'Rent', 'Deposit'];
  const row = (rent: number): Cell[] => [
    'Kopi Labs, roasters of Harbour Point',
    dateCell('2026-06-05'),
    momentCell('2026-06-05', '14:30'),
    timeCell('09:15'),
    percentCell(9),
    amountCell(rent, 'SGD', 2),
    amountCell(rent * 100, 'JPY', 0),
  ];
  // More rows than decide the widths: the rest is written as it comes.
  const bytes = await bytesOf(these([head, ...Array.from({ length: 300 }, (_, index) => row(1250.5 + index))]));
  const book = XLSX.read(bytes, { cellNF: true, cellStyles: true, bookFiles: true } as XLSX.ParsingOptions);
  const sheet = book.Sheets.List as XLSX.WorkSheet;
  const shown = ['B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'F301'].map((at) => (sheet[at] as XLSX.CellObject).w);
  expect(shown).toEqual(['2026-06-05', '2026-06-05 14:30', '09:15', '9.00%', 'SGD 1,250.50', 'JPY 125,050', 'SGD 1,549.50']);
  for (const at of ['B2', 'C2', 'D2', 'E2', 'F2', 'G2']) expect(sheet[at]).toMatchObject({ t: 'n' });
  for (const at of ['B2', 'C2', 'D2']) expect(XLSX.SSF.is_date((sheet[at] as XLSX.CellObject).z as string)).toBe(true);
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:G301' });
  const widths = sheet['!cols']?.map(({ wch }) => Math.round(wch ?? 0)) ?? [];
  expect(widths).toHaveLength(7);
  expect(widths[0]).toBeGreaterThanOrEqual(36);
  expect(widths[1]).toBeLessThan(20);
  const file = (name: string) =>
    String((book as unknown as { files: Record<string, { content: Uint8Array }> }).files[name]?.content);
  expect(file('xl/worksheets/sheet1.xml')).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  // The heading has the bold font, the rows below it have not.
  expect(file('xl/worksheets/sheet1.xml')).toMatch(/<c r="A1" s="2".*<c r="A2" t=/);
  expect(file('xl/styles.xml')).toMatch(/<xf numFmtId="49" fontId="1".*applyFont="1"/);
  expect(file('xl/workbook.xml')).toContain(`'List'!$1:$1`);
});

it('a day that spreadsheets do not know stays text, and so does a coded character', async () => {
  const [, row] = read(
    await bytesOf(
      these([
        ['Born', 'Code'],
        [dateCell('1890-06-05'), '_x0041_lpha'],
      ]),
    ),
  );
  expect(row).toEqual(['1890-06-05', '_x0041_lpha']);
});
