/** Uploads that pretend to be something else: each is rejected with a message, nothing is kept, and the server continues. */
import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';
import { chunk, deflatedZeros, picture, pngOf, tinyJpeg, tinyPng, withChunks } from './pictures.ts';
import { part, sendParts } from './uploads.ts';

let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

/** Rows and files on disk, including partially written ones. */
async function stored(): Promise<{ rows: number; files: number }> {
  const [row] = await api.db.query<{ rows: number }>(sql`select count(*)::int as rows from system_files`);
  const { storageDir } = api.config;
  const entries = existsSync(storageDir) ? readdirSync(storageDir, { recursive: true, withFileTypes: true }) : [];
  return { rows: row?.rows ?? 0, files: entries.filter((one) => one.isFile()).length };
}

const PDF = '%PDF-1.4\n%%EOF\n';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const DOTS = 'Filename with more than one “.” is not supported due to security restrictions';
const DAMAGED = 'This picture is damaged or is not a picture. Please choose another one.';
const UNFIT = 'The content of this file does not match its name. Please upload the original file.';
const PIXELS = 'This picture has too many pixels: at most 40 million can be taken. Please make it smaller first.';
const LARGE = 'Please do not upload files larger than 5MB in size.';
const ENDINGS = 'Please only upload files with pdf, csv, xlsx, xls, doc, txt, ppt, jpg, jpeg, png extension.';
const MAGIC = tinyPng.subarray(0, 8);

describe('an upload is rejected without a trace:', () => {
  it.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
    ['a script that says it is a PNG', 'a.png', () => '<script>alert(1)</script>', UNFIT],
    ['an SVG that says it is a PNG', 'a.png', () => SVG, UNFIT],
    ['an SVG', 'a.svg', () => SVG, ENDINGS],
    ['HTML behind the first bytes of a PNG', 'a.png', () => Buffer.concat([MAGIC, Buffer.from('<html><script>')]), DAMAGED],
    [
      'HTML behind the first bytes of a JPEG',
      'a.jpg',
      () => Buffer.concat([tinyJpeg.subarray(0, 4), Buffer.from('<html>')]),
      DAMAGED,
    ],
    ['a GIF that is a script too', 'a.png', () => 'GIF89a/*<svg/onload=alert(1)>*/=alert(1)//', UNFIT],
    ['a JPEG that says it is a PNG', 'a.png', () => tinyJpeg, UNFIT],
    ['half a PNG', 'a.png', async () => (await picture('png', 200, 200)).subarray(0, 200), DAMAGED],
    ['half a JPEG', 'a.jpeg', async () => (await picture('jpeg', 200, 200)).subarray(0, 400), DAMAGED],
    ['a PNG whose size is a lie', 'a.png', () => pngOf(60_000, 60_000, deflatedZeros(4 * 1024 * 1024)), PIXELS],
    ['a PNG of the largest size there is', 'a.png', () => pngOf(0xffffffff, 0xffffffff, deflatedZeros(100)), PIXELS],
    ['a bomb behind a small size', 'a.png', () => pngOf(10, 10, deflatedZeros(256 * 1024 * 1024), { interlaced: true }), DAMAGED],
    ['a chunk that is longer than the file', 'a.png', () => withChunks(tinyPng, Buffer.from('7fffffff74455874', 'hex')), DAMAGED],
    ['a page that says it is text', 'a.txt', () => '<!doctype html><script>alert(1)</script>', UNFIT],
    ['a page that says it is a list', 'a.csv', () => `  ${SVG}`, UNFIT],
    ['a program', 'a.exe', () => 'MZ', ENDINGS],
    ['a document that runs', 'a.pdf', () => 'MZ%PDF-1.4', UNFIT],
    ['a zip that says it is a workbook', 'a.xlsx', () => Buffer.from('504b0304140000', 'hex'), UNFIT],
    ['two endings', 'a.php.png', () => tinyPng, DOTS],
    ['an ending that is turned round', 'a\u202egnp.exe', () => tinyPng, ENDINGS],
    ['a name that is an ending only', '.png', () => tinyPng, ENDINGS],
    ['a name that climbs', '..\\..\\a.b.png', () => tinyPng, DOTS],
    ['more than 5 MB', 'a.pdf', () => Buffer.concat([Buffer.from(PDF), Buffer.alloc(5 * 1024 * 1024)]), LARGE],
  ])('%s', async (_what, name, bytes, message) => {
    const before = await stored();
    const answer = await sendParts(admin, [part('file', await bytes(), name)], '/system-files');
    expect(answer.message).toBe(message);
    expect(answer.status).toBe(message === LARGE ? 413 : 422);
    expect(await stored()).toEqual(before);
  });

  it.each<[string, Buffer[], number]>([
    ['two files', [part('file', PDF, 'a.pdf'), part('file', PDF, 'b.pdf')], 422],
    ['a file under another name', [part('avatar', PDF, 'a.pdf')], 422],
    ['a hundred parts', Array.from({ length: 100 }, (_, at) => part(`p${at}`, 'x')), 422],
    ['a hundred modules', [...Array.from({ length: 100 }, () => part('module', 'EMAIL')), part('file', PDF, 'a.pdf')], 413],
    ['a module that is a statement', [part('module', `X'; drop table users; --`), part('file', PDF, 'a.pdf')], 422],
    ['a module without end', [part('module', 'A'.repeat(100_000)), part('file', PDF, 'a.pdf')], 422],
    ['nothing', [], 422],
  ])('%s', async (_what, parts, status) => {
    const before = await stored();
    const answer = await sendParts(admin, parts);
    expect(answer.status).toBe(status);
    expect(answer.message).not.toBe('');
    expect(await stored()).toEqual(before);
  });

  it('a truncated body, or one that is not multipart', async () => {
    const before = await stored();
    const cut = (body: string | object, type: string) =>
      admin.call('POST', '/system-files', body as object, { 'content-type': type });
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    for (const [body, type] of [
      [head, 'multipart/form-data; boundary=b'],
      [head, 'multipart/form-data'],
      ['', 'multipart/form-data; boundary=b'],
      ['{}', 'application/json'],
    ] as const) {
      const { status } = await cut(body, type);
      expect(status, `${type} ${body}`).toBeGreaterThanOrEqual(400);
      expect(status, `${type} ${body}`).toBeLessThan(500);
    }
    expect(await stored()).toEqual(before);
  });

  it('a file whose row cannot be written leaves no bytes behind', async () => {
    const before = await stored();
    await api.db.text('alter table system_files add constraint closed check (name <> $$closed.pdf$$)');
    const { status } = await sendParts(admin, [part('file', PDF, 'closed.pdf')]);
    await api.db.text('alter table system_files drop constraint closed');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await stored()).toEqual(before);
  });
});

