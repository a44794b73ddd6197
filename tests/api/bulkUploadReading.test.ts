/** Spreadsheets and texts as people save and paste them: read right, or refused with a sentence; what cannot be told is never guessed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { bookOf, formOf, sendFile } from './bulkUploadFiles.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

let api: Api;
let building: Client;
let users: string;
beforeAll(async () => {
  api = await startApi();
  building = await api.as('LANDLORD_ADMIN@here');
  users = `/office-centres/${api.world.here.building}/users/process-data`;
});
afterAll(() => api.close());

const HEAD = 'Full name,E-mail address,Company,Role';
const latin = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\n'), 'latin1');
const named = (data: UploadResult, name: string) => data.dataList.map((row) => [row.data[name], row.status]);
/** A file, and what the sender says about it. */
function say(path: string, name: string, bytes: Buffer, said: Readonly<Record<string, string>>): Promise<Answer<UploadResult>> {
  const { payload, headers } = formOf({ name, bytes });
  const boundary = headers['content-type'].split('boundary=')[1];
  const fields = Object.entries(said).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  return building.call<UploadResult>('POST', path, Buffer.concat([Buffer.from(fields.join('')), payload]), headers);
}
const holidays = (lines: readonly (readonly (string | number)[])[], said: Readonly<Record<string, string>> = {}) =>
  say('/holidays/process-data', 'days.xlsx', bookOf({ Days: [['Date', 'Name'], ...lines] }), said);

describe('a CSV file', () => {
  it('is read as Excel saves it in the West', async () => {
    const { data } = await sendFile(building, users, 'a.csv', latin('Jürgen Müller,j@company.example,HERE-T0,Staff'));
    expect(named(data, 'fullName')).toEqual([['Jürgen Müller', 'READY']]);
  });
  it('of which nothing tells the encoding is refused, and read as the sender says', async () => {
    const cyrillic = Buffer.concat([
      Buffer.from(`${HEAD}\n`),
      Buffer.from('c8e2e0ed20cfe5f2f0eee2', 'hex'),
      Buffer.from(',i@company.example,HERE-T0,Staff'),
    ]);
    expect(await sendFile(building, users, 'a.csv', cyrillic)).toMatchObject({
      status: 422,
      message: 'The encoding of this file cannot be told. Please save it as “CSV UTF-8” or as .xlsx and upload it again.',
    });
    const { data } = await say(users, 'a.csv', cyrillic, { encoding: 'windows-1251' });
    expect(named(data, 'fullName')).toEqual([['Иван Петров', 'READY']]);
    expect(await say(users, 'a.csv', cyrillic, { encoding: 'shift_jis' })).toMatchObject({ status: 422 });
    expect(await say(users, 'a.csv', cyrillic, { encoding: 'utf-7' })).toMatchObject({
      status: 422,
      errors: { encoding: { code: 'notAllowed' } },
    });
  });
  it('with a quotation mark that is not closed is refused, and the row is named', async () => {
    const open = latin(
      'Ann Lee,a@company.example,HERE-T0,Staff',
      '"Bob Ong,b@company.example,HERE-T0,Staff',
      'Cyn Ho,c@company.example,HERE-T0,Staff',
    );
    expect(await sendFile(building, users, 'a.csv', open)).toMatchObject({
      status: 422,
      message: expect.stringContaining('Row 3 has a quotation mark that is not closed'),
    });
  });
});

describe('cells without a value', () => {
  it('are refused by name, also in a column that may be blank', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Full name', 'E-mail address', 'Job title', 'Company', 'Role'],
      ['x', 'a@company.example', 'Clerk', 'HERE-T0', 'Staff'],
      ['Ann Lee', 'b@company.example', 'x', 'HERE-T0', 'Staff'],
      ['Bob Ong', 'c@company.example', 'x', 'HERE-T0', 'Staff'],
    ]);
    Object.assign(sheet, {
      A2: { t: 'e', v: 0x17, w: '#REF!' },
      C3: { t: 'e', v: 0x2a, w: '#N/A' },
      C4: { t: 'n', f: 'A1&"x"' },
    });
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'People');
    const { data } = await sendFile(
      building,
      users,
      'a.xlsx',
      Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })),
    );
    expect(
      data.dataList.map(({ status, problems }) => [
        status,
        ...Object.entries(problems ?? {}).map(([name, { message }]) => `${name}: ${message}`),
      ]),
    ).toEqual([
      ['REFUSED', expect.stringContaining('fullName: Full name has no value: the spreadsheet shows “#REF!”')],
      ['REFUSED', expect.stringContaining('jobTitle: Job title has no value: the spreadsheet shows “#N/A”')],
      ['REFUSED', expect.stringContaining('“#FORMULA!”')],
    ]);
  });
});

