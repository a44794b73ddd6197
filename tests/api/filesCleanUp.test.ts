/** Only unused files are deleted, after a day. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink } from '#server/auth/signedLink.ts';
import { compile } from '#server/db/statement.ts';
import { cleanUpFiles } from '#server/files/cleanUp.ts';
import { referencedFiles } from '#server/files/fileReferences.ts';
import { testServer } from './database.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { itIf } from './itIf.ts';
import { part, sendParts, uploadAs } from './uploads.ts';

let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

/** Makes unused files and links older. */
const pass = (hours: number) =>
  api.db.query(sql`
    update system_files set unused_since_date = unused_since_date - make_interval(hours => ${hours}::int),
      linked_until_date = linked_until_date - make_interval(hours => ${hours}::int)`);
const keyOf = async (id: number) =>
  (await api.db.query<{ key: string }>(sql`select storage_key as key from system_files where id = ${id}`))[0]?.key;
const bytesOf = (key: string | undefined) => existsSync(join(api.config.storageDir, key ?? 'none'));
const cleanUp = async () => {
  await cleanUpFiles(api.db, api.product.model);
  await api.runJobs();
};
const attach = (tcFileId: number | null, carPark = 0) =>
  admin.put(`/car-parks/${api.world.here.carParks[carPark]}/update-terms-and-conditions`, { tcFileId });

describe('a file', () => {
  it('that was never attached is deleted after 24 hours, row and bytes', async () => {
    const id = await uploadAs(admin, 'pdf');
    const key = await keyOf(id);
    await pass(23);
    await cleanUp();
    expect([await keyOf(id), bytesOf(key)]).toEqual([key, true]);
    await pass(2);
    await cleanUp();
    expect([await keyOf(id), bytesOf(key)]).toEqual([undefined, false]);
  });

  it('of a record is kept, and is deleted a day after the record releases it', async () => {
    const first = await uploadAs(admin, 'pdf');
    expect((await attach(first)).status).toBe(200);
    await pass(100);
    await cleanUp();
    expect(await keyOf(first)).toBeDefined();
    await attach(await uploadAs(admin, 'pdf'));
    await cleanUp();
    await pass(23);
    await cleanUp();
    expect(await keyOf(first)).toBeDefined();
    await pass(2);
    await cleanUp();
    expect(await keyOf(first)).toBeUndefined();
  });

  it('that was attached late and replaced immediately is still kept for a day', async () => {
    const id = await uploadAs(admin, 'pdf');
    await pass(23);
    await attach(id);
    await attach(await uploadAs(admin, 'pdf'));
    await pass(2);
    await cleanUp();
    expect(await keyOf(id)).toBeDefined();
  });

  it('of a soft-deleted record is kept: every row of every column counts', () => {
    const { text } = compile(referencedFiles(api.product.model, { from: 0, to: 1 }));
    expect(text).not.toContain('deleted_date');
    for (const column of ['tc_file_id', 'support_doc_file_id', 'previous_support_doc_file_id']) expect(text).toContain(column);
  });

  it('that the server itself gave to a record counts as used', async () => {
    const id = await uploadAs(admin, 'pdf');
    await api.db.query(sql`update car_parks set tc_file_id = ${id} where id = ${api.world.there.carParks[0]}`);
    await pass(1000);
    await cleanUp();
    expect(await keyOf(id)).toBeDefined();
  });

  it('in a queued mail is kept until the mail is sent', async () => {
    const id = await uploadAs(admin, 'pdf');
    const attachments = JSON.stringify([{ filename: 'a.pdf', contentType: 'application/pdf', storageKey: await keyOf(id) }]);
    await api.db.query(sql`
      insert into mails (to_address, subject, text, html, attachments, status) values ('a@example.com', '', '', '', ${attachments}::jsonb, 'QUEUED')`);
    await pass(1000);
    await cleanUp();
    expect(await keyOf(id)).toBeDefined();
    await api.db.query(sql`delete from mails where to_address = 'a@example.com'`);
    await cleanUp();
    await pass(25);
    await cleanUp();
    expect(await keyOf(id)).toBeUndefined();
  });

  it('with a link is kept while the link is valid', async () => {
    const { data } = await sendParts(admin, [part('file', '%PDF-1.4', 'a.pdf')]);
    await fileLink(api.db, api.config, data.uuid, 7);
    await pass(6 * 24);
    await cleanUp();
    expect(await keyOf(data.systemFileId)).toBeDefined();
    await pass(25);
    await cleanUp();
    expect(await keyOf(data.systemFileId)).toBeUndefined();
  });
});

describe('the clean-up running at the same moment', () => {
  it('does not delete a file that is being attached', async () => {
    const id = await uploadAs(admin, 'pdf');
    await pass(1000);
    await Promise.all([attach(id), cleanUpFiles(api.db, api.product.model)]).then(async ([{ status }]) => {
      const kept = (await keyOf(id)) !== undefined;
      // Either it was attached and is kept, or it was deleted and the form reports that; never a record without its file.
      expect([200, 422]).toContain(status);
      expect(kept).toBe(status === 200);
    });
  });

  // The embedded database runs one transaction at a time: nothing can happen in between.
  itIf(testServer)('skips a file that is being attached, which is kept afterwards', async () => {
    const id = await uploadAs(admin, 'pdf');
    await pass(1000);
    let began = () => {};
    let release = () => {};
    const beginning = new Promise<void>((resolve) => {
      began = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const attaching = api.db.transaction(async (tx) => {
      await tx.query(sql`update system_files set unused_since_date = null where id = ${id}`);
      await tx.query(sql`update car_parks set tc_file_id = ${id} where id = ${api.world.there.carParks[0]}`);
      began();
      await released;
    });
    await beginning;
    await cleanUpFiles(api.db, api.product.model);
    release();
    await attaching;
    expect(await keyOf(id)).toBeDefined();
  });

  it('makes attaching fail if the file was just deleted', async () => {
    const id = await uploadAs(admin, 'pdf');
    await pass(1000);
    await cleanUp();
    const answer = await attach(id);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['tcFileId']]);
  });
});

it('checks many files in batches: no table is read once per file', async () => {
  await api.db.text(`
    insert into system_files (name, extension, mime, size, module, storage_key, sha256)
    select 'many.pdf', 'pdf', 'application/pdf', 1, 'EMAIL', 'none/' || n, '' from generate_series(1, 30000) n`);
  await api.db.maintain();
  const { text, values } = compile(sql`
    explain with held as materialized (${referencedFiles(api.product.model, { from: 0, to: 30_000 })})
    select count(*) from system_files g left join (select distinct id from held) h on h.id = g.id
    where g.id > 0 and g.id <= 30000 and (g.unused_since_date is null) = (h.id is null)`);
  const plan = (await api.db.text<{ 'QUERY PLAN': string }>(text, values)).map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/(Hash|Merge) .*Join/);
  expect(plan).not.toMatch(/SubPlan|Nested Loop Anti/);

  await pass(25);
  await cleanUpFiles(api.db, api.product.model);
  const [left] = await api.db.query<{ total: number }>(
    sql`select count(*)::int as total from system_files where name = 'many.pdf'`,
  );
  expect(left?.total).toBe(0);
});
