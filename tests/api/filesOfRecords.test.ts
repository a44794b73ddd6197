/** Pictures and file lists of a record, stored in a bucket: who can read them and how long they are kept. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { cleanUpFiles } from '#server/files/cleanUp.ts';
import { storageOf } from '#server/files/storage.ts';
import type { StoredFile } from '#server/files/storeFile.ts';
import { gadget } from './gadget.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { look, picture, tinyPng } from './pictures.ts';
import { type StorageService, startStorageService } from './storageService.ts';
import { part, sendParts } from './uploads.ts';

const all = [...entities, gadget] as unknown as readonly Entity[];
let service: StorageService;
let api: Api;
let building: Client;
beforeAll(async () => {
  service = await startStorageService();
  api = await startApi({ entities: all, env: service.env });
  await api.db.script(await migrationSqlFor([gadget as unknown as Entity]));
  building = await api.as('LANDLORD_ADMIN@here');
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const upload = async (name: string, bytes: Buffer | string = '%PDF-1.4\n', by = building): Promise<StoredFile> =>
  (await sendParts(by, [part('file', bytes, name)])).data;
let count = 0;
const make = async (over: object, by = building) => {
  count += 1;
  return by.post<Record<string, unknown>>('/gadgets', {
    code: `F${count}`,
    name: { en: 'Gadget' },
    level: 'LOW',
    ...over,
  });
};
const fetchAs = async (who: string, uuid: string, part = '') => {
  const { authorization } = await api.as(who);
  return api.app.inject({ method: 'GET', url: `/api/system-files/uuid/${uuid}${part}`, headers: { authorization } });
};
const statusFor = async (who: string, uuid: string) => (await fetchAs(who, uuid)).statusCode;
const keyOf = async ({ systemFileId }: StoredFile) =>
  (await api.db.query<{ key: string }>(sql`select storage_key as key from system_files where id = ${systemFileId}`))[0]?.key;
const bytesOf = async (key: string) =>
  storageOf(api.config)
    .read(key)
    .then(
      (stream) => {
        stream.destroy();
        return true;
      },
      () => false,
    );
const daysPass = async () => {
  for (let day = 0; day < 3; day += 1) {
    await cleanUpFiles(api.db, api.product.model);
    await api.db.query(sql`update system_files set unused_since_date = unused_since_date - interval '25 hours'`);
  }
  await cleanUpFiles(api.db, api.product.model);
  await api.runJobs();
};

describe('a picture and files of a record', () => {
  it('are embedded, and can be read by everybody who can read the record and by nobody else', async () => {
    const photo = await upload('photo.png', await picture('png', 20, 24));
    const papers = [await upload('a.pdf'), await upload('b.pdf')];
    const { status, data } = await make({
      pictureId: photo.systemFileId,
      paperIds: papers.map((one) => one.systemFileId),
      keeperId: api.world.here.tenants[0],
    });
    expect(status).toBe(201);
    expect(data.picture).toEqual(photo);
    expect(data.paper).toEqual(papers.map((one) => expect.objectContaining(one)));
    for (const { uuid } of [photo, ...papers]) {
      expect(await statusFor('MASTER_ADMIN@here.0', uuid)).toBe(200);
      expect(await statusFor('MASTER_ADMIN@here.1', uuid)).toBe(404);
      expect(await statusFor('LANDLORD_ADMIN@there', uuid)).toBe(404);
    }
    const { rawPayload } = await fetchAs('MASTER_ADMIN@here.0', photo.uuid);
    expect(await look(rawPayload)).toMatchObject({ width: 20, height: 24, first: 'red' });
  });

  it('are rejected if they are somebody else’s, of another kind, or too large for the field', async () => {
    const foreign = await upload('a.pdf', '%PDF-1.4\n', await api.as('LANDLORD_ADMIN@there'));
    const own = await upload('a.pdf');
    const paper = await make({ paperIds: [own.systemFileId, foreign.systemFileId] });
    expect([paper.status, Object.keys(paper.errors ?? {})]).toEqual([422, ['paperIds']]);
    const large = await upload('b.txt', 'a'.repeat(1024 * 1024 + 1));
    const [size, fitting] = [await make({ paperIds: [large.systemFileId] }), await upload('c.txt', 'a'.repeat(1024 * 1024))];
    expect([size.status, size.errors?.paperIds?.code]).toEqual([422, 'fileSize']);
    expect((await make({ paperIds: [fitting.systemFileId] })).status).toBe(201);
    const document = await make({ pictureId: own.systemFileId });
    expect([document.status, Object.keys(document.errors ?? {})]).toEqual([422, ['pictureId']]);
  });

  it('have a small copy of each picture, made once, for whoever can read it, which goes with it', async () => {
    const [photo, paper] = [await upload('photo.jpg', await picture('jpeg', 800, 400)), await upload('a.pdf')];
    const { data } = await make({ pictureId: photo.systemFileId, paperIds: [paper.systemFileId] });
    const small = () => fetchAs('LANDLORD_ADMIN@here', photo.uuid, '/thumbnail');
    const [first, second] = await Promise.all([small(), small()]);
    expect([first.statusCode, first.headers['content-type'], first.rawPayload.equals(second.rawPayload)]).toEqual([
      200,
      'image/jpeg',
      true,
    ]);
    expect(await look(first.rawPayload)).toMatchObject({ width: 192, height: 96, first: 'red', last: 'blue' });
    expect((await fetchAs('LANDLORD_ADMIN@there', photo.uuid, '/thumbnail')).statusCode).toBe(404);
    expect((await fetchAs('LANDLORD_ADMIN@here', paper.uuid, '/thumbnail')).statusCode).toBe(404);
    const [row] = await api.db.query<{ key: string }>(
      sql`select thumbnail_key as key from system_files where id = ${photo.systemFileId}`,
    );
    expect((await small()).headers.etag).toBe(first.headers.etag);
    expect(await bytesOf(row?.key as string)).toBe(true);
    const { code, name, level, version } = data;
    await building.put(`/gadgets/uuid/${data.uuid}`, {
      code,
      name,
      level,
      pictureId: null,
      paperIds: [paper.systemFileId],
      version,
    });
    await daysPass();
    expect(await bytesOf(row?.key as string)).toBe(false);
  });

  it('are kept as long as a record, even a deleted one, contains them; released ones are deleted, row and bytes', async () => {
    const photo = await upload('photo.png', tinyPng);
    const [kept, gone] = [await upload('kept.pdf'), await upload('gone.pdf')];
    const { data } = await make({ pictureId: photo.systemFileId, paperIds: [kept.systemFileId, gone.systemFileId] });
    const [photoKey, keptKey, goneKey] = (await Promise.all([keyOf(photo), keyOf(kept), keyOf(gone)])) as string[];
    await daysPass();
    expect(await bytesOf(goneKey as string)).toBe(true);
    const path = `/gadgets/uuid/${data.uuid}`;
    const edited = await building.put(path, {
      code: data.code,
      name: data.name,
      level: data.level,
      pictureId: photo.systemFileId,
      paperIds: [kept.systemFileId],
      version: data.version,
    });
    expect(edited.status).toBe(200);
    expect((await building.delete(path)).success).toBe(true);
    await daysPass();
    expect([await keyOf(photo), await keyOf(kept), await keyOf(gone)]).toEqual([photoKey, keptKey, undefined]);
    expect([await bytesOf(photoKey as string), await bytesOf(keptKey as string), await bytesOf(goneKey as string)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('that are missing in the bucket give a not-found answer', async () => {
    const file = await upload('a.pdf');
    await storageOf(api.config).remove((await keyOf(file)) as string);
    expect(await statusFor('LANDLORD_ADMIN@here', file.uuid)).toBe(404);
  });
});
