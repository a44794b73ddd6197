/** Malicious files: each is rejected with a message, the server keeps running, and nothing of them is kept. */
import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { ZipFile } from 'yazl';
import { bulkUpload } from '#i18n/en/bulkUpload.ts';
import { uploads } from '#i18n/en/uploads.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { AppError } from '#server/errors/appError.ts';
import { picturesOf } from '#server/files/zip.ts';
import { bookOf, formOf, HEADINGS, sendFile, userBook } from './bulkUploadFiles.ts';
import { type Fingerprint, makeFingerprint } from './fingerprint.ts';
import { type Api, type Client, startApi } from './harness.ts';

let api: Api;
let admin: Client;
let path: string;
let fingerprint: () => Promise<Fingerprint>;
let before: Fingerprint;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  path = `/office-centres/${api.world.here.building}/users/process-data`;
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  before = await fingerprint();
});

const packed = (parts: Readonly<Record<string, string | Buffer>>, options: { mode?: number } = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name, options);
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    zip.end();
  });
/** The same bytes with a file name replaced by one of the same length, which no regular archiver would write. */
const renamed = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
const good = userBook([['Chan', 'chan@company.example', null, null, null, 'HERE-T0', 'Staff']]);
const unpackedParts = async (sheet: string, more: Record<string, string> = {}) =>
  packed({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
const sheetXml = (inner: string, head = '') =>
  `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inner}</worksheet>`;
const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = `<row r="1">${HEADINGS.map((text, index) => inline(`${'ABCDEFG'[index]}1`, text)).join('')}</row>`;

async function refused(name: string, bytes: Buffer | string, sentence: string, status = 422) {
  const answer = await sendFile(admin, path, name, bytes);
  expect([name, answer.status, answer.message]).toEqual([name, status, sentence]);
  expect(answer.data).toBeNull();
  expect(await fingerprint()).toEqual(before);
}

describe('spreadsheets', () => {
  it('R-0254 only xlsx, xls and csv are accepted', async () => {
    const accept = '.xlsx, .xls, .csv';
    const sentence = uploads.fileType.replace('%{accept}', accept);
    for (const name of ['people.pdf', 'people.xlsm', 'people', 'people.html', '.xlsx']) await refused(name, good, sentence);
    expect(sentence).toBe('Only file with .xlsx, .xls, .csv is supported!');
    await refused('a.b.xlsx', good, 'Filename with more than one “.” is not supported due to security restrictions');
  });

  it('R-0255 one file at a time is accepted, in its own form field', async () => {
    const { payload, headers } = formOf({ name: 'a.xlsx', bytes: good }, { name: 'b.xlsx', bytes: good });
    const two = await admin.call('POST', path, payload, headers);
    expect([two.status, two.message]).toEqual([422, 'Uploading of multiple files is not supported!']);
    const other = formOf({ name: 'a.xlsx', bytes: good, field: 'upload' });
    expect((await admin.call('POST', path, other.payload, other.headers)).status).toBe(422);
    expect(await fingerprint()).toEqual(before);
  });

  it('R-0256 a file over 5 MB is rejected', async () => {
    await refused(
      'big.csv',
      Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'),
      'Please do not upload files larger than 5MB in size.',
      413,
    );
    await refused('huge.csv', Buffer.alloc(12 * 1024 * 1024, 'a,b\n'), 'The request is too large.', 413).catch(async () =>
      refused('huge.csv', Buffer.alloc(12 * 1024 * 1024, 'a,b\n'), 'Please do not upload files larger than 5MB in size.', 413),
    );
  });

  it('files whose content does not match their name are rejected', async () => {
    for (const [name, bytes] of [
      ['a.xlsx', '<html><script>alert(1)</script></html>'],
      ['a.xls', '<html><table><tr><td>x</td></tr></table></html>'],
      ['a.xls', good],
      ['a.csv', good],
      ['a.xlsx', Buffer.alloc(0)],
      ['a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])],
      ['a.xlsx', Buffer.from('%PDF-1.4')],
    ] as const)
      await refused(name, bytes as Buffer, uploads.fileContent);
  });

  it('truncated, malformed and empty files are rejected', async () => {
    for (const at of [30, 200, good.length - 30]) await refused('a.xlsx', good.subarray(0, at), uploads.sheetUnreadable);
    await refused('a.xlsx', await packed({ 'readme.txt': 'nothing' }), uploads.sheetUnreadable);
    await refused('a.xlsx', await packed({ 'xl/worksheets/sheet1.xml': '<worksheet' }), uploads.sheetUnreadable);
    const old = bookOf({ A: [HEADINGS] }, 'biff8');
    await refused('a.xls', old.subarray(0, 512), uploads.sheetUnreadable);
    await refused('a.xls', Buffer.concat([old.subarray(0, 8), Buffer.alloc(4096, 0xff)]), uploads.sheetUnreadable);
    await refused('a.csv', ' \n \n', uploads.sheetEmpty);
    await refused('a.csv', 'Full name,E-mail address\n', uploads.sheetEmpty);
    await refused('a.csv', 'what,ever\n1,2\n', uploads.sheetHeadings);
  });

  it('files with a password are rejected with that reason', async () => {
    // Office stores an encrypted workbook in the old container format.
    const container = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(512));
    XLSX.CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64));
    const bytes = Buffer.from(XLSX.CFB.write(container, { type: 'buffer' }) as Uint8Array);
    await refused('a.xlsx', bytes, uploads.sheetEncrypted);
    await refused('a.xls', bytes, uploads.sheetEncrypted);
  });

  it('a billion-laughs workbook is rejected', async () => {
    const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join('');
    const laughs = `<!DOCTYPE lolz [<!ENTITY l0 "lol">${entities}]>`;
    await refused(
      'a.xlsx',
      await unpackedParts(sheetXml(`<sheetData><row r="1">${inline('A1', '&l9;')}</row></sheetData>`, laughs)),
      uploads.sheetUnreadable,
    );
    const outside = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
    await refused(
      'a.xlsx',
      await unpackedParts(sheetXml(`<sheetData><row r="1">${inline('A1', '&f;')}</row></sheetData>`, outside)),
      uploads.sheetUnreadable,
    );
  });

  it('zip bombs are rejected while they unpack', async () => {
    const bomb = await unpackedParts(sheetXml(`<sheetData>${' '.repeat(80 * 1024 * 1024)}</sheetData>`));
    expect(bomb.length).toBeLessThan(200_000);
    await refused('a.xlsx', bomb, uploads.sheetTooBig);
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`xl/worksheets/s${index}.xml`, '<a/>']));
    await refused('a.xlsx', await unpackedParts(sheetXml('<sheetData/>'), many), uploads.sheetTooBig);
  });

  it('declared sizes are ignored: a cell at the far end, merged cells over everything', async () => {
    const far = await unpackedParts(
      sheetXml(
        `<dimension ref="A1:XFD1048576"/><sheetData>${headings}<row r="2">${inline('A2', 'Chan')}${inline('XFD2', 'far')}</row><row r="1048576">${inline('A1048576', 'end')}</row></sheetData><mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(20_000)}</mergeCells>`,
      ),
    );
    await refused('a.xlsx', far, uploads.sheetRows.replace('%{max}', '10000'));
    const near = await unpackedParts(
      sheetXml(
        `<dimension ref="A1:XFD1048576"/><sheetData>${headings}<row r="2">${inline('A2', 'Chan')}</row><row r="1048576"><c r="A1048576" s="0"/></row></sheetData><mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(20_000)}</mergeCells>`,
      ),
    );
    expect((await sendFile(admin, path, 'a.xlsx', near)).data.dataList).toHaveLength(1);
  });

  it('more than 10,000 rows are rejected', async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => `Person ${index},p${index}@x.hk`).join('\n');
    await refused('a.csv', `Full name,E-mail address\n${rows}`, uploads.sheetRows.replace('%{max}', '10000'));
    await refused('a.csv', `Full name,E-mail address\n${rows}\n${rows}`, uploads.sheetRows.replace('%{max}', '10000'));
  });

  it('formulas give their values; links, macros and names are dropped', async () => {
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet([HEADINGS, ['x', 'formula@company.example', null, null, null, 'HERE-T0', 'Staff']]);
    sheet.A2 = { t: 's', v: 'Result', f: 'HYPERLINK("http://evil.example","Result")' };
    sheet.C2 = { t: 's', v: '=cmd|calc', f: '"=cmd|calc"' };
    XLSX.utils.book_append_sheet(book, sheet, 'Users');
    const bytes = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const { data } = await sendFile(admin, path, 'a.xlsx', bytes);
    expect(data.dataList[0]).toMatchObject({ data: { fullName: 'Result', jobTitle: '=cmd|calc' }, status: 'REFUSED' });
    expect(data.dataList[0]?.problems).toMatchObject({ jobTitle: { code: 'injection' } });
  });

  it('the server keeps answering while it rejects files', async () => {
    const bomb = await unpackedParts(sheetXml(`<sheetData>${' '.repeat(80 * 1024 * 1024)}</sheetData>`));
    const files = Array.from({ length: 6 }, () => sendFile(admin, path, 'a.xlsx', bomb));
    const [health] = await Promise.all([admin.get('/health/live'), ...files]);
    expect(health.status).toBe(200);
    const { data } = await sendFile(admin, path, 'a.xlsx', good);
    expect((data as UploadResult).uploadedRecords).toBe(1);
  });

  it('no file is parsed for a person without the permission', async () => {
    const { payload, headers } = formOf({ name: 'a.xlsx', bytes: Buffer.alloc(6 * 1024 * 1024) });
    for (const [name, status] of [
      ['nobody', 401],
      ['STAFF@here.0', 403],
      ['LANDLORD_ADMIN_VIEW_ONLY@here', 403],
    ] as const)
      expect([name, (await (await api.as(name)).call('POST', path, payload, headers)).status]).toEqual([name, status]);
  });
});

