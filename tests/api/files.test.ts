import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink, LINK_DAYS } from '#server/auth/signedLink.ts';
import { answersAsDocumented } from './documented.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { tinyPng } from './pictures.ts';
import { part, sendParts, uploadAs } from './uploads.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (client: Client, ...parts: Buffer[]) => sendParts(client, parts);
const stored = () =>
  existsSync(api.config.storageDir)
    ? readdirSync(api.config.storageDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    : 0;

const PDF = '%PDF-1.4\n%%EOF\n';

describe('an upload', () => {
  it('is stored, and returns the object that a record embeds (R-0260, R-0263, R-0264, R-0266)', async () => {
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

  it('is accepted at both addresses, with the module of its type by default (R-0261, R-0262)', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const moduleOf = async (path: string, ...parts: Buffer[]) => {
      const { data } = await sendParts(admin, parts, path);
      const [row] = await api.db.query<{ module: string }>(sql`select module from system_files where id = ${data.systemFileId}`);
      return row?.module;
    };
    expect(await moduleOf('/system-files', part('file', PDF, 'terms.pdf'))).toBe('EMAIL');
    expect(await moduleOf('/system-files/upload', part('file', PDF, 'terms.pdf'))).toBe('EMAIL');
    expect(await moduleOf('/system-files', part('file', tinyPng, 'photo.png'))).toBe('FEEDBACK');
    expect(await moduleOf('/system-files', part('module', 'PARKING'), part('file', tinyPng, 'photo.png'))).toBe('PARKING');
  });

  it('of a picture returns the picture’s details (R-0265)', async () => {
    const { data } = await send(await api.as('LANDLORD_ADMIN@here'), part('file', tinyPng, 'photo.png'));
    expect(data).toEqual({
      systemFileId: expect.any(Number),
      uuid: expect.any(String),
      id: data.systemFileId,
      fullPath: `/api/system-files/uuid/${data.uuid}`,
      fileSize: expect.any(Number),
      name: 'photo.png',
      fileExtension: 'png',
    });
    const [row] = await api.db.query<{ size: number }>(sql`select size from system_files where id = ${data.systemFileId}`);
    expect(data.fileSize).toBe(row?.size);
  });

  it.each([
    [
      'a name with more than one dot',
      'terms.exe.pdf',
      PDF,
      'Filename with more than one “.” is not supported due to security restrictions',
    ],
    [
      'a picture with more than one dot (R-0250)',
      'a.b.png',
      tinyPng,
      'Filename with more than one “.” is not supported due to security restrictions',
    ],
    ['HTML that says it is a picture', 'logo.png', '<html><script>alert(1)</script>', undefined],
    ['SVG that says it is a picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
    ['a picture that says it is a document', 'terms.pdf', tinyPng, undefined],
    [
      'a program (R-0252)',
      'run.exe',
      'MZ',
      'Please only upload files with pdf, csv, xlsx, xls, doc, txt, ppt, jpg, jpeg, png extension.',
    ],
    ['a file without an ending', 'terms', PDF, undefined],
    ['an empty file', 'terms.pdf', '', undefined],
    ['a name that climbs', '../../etc/passwd', PDF, undefined],
  ])('is rejected: %s', async (_what, name, bytes, message) => {
    const before = stored();
    const answer = await send(await api.as('LANDLORD_ADMIN@here'), part('file', bytes, name));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).toBe(message ?? answer.message);
    expect(answer.message).not.toBe('');
    expect(stored()).toBe(before);
  });

  it('is rejected when it is too large (R-0248, R-0251), not a single file, or missing', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const large = await send(admin, part('file', Buffer.concat([Buffer.from(PDF), Buffer.alloc(5 * 1024 * 1024)]), 'large.pdf'));
    const picture = await send(admin, part('file', Buffer.concat([tinyPng, Buffer.alloc(5 * 1024 * 1024)]), 'large.png'));
    for (const { status, message } of [large, picture])
      expect([status, message]).toEqual([413, 'Please do not upload files larger than 5MB in size.']);
    expect((await send(admin, part('file', PDF, 'a.pdf'), part('file', PDF, 'b.pdf'))).message).toBe(
      'Uploading of multiple files is not supported!',
    );
    expect((await send(admin, part('module', 'PARKING'))).status).toBe(422);
    expect((await (await api.as('nobody')).post('/system-files/upload')).status).toBe(401);
  });
});

describe('a file', () => {
  /** The status of a download: a successful answer has no envelope. */
  const download = async (who: string, uuid: string): Promise<number> => {
    try {
      return (await (await api.as(who)).get(`/system-files/uuid/${uuid}`)).status;
    } catch (error) {
      if (error instanceof SyntaxError) return 200;
      throw error;
    }
  };

  it('can be read by its owner and by people who can read a record that contains it, and by nobody else', async () => {
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

  it('of somebody else cannot be attached to a person’s own record', async () => {
    const id = await uploadAs(await api.as('LANDLORD_ADMIN@there'), 'pdf');
    const answer = await (await api.as('LANDLORD_ADMIN@here')).put(
      `/car-parks/${api.world.here.carParks[0]}/update-terms-and-conditions`,
      { tcFileId: id },
    );
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['tcFileId']]);
  });

  it('opens without sign-in through its link only, for a week at most', async () => {
    const { data: file } = await send(await api.as('LANDLORD_ADMIN@here'), part('file', PDF, 'terms.pdf'));
    const link = new URL(await fileLink(api.db, api.config, file.uuid));
    const fetch = (path: string) => api.app.inject({ method: 'GET', url: path });
    const answer = await fetch(link.pathname + link.search);
    expect([answer.statusCode, answer.payload]).toEqual([200, PDF]);
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="terms.pdf"'),
      'x-content-type-options': 'nosniff',
    });
    expect(Number(link.searchParams.get('until'))).toBeLessThanOrEqual(Date.now() / 1000 + LINK_DAYS * 86_400);
    await expect(fileLink(api.db, api.config, file.uuid, LINK_DAYS + 1)).rejects.toThrow('7 days at most');
    await expect(fileLink(api.db, api.config, file.uuid, 0)).rejects.toThrow();

    const { data: other } = await send(await api.as('LANDLORD_ADMIN@here'), part('file', PDF, 'other.pdf'));
    const wrong = [
      link.pathname,
      link.pathname + link.search.replace(/until=\d+/, 'until=99999999999'),
      link.pathname + link.search.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      link.pathname.replace(file.uuid, other.uuid) + link.search,
      `/api/background-tasks/${file.uuid}/file${link.search}`,
      `${link.pathname}?until=1&until=2&signature=a&signature=b`,
    ];
    for (const path of wrong) expect((await fetch(path)).statusCode, path).toBe(404);
  });

  it('with an expired link does not open', async () => {
    const { data: file } = await send(await api.as('LANDLORD_ADMIN@here'), part('file', PDF, 'terms.pdf'));
    const link = new URL(await fileLink(api.db, api.config, file.uuid, 1 / 86_400));
    await expect
      .poll(async () => (await api.app.inject({ method: 'GET', url: link.pathname + link.search })).statusCode, { timeout: 5000 })
      .toBe(404);
  });
});

answersAsDocumented(() => api);