describe('telephone numbers', () => {
  const pasted = ['\u202a+852 9123 4567\u202c', '+852\u00a09123\u20114567', '（852） 9123 4567', '9123.4567', '９１２３４５６７'];
  const stored = ['+852 9123 4567', '+852 9123-4567', '852 9123 4567', '9123 4567', '91234567'];
  it('are read as they are seen and pasted', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Full name', 'E-mail address', 'Mobile number', 'Company', 'Role'],
      ...[85291234567, ...pasted].map((phone, turn) => [`P ${turn}`, `p${turn}@company.example`, phone, 'HERE-T0', 'Staff']),
    ]);
    Object.assign(sheet.C2 as object, { z: '"+"0' });
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet, 'People');
    const { data } = await sendFile(
      building,
      users,
      'a.xlsx',
      Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })),
    );
    expect(data.dataList.map(({ status, problems }) => [status, problems])).toEqual(Array(6).fill(['READY', null]));
    expect(data.dataList[0]?.data.mobileNumber).toBe('+85291234567');
    const path = users.replace('process', 'upload');
    await building.post(path, { uploadId: data.uploadId });
    const rows = await api.db.text<{ phone: string }>(
      `select mobile_number as phone from users where username like 'p_@company.example' order by username`,
    );
    expect(rows.map(({ phone }) => phone)).toEqual(['+85291234567', ...stored]);
  });
});

describe('dates and amounts', () => {
  it('in numbers are read in the order that the others of the file tell', async () => {
    const american = await holidays([
      ['3/4/2061', 'April or March'],
      ['12/25/2061', 'Christmas Day'],
    ]);
    expect(named(american.data, 'date')).toEqual([
      ['2061-03-04', 'READY'],
      ['2061-12-25', 'READY'],
    ]);
    const other = await holidays([
      ['3/4/2061', 'April or March'],
      ['25/12/2061', 'Christmas Day'],
    ]);
    expect(named(other.data, 'date')).toEqual([
      ['2061-04-03', 'READY'],
      ['2061-12-25', 'READY'],
    ]);
  });
  it('that can be two days are refused with a sentence, or read in the order that the sender says', async () => {
    const { data } = await holidays([['3/4/2062', 'April or March']]);
    expect(data.dataList[0]).toMatchObject({
      status: 'REFUSED',
      problems: { date: { code: 'eitherDay', message: 'Date: “3/4/2062” can be two days. Please write it as 2026-12-31' } },
    });
    for (const [dateOrder, day] of [
      ['DMY', '2062-04-03'],
      ['MDY', '2062-03-04'],
    ] as const)
      expect(named((await holidays([['3/4/2062', 'x']], { dateOrder })).data, 'date')).toEqual([[day, 'READY']]);
  });
  it('keep their order when a row is corrected later', async () => {
    const rows = [
      { number: 2, data: { date: '3/4/2063', name: 'x' } },
      { number: 3, data: { date: '12/25/2063', name: '=x' } },
    ];
    const first = await building.post<UploadResult>('/holidays/process-data', { fileName: 'a.csv', rows });
    expect(first.data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED']);
    const done = await building.post<UploadResult>('/holidays/upload-data', { uploadId: first.data.uploadId });
    expect(done.data.dataList[0]).toMatchObject({ status: 'UPLOADED', data: { date: '2063-03-04' } });
  });
});

describe('texts and documents', () => {
  const send = async (name: string, bytes: Buffer) => {
    const { payload, headers } = formOf({ name, bytes });
    return building.call<{ uuid: string }>('POST', '/system-files', payload, headers);
  };
  it('are stored so that a browser shows their letters', async () => {
    for (const bytes of [Buffer.from('Caf\xe9, 5 \x80 fee', 'latin1'), Buffer.from('\ufeffCafé, 5 € fee', 'utf16le')]) {
      const { data, status } = await send('note.txt', bytes);
      expect(status).toBe(200);
      const file = await api.app.inject({
        url: `/api/system-files/uuid/${data.uuid}`,
        headers: { authorization: building.authorization ?? '' },
      });
      expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(file.body).toContain('Café, 5 € fee');
    }
  });
  it('are refused where nothing tells their letters; a PDF may begin with a line of its own', async () => {
    expect(await send('note.txt', Buffer.from('c8e2e0ed20cfe5f2f0eee2', 'hex'))).toMatchObject({
      status: 422,
      message: 'The encoding of this text cannot be told. Please save it as UTF-8 and upload it again.',
    });
    expect((await send('a.pdf', Buffer.from('\n%PDF-1.4\n%%EOF\n'))).status).toBe(200);
  });
});
