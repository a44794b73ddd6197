/** 000 §3, §4 Uploads: processing a spreadsheet changes nothing, confirming it takes effect once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cells, UploadResult, UploadRow } from '#schemas/kernel/calls/upload.ts';
import { roleCodes } from '#schemas/kernel/rights/access.ts';
import { cleanUpUploads } from '#server/engine/upload/cleanUp.ts';
import { sendFile, userBook } from './bulkUploadFiles.ts';
import { answersAsDocumented } from './documented.ts';
import { type Fingerprint, makeFingerprint } from './fingerprint.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';

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

let used = 0;
const person = (over: Cells = {}): Cells => {
  used += 1;
  return {
    fullName: `Person ${used}`,
    username: `person.${used}@company.example`,
    officeCentre: 'Marina One Tenant 0',
    roleCode: 'Staff',
    ...over,
  };
};
const numbered = (all: readonly Cells[]) => all.map((data, index) => ({ number: index + 2, data }));
const process = (client: Client, all: readonly Cells[], path = users) =>
  client.post<UploadResult>(`${path}/process-data`, { fileName: 'people.xlsx', rows: numbered(all) });
const confirm = (client: Client, uploadId: string, path = users) =>
  client.post<UploadResult>(`${path}/upload-data`, { uploadId });
const codesOf = ({ problems }: UploadRow) =>
  Object.fromEntries(Object.entries(problems ?? {}).map(([key, { code }]) => [key, code]));
const only = ({ data }: Answer<UploadResult>): UploadRow => data.dataList[0] as UploadRow;
const countUsers = async (like: string): Promise<number> =>
  (await api.db.query<{ n: number }>(sql`select count(*)::int as n from users where username like ${like}`))[0]?.n ?? 0;

describe('the two steps', () => {
  it('R-0267 processing reports every row and creates no user; confirming creates the valid ones', async () => {
    const [good, bad] = [person({ jobTitle: 'Clerk', mobileNumber: 91234567 }), person({ username: 'nobody', roleCode: 'King' })];
    const before = await fingerprint();
    const processed = await process(admin, [good, bad]);
    expect(processed).toMatchObject({ status: 200, success: true });
    const after = await fingerprint();
    expect({ ...after, bulk_uploads: null, bulk_upload_rows: null }).toEqual({
      ...before,
      bulk_uploads: null,
      bulk_upload_rows: null,
    });
    expect(processed.data).toMatchObject({ status: 'PROCESSED', uploadedRecords: 1, failedRecords: 1, fileName: 'people.xlsx' });
    expect(processed.data.dataList.map(({ number, status }) => [number, status])).toEqual([
      [2, 'READY'],
      [3, 'REFUSED'],
    ]);
    expect(codesOf(processed.data.dataList[1] as UploadRow)).toEqual({ username: 'email', roleCode: 'noSuchChoice' });

    const confirmed = await confirm(admin, processed.data.uploadId);
    expect(confirmed).toMatchObject({ status: 200, success: true, message: '1 user successfully uploaded' });
    const [entered, refused] = confirmed.data.dataList as [UploadRow, UploadRow];
    expect([entered.status, refused.status]).toEqual(['UPLOADED', 'REFUSED']);
    const { data: user } = await admin.get(`${users}/${entered.recordId}`);
    expect(user).toMatchObject({
      fullName: good.fullName,
      username: good.username,
      jobTitle: 'Clerk',
      mobileNumber: '91234567',
      officeCentreId: api.world.here.tenants[0],
      roleCode: 'STAFF',
      status: 'PENDING',
      inviteLastSentDate: expect.any(String),
    });
    expect(await countUsers('nobody')).toBe(0);
  });

  it('R-0268 an upload result has dataList, uploadedRecords and failedRecords, in both steps and when it is fetched again', async () => {
    const processed = await process(admin, [person(), person(), person({ fullName: null })]);
    expect(processed.data).toMatchObject({ uploadedRecords: 2, failedRecords: 1 });
    expect(processed.data.dataList).toHaveLength(3);
    const id = processed.data.uploadId;
    expect((await admin.get<UploadResult>(`/bulk-uploads/${id}`)).data).toEqual(processed.data);
    const confirmed = await confirm(admin, id);
    expect(confirmed.message).toBe('2 users successfully uploaded');
    expect(confirmed.data).toMatchObject({ status: 'UPLOADED', uploadedRecords: 2, failedRecords: 1 });
    expect((await admin.get<UploadResult>(`/bulk-uploads/${id}`)).data).toEqual(confirmed.data);
  });

  it('the result reports when no row can be created, and else the number of users (R-0399)', async () => {
    const { data } = await process(admin, [person({ username: 'x' })]);
    const confirmed = await confirm(admin, data.uploadId);
    expect(confirmed).toMatchObject({ message: 'All users failed to upload', data: { status: 'FAILED', uploadedRecords: 0 } });
    const half = await process(admin, [person({ username: 'x' }), person()]);
    expect((await confirm(admin, half.data.uploadId)).message).toBe('1 user successfully uploaded');
  });

  it('adding many users does the same as adding one: role, invitation with a working link, mail job, audit entry', async () => {
    const { data } = await process(admin, [person(), person()]);
    const confirmed = await confirm(admin, data.uploadId);
    const ids = confirmed.data.dataList.map(({ recordId }) => recordId as number);
    const one = await admin.post<{ id: number }>(users, {
      fullName: 'Single',
      username: 'single@company.example',
      officeCentreId: api.world.here.tenants[0],
      roleCode: 'STAFF',
    });
    const traces = async (id: number) => ({
      roles: await api.db.query(
        sql`select office_centre_id, building_id, role_code, active, person_in_charge from user_roles where user_id = ${id}`,
      ),
      links: await api.db.query(sql`
        select purpose, office_centre_id, status, created_by, expires_date::date as day from account_links where user_id = ${id}`),
      mails: await api.db.query(sql`
        select m.status, (select count(*)::int from pgboss.job j where j.name = 'mail.send' and (j.data->>'mailId')::bigint = m.id) as jobs,
          m.subject from mails m join users u on u.username = m.to_address where u.id = ${id}`),
      audit: (
        await api.db.query<{ changes: { field: string }[] }>(
          sql`select action, user_id, user_name, office_centre_id, changes from audit_log where entity = 'users' and record_id = ${id}`,
        )
      ).map(({ changes, ...rest }) => ({ ...rest, fields: changes.map(({ field }) => field) })),
    });
    const single = await traces(one.data.id);
    expect(single.mails).toHaveLength(1);
    for (const id of ids) expect(await traces(id)).toEqual(single);
  });

  it('corrected rows are checked again under the same upload, together with the rows that depend on them', async () => {
    const twin = person();
    const { data } = await process(admin, [twin, person({ username: twin.username as string }), person()]);
    expect(data.dataList.map(({ status }) => status)).toEqual(['READY', 'REFUSED', 'READY']);
    expect(codesOf(data.dataList[1] as UploadRow)).toEqual({ username: 'duplicateRow' });
    const corrected = await admin.post<UploadResult>(`${users}/process-data`, {
      uploadId: data.uploadId,
      rows: [{ number: 2, data: person() }],
    });
    expect(corrected.data.dataList.map(({ number, status }) => [number, status])).toEqual([
      [2, 'READY'],
      [3, 'READY'],
    ]);
    expect(corrected.data).toMatchObject({ uploadedRecords: 3, failedRecords: 0 });
    await confirm(admin, data.uploadId);
    expect(
      (await admin.post(`${users}/process-data`, { uploadId: data.uploadId, rows: [{ number: 2, data: person() }] })).status,
    ).toBe(409);
  });
});

describe('exactly once', () => {
  it('confirming repeatedly or in parallel gives the same answer and uploads nothing twice', async () => {
    const { data } = await process(admin, [person({ username: 'once@company.example' }), person()]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(admin, data.uploadId)));
    answers.push(await confirm(admin, data.uploadId));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await countUsers('once@company.example')).toBe(1);
    const [{ mails } = { mails: 0 }] = await api.db.query<{ mails: number }>(
      sql`select count(*)::int as mails from mails where to_address = 'once@company.example'`,
    );
    expect(mails).toBe(1);
  });

  it('a row whose address was taken in the meantime fails, the others are created', async () => {
    const { data } = await process(admin, [person({ username: 'early@company.example' }), person()]);
    await admin.post(users, {
      fullName: 'Early',
      username: 'early@company.example',
      officeCentreId: api.world.here.tenants[0],
      roleCode: 'STAFF',
    });
    const confirmed = await confirm(admin, data.uploadId);
    expect(confirmed.data.dataList.map((row) => [row.status, codesOf(row)])).toEqual([
      ['FAILED', { username: 'duplicate' }],
      ['UPLOADED', {}],
    ]);
    expect(confirmed.data).toMatchObject({ uploadedRecords: 1, failedRecords: 1 });
  });

  it('two simultaneous uploads with the same people create each person once', async () => {
    const people = Array.from({ length: 40 }, (_, index) => person({ username: `race.${index}@company.example` }));
    const first = await process(admin, people);
    const second = await process(admin, [...people].reverse());
    const both = await Promise.all([confirm(admin, first.data.uploadId), confirm(admin, second.data.uploadId)]);
    expect(both.map(({ data }) => data.uploadedRecords).sort((a, b) => a - b)).toEqual([0, 40]);
    expect(await countUsers('race.%')).toBe(40);
  });

  it('a failed confirmation leaves nothing behind and can be repeated', async () => {
    const { data } = await process(admin, [person({ username: 'broken@company.example' })]);
    await api.db.text('alter table mails add constraint no_mail check (false) not valid');
    const broken = await confirm(admin, data.uploadId);
    await api.db.text('alter table mails drop constraint no_mail');
    expect(broken.success).toBe(false);
    expect(await countUsers('broken@company.example')).toBe(0);
    expect((await admin.get<UploadResult>(`/bulk-uploads/${data.uploadId}`)).data.status).toBe('PROCESSED');
    expect((await confirm(admin, data.uploadId)).data.uploadedRecords).toBe(1);
  });
});

describe('the same rules as for one user', () => {
  const refusedFor = async (client: Client, over: Cells, path = users) =>
    codesOf(only(await process(client, [person(over)], path)));

  it.each(['LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0'])(
    '%s can upload exactly the roles that they could give to one person',
    async (name) => {
      const client = await api.as(name);
      const { side } = await client.session();
      const path = `/office-centres/${api.world.people[name]?.officeCentreId}/users`;
      const place: Cells = side === 'tenant' ? {} : { officeCentre: 'HERE-T0' };
      const { officeCentre: _, ...bare } = person();
      const rows = roleCodes.map((roleCode): Cells & { roleCode: string; username: string } => ({
        ...bare,
        ...place,
        roleCode,
        username: `${side}.${roleCode}@company.example`,
      }));
      const { data } = await process(client, rows, path);
      const single = await Promise.all(
        rows.map(({ roleCode, username }) =>
          client.post(path, {
            fullName: 'Single',
            username: `one.${name.length}.${username}`,
            roleCode,
            ...(side === 'tenant' ? {} : { officeCentreId: api.world.here.tenants[0] }),
          }),
        ),
      );
      expect(data.dataList.map((row) => codesOf(row).roleCode ?? 'given')).toEqual(
        single.map(({ success, errors }) => (success ? 'given' : errors?.roleCode?.code)),
      );
      expect(data.uploadedRecords).toBeGreaterThan(0);
      expect(data.failedRecords).toBeGreaterThan(0);
    },
  );

  it('nobody can upload outside their own building or company', async () => {
    expect(await refusedFor(admin, { officeCentre: 'Harbour House Tenant 0' })).toEqual({ officeCentre: 'noSuchRecord' });
    expect(await refusedFor(admin, { officeCentre: 'THERE' })).toEqual({ officeCentre: 'noSuchRecord' });
    expect(await refusedFor(admin, { officeCentre: 'here-t1' })).toEqual({});
    const company = await api.as('MASTER_ADMIN@here.0');
    const own = `/office-centres/${api.world.here.tenants[0]}/users`;
    const { officeCentre: _, ...mine } = person();
    const answer = await company.post<UploadResult>(`${own}/process-data`, {
      fileName: 'a.csv',
      rows: [{ number: 2, data: mine }],
    });
    expect(codesOf(only(answer))).toEqual({});
    expect((await process(company, [person()], own)).errors).toHaveProperty('officeCentre');
    const confirmed = await confirm(company, answer.data.uploadId, own);
    expect((await company.get(`${own}/${only(confirmed).recordId}`)).data.officeCentreId).toBe(api.world.here.tenants[0]);
  });

  it('addresses match in any letter case; a person of another office centre is invited without their name being shown, an existing member is rejected', async () => {
    const [{ username } = { username: '' }] = await api.db.query<{ username: string }>(
      sql`select username from users where full_name = 'STAFF@here.0'`,
    );
    expect(await refusedFor(admin, { username: username.toUpperCase() })).toEqual({ username: 'duplicate' });
    const { data } = await process(admin, [person({ username: username.toUpperCase(), officeCentre: 'HERE-T1' })]);
    const confirmed = await confirm(admin, data.uploadId);
    expect(only(confirmed)).toMatchObject({ status: 'UPLOADED', recordId: null });
    expect(await refusedFor(admin, { username, officeCentre: 'HERE-T1' })).toEqual({ username: 'invitedAlready' });
    const roles = await api.db.query(
      sql`select 1 from user_roles where user_id = ${api.world.people['STAFF@here.0']?.userId} and office_centre_id = ${api.world.here.tenants[1]}`,
    );
    expect(roles).toEqual([]);
    const subjects = await api.db.query<{ subject: string }>(sql`select subject from mails where to_address = ${username}`);
    expect(subjects).toHaveLength(1);
    expect(await countUsers(`${username}%`)).toBe(1);
  });

  it('R-0254 values that a spreadsheet would execute are rejected and kept as text', async () => {
    for (const text of ['=1+1', '<b>', '@SUM(A1)', '\t=1', '+cmd', '-cmd', '=HYPERLINK("http://x","y")']) {
      const answer = await process(admin, [person({ fullName: text })]);
      expect([text, codesOf(only(answer))]).toEqual([text, { fullName: 'injection' }]);
      expect(only(answer).data.fullName).toBe(text);
    }
    expect(await refusedFor(admin, { officeNumber: '+852 2123 4567' })).toEqual({});
  });
});

describe('access to an upload', () => {
  it('only the person who processed an upload may confirm or see it, in the office centre of the path', async () => {
    const { data } = await process(admin, [person()]);
    const before = await fingerprint();
    for (const name of ['LANDLORD_ADMIN@there', 'MASTER_ADMIN@here.0', 'SUPERADMIN']) {
      const other = await api.as(name);
      expect([403, 404]).toContain((await confirm(other, data.uploadId)).status);
      expect((await other.get(`/bulk-uploads/${data.uploadId}`)).status).toBe(404);
      expect([403, 404]).toContain(
        (await other.post(`${users}/process-data`, { uploadId: data.uploadId, rows: [{ number: 2, data: {} }] })).status,
      );
    }
    const narrower = `/office-centres/${api.world.here.tenants[0]}/users`;
    expect((await confirm(admin, data.uploadId, narrower)).status).toBe(404);
    const units = `/office-centres/${api.world.here.building}/office-centre-units`;
    expect((await confirm(admin, data.uploadId, units)).status).toBe(404);
    for (const id of ['', 'x', "' or 1=1", '00000000-0000-4000-8000-000000000000'])
      expect((await confirm(admin, id)).status).toBe(404);
    expect(await fingerprint()).toEqual(before);
  });

  it('a person who has lost the permission cannot confirm', async () => {
    const admin2 = await api.as('MASTER_ADMIN@here.1');
    const own = `/office-centres/${api.world.here.tenants[1]}/users`;
    const { officeCentre: _, ...mine } = person();
    const { data } = await admin2.post<UploadResult>(`${own}/process-data`, {
      fileName: 'a.csv',
      rows: [{ number: 2, data: mine }],
    });
    const { userId } = api.world.people['MASTER_ADMIN@here.1'] as { userId: number };
    await api.db.query(sql`update user_roles set role_code = 'STAFF' where user_id = ${userId}`);
    await expect.poll(async () => (await confirm(admin2, data.uploadId, own)).status, { timeout: 5000 }).toBe(403);
    expect((await admin2.get(`/bulk-uploads/${data.uploadId}`)).status).toBe(403);
    await api.db.query(sql`update user_roles set role_code = 'MASTER_ADMIN' where user_id = ${userId}`);
  });

  it('unconfirmed uploads are deleted after a day, the rows of confirmed ones after a month', async () => {
    const [waiting, done] = [await process(admin, [person()]), await process(admin, [person()])];
    await confirm(admin, done.data.uploadId);
    await cleanUpUploads(api.db);
    expect((await admin.get(`/bulk-uploads/${waiting.data.uploadId}`)).status).toBe(200);
    await api.db.query(sql`update bulk_uploads set created_date = now() - interval '25 hours'`);
    await cleanUpUploads(api.db);
    expect((await admin.get(`/bulk-uploads/${waiting.data.uploadId}`)).status).toBe(404);
    expect((await admin.get(`/bulk-uploads/${done.data.uploadId}`)).status).toBe(200);
    await api.db.query(sql`update bulk_uploads set finished_date = now() - interval '31 days'`);
    await cleanUpUploads(api.db);
    expect((await admin.get(`/bulk-uploads/${done.data.uploadId}`)).status).toBe(404);
  });

  it('one person can have five unconfirmed uploads; the oldest is dropped', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) ids.push((await process(admin, [person()])).data.uploadId);
    expect((await admin.get(`/bulk-uploads/${ids[0]}`)).status).toBe(404);
    for (const id of ids.slice(1)) expect((await admin.get(`/bulk-uploads/${id}`)).status).toBe(200);
  });
});

describe('other entities', () => {
  it('car parks: amounts in dollars, several addresses in a cell, codes unique in the building', async () => {
    const rows = numbered([
      {
        code: 'NEW-1',
        name: 'New one',
        carMonthlyRate: 'S$ 1,250.50',
        motorcycleMonthlyRate: 60,
        notifyPartyEmail: 'a@x.sg; b@x.sg',
      },
      {
        code: 'HERE-A',
        name: 'Known',
        carMonthlyRate: '12.3456',
        motorcycleMonthlyRate: null,
        notifyPartyEmail: 'a@x.sg, nobody',
      },
      { code: 'new-1', name: 'Again', carMonthlyRate: 'much', motorcycleMonthlyRate: null, notifyPartyEmail: null },
    ]);
    const { data } = await admin.post<UploadResult>('/car-parks/process-data', { fileName: 'a.csv', rows });
    expect(data.dataList.map(codesOf)).toEqual([
      {},
      { carMonthlyRate: 'twoDecimals', notifyPartyEmail: 'email', code: 'duplicate' },
      { carMonthlyRate: 'notNumber', code: 'duplicateRow' },
    ]);
    const confirmed = await admin.post<UploadResult>('/car-parks/upload-data', { uploadId: data.uploadId });
    expect(confirmed.message).toBe('1 carpark successfully uploaded');
    expect((await admin.get(`/car-parks/${only(confirmed).recordId}`)).data).toMatchObject({
      code: 'NEW-1',
      carMonthlyRate: 125050,
      motorcycleMonthlyRate: 6000,
      notifyPartyEmail: ['a@x.sg', 'b@x.sg'],
      active: true,
      activatedDate: expect.any(String),
      carMonthlyRateUpdatedUserId: expect.any(Number),
    });
  });

  it('units: floors as numbers, companies by name or code, yes and no as words, defaults for blank cells', async () => {
    const path = `/office-centres/${api.world.here.building}/office-centre-units`;
    const rows = numbered([
      { floorNo: 'B1', floorNoInt: '-1', unitNo: '07', areaSquareMetres: '1,250', tenant: 'HERE-T0', active: '否' },
      { floorNo: 5, floorNoInt: 5, unitNo: 8, areaSquareMetres: null, tenant: null, active: null },
      { floorNo: '5', floorNoInt: 5, unitNo: '9', areaSquareMetres: null, tenant: 'THERE-T0', active: 'perhaps' },
    ]);
    const { data } = await admin.post<UploadResult>(`${path}/process-data`, { fileName: 'a.csv', rows });
    expect(data.dataList.map(codesOf)).toEqual([{}, {}, { tenant: 'noSuchRecord', active: 'notYesNo' }]);
    const confirmed = await admin.post<UploadResult>(`${path}/upload-data`, { uploadId: data.uploadId });
    const unit = (index: number) => admin.get(`${path}/${confirmed.data.dataList[index]?.recordId}`);
    expect((await unit(0)).data).toMatchObject({
      floorNo: 'B1',
      floorNoInt: -1,
      areaSquareMetres: 1250,
      tenantId: api.world.here.tenants[0],
      active: false,
    });
    expect((await unit(1)).data).toMatchObject({ floorNo: '5', unitNo: '8', tenantId: null, active: true });
  });
});

describe('bodies', () => {
  it('are validated strictly', async () => {
    const send = (body: unknown) => admin.post<UploadResult>(`${users}/process-data`, body);
    const row = { number: 2, data: person() };
    for (const body of [
      {},
      { fileName: 'a.csv' },
      { fileName: 'a.csv', rows: {} },
      { fileName: 'a.csv', rows: [] },
      { fileName: '', rows: [row] },
      { rows: [row] },
      { fileName: 'a.csv', rows: [row], more: 1 },
      { fileName: 'a.csv', rows: [null] },
      { fileName: 'a.csv', rows: [{ ...row, number: 1.5 }] },
      { fileName: 'a.csv', rows: [{ ...row, number: 0 }] },
      { fileName: 'a.csv', rows: [{ ...row, extra: 1 }] },
      { fileName: 'a.csv', rows: [row, row] },
      { fileName: 'a.csv', rows: [{ number: 2, data: { ...row.data, status: 'ACTIVE' } }] },
      { fileName: 'a.csv', rows: [{ number: 2, data: { ...row.data, fullName: ['x'] } }] },
      { fileName: 'a.csv', rows: [{ number: 2, data: { ...row.data, __proto__x: 1 } }] },
      { fileName: 'a.csv', rows: [{ number: 2, data: { fullName: 'x'.repeat(40_000) } }] },
      { fileName: 'a.csv', rows: Array.from({ length: 10_001 }, (_, index) => ({ number: index + 1, data: {} })) },
    ])
      expect([JSON.stringify(body).slice(0, 80), (await send(body)).status]).toEqual([JSON.stringify(body).slice(0, 80), 422]);
  });

  it('values that cannot be stored are rejected by name and not dropped silently', async () => {
    const answer = await process(admin, [person({ fullName: 'half \ud800 and \0' })]);
    expect(answer.status).toBe(200);
    expect(only(answer).data.fullName).toBe('half \ufffd and \ufffd');
  });

  it('R-0254 R-0256 the server also parses a real xlsx and finds its columns in any language', async () => {
    const bytes = userBook([['Chan', 'chan@company.example', null, null, 91234567, 'HERE-T0', 'Staff']]);
    const { data } = await sendFile(admin, `${users}/process-data`, 'people.xlsx', bytes);
    expect(data).toMatchObject({ uploadedRecords: 1, failedRecords: 0, fileName: 'people.xlsx' });
    expect(data.dataList[0]).toMatchObject({ number: 2, data: { fullName: 'Chan', mobileNumber: 91234567 } });
    const chinese = '姓名,電郵地址,公司,角色\n陳大文,tai@company.example,HERE-T0,STAFF\n';
    const csv = await sendFile(admin, `${users}/process-data`, '用戶.csv', chinese);
    expect(csv.data).toMatchObject({ uploadedRecords: 1, failedRecords: 0, fileName: '用戶.csv' });
  });
});

answersAsDocumented(() => api);
