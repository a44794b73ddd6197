/** 000 §5, §7 Face pictures: a zip file with pictures named after people; previewed, confirmed once, re-encoded. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import { user } from '#schemas/users/user.ts';
import { cleanUpUploads } from '#server/engine/upload/cleanUp.ts';
import { cleanUpFiles } from '#server/files/cleanUp.ts';
import { sendFile } from './bulkUploadFiles.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { picture, tinyJpeg, tinyPng } from './pictures.ts';
import { mailOf } from './world.ts';

let api: Api;
let admin: Client;
let users: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  users = `/office-centres/${api.world.here.building}/users`;
});
afterAll(() => api.close());

const packed = (parts: readonly (readonly [name: string, bytes: Buffer | string])[]): Promise<Buffer> =>
  new Promise((resolve) => {
    const zip = new ZipFile();
    for (const [name, content] of parts) zip.addBuffer(Buffer.from(content as string), name);
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    zip.end();
  });
const process = async (client: Client, parts: Parameters<typeof packed>[0], path = users) =>
  sendFile(client, `${path}/process-fr-data`, 'faces.zip', await packed(parts));
const confirm = (client: Client, uploadId: string, path = users) =>
  client.post<UploadResult>(`${path}/upload-fr-data`, { uploadId });
const outcome = ({ data }: Answer<UploadResult>) =>
  data.dataList.map(({ uploadable, problems }) => [
    uploadable,
    ...Object.entries(problems ?? {}).map(([key, { code }]) => `${key} ${code}`),
  ]);
const faceOf = async (name: string, client = admin, path = users) =>
  (await client.get(`${path}/${api.idOf(name)}`)).data.faceImage as { uuid: string; name: string; systemFileId: number } | null;
const statusOf = async (client: Client, uuid: string) =>
  (await api.app.inject({ url: `/api/system-files/uuid/${uuid}`, headers: { authorization: String(client.authorization) } }))
    .statusCode;
const filesNow = async () =>
  (await api.db.query<{ n: number }>(sql`select count(*)::int as n from system_files`))[0]?.n as number;
const [ANN, BOB] = ['STAFF@here.0', 'STAFF@here.1'];

describe('the two steps', () => {
  it('R-0393 R-0269 each file of the zip gets a status, the person it belongs to, and its error', async () => {
    const files = await filesNow();
    const answer = await process(admin, [
      [`Level 3/${mailOf(ANN).toUpperCase()}.JPG`, tinyJpeg],
      [`${mailOf(BOB)}.png`, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['nobody@atrium.example.png', tinyPng],
      [`${mailOf('STAFF@there.0')}.png`, tinyPng],
      [`${mailOf('SUB_ADMIN@here.0')}.png`, tinyPng],
      [`again/${mailOf('SUB_ADMIN@here.0')}.jpg`, tinyJpeg],
      [`${mailOf('SUB_ADMIN@here.1')}.png`, tinyPng.subarray(0, 40)],
      ['notes.txt', 'hello'],
      ['__MACOSX/._x.png', 'x'],
    ]);
    expect(outcome(answer)).toEqual([
      [true],
      [false, 'faceImage uploads.fileContent'],
      [false, 'username noSuchRecord'],
      [false, 'username noSuchRecord'],
      [false, 'username duplicateRow'],
      [false, 'username duplicateRow'],
      [false, 'faceImage uploads.brokenImage'],
      [false, 'username noSuchRecord', 'faceImage uploads.fileType'],
    ]);
    const [first, second] = answer.data.dataList;
    expect(first).toMatchObject({ title: ANN, recordId: api.idOf(ANN), picture: { uuid: expect.any(String) } });
    expect(first?.changes).toMatchObject([{ field: 'faceImage', from: null, to: `${mailOf(ANN).toUpperCase()}.JPG` }]);
    expect(second?.problems?.faceImage?.message).toBe(
      'The content of this file does not match its name. Please upload the original file.',
    );
    expect(answer.data).toMatchObject({ uploadedRecords: 1, failedRecords: 7, unchangedRecords: 0 });
    // Only pictures of known people are kept, and before confirmation only the uploader can view them.
    expect(await filesNow()).toBe(files + 1);
    expect(await statusOf(admin, first?.picture?.uuid as string)).toBe(200);
    expect(await statusOf(await api.as('MASTER_ADMIN@here.0'), first?.picture?.uuid as string)).toBe(404);
    expect(await faceOf(ANN)).toBeNull();

    const confirmed = await confirm(admin, answer.data.uploadId);
    expect(confirmed.message).toBe('1 face picture successfully uploaded');
    expect(confirmed.data.dataList[0]).toMatchObject({ status: 'UPLOADED', uploadable: true });
    expect((await admin.get<UploadResult>(`/bulk-uploads/${answer.data.uploadId}`)).data).toEqual(confirmed.data);
    const face = await faceOf(ANN);
    expect(face?.uuid).toBe(first?.picture?.uuid);
    const [entry] = await api.db.query<{ changes: unknown }>(
      sql`select action, changes from audit_log where entity = 'users' and record_id = ${api.idOf(ANN)} order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ action: 'update', changes: [{ field: 'faceImage', from: null, to: face?.name }] });
  });

  it('R-0264 a picture is re-encoded without its metadata', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    const sent = Buffer.concat([await picture('jpeg', 60, 40), tail]);
    const { data } = await process(admin, [[`${mailOf(BOB)}.jpeg`, sent]]);
    await confirm(admin, data.uploadId);
    const reply = await api.app.inject({
      url: `/api/system-files/uuid/${(await faceOf(BOB))?.uuid}`,
      headers: { authorization: String(admin.authorization) },
    });
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.rawPayload.includes(tail)).toBe(false);
  });

  it('R-0394 both calls have the paths of the specification', () => {
    const paths = callsOf(user as never).flatMap((call) =>
      call.upload?.does === 'pictures' ? [`${call.method} ${call.path}`] : [],
    );
    const base = 'POST /office-centres/{officeCentreId}/users';
    expect(paths).toEqual([`${base}/process-fr-data`, `${base}/upload-fr-data`]);
  });
});

describe('who sees a face', () => {
  it('everybody who may open the person sees the face, and nobody else', async () => {
    const { data } = await process(admin, [[`${mailOf(ANN)}.png`, tinyPng]]);
    await confirm(admin, data.uploadId);
    const uuid = (await faceOf(ANN))?.uuid as string;
    const statuses = async (...names: string[]) => Promise.all(names.map(async (name) => statusOf(await api.as(name), uuid)));
    expect(await statuses('LANDLORD_ADMIN_VIEW_ONLY@here', 'MASTER_ADMIN@here.0', 'SUPERADMIN')).toEqual([200, 200, 200]);
    expect(await statuses('LANDLORD_ADMIN@there', 'MASTER_ADMIN@here.1', 'STAFF@here.0', 'CONCIERGE@here')).toEqual([
      404, 404, 404, 404,
    ]);
  });

  it('the picture is deleted a day after the person’s last membership ends, including its bytes', async () => {
    const { data: joined } = await admin.post<{ id: number }>(users, {
      ...{ fullName: 'Leaver', username: 'leaver@company.example', officeCentreId: api.world.here.tenants[0], roleCode: 'STAFF' },
    });
    const { data } = await process(admin, [['leaver@company.example.png', tinyPng]]);
    await confirm(admin, data.uploadId);
    const [before] = await api.db.query<{ file: number; key: string }>(sql`
      select u.face_image_id as file, f.storage_key as key from users u join system_files f on f.id = u.face_image_id where u.id = ${joined.id}`);
    expect(before).toBeDefined();
    expect((await admin.delete(`${users}/${joined.id}`)).status).toBe(200);
    await cleanUpFiles(api.db, api.product.model);
    await api.db.query(sql`update system_files set unused_since_date = unused_since_date - interval '25 hours'`);
    await cleanUpFiles(api.db, api.product.model);
    await api.runJobs();
    expect(await api.db.query(sql`select 1 from system_files where id = ${before?.file}`)).toEqual([]);
    expect(existsSync(join(api.config.storageDir, before?.key as string))).toBe(false);
  });
});

describe('exactly once', () => {
  it('many simultaneous confirmations make one change and give one answer; the previous picture is released', async () => {
    const old = await faceOf(ANN);
    const { data } = await process(admin, [[`${mailOf(ANN)}.png`, await picture('png', 8, 8)]]);
    expect(data.dataList[0]?.changes).toMatchObject([{ from: old?.name, to: `${mailOf(ANN)}.png` }]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(admin, data.uploadId)));
    answers.push(await confirm(admin, data.uploadId));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.data.uploadedRecords).toBe(1);
    await cleanUpFiles(api.db, api.product.model);
    const unused = await api.db.query(
      sql`select 1 from system_files where id = ${old?.systemFileId} and unused_since_date is not null`,
    );
    expect(unused).toHaveLength(1);
  });

  it('pictures are kept as long as their upload, and deleted if nobody confirms it', async () => {
    const { data } = await process(admin, [[`${mailOf(BOB)}.png`, tinyPng]]);
    const file = data.dataList[0]?.picture?.systemFileId;
    const there = async () => (await api.db.query(sql`select 1 from system_files where id = ${file}`)).length;
    const pass = async () => {
      await cleanUpFiles(api.db, api.product.model);
      await api.db.query(sql`update system_files set unused_since_date = unused_since_date - interval '25 hours'`);
      await cleanUpFiles(api.db, api.product.model);
    };
    await pass();
    expect(await there()).toBe(1);
    await api.db.query(sql`update bulk_uploads set created_date = now() - interval '25 hours' where id = ${data.uploadId}::uuid`);
    await cleanUpUploads(api.db);
    await pass();
    expect(await there()).toBe(0);
    expect((await confirm(admin, data.uploadId)).status).toBe(404);
  });

  it('a missing picture, or a person who was changed in the meantime, fails alone', async () => {
    const parts = [ANN, BOB, 'SUB_ADMIN@here.0'].map((name) => [`${mailOf(name)}.png`, tinyPng] as const);
    const { data } = await process(admin, parts);
    const [gone] = data.dataList;
    await api.db.query(sql`delete from system_files where id = ${gone?.picture?.systemFileId}`);
    await api.db.query(sql`update users set version = version + 1 where id = ${api.idOf(BOB)}`);
    const confirmed = await confirm(admin, data.uploadId);
    expect(outcome(confirmed)).toEqual([[false, 'faceImage notFound'], [false, 'username stale'], [true]]);
    expect(confirmed.data.uploadedRecords).toBe(1);
  });
});

describe('uploads that are rejected as a whole and leave nothing behind', () => {
  it('a wrong file, a wrong body, and a wrong person', async () => {
    const files = await filesNow();
    const uploads = await api.db.query(sql`select id from bulk_uploads order by id`);
    const zip = await packed([[`${mailOf(ANN)}.png`, tinyPng]]);
    const send = (client: Client, name: string, bytes: Buffer | string, path = users) =>
      sendFile(client, `${path}/process-fr-data`, name, bytes);
    expect((await send(admin, 'faces.rar', zip)).message).toBe('Only file with .zip is supported!');
    expect((await send(admin, 'fa.ces.zip', zip)).message).toBe(
      'Filename with more than one “.” is not supported due to security restrictions',
    );
    expect((await send(admin, 'faces.zip', Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(admin, 'faces.zip', zip.subarray(0, 50))).status).toBe(422);
    // A nested archive after a valid picture: the valid one is not kept either.
    const nested = await packed([
      [`${mailOf(ANN)}.png`, tinyPng],
      [`${mailOf(BOB)}.png`, zip],
    ]);
    expect((await send(admin, 'faces.zip', nested)).status).toBe(422);
    const json = { fileName: 'faces.zip', rows: [{ number: 1, data: { username: mailOf(ANN), faceImage: 'x' } }] };
    expect((await admin.post(`${users}/process-fr-data`, json)).status).toBe(422);
    for (const [name, path] of [
      ['STAFF@here.0', `/office-centres/${api.world.here.tenants[0]}/users`],
      ['LANDLORD_ADMIN_VIEW_ONLY@here', users],
    ] as const)
      expect((await send(await api.as(name), 'faces.zip', zip, path)).status).toBe(403);
    expect((await send(await api.as('LANDLORD_ADMIN@there'), 'faces.zip', zip)).status).toBe(404);
    expect(await filesNow()).toBe(files);
    expect(await api.db.query(sql`select id from bulk_uploads order by id`)).toEqual(uploads);
  });
});
