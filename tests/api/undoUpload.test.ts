/** An upload can be undone as a whole while nothing has changed since: what it created is taken back, what it changed is set back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { Cells, PastUpload, UndoBarrier, UploadResult } from '#schemas/kernel/calls/upload.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import { type Fingerprint, makeFingerprint } from './fingerprint.ts';
import { type Answer, type Api, type Client, startApi } from './harness.ts';
import { mailOf } from './world.ts';

let api: Api;
let admin: Client;
let users: string;
let units: string;
let fingerprint: () => Promise<Fingerprint>;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('LANDLORD_ADMIN@here');
  users = `/office-centres/${api.world.here.building}/users`;
  units = `/office-centres/${api.world.here.building}/office-centre-units`;
  fingerprint = await makeFingerprint(api.db);
});
afterAll(() => api.close());

let count = 0;
const person = (over: Cells = {}): Cells => {
  count += 1;
  const company = { officeCentre: 'Marina One Tenant 0', roleCode: 'Staff' };
  return { fullName: `Undone ${count}`, username: `undone.${count}@example.com`, ...company, ...over };
};
const numbered = (all: readonly Cells[]) => all.map((data, index) => ({ number: index + 2, data }));
/** Both steps of an upload. */
async function upload(path: string, rows: readonly Cells[], kind = '', client = admin): Promise<UploadResult> {
  const { data } = await client.post<UploadResult>(`${path}/process-${kind}data`, { fileName: 'f.xlsx', rows: numbered(rows) });
  const answer = await client.post<UploadResult>(`${path}/upload-${kind}data`, { uploadId: data.uploadId });
  expect(answer.data.uploadedRecords).toBe(rows.length);
  return answer.data;
}
const undo = ({ uploadId }: UploadResult, client = admin) =>
  client.put<UploadResult & { rows?: UndoBarrier[] }>(`/bulk-uploads/${uploadId}/undo`);
const idsOf = ({ dataList }: UploadResult) => dataList.map(({ recordId }) => recordId as number);
const barriers = ({ data }: Answer<{ rows?: UndoBarrier[] }>) =>
  (data.rows ?? []).map(({ number, message }) => [number, message]);
/** Tables that record what happened. */
const records = { jobs: 0, bulk_uploads: 0, bulk_upload_rows: 0, audit_log: 0, mails: 0, sign_in_attempts: 0 };
const apart = (all: Fingerprint) => ({ ...all, ...records });

describe('an upload of new records', () => {
  it('is taken back completely: people who never registered are gone, as if nobody had uploaded them', async () => {
    const before = await fingerprint();
    const done = await upload(users, [person(), person(), person()]);
    const undone = await undo(done);
    expect(undone).toMatchObject({ status: 200, message: 'The upload has been undone.', data: { status: 'UNDONE' } });
    expect(apart(await fingerprint())).toEqual(apart(before));
    const history = await api.db.query<{ action: string }>(
      sql`select action from audit_log where entity = 'users' and record_id = ${idsOf(done)[0]} order by id`,
    );
    expect(history.map(({ action }) => action)).toEqual(['create', 'delete']);
    // A second call says the same and does nothing; the same file can be uploaded again.
    expect((await undo(done)).data.status).toBe('UNDONE');
    expect((await admin.get<UploadResult>(`/bulk-uploads/${done.uploadId}`)).data.status).toBe('UNDONE');
    const again = await upload(
      users,
      done.dataList.map(({ data }) => data),
    );
    expect((await undo(again)).status).toBe(200);
  });
  it('is refused as a whole where one record has been changed since, with that row', async () => {
    const rows = [person(), person(), person(), person()];
    const done = await upload(users, rows);
    const [first, second, third] = idsOf(done) as [number, number, number];
    await admin.put(`${users}/${second}/set-role`, { roleCode: 'SUB_ADMIN' });
    await admin.delete(`${users}/${third}`);
    await api.db.query(sql`update users set account_registered = true, status = 'ACTIVE' where id = ${first}`);
    const before = await fingerprint();
    const refused = await undo(done);
    expect(refused).toMatchObject({ status: 409, code: 'notAllowedNow' });
    expect(refused.message).toBe('The upload cannot be undone: 3 rows have been changed since.');
    expect(barriers(refused)).toEqual([
      [2, 'Changed since'],
      [3, 'Changed since'],
      [4, 'Changed since'],
    ]);
    expect(refused.data.rows?.[1]).toMatchObject({ title: rows[1]?.fullName, recordId: second });
    expect(await fingerprint()).toEqual(before);
  });
  it('takes invitations of people with an account back as well', async () => {
    const address = mailOf('STAFF@there.0');
    const done = await upload(users, [person(), person({ username: address })]);
    const status = async () =>
      (
        await api.db.query<{ status: string }>(
          sql`select status from user_invitations where username = ${address} order by id desc`,
        )
      )[0]?.status;
    expect(await status()).toBe('PENDING');
    expect((await undo(done)).status).toBe(200);
    expect(await status()).toBe('WITHDRAWN');
  });
  it('takes units back that nothing needs', async () => {
    const done = await upload(units, [{ floorNo: '7', floorNoInt: 7, unitNo: '70', tenant: 'Marina One Tenant 0' }]);
    expect((await undo(done)).status).toBe(200);
    expect((await admin.get<Paged<object>>(`${units}?floorNo=7`)).data.total).toBe(0);
  });
  it('is refused where other records need what it created, with those rows, and takes nothing back', async () => {
    const [one, two] = [person(), person()];
    const done = await upload(users, [one, two]);
    const [kept] = idsOf(done);
    // Something that holds the person and does not let go.
    await api.db.text('create table needs_people (user_id bigint references users (id))');
    await api.db.query(sql`insert into needs_people values (${kept})`);
    const refused = await undo(done);
    await api.db.text('drop table needs_people');
    expect(refused.status).toBe(409);
    expect(barriers(refused)).toEqual([[2, 'Needed by other records']]);
    expect((await admin.get(`${users}/${kept}`)).status).toBe(200);
    expect((await undo(done)).status).toBe(200);
  });
});

