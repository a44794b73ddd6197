import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedFile } from '#schemas/kernel/types.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { uploadAs } from './uploads.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const BOUNDARY = 'atrium-boundary';
const part = (name: string, bytes: Buffer | string, filename?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
const send = (client: Client, ...parts: Buffer[]): Promise<Answer<EmbeddedFile>> =>
  client.call('POST', '/system-files/upload', Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]), {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });
const stored = () =>
  existsSync(api.config.storageDir)
    ? readdirSync(api.config.storageDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    : 0;

const PDF = '%PDF-1.4\n%%EOF\n';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('an upload', () => {
  it('is kept and answered with what a record embeds (R-0260, R-0263, R-0264, R-0266)', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const { status, data } = await send(admin, part('module', 'PARKING'), part('file', PDF, 'terms.pdf'));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'terms.pdf',
      systemFileId: expect.any(Number),
      uuid: expect.any(String),
      fullPath: expect.stringContaining(data.uuid),
    });
  });

  it.each([
    [
      'a name with more than one dot',
      'terms.exe.pdf',
      PDF,
      'Filename with more than one “.” is not supported due to security restrictions',
    ],
    ['HTML that says it is a picture', 'logo.png', '<html><script>alert(1)</script>', undefined],
    ['SVG that says it is a picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
    ['a picture that says it is a document', 'terms.pdf', PNG, undefined],
    ['a program', 'run.exe', 'MZ', undefined],
    ['a file without an ending', 'terms', PDF, undefined],
    ['an empty file', 'terms.pdf', '', undefined],
    ['a name that climbs', '../../etc/passwd', PDF, undefined],
  ])('is refused: %s', async (_what, name, bytes, message) => {
    const before = stored();
    const answer = await send(await api.as('LANDLORD_ADMIN@here'), part('file', bytes, name));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).toBe(message ?? answer.message);
    expect(answer.message).not.toBe('');
    expect(stored()).toBe(before);
  });

  it('is refused when it is too large, or two, or none', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const large = await send(admin, part('file', Buffer.concat([Buffer.from(PDF), Buffer.alloc(5 * 1024 * 1024)]), 'large.pdf'));
    expect([large.status, large.message]).toEqual([413, 'Please do not upload files larger than 5MB in size.']);
    expect((await send(admin, part('file', PDF, 'a.pdf'), part('file', PDF, 'b.pdf'))).message).toBe(
      'Uploading of multiple files is not supported!',
    );
    expect((await send(admin, part('module', 'PARKING'))).status).toBe(422);
    expect((await (await api.as('nobody')).post('/system-files/upload')).status).toBe(401);
  });
});

describe('a file', () => {
  /** The status of a download: the answer is no envelope when it succeeds. */
  const download = async (who: string, uuid: string): Promise<number> => {
    try {
      return (await (await api.as(who)).get(`/system-files/uuid/${uuid}`)).status;
    } catch (error) {
      if (error instanceof SyntaxError) return 200;
      throw error;
    }
  };

  it('is read by its owner and by whoever reads a record that holds it, and by nobody else', async () => {
    const tenant = await api.as('MASTER_ADMIN@here.0');
    const { data: file } = await send(tenant, part('file', PDF, 'licence.pdf'));
    expect(await download('MASTER_ADMIN@here.0', file.uuid)).toBe(200);
    expect(await download('LANDLORD_ADMIN@here', file.uuid)).toBe(404);
    const made = await tenant.post('/season-parking-applications/create', {
      vehicleType: 'CAR',
      vehicleCategory: 'PRIVATE',
      vehiclePlateNo: 'SFA 1',
      carParkId: api.world.here.carParks[0],
      commencementDate: '2026-01-01',
      endDate: '2026-12-31',
      supportDocFileId: file.systemFileId,
    });
    expect(made.status).toBe(201);
    expect(await download('LANDLORD_ADMIN@here', file.uuid)).toBe(200);
    expect(await download('LANDLORD_ADMIN@there', file.uuid)).toBe(404);
    expect(await download('MASTER_ADMIN@here.1', file.uuid)).toBe(404);
  });

  it('of somebody else cannot be attached to one’s own record', async () => {
    const id = await uploadAs(await api.as('LANDLORD_ADMIN@there'), 'pdf');
    const answer = await (await api.as('LANDLORD_ADMIN@here')).put(
      `/car-parks/${api.world.here.carParks[0]}/update-terms-and-conditions`,
      { tcFileId: id },
    );
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['tcFileId']]);
  });
});