describe('an upload is made harmless:', () => {
  const bytesOf = async (uuid: string) => {
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api/system-files/uuid/${uuid}`,
      headers: { authorization: admin.authorization as string },
    });
    return { bytes: answer.rawPayload, headers: answer.headers };
  };

  it('a picture that contains a script, an archive and a page becomes a plain picture', async () => {
    const sent = Buffer.concat([
      withChunks(await picture('png', 30, 20), chunk('tEXt', Buffer.from('x\0<script>alert(1)</script>'))),
      Buffer.from('PK\u0003\u0004<html>', 'latin1'),
    ]);
    const { data } = await sendParts(admin, [part('file', sent, 'photo.png')]);
    const { bytes, headers } = await bytesOf(data.uuid);
    expect(bytes.length).toBe(data.fileSize);
    for (const trace of ['<script>', 'PK\u0003\u0004', '<html>']) expect(bytes.includes(trace)).toBe(false);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });

  it('a file name loses its folders, control characters and text-direction characters', async () => {
    const { data } = await sendParts(admin, [part('file', PDF, '../../etc/\u202e\u0007terms.pdf')]);
    expect(data.name).toBe('terms.pdf');
    const { headers } = await bytesOf(data.uuid);
    expect(headers['content-disposition']).toBe(`attachment; filename="terms.pdf"; filename*=UTF-8''terms.pdf`);
  });

  it('a file name with quotes and line breaks adds no header', async () => {
    const { data } = await sendParts(admin, [part('file', PDF, `a%22%0d%0aset-cookie: x=1;.pdf`)]);
    const { headers } = await bytesOf(data.uuid);
    expect(headers['set-cookie']).toBeUndefined();
    expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w.%~-]+$/);
  });
});

it('the server still runs afterwards', async () => {
  const answer = await sendParts(admin, [part('file', tinyPng, 'photo.png')]);
  expect(answer.status).toBe(200);
});
