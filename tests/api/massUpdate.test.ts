/** 000 §4, §7 Mass update: rows match existing records; only the given values are changed, and only once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '#schemas/kernel/calls/calls.ts';
import type { Cells, UploadResult, UploadRow } from '#schemas/kernel/calls/upload.ts';
import { user } from '#schemas/users/user.ts';
import { sendFile } from './bulkUploadFiles.ts';
import { type Fingerprint, makeFingerprint } from './fingerprint.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { type LiveEvent, listen, openLive } from './liveClient.ts';
import { mailOf } from './world.ts';

let api: Api;
let admin: Client;
let fingerprint: () => Promise<Fingerprint>;
let users: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  users = `/office-centres/${api.world.here.building}/users`;
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

const read = async (name: string) => (await admin.get(`${users}/${api.idOf(name)}`)).data;
const numbered = (all: readonly Cells[]) => all.map((data, index) => ({ number: index + 2, data }));
const process = (client: Client, all: readonly Cells[], path = users) =>
  client.post<UploadResult>(`${path}/process-update-data`, { fileName: 'people.xlsx', rows: numbered(all) });
const confirm = (client: Client, uploadId: string, path = users) =>
  client.post<UploadResult>(`${path}/upload-update-data`, { uploadId });
const codesOf = ({ problems }: UploadRow) =>
  Object.fromEntries(Object.entries(problems ?? {}).map(([key, { code }]) => [key, code]));
const outcome = ({ data }: Answer<UploadResult>) => data.dataList.map((row) => [row.status, codesOf(row)]);
const [ANN, BOB] = ['STAFF@here.0', 'STAFF@here.1'];

describe('the two steps', () => {
  it('R-0392 R-0267 processing shows old and new values and writes nothing; confirming makes the changes of the rows', async () => {
    const [ann, bob] = [await read(ANN), await read(BOB)];
    const before = await fingerprint();
    const processed = await process(admin, [
      { username: mailOf(ANN).toUpperCase(), jobTitle: 'Clerk', mobileNumber: 91234567, fullName: null },
      { username: mailOf(BOB), fullName: String(bob.fullName) },
      { username: 'nobody@atrium.example', jobTitle: 'x' },
    ]);
    const unwritten = { bulk_uploads: null, bulk_upload_rows: null };
    expect({ ...(await fingerprint()), ...unwritten }).toEqual({ ...before, ...unwritten });
    expect(outcome(processed)).toEqual([
      ['READY', {}],
      ['UNCHANGED', {}],
      ['REFUSED', { username: 'noSuchRecord' }],
    ]);
    expect(processed.data).toMatchObject({ uploadedRecords: 1, unchangedRecords: 1, failedRecords: 1 });
    expect(processed.data.dataList[0]).toMatchObject({
      recordId: api.idOf(ANN),
      title: ann.fullName,
      changes: [
        { field: 'mobileNumber', from: null, to: '91234567' },
        { field: 'jobTitle', from: null, to: 'Clerk' },
      ],
    });
    expect((await admin.get<UploadResult>(`/bulk-uploads/${processed.data.uploadId}`)).data).toEqual(processed.data);

    const confirmed = await confirm(admin, processed.data.uploadId);
    expect(confirmed.message).toBe('1 user successfully updated');
    expect(outcome(confirmed).map(([status]) => status)).toEqual(['UPLOADED', 'UNCHANGED', 'REFUSED']);
    const after = await read(ANN);
    expect(after).toEqual({
      ...ann,
      ...{ jobTitle: 'Clerk', mobileNumber: '91234567', version: Number(ann.version) + 1 },
      updatedDate: expect.any(String),
      updatedUserId: api.idOf('LANDLORD_ADMIN@here'),
    });
    expect(await read(BOB)).toEqual(bob);
  });

  it('a blank cell keeps its value, (clear) removes it, and required values cannot be removed', async () => {
    // As in a downloaded list: escaped with an apostrophe.
    const { data } = await process(admin, [{ username: mailOf(ANN), jobTitle: 'Porter', officeNumber: "'+65 6123 4567" }]);
    await confirm(admin, data.uploadId);
    const cleared = await process(admin, [
      { username: mailOf(ANN), jobTitle: '(CLEAR)', officeNumber: ' ', fullName: null },
      { username: mailOf(BOB), fullName: '(clear)' },
    ]);
    expect(outcome(cleared)).toEqual([
      ['READY', {}],
      ['REFUSED', { fullName: 'required' }],
    ]);
    await confirm(admin, cleared.data.uploadId);
    expect(await read(ANN)).toMatchObject({ jobTitle: null, officeNumber: '+65 6123 4567' });
  });

  it('each row has the same effects as a single update: an audit entry of the changes, and a live event', async () => {
    const live = await openLive(await listen(api.app), (await api.as('LANDLORD_ADMIN_VIEW_ONLY@here')).authorization);
    const { data } = await process(admin, [
      { username: mailOf(ANN), jobTitle: 'Engineer' },
      { username: mailOf(BOB), jobTitle: 'Engineer' },
    ]);
    await confirm(admin, data.uploadId);
    const told = ({ event, data: said }: LiveEvent) =>
      event === 'change' && said.entity === 'users' && said.kind === 'update' && (said.rows as object[]).length === 2;
    const { data: said } = await live.until(told);
    live.close();
    const versions = await Promise.all([ANN, BOB].map(async (name) => [api.idOf(name), (await read(name)).version]));
    expect((said.rows as [number, number][]).sort()).toEqual(versions.sort());

    const single = await read('SUB_ADMIN@here.0');
    await admin.put(`${users}/${single.id}`, { fullName: single.fullName, jobTitle: 'Engineer', version: single.version });
    const entry = async (id: unknown) =>
      (
        await api.db.query(sql`
          select action, user_id, user_name, office_centre_id, changes from audit_log
          where entity = 'users' and record_id = ${id} order by id desc limit 1`)
      )[0];
    expect(await entry(api.idOf(BOB))).toEqual(await entry(single.id));
  });

  it('R-0256 the server also parses a real file; the key column is required', async () => {
    const file = `E-mail address,職位\n${mailOf(BOB)},主任\n,Nobody\n`;
    const answer = await sendFile(admin, `${users}/process-update-data`, 'people.csv', file);
    expect(outcome(answer)).toEqual([
      ['READY', {}],
      ['REFUSED', { username: 'required' }],
    ]);
    expect(answer.data.dataList[0]?.changes).toMatchObject([{ field: 'jobTitle', to: '主任' }]);
  });

  it('R-0394 both calls have the paths of the specification', () => {
    const paths = callsOf(user as never).flatMap((call) =>
      call.upload?.does === 'update' ? [`${call.method} ${call.path}`] : [],
    );
    const base = 'POST /office-centres/{officeCentreId}/users';
    expect(paths).toEqual([`${base}/process-update-data`, `${base}/upload-update-data`]);
  });
});

describe('rows and requests that are rejected', () => {
  it('values that the form rejects, formulas, and columns that the form does not have', async () => {
    const refused = async (data: Cells) => outcome(await process(admin, [{ username: mailOf(ANN), ...data }]));
    expect(await refused({ mobileNumber: 'abc' })).toEqual([['REFUSED', { mobileNumber: 'phone' }]]);
    expect(await refused({ fullName: 'x'.repeat(121) })).toEqual([['REFUSED', { fullName: 'tooLong' }]]);
    expect(await refused({ jobTitle: '=1+1' })).toEqual([['REFUSED', { jobTitle: 'injection' }]]);
    for (const column of ['roleCode', 'officeCentre', 'status', 'faceImage', 'version'])
      expect((await process(admin, [{ username: mailOf(ANN), [column]: 'x' }])).errors).toHaveProperty(column);
  });

  it('two rows for one record are both rejected, whatever the letter case of the key', async () => {
    const { data } = await process(admin, [
      { username: mailOf(ANN), jobTitle: 'A' },
      { username: mailOf(BOB), jobTitle: 'B' },
      { username: ` ${mailOf(ANN).toUpperCase()}`, jobTitle: 'C' },
    ]);
    expect(data.dataList.map((row) => [row.status, row.problems?.username?.params])).toEqual([
      ['REFUSED', { row: 4 }],
      ['READY', undefined],
      ['REFUSED', { row: 2 }],
    ]);
  });

  it('people out of scope look the same as unknown people; people with a higher role or of another office centre are rejected too', async () => {
    const missing = outcome(await process(admin, [{ username: 'nobody@atrium.example', jobTitle: 'x' }]));
    expect(outcome(await process(admin, [{ username: mailOf('STAFF@there.0'), jobTitle: 'x' }]))).toEqual(missing);
    expect(outcome(await process(admin, [{ username: mailOf('SUPERADMIN'), jobTitle: 'x' }]))).toEqual(missing);

    const company = await api.as('MASTER_ADMIN@here.0');
    const own = `/office-centres/${api.world.here.tenants[0]}/users`;
    const rows = [mailOf(ANN), mailOf(BOB), mailOf('LANDLORD_ADMIN@here'), mailOf('MASTER_ADMIN@here.0')];
    const answer = await process(
      company,
      rows.map((username) => ({ username, jobTitle: 'Mine' })),
      own,
    );
    expect(outcome(answer)).toEqual([['READY', {}], ...missing, ...missing, ['READY', {}]]);

    await api.db.query(sql`
      insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf('STAFF@here.1')}, ${api.world.there.tenants[0]}, ${api.world.there.building}, 'STAFF', true)`);
    const elsewhere = await process(admin, [{ username: mailOf(BOB), jobTitle: 'x' }]);
    expect(outcome(elsewhere)).toEqual([['REFUSED', { username: 'worksElsewhere' }]]);
    const { fullName, version } = await read(BOB);
    const single = await admin.put(`${users}/${api.idOf(BOB)}`, { fullName, jobTitle: 'x', version });
    expect(elsewhere.data.dataList[0]?.problems?.username?.message).toBe(single.message);
    await api.db.query(
      sql`delete from user_roles where user_id = ${api.idOf(BOB)} and building_id = ${api.world.there.building}`,
    );

    // A person of the same office centre with a permission that the caller could not give.
    await api.db.query(sql`update user_roles set granted_permissions = '{CAR_PARK_EDIT}' where user_id = ${api.idOf(ANN)}`);
    const above = await process(company, [{ username: mailOf(ANN), jobTitle: 'x' }], own);
    const ann = await read(ANN);
    const form = await company.put(`${own}/${api.idOf(ANN)}`, { fullName: ann.fullName, jobTitle: 'x', version: ann.version });
    expect([form.status, outcome(above)]).toEqual([403, [['REFUSED', { username: 'forbidden' }]]]);
    await api.db.query(sql`update user_roles set granted_permissions = null where user_id = ${api.idOf(ANN)}`);
  });

  it('people without the permission can do neither step', async () => {
    const { data } = await process(admin, [{ username: mailOf(ANN), jobTitle: 'No' }]);
    const before = await fingerprint();
    for (const [name, path] of [
      ['STAFF@here.0', `/office-centres/${api.world.here.tenants[0]}/users`],
      ['LANDLORD_ADMIN_VIEW_ONLY@here', users],
      ['CONCIERGE@here', users],
    ] as const) {
      const client = await api.as(name);
      expect([name, (await process(client, [], path)).status, (await confirm(client, data.uploadId, path)).status]).toEqual([
        name,
        403,
        403,
      ]);
    }
    const other = await api.as('LANDLORD_ADMIN@there');
    expect((await confirm(other, data.uploadId)).status).toBe(404);
    expect((await confirm(other, data.uploadId, `/office-centres/${api.world.there.building}/users`)).status).toBe(404);
    // Nor as another upload type of the same entity.
    expect((await admin.post(`${users}/upload-data`, { uploadId: data.uploadId })).status).toBe(404);
    expect((await admin.post(`${users}/upload-fr-data`, { uploadId: data.uploadId })).status).toBe(404);
    expect(await fingerprint()).toEqual(before);
  });
});

describe('exactly once', () => {
  const versionOf = async (name: string) => Number((await read(name)).version);
  it('repeated and simultaneous confirmations make one change, one audit entry and one answer', async () => {
    const { data } = await process(admin, [{ username: mailOf(ANN), jobTitle: 'Once' }]);
    const version = await versionOf(ANN);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(admin, data.uploadId)));
    answers.push(await confirm(admin, data.uploadId));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await versionOf(ANN)).toBe(version + 1);
  });

  it('a record that somebody has changed since the preview is not overwritten', async () => {
    const { data } = await process(admin, [
      { username: mailOf(ANN), jobTitle: 'Late' },
      { username: mailOf(BOB), jobTitle: 'In time' },
    ]);
    const { fullName, version } = await read(ANN);
    await admin.put(`${users}/${api.idOf(ANN)}`, { fullName, jobTitle: 'Early', version });
    const confirmed = await confirm(admin, data.uploadId);
    expect(outcome(confirmed)).toEqual([
      ['FAILED', { username: 'stale' }],
      ['UPLOADED', {}],
    ]);
    expect([(await read(ANN)).jobTitle, (await read(BOB)).jobTitle]).toEqual(['Early', 'In time']);
    expect((await admin.get<UploadResult>(`/bulk-uploads/${data.uploadId}`)).data).toEqual(confirmed.data);
  });

  it('corrected rows are checked against the current records', async () => {
    const { data } = await process(admin, [
      { username: mailOf(ANN), jobTitle: 'First' },
      { username: mailOf(BOB), mobileNumber: 'x' },
    ]);
    const { fullName, version } = await read(ANN);
    await admin.put(`${users}/${api.idOf(ANN)}`, { fullName, jobTitle: 'Between', version });
    const rows = [{ number: 3, data: { username: mailOf(BOB), mobileNumber: '+65 9000 0001' } }];
    const corrected = await admin.post<UploadResult>(`${users}/process-update-data`, { uploadId: data.uploadId, rows });
    expect(corrected.data.dataList[0]?.changes).toEqual([{ field: 'jobTitle', from: 'Between', to: 'First' }]);
    expect((await confirm(admin, data.uploadId)).data.uploadedRecords).toBe(2);
    expect((await read(ANN)).jobTitle).toBe('First');
  });

  it('two uploads of the same people in opposite order, confirmed at once: each record is changed by one of them', async () => {
    const names = ['STAFF@here.0', 'STAFF@here.1', 'SUB_ADMIN@here.0', 'SUB_ADMIN@here.1'];
    const rows = (jobTitle: string) => names.map((name) => ({ username: mailOf(name), jobTitle }));
    const [one, two] = [await process(admin, rows('One')), await process(admin, rows('Two').reverse())];
    const both = await Promise.all([confirm(admin, one.data.uploadId), confirm(admin, two.data.uploadId)]);
    expect(both.map(({ data }) => data.uploadedRecords).sort()).toEqual([0, 4]);
    expect(new Set(both.flatMap(({ data }) => data.dataList.map(codesOf)).map((one) => one.username))).toEqual(
      new Set([undefined, 'stale']),
    );
  });

  it('an interrupted confirmation leaves nothing behind and can be repeated', async () => {
    const { data } = await process(admin, [
      { username: mailOf(ANN), jobTitle: 'Whole' },
      { username: mailOf(BOB), jobTitle: 'Broken' },
    ]);
    const before = await fingerprint();
    await api.db.text(`alter table users add constraint no_title check (job_title <> 'Broken') not valid`);
    expect((await confirm(admin, data.uploadId)).success).toBe(false);
    await api.db.text('alter table users drop constraint no_title');
    expect(await fingerprint()).toEqual(before);
    expect((await confirm(admin, data.uploadId)).data.uploadedRecords).toBe(2);
  });
});
