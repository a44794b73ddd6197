/** Passes (000 §3, §4, §5, §7): given within quota, taken back, found by what a reader reads, and gone with the person. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { notePassing, passbackAt } from '#server/areas/access/passes/areas.ts';
import { findCredential, passWithPin, passWithQr } from '#server/areas/access/passes/find.ts';
import { qrKeysOf } from '#server/areas/access/passes/qrKeys.ts';
import { makeQrToken } from '#server/areas/access/passes/qrToken.ts';
import { endVisitorPass, giveVisitorPass, visitorCodeOf } from '#server/areas/access/passes/visitors.ts';
import { makeProduct } from '#server/product.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
interface Held {
  userAccessPassDtoList: (Row & { kind: string; reason: string })[];
  credentialTypeList: string[];
  mayChange: boolean;
}
let api: Api;
let provider: Client;
let building: Client;
let company: Client;
let here: number;
let path: string;
beforeAll(async () => {
  api = await startApi();
  here = api.world.here.building;
  provider = await api.as('SUPERADMIN@here').catch(() => api.as('SUPERADMIN'));
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  path = `/office-centres/${here}`;
});
afterAll(() => api.close());

const one = async <T>(statement: ReturnType<typeof sql>): Promise<T> => (await api.db.query<T & object>(statement))[0] as T;
let count = 0;
/** Somebody who works in a place, with nothing yet. */
const person = async (centreId: number, status = 'ACTIVE'): Promise<number> => {
  count += 1;
  const { id } = await one<{ id: number }>(sql`
    insert into users (full_name, username, status, account_registered) values (${`Holder ${count}`}, ${`holder-${count}@passes.example`}, ${status}, ${status !== 'PENDING'}) returning id`);
  await api.db.query(sql`
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge)
    select ${id}, c.id, coalesce(c.landlord_id, c.id), 'STAFF', true, false from office_centres c where c.id = ${centreId}`);
  return id;
};
const ofCompany = (status?: string) => person(api.world.here.tenants[0], status);
const quota = (column: string, value: number | null, centreId = here) =>
  api.db.query(sql`update office_centres set ${sql.raw(column)} = ${value} where id = ${centreId}`);
const left = async (column: string, centreId = here) =>
  (await one<{ left: number | null }>(sql`select ${sql.raw(column)} as left from office_centres where id = ${centreId}`)).left;
const held = async (by: Client, id: number) => (await by.get<Held>(`${path}/users/${id}/access-credential`)).data;
const context = { config: {} };
const now = () => Date.now();

