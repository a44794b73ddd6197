/** Range requests: how a browser continues an interrupted download. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink } from '#server/auth/signedLink.ts';
import { partOf } from '#server/files/range.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { type StorageService, startStorageService } from './storageService.ts';
import { part, sendParts } from './uploads.ts';

const PDF = `%PDF-1.4\n${'0123456789'.repeat(500)}\n%%EOF\n`;
const SIZE = PDF.length;

let service: StorageService;
beforeAll(async () => {
  service = await startStorageService();
});
afterAll(() => service.close());

it.each([
  [undefined, 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['BYTES= 5-5 ', { start: 5, end: 5 }],
  ['bytes=1000-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['rows=0-5', 'whole'],
  [`bytes=${'9'.repeat(15)}-`, 'none'],
])('for 1000 bytes, %s gives %j', (range, expected) => {
  expect(partOf(range, 1000)).toEqual(expected);
});
it('an empty file has no range', () => {
  expect([partOf('bytes=0-', 0), partOf('bytes=-1', 0), partOf(undefined, 0)]).toEqual(['none', 'none', 'whole']);
});

describe.each<[string, () => Record<string, string>]>([
  ['a folder', () => ({})],
  ['a bucket', () => service.env],
])('a file in %s', (_, env) => {
  let api: Api;
  let admin: Client;
  /** By sign-in and by mailed link. */
  let addresses: [string, Record<string, string>][];
  beforeAll(async () => {
    api = await startApi({ env: env() });
    admin = await api.as('LANDLORD_ADMIN@here');
    const { data } = await sendParts(admin, [part('file', PDF, 'terms.pdf')]);
    const link = new URL(await fileLink(api.db, api.config, data.uuid));
    addresses = [
      [`/api/system-files/uuid/${data.uuid}`, { authorization: admin.authorization as string }],
      [link.pathname + link.search, {}],
    ];
  });
  afterAll(() => api.close());

  it('is sent in the requested range, and a continued download has the same bytes', async () => {
    for (const [url, who] of addresses) {
      const whole = await api.app.inject({ url, headers: { ...who, 'accept-encoding': 'br, gzip' } });
      expect([whole.statusCode, whole.body, whole.headers['accept-ranges']]).toEqual([200, PDF, 'bytes']);
      const tag = String(whole.headers.etag);
      expect(tag).toMatch(/^"[\w-]{20,}"$/);
      const get = (headers: Record<string, string>) =>
        api.app.inject({ url, headers: { ...who, 'accept-encoding': 'br, gzip', ...headers } });

      const first = await get({ range: 'bytes=0-99' });
      const rest = await get({ range: 'bytes=100-', 'if-range': tag });
      expect([first.statusCode, first.headers['content-range'], first.headers['content-length']]).toEqual([
        206,
        `bytes 0-99/${SIZE}`,
        '100',
      ]);
      expect([rest.statusCode, rest.headers['content-range'], rest.headers.etag]).toEqual([
        206,
        `bytes 100-${SIZE - 1}/${SIZE}`,
        tag,
      ]);
      expect(first.body + rest.body).toBe(PDF);
      expect((await get({ range: 'bytes=-6' })).body).toBe('%%EOF\n');
      expect(first.headers).toMatchObject({
        'content-disposition': expect.stringContaining('terms.pdf'),
        'cache-control': 'private, no-store',
      });
      expect(first.headers['content-encoding']).toBeUndefined();

      // The content has changed since the first part: start over.
      for (const old of ['"another"', `W/${tag}`, 'Sat, 21 Nov 2026 10:00:00 GMT']) {
        const anew = await get({ range: 'bytes=100-', 'if-range': old });
        expect([anew.statusCode, anew.body === PDF, anew.headers['content-range']]).toEqual([200, true, undefined]);
      }
      const beyond = await get({ range: `bytes=${SIZE}-` });
      expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().code]).toEqual([
        416,
        `bytes */${SIZE}`,
        'badRange',
      ]);
      const head = await api.app.inject({ method: 'HEAD', url, headers: { ...who, range: 'bytes=0-9' } });
      expect([head.statusCode, head.headers['content-length'], head.headers['accept-ranges']]).toEqual([
        200,
        String(SIZE),
        'bytes',
      ]);
    }
  });

  it('is protected in ranges as it is as a whole', async () => {
    const [[url] = [''], [link] = ['']] = addresses;
    expect((await api.app.inject({ url, headers: { range: 'bytes=0-1' } })).statusCode).toBe(401);
    expect(
      (await api.app.inject({ url: link.replace(/until=\d+/, 'until=1'), headers: { range: 'bytes=0-1' } })).statusCode,
    ).toBe(404);
  });
});
