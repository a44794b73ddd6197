/**
 * Multipart bodies that are truncated, have no boundary or are not multipart: a clear answer, nothing stored partially, the
 * server still runs.
 */
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf } from './bulkUploadFiles.ts';
import { type Fingerprint, makeFingerprint } from './fingerprint.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { listen } from './liveClient.ts';
import { tinyPng } from './pictures.ts';

let api: Api;
let admin: Client;
let paths: string[];
let fingerprint: () => Promise<Fingerprint>;
let before: Fingerprint;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  const users = `/office-centres/${api.world.here.building}/users`;
  paths = [
    '/system-files',
    '/system-files/upload',
    ...['data', 'update-data', 'fr-data'].map((name) => `${users}/process-${name}`),
  ];
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  before = await fingerprint();
});

const { payload, headers } = formOf({ name: 'a.zip', bytes: Buffer.alloc(4000, 'x') });
const send = (path: string, body: Buffer, type: string | undefined = headers['content-type']) =>
  admin.call('POST', path, body, type ? { 'content-type': type } : {});
const untouched = async () => {
  expect(await fingerprint()).toEqual(before);
  expect((await admin.get('/health/live')).status).toBe(200);
};

describe('bodies', () => {
  it.each([
    ['that end before their file does', payload.subarray(0, 2000), undefined],
    ['that end within the headers of a part', payload.subarray(0, 60), undefined],
    ['without their last boundary', payload.subarray(0, payload.length - 10), undefined],
    ['without a boundary in the header', payload, 'multipart/form-data'],
    ['with another boundary than they say', payload, 'multipart/form-data; boundary=other'],
    ['that are empty', Buffer.alloc(0), undefined],
    ['of a boundary that never ends', payload, `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['of a part without headers', Buffer.from('--atrium-sheet\r\n\r\nx\r\n--atrium-sheet--\r\n'), undefined],
    ['that are no form', tinyPng, 'image/png'],
    ['that are a form of another kind', Buffer.from('file=x'), 'application/x-www-form-urlencoded'],
  ] as const)('%s are rejected at every address', async (_, body, type) => {
    for (const path of paths) {
      const { status, success, message } = await send(path, body, type);
      expect([path, status >= 400 && status < 500, success, Boolean(message)]).toEqual([path, true, false, true]);
    }
    await untouched();
  });
});

it('a connection that breaks in the middle of a file leaves nothing behind', async () => {
  const { port } = new URL(await listen(api.app));
  for (const path of paths) {
    const socket = connect(Number(port), '127.0.0.1');
    const head = [
      `POST /api${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: ${admin.authorization}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
    ];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), payload.subarray(0, 2000)]), () => resolve());
    });
    socket.destroy();
    await new Promise((resolve) => socket.on('close', resolve));
  }
  // Anything that such a call writes is written before a later call is answered.
  await Promise.all(paths.map((path) => send(path, payload.subarray(0, 2000))));
  await untouched();
  expect(await api.db.query(sql`select 1 from system_files`)).toEqual([]);
});