describe('zip files of pictures', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const jpg = Buffer.from('ffd8ffe000104a464946', 'hex');
  const read = async (name: string, bytes: Buffer) => {
    const found = [];
    for await (const one of picturesOf(name, bytes))
      found.push([one.name, one.uploadable, one.uploadable ? undefined : one.problem]);
    return found;
  };
  const reasonOf = (name: string, bytes: Buffer) =>
    read(name, bytes).then(
      () => 'read',
      (error: unknown) => (error instanceof AppError ? error.facts.messageKey?.replace('uploads.', '') : String(error)),
    );

  it('R-0257 R-0258 R-0259 one .zip of at most 5 MB is accepted', async () => {
    const zip = await packed({ 'a.png': png });
    for (const name of ['faces.rar', 'faces', 'faces.png', '.zip'])
      expect([name, await reasonOf(name, zip)]).toEqual([name, 'fileType']);
    expect(await reasonOf('faces.tar.zip', zip)).toBe('manyDots');
    expect(await reasonOf('faces.ZIP', zip)).toBe('read');
    const noise = Buffer.from(Array.from({ length: 5 * 1024 * 1024 }, (_, index) => (index * 7919) % 251));
    expect(await reasonOf('faces.zip', Buffer.concat([zip, noise]))).toBe('tooLarge');
  });

  it('R-0269 every file is reported as uploadable or not', async () => {
    const zip = await packed({
      'faces/a.png': png,
      'faces/b.JPG': jpg,
      'faces/c.png': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'faces/d.jpg': '<html><script>alert(1)</script></html>',
      'faces/notes.txt': 'hello',
      'faces/e.f.png': png,
      '__MACOSX/._a.png': 'x',
      'faces/.DS_Store': 'x',
    });
    expect(await read('faces.zip', zip)).toEqual([
      ['a.png', true, undefined],
      ['b.JPG', true, undefined],
      ['c.png', false, 'fileContent'],
      ['d.jpg', false, 'fileContent'],
      ['notes.txt', false, 'fileType'],
      // Named after an e-mail address: the rule of one dot applies to the uploaded file itself.
      ['e.f.png', true, undefined],
    ]);
  });

  it('paths outside the folder, links, nested archives and passwords are rejected', async () => {
    const zip = await packed({ 'aa/xx.png': png });
    expect(await reasonOf('f.zip', renamed(zip, 'aa/xx.png', '../xx.png'))).toBe('zipPath');
    expect(await reasonOf('f.zip', renamed(zip, 'aa/xx.png', '/etc/x.png'.slice(0, 9)))).toBe('zipPath');
    expect(await reasonOf('f.zip', renamed(zip, 'aa/xx.png', 'C:/xx.png'))).toBe('zipPath');
    expect(await reasonOf('f.zip', renamed(zip, 'aa/xx.png', 'a/../x.pn'))).toBe('zipPath');
    expect(await reasonOf('f.zip', await packed({ 'a.png': '/etc/passwd' }, { mode: 0o120777 }))).toBe('zipLink');
    expect(await reasonOf('f.zip', await packed({ 'a.png': png, 'in.zip': zip }))).toBe('zipNested');
    expect(await reasonOf('f.zip', await packed({ 'a.png': zip }))).toBe('zipNested');
    const locked = Buffer.from(zip);
    const directory = locked.indexOf(Buffer.from('504b0102', 'hex'));
    locked.writeUInt16LE(locked.readUInt16LE(directory + 8) | 1, directory + 8);
    expect(await reasonOf('f.zip', locked)).toBe('zipEncrypted');
  });

  it('zip bombs, wrong sizes and invalid zip files are rejected', async () => {
    expect(await reasonOf('f.zip', await packed({ 'a.png': Buffer.alloc(45 * 1024 * 1024) }))).toBe('zipTooBig');
    expect(await reasonOf('f.zip', await packed({ 'a.png': Buffer.alloc(20 * 1024 * 1024) }))).toBe('zipTooBig');
    const lying = await packed({ 'a.png': Buffer.alloc(500_000) });
    const directory = lying.indexOf(Buffer.from('504b0102', 'hex'));
    lying.writeUInt32LE(16, directory + 24);
    expect(await reasonOf('f.zip', lying)).toBe('zipUnreadable');
    expect(await reasonOf('f.zip', Buffer.from('not a zip at all, whatever its name says'))).toBe('zipUnreadable');
    expect(await reasonOf('f.zip', (await packed({ 'a.png': png })).subarray(0, 40))).toBe('zipUnreadable');
    expect(await reasonOf('f.zip', await packed({}))).toBe('zipEmpty');
    expect(await reasonOf('f.zip', await packed({ '__MACOSX/._a': 'x' }))).toBe('zipEmpty');
    const crowd = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.png`, png]));
    expect(await reasonOf('f.zip', await packed(crowd))).toBe('zipTooBig');
  });
});

it('the messages are exactly those of the specification', () => {
  expect(bulkUpload.notices.users).toContain('%{smart_count} users successfully uploaded');
  expect(bulkUpload.notices.usersFailed).toBe('All users failed to upload');
});
