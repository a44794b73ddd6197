/** Reading spreadsheet cells, whatever program wrote the file: encodings, headings, merged cells, dates, amounts, words. */
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { SLOW_CALL_MS } from '#authProvider/request.ts';
import { confirmUpload, processUpload } from '#dataProvider/bulkUploads.ts';
import { translate } from '#i18n/server.ts';
import { columnLetters, duplicateFields, rememberedOf, startMapping } from '#resources/generate/upload/mapping.ts';
import { failedSheet, templateSheets } from '#resources/generate/upload/sheets.ts';
import { stepOf, stepPath } from '#resources/generate/upload/steps.ts';
import { withRows } from '#resources/generate/upload/useUploadState.ts';
import { wordsOf } from '#resources/generate/words.ts';
import { entities, entityOf } from '#schemas/index.ts';
import {
  harmlessCell,
  isInjection,
  isNoValue,
  type Upload,
  type UploadResult,
  unguardedCell,
} from '#schemas/kernel/calls/upload.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { normalPhone } from '#schemas/kernel/fields/phoneNumber.ts';
import { problemOf, readBook, readCsv } from '#schemas/kernel/sheet/book.mjs';
import { decodeText, encodingChoices, encodingOf } from '#schemas/kernel/sheet/decode.ts';
import { escapedText } from '#schemas/kernel/sheet/escapes.ts';
import { cellsOf, fillMerged, headingRow, tableOf } from '#schemas/kernel/sheet/grid.ts';
import { matchColumns, plainLabel } from '#schemas/kernel/sheet/match.ts';
import { rowsOf, unclearDays, withCertainDays } from '#schemas/kernel/sheet/rows.ts';
import { carPark } from '#schemas/parking/carPark.ts';
import { user } from '#schemas/users/user.ts';
import { amountOf, dateOf, listOf, numberOf, percentOf, textOf, timeOf, yesOrNo } from '#server/db/kinds/cellText.ts';
import { candidatesOf } from '#server/engine/upload/columns.ts';
import { cellReader } from '#server/engine/upload/readCell.ts';
import { problemOfFiles, SHEET_RULES, ZIP_RULES } from '#src/kit/upload/fileRules.ts';
import { TOAST_DELAY_MS, TOAST_LASTS_MS } from '#src/kit/upload/useDelayedToast.ts';

const LIMITS = { rows: 1000 };

describe('encodings', () => {
  const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
  const utf16 = (text: string, big = false) => {
    const bytes = Buffer.from(text, 'utf16le');
    return new Uint8Array(big ? bytes.swap16() : bytes);
  };
  // 姓名,公司\n陳大文,海港城 in Big5, and 姓名,公司\n陈大文,海港城 in GB18030.
  const big5 = hex('a96da6572ca4bda5710ab3afa46aa4e52caefcb4e4abb0');
  const gb = hex('d0d5c3fb2cb9abcbbe0ab3c2b4f3cec42cbaa3b8dbb3c7');

  it('UTF-8 with and without a byte order mark, and plain ASCII', () => {
    expect(decodeText(new TextEncoder().encode('姓名,a'))).toBe('姓名,a');
    expect(decodeText(hex('efbbbf61'))).toBe('a');
    expect(encodingOf(hex('612c620a'))).toEqual({ encoding: 'utf-8', marked: true });
    expect(decodeText(new Uint8Array())).toBe('');
  });
  it('UTF-16 in both byte orders, with and without a byte order mark', () => {
    expect(decodeText(hex('fffe61002c006200'))).toBe('a,b');
    expect(decodeText(hex('feff0061002c0062'))).toBe('a,b');
    expect(decodeText(utf16('Name,Company\r\n陳大文,海港城\r\n'))).toBe('Name,Company\r\n陳大文,海港城\r\n');
    expect(decodeText(utf16('Name,Company\r\n陳大文,海港城\r\n', true))).toBe('Name,Company\r\n陳大文,海港城\r\n');
  });
  it('Big5 and GB18030 are distinguished', () => {
    expect([encodingOf(big5).encoding, decodeText(big5)]).toEqual(['big5', '姓名,公司\n陳大文,海港城']);
    expect([encodingOf(gb).encoding, decodeText(gb)]).toEqual(['gb18030', '姓名,公司\n陈大文,海港城']);
  });
  it.each([
    'Jürgen Müller;José Núñez',
    'Ärzte für Übersee',
    'Crêpe à la Française, Noël',
    'Vigdís Þórðardóttir',
    'ÉCOLE « Saint-Éloi »',
    '5 m² · 20 ½ kg',
    'Señor ¿Qué?',
  ])('Windows-1252, which Excel writes in the West: %s', (text) => {
    const bytes = new Uint8Array(Buffer.from(text, 'latin1'));
    expect([encodingOf(bytes), decodeText(bytes)]).toEqual([{ encoding: 'windows-1252', marked: false }, text]);
  });
  it('Windows-1252 has its own signs where ISO 8859-1 has none', () => {
    expect(decodeText(hex('436166e92c203520802066656520962093c4942e'))).toBe('Café, 5 € fee – “Ä”.');
  });
  it.each([
    ['Cyrillic', 'c8e2e0ed20cfe5f2f0eee2', 'windows-1251', 'Иван Петров'],
    ['Korean', 'b1e8c3b6bcf62cbcadbfef20b0adb3b2b1b82cc8abb1e6b5bf', 'euc-kr', '김철수,서울 강남구,홍길동'],
    ['Japanese', '8e5293632091be9859', 'shift_jis', '山田 太郎'],
    ['Polish', '5761b3ea7361', 'windows-1250', 'Wałęsa'],
    ['Thai', 'cac1aad2c220b4d5', 'windows-874', 'สมชาย ดี'],
  ] as const)('%s is not guessed, but offered with what it would say', (_, bytes, encoding, text) => {
    expect([encodingOf(hex(bytes)), decodeText(hex(bytes))]).toEqual([{ encoding: undefined, marked: false }, undefined]);
    expect(encodingChoices(hex(bytes))).toContainEqual({ encoding, lines: [text] });
    expect(decodeText(hex(bytes), encoding)).toBe(text);
  });
  it('what somebody says counts only where the file does not say it', () => {
    expect(decodeText(new TextEncoder().encode('é'), 'windows-1252')).toBe('é');
    expect(decodeText(hex('fffee900'), 'big5')).toBe('é');
    expect(decodeText(hex('4ae9'), 'big5')).toBeUndefined();
  });
});

