/** A spreadsheet that is written row by row: reading it returns the same values, and memory does not grow. */
import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
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