describe('a mass update', () => {
  const now = async (name: string) => (await admin.get<Record<string, unknown>>(`${users}/${api.idOf(name)}`)).data;
  it('is set back to what every record had, with an entry in its history', async () => {
    const [ann, bob] = [await now('STAFF@here.0'), await now('STAFF@here.1')];
    await admin.put(`${users}/${bob.id}`, { ...bob, jobTitle: 'Clerk', version: bob.version } as never);
    const job = (await now('STAFF@here.1')).jobTitle;
    const rows: Cells[] = [
      { username: mailOf('STAFF@here.0'), jobTitle: 'Porter', mobileNumber: '91234567' },
      { username: mailOf('STAFF@here.1'), jobTitle: 'Driver' },
    ];
    const done = await upload(users, rows, 'update-');
    expect((await now('STAFF@here.0')).jobTitle).toBe('Porter');
    expect((await undo(done)).status).toBe(200);
    expect(await now('STAFF@here.0')).toMatchObject({ jobTitle: ann.jobTitle, mobileNumber: ann.mobileNumber });
    expect((await now('STAFF@here.1')).jobTitle).toBe(job);
    const { data: history } = await admin.get<Paged<{ action: string; changes: object[] }>>(`${users}/${ann.id}/history`);
    expect(history.items[0]?.changes).toContainEqual({ field: 'jobTitle', from: 'Porter', to: ann.jobTitle });
  });
  it('is refused where somebody has changed a record since, and changes none of them', async () => {
    const rows = [
      { username: mailOf('STAFF@here.0'), jobTitle: 'Cook' },
      { username: mailOf('STAFF@here.1'), jobTitle: 'Baker' },
    ];
    const done = await upload(users, rows, 'update-');
    await upload(users, [{ username: mailOf('STAFF@here.1'), jobTitle: 'Butcher' }], 'update-');
    expect(barriers(await undo(done))).toEqual([[3, 'Changed since']]);
    expect([(await now('STAFF@here.0')).jobTitle, (await now('STAFF@here.1')).jobTitle]).toEqual(['Cook', 'Butcher']);
  });
});

describe('whose upload', () => {
  it('only the person who uploaded may undo it, while they have the permission, and only a confirmed one', async () => {
    const done = await upload(users, [person()]);
    for (const name of ['LANDLORD_ADMIN@there', 'MASTER_ADMIN@here.0', 'SUPERADMIN'])
      expect((await undo(done, await api.as(name))).status, name).toBe(404);
    expect((await admin.put('/bulk-uploads/00000000-0000-4000-8000-000000000009/undo')).status).toBe(404);
    expect((await admin.put('/bulk-uploads/x/undo')).status).toBe(404);
    const { data } = await admin.post<UploadResult>(`${users}/process-data`, { fileName: 'w.xlsx', rows: numbered([person()]) });
    expect((await admin.put(`/bulk-uploads/${data.uploadId}/undo`)).status).toBe(409);
    const take = (codes: string[] | null) =>
      api.db.transaction(async (tx) => {
        const userId = api.idOf('LANDLORD_ADMIN@here');
        await tx.query(sql`update user_roles set denied_permissions = ${sql.param(codes)}::text[] where user_id = ${userId}`);
        await forgetSessions(tx, { userId });
      });
    await take(['USER_ADD']);
    expect((await undo(done)).status).toBe(403);
    await take(null);
    expect((await undo(done)).status).toBe(200);
  });
  it('the page lists one’s own latest uploads, and nobody else’s', async () => {
    const again = await api.as('LANDLORD_ADMIN@here');
    const mine = (await again.get<PastUpload[]>('/bulk-uploads?entity=users&upload=create')).data;
    expect(mine.length).toBeGreaterThan(1);
    expect(mine[0]).toMatchObject({ fileName: 'f.xlsx', status: 'UNDONE', uploadedRecords: 1 });
    const other = await api.as('MASTER_ADMIN@here.0');
    expect((await other.get<PastUpload[]>('/bulk-uploads?entity=users&upload=create')).data).toEqual([]);
    for (const query of [
      '',
      'entity=users',
      'entity=users&upload=nosuch',
      'entity=nosuch&upload=create',
      'entity=users&upload=create&x=1',
    ])
      expect((await again.get(`/bulk-uploads?${query}`)).status, query).toBe(400);
  });
});