describe('files', () => {
  it.each([
    ['comma', 'a,b,c\n1,2,3\n'],
    ['semicolon with amounts', 'a;b;c\n1,50;2,50;3,50\n'],
    ['tab', 'a\tb\tc\n1\t2, 3\t4\n'],
    ['bar', 'a|b|c\n1|2|3\n'],
    ['quotes', '"a, x","b","c"\n"1\n1","2","3"\n'],
    ['titles above', 'Staff list of May\n\na;b;c\n1;2;3\n4;5;6\n7;8;9\n'],
  ])('CSV with %s has three columns', (_, text) => {
    const [sheet] = readCsv(Papa, text, LIMITS);
    expect(sheet?.rows.at(-1)).toHaveLength(3);
  });
  it('CSV keeps numbers as they are written, and reports truncation', () => {
    expect(readCsv(Papa, 'a\n0123\n +852 9\n', LIMITS)[0]?.rows).toEqual([['a'], ['0123'], [' +852 9']]);
    expect(readCsv(Papa, 'a\n1\n2\n3\n', { rows: 3 })[0]).toMatchObject({ rows: [['a'], ['1'], ['2']], cut: true });
    expect(readCsv(Papa, ' \n,,\n', LIMITS)).toEqual([]);
  });
  it.each([
    ['to the end of the file', 'a,b\nx,"y\nz,1\n', 2],
    ['until the next one', 'a,b\n1,2\nx,"y\nz,"1"\n', 3],
    ['within a word', 'a,b\n"x" y,1\n', 2],
  ])('a quotation mark that is open %s is said with its row, and nothing is read', (_, text, row) => {
    let problem: unknown;
    try {
      readCsv(Papa, text, LIMITS);
    } catch (error) {
      problem = problemOf(error);
    }
    expect(problem).toEqual({ problem: 'quote', row });
    expect(problemOf(new Error('File is password-protected'))).toEqual({ problem: 'encrypted' });
  });

  const bookOf = (sheet: XLSX.WorkSheet, bookType: XLSX.BookType, workbook: object = {}) => {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'A');
    return new Uint8Array(XLSX.write(Object.assign(book, workbook), { type: 'array', bookType, bookSST: true }) as ArrayBuffer);
  };
  it.each(['xlsx', 'biff8'] as const)('%s: dates, times, codes, percentages, text, yes and no, errors', (bookType) => {
    const sheet = XLSX.utils.aoa_to_sheet([[46086, 46086.5, 0.75, 7, 0.09, '0123', true, 12.5, null, 91234567]]);
    const formats = { A1: 'yyyy-mm-dd', B1: 'dd/mm/yyyy hh:mm', C1: 'h:mm AM/PM', D1: '000', E1: '0%' };
    for (const [at, z] of Object.entries(formats)) Object.assign(sheet[at] as object, { z });
    const [read] = readBook(XLSX, bookOf(sheet, bookType), LIMITS);
    expect(read?.rows).toEqual([['2026-03-05', '2026-03-05 12:00', '18:00', '007', '9%', '0123', true, 12.5, null, 91234567]]);
  });
  it('what is seen of a number is kept where its format says more; a formula without a result has no value', () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Unit', 'Phone', 'Rate', 'Sum', 'Same', 'Error', 'Share'],
      [1205, 85291234567, 12.5, 1234, 7, null, 0.0925],
    ]);
    const formats = { A2: '00-00', B2: '"+"0', C2: '0.00', D2: '#,##0', G2: '0%' };
    for (const [at, z] of Object.entries(formats)) Object.assign(sheet[at] as object, { z });
    Object.assign(sheet, { E2: { t: 'n', f: 'A2' }, F2: { t: 'e', v: 0x17, w: '#REF!' } });
    const [read] = readBook(XLSX, bookOf(sheet, 'xlsx'), LIMITS);
    expect(read?.rows[1]).toEqual([1205, 85291234567, 12.5, 1234, '#FORMULA!', '#REF!', '9.25%']);
    expect(read?.shown).toMatchObject({ '1:0': '12-05', '1:1': '+85291234567', '1:2': '12.50' });
    expect(read?.shown?.['1:3']).toBeUndefined();
    const kinds: Record<string, string> = { name: 'text', mobile: 'phone', rate: 'money' };
    const table = tableOf(read as never, (heading) => heading === 'Unit');
    const [row] = rowsOf(table, ['name', 'mobile', 'rate'], (name) => kinds[name]);
    expect(row?.data).toEqual({ name: '12-05', mobile: '+85291234567', rate: 12.5 });
  });
  it('_x0041_ is read as the letter that it stands for, and written so that it is read as it was', () => {
    const text = 'a_x0041_ _x005F_x0041_ _x_';
    const written = XLSX.utils.aoa_to_sheet([[escapedText(text), text]]);
    expect(readBook(XLSX, bookOf(written, 'xlsx'), LIMITS)[0]?.rows).toEqual([[text, 'aA _x0041_ _x_']]);
  });
  it('a plain number is a day of the workbook’s own calendar', () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Date', 'Number'],
      [46086 - 1462, 46086],
    ]);
    const bytes = bookOf(sheet, 'xlsx', { Workbook: { WBProps: { date1904: true } } });
    const table = tableOf(readBook(XLSX, bytes, LIMITS)[0] as never, () => true);
    const kinds: Record<string, string> = { date: 'date', number: 'integer' };
    expect(rowsOf(table, ['date', 'number'], (name) => kinds[name])[0]?.data).toEqual({ date: '2026-03-05', number: 46086 });
  });
  it('a plain number for a day is shown as that day; one that can hardly be meant as a day stays', () => {
    const rows = [46086, 2026, 7.5, -1].map((date, number) => ({ number, data: { date } }));
    const days = withCertainDays(rows, new Set(['date'])).map(({ data }) => data.date);
    expect(days).toEqual(['2026-03-05', 2026, 7.5, -1]);
  });
  it('workbooks with the 1904 date system give the same days', () => {
    const sheet = XLSX.utils.aoa_to_sheet([[46086 - 1462]]);
    Object.assign(sheet.A1 as object, { z: 'yyyy-mm-dd' });
    const bytes = bookOf(sheet, 'xlsx', { Workbook: { WBProps: { date1904: true } } });
    expect(readBook(XLSX, bytes, LIMITS)[0]?.rows).toEqual([['2026-03-05']]);
  });
  it('hidden and empty sheets are skipped', () => {
    const book = XLSX.utils.book_new();
    for (const [name, rows] of Object.entries({ Empty: [], Shown: [['x']], Hidden: [['y']] }))
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), name);
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(readBook(XLSX, bytes, LIMITS).map(({ name }) => name)).toEqual(['Shown']);
  });
});