describe('giving', () => {
  it('R-0455 R-0463 R-0465 each kind has calls of its own; the answer has what the person holds and its types', async () => {
    const id = await ofCompany();
    const user = `${path}/users/${id}`;
    const given = await company.put<Held>(`${user}/qr-pass`, { endAt: '2040-01-01T00:00:00.000Z' });
    expect(given, JSON.stringify(given)).toMatchObject({ status: 200, message: 'The pass has been given.' });
    await company.put(`${user}/hid-pass`, {});
    const card = (await provider.post<Row>(`${path}/third-party-cards`, { cardId: `MP-${id}`, type: 'MOBILE_PASS' })).data;
    expect((await provider.put(`${user}/mobile-pass`, { thirdPartyCardId: card.id })).status).toBe(200);
    const { userAccessPassDtoList: passes, credentialTypeList } = await held(company, id);
    expect(passes.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
      ['HID', 'PENDING_ACTIVATION', 'CREDENTIAL_NOT_PROVISIONED'],
      ['MOBILE', 'ASSIGNED', 'VALID'],
      ['QR', 'ASSIGNED', 'VALID'],
    ]);
    expect(credentialTypeList).toEqual(['STAFF_MOBILE_PASS', 'STAFF_QR_PASS']);
    expect((await company.put(`${user}/qr-pass`, {})).status).toBe(409);
    for (const call of ['qr-pass', 'hid-pass', 'mobile-pass'])
      expect(await company.delete(`${user}/${call}`, {}), call).toMatchObject({ status: 200, message: 'The pass has been taken back.' });
    expect((await held(company, id)).userAccessPassDtoList).toEqual([]);
    expect((await company.delete(`${user}/qr-pass`, {})).status).toBe(404);
  });

  it('R-0468 R-0469 R-0470 R-0471 a face needs a picture; its quota is taken and given back, and each time stays in the history', async () => {
    const id = await ofCompany();
    const user = `${path}/users/${id}`;
    await quota('fr_quota_bal', 1);
    expect(await company.put(`${user}/fr-pass`, {})).toMatchObject({ status: 422, errors: { userId: {} } });
    await api.db.query(sql`
      with picture as (insert into system_files (name, extension, mime, size, module, storage_key, sha256)
        values ('face.png', 'png', 'image/png', 1, 'USER', ${`face-${id}`}, ${'0'.repeat(64)}) returning id)
      update users set face_image_id = (select id from picture) where id = ${id}`);
    expect((await company.put(`${user}/fr-pass`, {})).status).toBe(200);
    expect(await left('fr_quota_bal')).toBe(0);
    expect((await provider.get(`${path}/fr-passes/quota`)).data).toMatchObject({ total: 1, used: 1, left: 0, simulated: true });
    await company.delete(`${user}/fr-pass`, { reason: 'MISUSE' });
    expect(await left('fr_quota_bal')).toBe(1);
    await company.put(`${user}/fr-pass`, {});
    const ids = async (at: string) => (await company.get<Paged<Row>>(`${path}/${at}?userId=${id}`)).data.items;
    expect((await ids('fr-passes')).map(({ status }) => status)).toEqual(['ASSIGNED']);
    expect((await ids('fr-pass-history')).map(({ status }) => status)).toEqual(['ASSIGNED', 'UNASSIGNED']);
    const counts = await company.get(`${path}/fr-pass-history/status-count?userId=${id}`);
    expect(counts.data).toMatchObject({ ASSIGNED: 1, UNASSIGNED: 1 });
    const sheet = await company.get<{ base64?: string }>(`${path}/fr-pass-history/download-fr-pass-history-base64`);
    expect(JSON.stringify(sheet.data).length).toBeGreaterThan(1000);
    await quota('fr_quota_bal', null);
  });

  it('never gives more than there are, however many ask at once; a company keeps to its own', async () => {
    const people: number[] = [];
    for (let index = 0; index < 12; index += 1) people.push(await ofCompany());
    const [tenant] = api.world.here.tenants;
    await quota('qr_quota_bal', 5);
    await quota('qr_quota_bal', 9, tenant);
    const answers = await Promise.all(people.map((id) => company.put(`${path}/users/${id}/qr-pass`, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      message: 'The building has no QR pass left. Top up its passes first.',
    });
    expect([await left('qr_quota_bal'), await left('qr_quota_bal', tenant)]).toEqual([0, 4]);
    await quota('qr_quota_bal', 50);
    await quota('qr_quota_bal', 0, tenant);
    const without = people[answers.findIndex(({ status }) => status !== 200)] as number;
    expect(await company.put(`${path}/users/${without}/qr-pass`, {})).toMatchObject({
      status: 409,
      message: 'The company has no QR pass left.',
    });
    expect(await left('qr_quota_bal')).toBe(50);
    await quota('qr_quota_bal', null);
    await quota('qr_quota_bal', null, tenant);
  });

  it('R-0472 the building’s admin has no list of passes, and gives them to the building’s own staff alone', async () => {
    const [staff, other] = [await person(here), await ofCompany()];
    expect((await building.get(`${path}/qr-pass-history`)).status).toBe(403);
    expect((await building.put(`${path}/users/${staff}/qr-pass`, {})).status).toBe(200);
    expect((await building.put(`${path}/users/${other}/qr-pass`, {})).status).toBe(403);
    expect([(await held(building, staff)).mayChange, (await held(building, other)).mayChange]).toEqual([true, false]);
    expect((await company.get(`${path}/users/${staff}/access-credential`)).status).toBe(404);
    expect((await (await api.as('STAFF@here.0')).put(`${path}/users/${other}/qr-pass`, {})).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(`${path}/users/${other}/access-credential`)).status).toBe(404);
  });

  it('R-0388 the passes of somebody who has not registered are chosen, and open doors from then on', async () => {
    const id = await ofCompany('PENDING');
    const call = `${path}/user-registration-requests/${id}/update-access-passes`;
    const chosen = await company.put<Held>(call, { credentialTypeList: ['STAFF_QR_PASS', 'STAFF_MOBILE_PASS'] });
    expect(chosen, JSON.stringify(chosen)).toMatchObject({ status: 200, message: 'Access passes have been updated.' });
    expect(chosen.data.credentialTypeList).toEqual(['STAFF_MOBILE_PASS', 'STAFF_QR_PASS']);
    const qr = () => held(company, id).then((all) => all.userAccessPassDtoList.find(({ kind }) => kind === 'QR')?.reason);
    expect(await qr()).toBe('CREDENTIAL_DISABLED');
    expect((await company.put<Held>(call, { credentialTypeList: ['STAFF_QR_PASS'] })).data.credentialTypeList).toEqual(['STAFF_QR_PASS']);
    expect((await company.put(call, { credentialTypeList: ['VISITOR_QR_PASS'] })).status).toBe(422);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${id}`);
    expect(await qr()).toBe('VALID');
    expect((await company.put(call, { credentialTypeList: [] })).status).toBe(404);
  });
});

describe('lists', () => {
  it('R-0450 R-0451 R-0464 find QR passes by status and dates, HID passes by theirs, and download both', async () => {
    const id = await ofCompany();
    await company.put(`${path}/users/${id}/qr-pass`, {});
    await company.put(`${path}/users/${id}/hid-pass`, {});
    const found = async (at: string, query: string) =>
      (await company.get<Paged<Row>>(`${path}/${at}?userId=${id}&${query}`)).data.total;
    expect(await found('qr-pass-history', 'status=ASSIGNED&passStatus=ACTIVE&assignedDateFrom=2020-01-01&assignedDateTo=2100-01-01')).toBe(1);
    expect(await found('qr-pass-history', 'unassignedDateFrom=2020-01-01&unassignedDateTo=2100-01-01')).toBe(0);
    expect(await found('hid-pass-history', 'passStatus=PENDING_ACTIVATION&expiryDateFrom=2020-01-01&expiryDateTo=2100-01-01')).toBe(1);
    expect(await found('hid-pass-history', 'activationDateFrom=2020-01-01&activationDateTo=2100-01-01')).toBe(0);
    expect(await found('hid-pass-history', 'deactivationDateFrom=2020-01-01&deactivationDateTo=2100-01-01')).toBe(0);
    const counts = (await company.get<Row>(`${path}/hid-pass-history/status-count?userId=${id}`)).data;
    expect(counts).toMatchObject({ PENDING_ACTIVATION: 1, ACTIVATED: 0, ACTIVATION_EXPIRED: 0, PENDING_DEACTIVATED: 0, DEACTIVATED: 0 });
    for (const kind of ['qr', 'hid']) {
      expect((await company.get(`${path}/${kind}-pass-history/quota`)).data).toMatchObject({ used: expect.any(Number) });
      expect((await company.get(`${path}/${kind}-pass-history/download-${kind}-pass-history-base64`)).status).toBe(200);
    }
  });
});