describe('rows under headings', () => {
  const known = (heading: string) => ['name', 'company'].includes(plainLabel(heading));
  it('the heading row is the row with known headings, wherever it is', () => {
    expect(headingRow([['Staff list'], [], ['No.', 'Name', 'Company'], [1, 'A', 'B']], known)).toBe(2);
    expect(headingRow([['Title'], ['x', 'y'], ['1', '2']], known)).toBe(1);
    expect(headingRow([[], ['only']], known)).toBe(1);
    expect(headingRow([], known)).toBe(-1);
  });
  it('merged cells are filled down; titles across columns are not spread', () => {
    const merges = [
      { top: 2, left: 0, bottom: 4, right: 0 },
      { top: 0, left: 0, bottom: 0, right: 2 },
    ];
    const rows = [['Staff list'], ['Company', 'Name'], ['Acme', 'A'], [null, 'B'], [null, 'C']];
    expect(fillMerged({ rows, merges })).toEqual([
      ['Staff list'],
      ['Company', 'Name'],
      ['Acme', 'A'],
      ['Acme', 'B'],
      ['Acme', 'C'],
    ]);
    const table = tableOf({ name: 'A', rows, merges, cut: false }, known);
    expect(table).toEqual({
      headings: ['Company', 'Name'],
      rows: [
        { number: 3, cells: ['Acme', 'A'] },
        { number: 4, cells: ['Acme', 'B'] },
        { number: 5, cells: ['Acme', 'C'] },
      ],
    });
  });
  it('overlapping merged ranges end', () => {
    const rows = Array.from({ length: 20_000 }, () => ['x']);
    const tall = { top: 0, left: 0, bottom: 19_999, right: 0 };
    // Four thousand million cells if each were visited: the test would time out.
    expect(fillMerged({ rows, merges: Array.from({ length: 200_000 }, () => tall) })).toEqual(rows);
  });
  it('blank rows are skipped and the others keep their numbers; blank cells are null', () => {
    const table = tableOf(
      { name: 'A', rows: [['Name', 'Company'], ['A', ' '], [null, ''], ['B']], merges: [], cut: false },
      known,
    );
    expect(table.rows.map(({ number }) => number)).toEqual([2, 4]);
    expect(cellsOf(table.rows[0]?.cells ?? [], ['fullName', 'company'])).toEqual({ fullName: 'A', company: null });
    expect(cellsOf(['x', 'y'], [null, 'b'])).toEqual({ b: 'y' });
  });
});

describe('matching columns to fields', () => {
  const candidates = [
    { name: 'fullName', labels: ['Full name', '姓名'] },
    { name: 'username', labels: ['E-mail address', '電郵地址'] },
    { name: 'officeCentre', labels: ['Company', '公司'] },
  ];
  it('by label in any language or by name, ignoring decorations; no field twice', () => {
    expect(matchColumns(['FULL NAME *', '電郵地址', 'officeCentreId', 'x'], candidates)).toEqual([
      'fullName',
      'username',
      'officeCentre',
      null,
    ]);
    expect(matchColumns(['full_name', 'Full Name (required)', 'ｃｏｍｐａｎｙ', ''], candidates)).toEqual([
      'fullName',
      null,
      'officeCentre',
      null,
    ]);
  });
  it('by the person’s previous choice', () => {
    const headings = ['Name', 'Login', 'Company'];
    expect(startMapping(headings, candidates, {})).toEqual([null, null, 'officeCentre']);
    const chosen = ['fullName', 'username', null];
    const remembered = rememberedOf(headings, candidates, chosen);
    expect(remembered).toEqual({ name: 'fullName', login: 'username', company: null });
    expect(startMapping(headings, candidates, remembered)).toEqual(chosen);
    expect(startMapping(['Full name', 'Name'], candidates, remembered)).toEqual([null, 'fullName']);
    expect(startMapping(['Name'], candidates, { name: 'gone' })).toEqual([null]);
  });
  it('by other headings, or otherwise by content', () => {
    const all = candidatesOf(user as unknown as Entity, user.uploads?.create?.columns ?? [], user.uploads?.create?.headings);
    for (const heading of ['Email', 'E-Mail', 'e-mail address', '電郵', '电子邮箱'])
      expect([heading, matchColumns([heading], all)]).toEqual([heading, ['username']]);
    expect(matchColumns(['Name', 'Company', 'Mobile', 'Title'], all)).toEqual([
      'fullName',
      'officeCentre',
      'mobileNumber',
      'jobTitle',
    ]);
    const rows = [
      ['Ann', 'ann@company.example', '12'],
      ['Bob', 'bob@company.example', null],
    ];
    expect(startMapping(['Name', 'Kontakt', 'Age'], all, {}, rows)).toEqual(['fullName', 'username', null]);
    // A column that the person has skipped stays skipped; two columns with similar content are not guessed.
    expect(startMapping(['Name', 'Kontakt', 'Age'], all, { kontakt: null }, rows)).toEqual(['fullName', null, null]);
    expect(startMapping(['A', 'B'], all, {}, [['a@x.example', 'b@x.example']])).toEqual([null, null]);
  });
  it('two columns for one field are reported', () => {
    expect(duplicateFields(['a', null, 'b', 'a', null])).toEqual(['a']);
    expect([0, 25, 26, 701].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ']);
  });
});

describe('cells', () => {
  it('numbers, amounts and percentages as people write them', () => {
    expect(['1,234', '1 234', "1'234", '１２', '-3', 12].map(numberOf)).toEqual([1234, 1234, 1234, 12, -3, 12]);
    expect(['1,2', '12a', '', '1e5', Number.NaN].map(numberOf)).toEqual(Array(5).fill(undefined));
    expect(['HK$ 1,250.50', 'S$250', '250 SGD', '$1,000', '¥300', '300元', 99.9].map(amountOf)).toEqual([
      1250.5, 250, 250, 1000, 300, 300, 99.9,
    ]);
    expect(['9%', '9 %', 9, '８％'].map(percentOf)).toEqual([9, 9, 9, 8]);
  });
  it('dates in common formats; what can be two days is none', () => {
    const day = '2026-03-05';
    for (const text of ['2026-03-05', '2026/3/5', '5.3.2026', '5 Mar 2026', '5-March-26', '2026年3月5日', 46086])
      expect([text, dateOf(text)]).toEqual([text, day]);
    expect(dateOf('2026-03-05 00:00')).toBe(day);
    expect(['25/3/2026', '3/25/2026', '25-03-26', '5/5/2026', '５/５/2026'].map(dateOf)).toEqual([
      '2026-03-25',
      '2026-03-25',
      '2026-03-25',
      '2026-05-05',
      '2026-05-05',
    ]);
    for (const text of ['5/3/2026', '05-03-26', '31/31/2026', '2026-02-30', '5/3', 'tomorrow', '', 1.5, -1, true])
      expect([text, dateOf(text)]).toEqual([text, undefined]);
    const read = cellReader(entityOf('holidays'), 'date', 'SGD');
    expect(read('5/3/2026')).toEqual({ problem: { code: 'eitherDay', params: { value: '5/3/2026' } } });
  });
  it('the order of day and month is told by the other days of the file, or by the person', () => {
    const tableWith = (...days: string[]) => ({
      headings: ['Date'],
      rows: days.map((day, index) => ({ number: index + 2, cells: [day] })),
    });
    const kindOf = () => 'date';
    const read = (order: 'DMY' | 'MDY' | undefined, ...days: string[]) =>
      rowsOf(tableWith(...days), ['date'], kindOf, order).map(({ data }) => data.date);
    expect(read(undefined, '5/3/2026', '25/3/2026')).toEqual(['2026-03-05', '2026-03-25']);
    expect(read(undefined, '5/3/2026', '3/25/2026', '5 Mar 2026')).toEqual(['2026-05-03', '2026-03-25', '5 Mar 2026']);
    expect(unclearDays(tableWith('5/3/2026', '3/25/2026'), ['date'], kindOf)).toEqual([]);
    expect(unclearDays(tableWith('5/3/2026', '5.3.2026', '7/7/2026'), ['date'], kindOf)).toEqual(['5/3/2026']);
    expect(read('MDY', '5/3/2026', '5.3.2026')).toEqual(['2026-05-03', '2026-03-05']);
    expect(read('DMY', '5/3/2026')).toEqual(['2026-03-05']);
    // Days that contradict each other tell nothing.
    expect(unclearDays(tableWith('5/3/2026', '3/25/2026', '25/3/2026'), ['date'], kindOf)).toEqual(['5/3/2026']);
    expect(read(undefined, '5/3/2026', '3/25/2026', '25/3/2026')).toEqual(['5/3/2026', '2026-03-25', '2026-03-25']);
  });
  it.each([
    ['\u202a+852 9123 4567\u202c', '+852 9123 4567'],
    ['+852\u00a09123\u20114567', '+852 9123-4567'],
    ['９１２３４５６７', '91234567'],
    ['（８５２） ９１２３－４５６７', '852 9123-4567'],
    ['(+852) 9123.4567', '+852 9123 4567'],
    ['+(65) 6123 4567', '+65 6123 4567'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['tel:+65 6123 4567', '+65 6123 4567'],
    ['6123 4567\n6123 4568', undefined],
    ['6123 4567 ext 8', undefined],
    ['call me', undefined],
  ])('a telephone number as people paste it: %j', (text, stored) => {
    expect(normalPhone(text)).toBe(stored);
    expect(cellReader(user as unknown as Entity, 'mobileNumber', 'SGD')(text)).toEqual({ value: stored ?? text });
    expect(stored ? normalPhone(stored) : undefined).toBe(stored);
  });
  it('what a spreadsheet shows instead of a value is told from words with a #', () => {
    for (const text of ['#REF!', '#N/A', '#DIV/0!', '#NAME?', '#VALUE!', '####', '#FORMULA!', ' #n/a '])
      expect([text, isNoValue(text)]).toEqual([text, true]);
    for (const text of ['#12-05', '#1', 'Unit #4', '#', 'N/A', '', null, 5])
      expect([text, isNoValue(text)]).toEqual([text, false]);
  });
  it('times, yes and no, lists', () => {
    expect(['9:05', '2:30 pm', '12:00 AM', '14:30:00'].map(timeOf)).toEqual(['09:05', '14:30', '00:00', '14:30']);
    expect(['25:00', '13:00 pm', '9', '9:60'].map(timeOf)).toEqual(Array(4).fill(undefined));
    expect(['Yes', 'y', 1, '是', true, 'Active'].map(yesOrNo)).toEqual(Array(6).fill(true));
    expect(['No', 'n', 0, '否', false].map(yesOrNo)).toEqual(Array(5).fill(false));
    expect(yesOrNo('perhaps')).toBeUndefined();
    expect(listOf('a@x.hk; b@x.hk，c@x.hk\nd@x.hk,')).toEqual(['a@x.hk', 'b@x.hk', 'c@x.hk', 'd@x.hk']);
    expect([6_591_234_567, 12.5, ' a ', null, true].map(textOf)).toEqual(['6591234567', '12.5', 'a', '', 'true']);
  });
  it('choices by code or by label in any language', () => {
    const read = cellReader(user as unknown as Entity, 'roleCode', 'SGD');
    for (const text of ['STAFF', 'staff', 'Staff', translate('zh-Hant', 'roles.STAFF'), translate('zh-Hans', 'roles.STAFF')])
      expect([text, read(text)]).toEqual([text, { value: 'STAFF' }]);
    expect(read('King')).toEqual({ problem: { code: 'noSuchChoice' } });
    const money = cellReader(carPark as unknown as Entity, 'carMonthlyRate', 'SGD');
    expect([money('12.34'), money(0.07), money('12.3456'), money('x')]).toEqual([
      { value: 1234 },
      { value: 7 },
      { problem: { code: 'twoDecimals' } },
      { problem: { code: 'notNumber' } },
    ]);
    for (const text of ['1.250', 'S$ 1.250', '12.500 SGD'])
      expect(money(text)).toEqual({ problem: { code: 'eitherNumber', params: { value: text } } });
    expect([money('1250'), money('1.25'), money('1,250'), money(1.25), money('1,250.00')]).toEqual(
      [125_000, 125, 125_000, 125, 125_000].map((value) => ({ value })),
    );
    expect(cellReader(carPark as unknown as Entity, 'carMonthlyRate', 'KWD')('1.250')).toEqual({ value: 1250 });
    const yen = cellReader(carPark as unknown as Entity, 'carMonthlyRate', 'JPY');
    expect([yen('1,200'), yen('12.5')]).toEqual([{ value: 1200 }, { problem: { code: 'notWhole' } }]);
  });
  it('formulas are distinguished from signed numbers and phone numbers', () => {
    for (const text of ['=1', ' =1', '<b>', '@x', '\t1', '\r1', '+x', '-x', '-', '+'])
      expect([text, isInjection(text)]).toEqual([text, true]);
    for (const text of ['+852 2123', '-5', '- 5', '+(65) 1', 'a=b', '', null, 5, false])
      expect([text, isInjection(text)]).toEqual([text, false]);
    expect([harmlessCell('=1'), harmlessCell('+65 1'), harmlessCell(-1)]).toEqual(["'=1", '+65 1', -1]);
    // A downloaded list can be uploaded again and gives the same values.
    expect(["'+65 1", "'=1", "'tis", "'", 5].map(unguardedCell)).toEqual(['+65 1', '=1', "'tis", "'", 5]);
  });
});

describe('accepted files', () => {
  const file = (name: string, size = 1) => ({ name, size });
  const MB = 1024 * 1024;
  it('R-0254 R-0255 R-0256 spreadsheets: xlsx, xls, csv, one, up to 5 MB', () => {
    for (const name of ['a.xlsx', 'A.XLS', '用戶.csv']) expect(problemOfFiles([file(name, 5 * MB)], SHEET_RULES)).toBeUndefined();
    const key = (...files: { name: string; size: number }[]) => problemOfFiles(files, SHEET_RULES)?.key;
    expect(key(file('a.pdf'))).toBe('bulkUpload.wrongType');
    expect(problemOfFiles([file('a')], SHEET_RULES)?.params).toEqual({ accept: '.xlsx, .xls, .csv' });
    expect(key(file('a.csv'), file('b.csv'))).toBe('kit.file.single');
    expect(key(file('a.b.csv'))).toBe('kit.file.manyDots');
    expect(key(file('a.csv', 5 * MB + 1))).toBe('kit.file.tooLarge');
    expect(key(file('a.csv', 0))).toBe('kit.file.empty');
    expect(key()).toBeUndefined();
  });
  it('R-0257 R-0258 R-0259 zip files: .zip, one, up to 5 MB', () => {
    expect(problemOfFiles([file('a.zip', 5 * MB)], ZIP_RULES)).toBeUndefined();
    expect(problemOfFiles([file('a.rar')], ZIP_RULES)).toEqual({ key: 'bulkUpload.wrongType', params: { accept: '.zip' } });
    expect(problemOfFiles([file('a.zip'), file('b.zip')], ZIP_RULES)?.key).toBe('kit.file.single');
    expect(problemOfFiles([file('a.zip', 5 * MB + 1)], ZIP_RULES)?.key).toBe('kit.file.tooLarge');
  });
  it('R-0270 R-0271 errors appear in a toast after 1 s, for 5 s', () => {
    expect([TOAST_DELAY_MS, TOAST_LASTS_MS]).toEqual([1_000, 5_000]);
  });
});

describe('the portal', () => {
  const entity = user as unknown as Entity;
  const upload = entity.uploads?.create as Upload;
  const columns = upload.columns;
  const lastPart = (key: string, options?: { _?: string }) => options?._ ?? key.split('.').at(-1) ?? key;
  const words = wordsOf(lastPart as never, entity);

  it('R-0272 both calls time out after 120,000 ms', async () => {
    const call = vi.fn(async () => ({ data: {}, message: '', status: 200 }));
    const session = { officeCentre: { officeCentreId: 7 } } as never;
    await processUpload(call as never, entity, session, { upload: 'create', fileName: 'a.csv', rows: [] });
    await confirmUpload(call as never, entity, session, { upload: 'create', uploadId: 'x' });
    expect(call.mock.calls).toEqual([
      [
        'POST',
        '/office-centres/7/users/process-data',
        { body: { fileName: 'a.csv', rows: [] }, signal: undefined, timeoutMs: 120_000 },
      ],
      ['POST', '/office-centres/7/users/upload-data', { body: { uploadId: 'x' }, timeoutMs: SLOW_CALL_MS }],
    ]);
  });
  it.each(['user-groups', 'global-user-groups'])('R-0428 so do those of %s', async (name) => {
    const call = vi.fn(async () => ({ data: {}, message: '', status: 200 }));
    const session = { officeCentre: { officeCentreId: 7, uuid: 'u' } } as never;
    const groups = entityOf(name);
    await processUpload(call as never, groups, session, { upload: 'create', fileName: 'a.csv', rows: [] });
    await confirmUpload(call as never, groups, session, { upload: 'create', uploadId: 'x' });
    const waits = (call.mock.calls as unknown as [string, string, { timeoutMs?: number }][]).map(
      ([method, path, { timeoutMs }]) => [method, path.split('/').at(-1), timeoutMs],
    );
    expect(waits).toEqual([
      ['POST', 'process-data', 120_000],
      ['POST', 'upload-data', 120_000],
    ]);
  });
  it('the steps have their own URLs', () => {
    expect(
      ['/upload/users', '/upload/users/', '/upload/users/confirm', '/upload/users/result'].map((path) => stepOf(upload, path)),
    ).toEqual(['choose', 'choose', 'confirm', 'result']);
    expect(stepPath(upload, 'result', 'a b')).toBe('/upload/users/result?uploadId=a%20b');
    const cards = { page: '/upload/third-party-passes', resultStep: 'results' } as const;
    expect(stepPath(cards, 'result', '1')).toBe('/upload/third-party-passes/results?uploadId=1');
    expect(
      ['/upload/third-party-passes/results', '/upload/third-party-passes/result'].map((path) => stepOf(cards, path)),
    ).toEqual(['result', 'choose']);
  });
  it('a template has the columns, an example and the choices; the file of failed rows runs no formulas', () => {
    const [rows, choices] = templateSheets(
      { entity, upload, columns, words },
      (column) => (column === 'roleCode' ? ['STAFF', 'SUB_ADMIN'] : []),
      { rows: 'Users', choices: 'Choices' },
    );
    expect(rows?.rows[0]).toEqual(columns.map((name) => expect.stringContaining(name)));
    expect(rows?.rows[0]?.[0]).toBe('fullName *');
    expect(rows?.rows[1]?.[1]).toBe('taiman.chan@company.example');
    expect(choices?.rows).toEqual([['roleCode'], ['STAFF'], ['SUB_ADMIN']]);
    const failed = failedSheet(
      { entity, upload, columns: ['fullName'], words },
      [
        {
          number: 7,
          data: { fullName: '=HYPERLINK("x")' },
          problems: { fullName: { code: 'injection', message: '=no' } },
          status: 'REFUSED',
          recordId: null,
          title: null,
          changes: null,
        },
      ],
      { rows: 'Users', number: 'Row', problems: 'Errors' },
    );
    expect(failed.rows).toEqual([
      ['fullName *', 'Row', 'Errors'],
      [`'=HYPERLINK("x")`, 7, "'=no"],
    ]);
  });
  it('corrected rows replace those with the same number', () => {
    const row = (number: number, status: string) => ({ number, status }) as never;
    const known = {
      dataList: [row(2, 'READY'), row(3, 'REFUSED')],
      uploadedRecords: 1,
      failedRecords: 1,
    } as unknown as UploadResult;
    const fresh = { dataList: [row(3, 'READY')], uploadedRecords: 2, failedRecords: 0 } as unknown as UploadResult;
    expect(withRows(known, fresh)).toMatchObject({
      dataList: [{ number: 2 }, { number: 3, status: 'READY' }],
      uploadedRecords: 2,
      failedRecords: 0,
    });
  });
});

it('an invalid declaration fails at start', () => {
  const broken = (over: Partial<Upload>): string[] => {
    const entity = { ...user, uploads: { create: { ...user.uploads?.create, ...over } } } as unknown as Entity;
    return checkSchemas(entities.map((one) => (one.name === 'users' ? entity : one)));
  };
  expect(broken({})).toEqual([]);
  expect(broken({ columns: ['fullName', 'username'] }).join()).toContain("lacks the required column 'officeCentre'");
  expect(broken({ columns: [...(user.uploads?.create?.columns ?? []), 'status'] }).join()).toContain("'status'");
  expect(broken({ by: { officeCentre: ['nothing'] } }).join()).toContain("'nothing'");
  expect(broken({ permission: 'NO_SUCH' as never }).join()).toContain("'NO_SUCH'");
  expect(broken({ page: '/users' }).join()).toContain('/users');
});

it('an upload of files that asks its rows for what cannot be asked fails at start', () => {
  const { invoices } = Object.fromEntries(entities.map((one) => [one.name, one]));
  const broken = (over: object): string => {
    const files = { ...invoices?.uploads?.files, named: { ...invoices?.uploads?.files?.named, ...over } };
    return checkSchemas(
      entities.map((one) => (one === invoices ? ({ ...one, uploads: { files } } as unknown as Entity) : one)),
    ).join();
  };
  expect(broken({})).toBe('');
  expect(broken({ asks: ['amount', 'paidRemark'] })).toContain("asks for 'paidRemark', which is no column");
  expect(broken({ asks: ['invoiceNo'], forAll: [] })).toContain("asks for 'invoiceNo', which the files say");
  expect(broken({ asks: ['amount'] })).toContain("gives 'dueDate' to all rows, which none is asked for");
});
