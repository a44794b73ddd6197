/** Passes (000 §3, §4, §5, §7): given within quota, taken back, found by what a reader reads, and gone with the person. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { notePassing, passbackAt } from '#server/areas/access/passes/areas.ts';
import { findCredential, passWithPin, passWithQr } from '#server/areas/access/passes/find.ts';
import { qrKeysOf } from '#server/areas/access/passes/qrKeys.ts';
import { makeQrToken } from '#server/areas/access/passes/qrToken.ts';
import { endVisitorPass, giveVisitorPass, visitorCodeOf } from '#server/areas/access/passes/visitors.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
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
/** The same for a company. */
let own: string;
beforeAll(async () => {
  api = await startApi();
  here = api.world.here.building;
  provider = await api.as('SUPERADMIN@here').catch(() => api.as('SUPERADMIN'));
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  path = `/office-centres/${here}`;
  own = `/office-centres/${api.world.here.tenants[0]}`;
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
const held = async (by: Client, id: number) =>
  (await by.get<Held>(`${by === company ? own : path}/users/${id}/access-credential`)).data;
const context = { config: {} };

describe('giving', () => {
  it('R-0455 R-0463 R-0465 each kind has calls of its own; the answer has what the person holds and its types', async () => {
    const id = await ofCompany();
    const user = `${own}/users/${id}`;
    const given = await company.put<Held>(`${user}/qr-pass`, { endAt: '2040-01-01T00:00:00.000Z' });
    expect(given, JSON.stringify(given)).toMatchObject({ status: 200, message: 'The pass has been given.' });
    await company.put(`${user}/hid-pass`, {});
    const card = (await provider.post<Row>(`${path}/third-party-cards`, { cardId: `MP-${id}`, type: 'MOBILE_PASS' })).data;
    expect((await provider.put(`${path}/users/${id}/mobile-pass`, { thirdPartyCardId: card.id })).status).toBe(200);
    const { userAccessPassDtoList: passes, credentialTypeList } = await held(company, id);
    expect(passes.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
      ['HID', 'PENDING_ACTIVATION', 'CREDENTIAL_NOT_PROVISIONED'],
      ['MOBILE', 'ASSIGNED', 'VALID'],
      ['QR', 'ASSIGNED', 'VALID'],
    ]);
    expect(credentialTypeList).toEqual(['STAFF_MOBILE_PASS', 'STAFF_QR_PASS']);
    expect(await company.put(`${user}/qr-pass`, {})).toMatchObject({
      status: 409,
      message: 'This person has such a pass already.',
    });
    for (const call of ['qr-pass', 'hid-pass', 'mobile-pass'])
      expect(await company.delete(`${user}/${call}`, {}), call).toMatchObject({
        status: 200,
        message: 'The pass has been taken back.',
      });
    expect((await held(company, id)).userAccessPassDtoList).toEqual([]);
    expect((await company.delete(`${user}/qr-pass`, {})).status).toBe(404);
  });

  it('R-0468 R-0469 R-0470 R-0471 a face needs a picture; its quota is taken and given back, and each time stays in the history', async () => {
    const id = await ofCompany();
    const user = `${own}/users/${id}`;
    await quota('fr_quota_bal', 1);
    expect(await company.put(`${user}/fr-pass`, {})).toMatchObject({
      status: 422,
      errors: { userId: { code: 'noFacePicture' } },
    });
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
    const ids = async (at: string) => (await company.get<Paged<Row>>(`${own}/${at}?userId=${id}`)).data.items;
    expect((await ids('fr-passes')).map(({ status }) => status)).toEqual(['ASSIGNED']);
    expect((await ids('fr-pass-history')).map(({ status }) => status)).toEqual(['ASSIGNED', 'UNASSIGNED']);
    const counts = await company.get(`${own}/fr-pass-history/status-count?userId=${id}`);
    expect(counts.data).toMatchObject({ ASSIGNED: 1, UNASSIGNED: 1 });
    const sheet = await company.get<{ base64?: string }>(`${own}/fr-pass-history/download-fr-pass-history-base64`);
    expect(JSON.stringify(sheet.data).length).toBeGreaterThan(1000);
    await quota('fr_quota_bal', null);
  });

  it('never gives more than there are, however many ask at once; a company keeps to its own', async () => {
    const people: number[] = [];
    for (let index = 0; index < 12; index += 1) people.push(await ofCompany());
    const [tenant] = api.world.here.tenants;
    await quota('qr_quota_bal', 5);
    await quota('qr_quota_bal', 9, tenant);
    const answers = await Promise.all(people.map((id) => company.put(`${own}/users/${id}/qr-pass`, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      message: 'The building has no QR pass left. Top up its passes first.',
    });
    expect([await left('qr_quota_bal'), await left('qr_quota_bal', tenant)]).toEqual([0, 4]);
    await quota('qr_quota_bal', 50);
    await quota('qr_quota_bal', 0, tenant);
    const without = people[answers.findIndex(({ status }) => status !== 200)] as number;
    expect(await company.put(`${own}/users/${without}/qr-pass`, {})).toMatchObject({
      status: 409,
      message: 'The company has no QR pass left.',
    });
    expect(await left('qr_quota_bal')).toBe(50);
    await quota('qr_quota_bal', null);
    await quota('qr_quota_bal', null, tenant);
  });

  it('says of which passes there are none left, in the building and in the company', async () => {
    const id = await ofCompany();
    const [tenant] = api.world.here.tenants;
    await api.db.query(sql`
      with picture as (insert into system_files (name, extension, mime, size, module, storage_key, sha256)
        values ('face.png', 'png', 'image/png', 1, 'USER', ${`face-${id}`}, ${'0'.repeat(64)}) returning id)
      update users set face_image_id = (select id from picture) where id = ${id}`);
    const cases = [
      ['hid-pass', 'hid_quota_bal', here, 'The building has no HID pass left. Top up its passes first.'],
      ['hid-pass', 'hid_quota_bal', tenant, 'The company has no HID pass left.'],
      ['fr-pass', 'fr_quota_bal', here, 'The building has no FR pass left. Top up its passes first.'],
      ['fr-pass', 'fr_quota_bal', tenant, 'The company has no FR pass left.'],
    ] as const;
    for (const [call, column, centreId, message] of cases) {
      await quota(column, 0, centreId);
      expect(await company.put(`${own}/users/${id}/${call}`, {})).toMatchObject({ status: 409, message });
      await quota(column, null, centreId);
    }
  });

  it('R-0472 the building’s admin has no list of passes, and gives them to the building’s own staff alone', async () => {
    const [staff, other] = [await person(here), await ofCompany()];
    expect((await building.get(`${path}/qr-pass-history`)).status).toBe(403);
    expect((await building.put(`${path}/users/${staff}/qr-pass`, {})).status).toBe(200);
    expect((await building.put(`${path}/users/${other}/qr-pass`, {})).status).toBe(403);
    expect([(await held(building, staff)).mayChange, (await held(building, other)).mayChange]).toEqual([true, false]);
    expect((await company.get(`${own}/users/${staff}/access-credential`)).status).toBe(404);
    expect((await (await api.as('STAFF@here.0')).put(`${own}/users/${other}/qr-pass`, {})).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(`${path}/users/${other}/access-credential`)).status).toBe(404);
  });

  it('R-0388 the passes of somebody who has not registered are chosen, and open doors from then on', async () => {
    const id = await ofCompany('PENDING');
    const call = `${own}/user-registration-requests/${id}/update-access-passes`;
    const chosen = await company.put<Held>(call, { credentialTypeList: ['STAFF_QR_PASS', 'STAFF_MOBILE_PASS'] });
    expect(chosen, JSON.stringify(chosen)).toMatchObject({ status: 200, message: 'Access passes have been updated.' });
    expect(chosen.data.credentialTypeList).toEqual(['STAFF_MOBILE_PASS', 'STAFF_QR_PASS']);
    const qr = () => held(company, id).then((all) => all.userAccessPassDtoList.find(({ kind }) => kind === 'QR')?.reason);
    expect(await qr()).toBe('CREDENTIAL_DISABLED');
    expect((await company.put<Held>(call, { credentialTypeList: ['STAFF_QR_PASS'] })).data.credentialTypeList).toEqual([
      'STAFF_QR_PASS',
    ]);
    expect((await company.put(call, { credentialTypeList: ['VISITOR_QR_PASS'] })).status).toBe(422);
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${id}`);
    expect(await qr()).toBe('VALID');
    expect((await company.put(call, { credentialTypeList: [] })).status).toBe(404);
  });
});

describe('lists', () => {
  it('R-0450 R-0451 R-0464 find QR passes by status and dates, HID passes by theirs, and download both', async () => {
    const id = await ofCompany();
    await company.put(`${own}/users/${id}/qr-pass`, {});
    await company.put(`${own}/users/${id}/hid-pass`, {});
    const found = async (at: string, query: string) =>
      (await company.get<Paged<Row>>(`${own}/${at}?userId=${id}&${query}`)).data.total;
    expect(
      await found('qr-pass-history', 'status=ASSIGNED&passStatus=ACTIVE&assignedDateFrom=2020-01-01&assignedDateTo=2100-01-01'),
    ).toBe(1);
    expect(await found('qr-pass-history', 'unassignedDateFrom=2020-01-01&unassignedDateTo=2100-01-01')).toBe(0);
    expect(
      await found('hid-pass-history', 'passStatus=PENDING_ACTIVATION&expiryDateFrom=2020-01-01&expiryDateTo=2100-01-01'),
    ).toBe(1);
    expect(await found('hid-pass-history', 'activationDateFrom=2020-01-01&activationDateTo=2100-01-01')).toBe(0);
    expect(await found('hid-pass-history', 'deactivationDateFrom=2020-01-01&deactivationDateTo=2100-01-01')).toBe(0);
    const counts = (await company.get<Row>(`${own}/hid-pass-history/status-count?userId=${id}`)).data;
    expect(counts).toMatchObject({
      PENDING_ACTIVATION: 1,
      ACTIVATED: 0,
      ACTIVATION_EXPIRED: 0,
      PENDING_DEACTIVATED: 0,
      DEACTIVATED: 0,
    });
    for (const kind of ['qr', 'hid']) {
      expect((await company.get(`${own}/${kind}-pass-history/quota`)).data).toMatchObject({ used: expect.any(Number) });
      expect((await company.get(`${own}/${kind}-pass-history/download-${kind}-pass-history-base64`)).status).toBe(200);
    }
  });
});

it('the report says which passes run out soon, whoever has them, and what was done with PIN codes; a company sees its own', async () => {
  const [id, later] = [await ofCompany(), await ofCompany()];
  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await company.put(`${own}/users/${id}/qr-pass`, { endAt: soon(5) });
  await company.put(`${own}/users/${later}/qr-pass`, { endAt: soon(90) });
  await company.put(`${own}/users/${id}/access-pin-code`, { pinCode: '285714', endAt: soon(9) });
  interface Report {
    expiring: { kind: string; userId: number }[];
    pins: { type: string; count: number }[];
  }
  const report = async (by: Client, at: string, query = '') =>
    (await by.get<Report>(`${at}/qr-pass-history/report${query}`)).data;
  const mine = (of: Report, who: number) => of.expiring.filter(({ userId }) => userId === who).map(({ kind }) => kind);
  const ours = await report(company, own);
  expect([mine(ours, id), mine(ours, later)]).toEqual([['QR', 'PIN'], []]);
  expect(ours.pins.find(({ type }) => type === 'ASSIGNED')?.count).toBeGreaterThan(0);
  expect(mine(await report(company, own, '?days=100'), later)).toEqual(['QR']);
  expect(mine(await report(provider, path), id)).toEqual(['QR', 'PIN']);
  const other = await api.as('MASTER_ADMIN@here.1');
  expect(mine(await report(other, `/office-centres/${api.world.here.tenants[1]}`), id)).toEqual([]);
  for (const query of ['?days=0', '?days=soon', '?from=never'])
    expect((await company.get(`${own}/qr-pass-history/report${query}`)).status, query).toBe(400);
  expect((await building.get(`${path}/qr-pass-history/report`)).status).toBe(403);
});

describe('PIN codes', () => {
  it('R-0480 R-0481 R-0482 R-0483 R-0484 are unique in the building, made anew and taken back, and nobody reads one', async () => {
    const [first, second] = [await ofCompany(), await ofCompany()];
    const pin = (await company.get<{ pinCode: string }>(`${own}/access-pin-codes/random-pin`)).data.pinCode;
    expect(pin).toMatch(/^\d{6}$/);
    const set = (id: number, pinCode: string) => company.put(`${own}/users/${id}/access-pin-code`, { pinCode });
    expect(await set(first, pin)).toMatchObject({ status: 200, message: 'The PIN code has been assigned.' });
    expect(await set(second, pin)).toMatchObject({
      status: 409,
      message: 'PIN codes cannot be duplicated. Please enter a different PIN code.',
    });
    expect(await set(second, '123456')).toMatchObject({ status: 422, errors: { pinCode: { code: 'pinEasy' } } });
    expect((await set(second, '12345')).status).toBe(422);
    const [row] = (await company.get<Paged<Row>>(`${own}/access-pin-codes?userId=${first}`)).data.items;
    const other = (await company.get<{ pinCode: string }>(`${own}/access-pin-codes/random-pin`)).data.pinCode;
    expect(await company.put(`${own}/access-pin-codes/${row?.id}/regenerate-pin`, { pinCode: other })).toMatchObject({
      status: 200,
      message: 'The PIN code has been regenerated.',
    });
    const find = async (value: string) =>
      (await findCredential(api.db, context, here, { kind: 'PIN', value })).credential?.userId;
    expect([await find(pin), await find(other)]).toEqual([undefined, first]);
    expect((await set(second, pin)).status).toBe(200);
    await company.delete(`${own}/users/${first}/access-pin-code`, { reason: 'COMPROMISED' });
    expect(await find(other)).toBeUndefined();
    const done = (await company.get<Paged<Row>>(`${own}/access-pin-code-transactions/user/${first}`)).data.items;
    expect(done.map(({ type }) => type)).toEqual(['UNASSIGNED', 'REGENERATED', 'ASSIGNED']);
    expect((await company.get<Paged<Row>>(`${own}/access-pin-code-transactions`)).data.total).toBeGreaterThan(3);
    const sheet = `${own}/access-pin-code-transactions/download-access-pin-code-transactions-base64`;
    expect((await company.get(sheet)).status).toBe(200);
    const kept = await api.db.query(sql`select * from access_pin_codes`);
    const told = await api.db.query(sql`select changes from audit_log where entity = 'access-pin-codes'`);
    for (const digits of [pin, other]) expect(JSON.stringify([kept, told])).not.toContain(`"${digits}"`);
  });

  it('five wrong ones lock a reader for half a minute, for the right one too; another reader goes on', async () => {
    const id = await ofCompany();
    await company.put(`${own}/users/${id}/access-pin-code`, { pinCode: '840263' });
    const start = Date.parse('2027-03-10T02:00:00Z');
    const type = (reader: string, pin: string, seconds: number) =>
      api.db.transaction((tx) => passWithPin(tx, context, here, { reader, pin }, start + seconds * 1000));
    const events = [];
    for (let index = 0; index < 5; index += 1) events.push(...(await type('gate', '999990', index)).events);
    expect(await type('gate', '840263', 10)).toEqual({ reason: 'MAX_ATTEMPTS', events: [] });
    expect(await type('lobby', '840263', 10)).toMatchObject({ reason: 'VALID', credential: { userId: id } });
    const after = await type('gate', '840263', 35);
    expect(after).toMatchObject({ reason: 'VALID', credential: { userId: id } });
    expect([...events, ...after.events]).toEqual(['LOCKOUT_BEGUN', 'LOCKOUT_ENDED']);
  });
});

describe('third-party cards', () => {
  it('R-0452 R-0453 R-0454 R-0456 R-0457 R-0466 R-0467 one card has many spellings; it is given from stock, and lost ones are not given again', async () => {
    const card = async (cardId: string, type = 'PHYSICAL_CARD') =>
      provider.post<Row>(`${path}/third-party-cards`, { cardId, type });
    const made = await card('1:11572');
    expect(made.data, JSON.stringify(made)).toMatchObject({
      facilityNumber: '1:11572',
      rawNumber: '77108',
      status: 'UNASSIGNED',
    });
    expect(await card('77108')).toMatchObject({ status: 409, message: 'There is a card with this number already.' });
    expect((await card('077,30211')).data).toMatchObject({ rawNumber: '5076483' });
    for (const same of ['0A004D7603', '0042954749443']) expect((await card(same)).status, same).toBe(409);
    expect((await card('A-1', 'KEY')).status).toBe(422);
    const search = async (text: string) =>
      (await provider.get<Paged<Row>>(`${path}/third-party-cards?wildcardSearch=${encodeURIComponent(text)}`)).data.items.map(
        ({ id }) => id,
      );
    expect([await search('77108'), await search('1:11572')]).toEqual([[made.data.id], [made.data.id]]);

    const id = await ofCompany();
    const user = `${path}/users/${id}/third-party-card`;
    expect((await provider.put(user, { thirdPartyCardId: made.data.id })).status).toBe(200);
    const found = await findCredential(api.db, context, here, { kind: 'CARD', value: '0x12D34' });
    expect(found).toMatchObject({ reason: 'VALID', credential: { type: 'PHYSICAL_CARD', userId: id } });
    const options = async (query: string) =>
      (await provider.get<Option[]>(`${path}/third-party-cards/drop-down?${query}`)).data.map(({ label }) => label);
    const free = await options('excludeStatus=ASSIGNED&sortProperties=cardId&sortDirection=ASC');
    expect(free).not.toContain('1:11572');
    expect(free).toEqual([...free].sort());
    expect(await options('status=ASSIGNED&sortProperties=cardId')).toContain('1:11572');
    expect((await provider.delete(user, { reason: 'LOSS_OF_CARD' })).status).toBe(200);
    expect((await findCredential(api.db, context, here, { kind: 'CARD', value: '77108' })).reason).toBe(
      'AUTHENTICATION_FACTOR_LOST',
    );
    const lost = (await provider.get<Row>(`${path}/third-party-cards/${made.data.id}`)).data;
    expect(lost).toMatchObject({ status: 'DAMAGED_LOST', reason: 'LOSS_OF_CARD', userId: null });
    expect((await provider.put(user, { thirdPartyCardId: made.data.id })).status).toBe(409);
    expect((await provider.put(`${path}/third-party-cards/${made.data.id}/restore`, {})).data).toMatchObject({
      status: 'UNASSIGNED',
      reason: null,
    });
  });
});

describe('what credential is this', () => {
  it('R-0449 a QR code counts once at a door for half a minute and the next: replayed, photographed, forged and foreign ones are refused', async () => {
    const id = await ofCompany();
    await company.put(`${own}/users/${id}/qr-pass`, {});
    const { id: passId } = (await held(company, id)).userAccessPassDtoList[0] as Row;
    const at = Date.parse('2027-03-10T02:00:10Z');
    const { privateKey } = await qrKeysOf(api.db, here);
    const name = { kind: 'PERSON', buildingId: here, passId } as const;
    const code = makeQrToken(privateKey, name, at);
    const scan = (value: string, when = at, door = 1, place = here) =>
      api.db.transaction(async (tx) => (await passWithQr(tx, context, place, door, value, when)).reason);
    expect(await findCredential(api.db, context, here, { kind: 'QR', value: code }, at)).toMatchObject({
      reason: 'VALID',
      credential: { type: 'STAFF_QR_PASS', userId: id, passId },
    });
    expect([await scan(code), await scan(code), await scan(code, at, 2)]).toEqual(['VALID', 'CREDENTIAL_USED', 'VALID']);
    expect(await scan(code, at + 60_000)).toBe('CREDENTIAL_STALE');
    const stranger = (await qrKeysOf(api.db, api.world.there.building)).privateKey;
    expect(await scan(makeQrToken(stranger, name, at), at, 3)).toBe('UNKNOWN_CREDENTIAL');
    const foreign = makeQrToken(stranger, { ...name, buildingId: api.world.there.building }, at);
    expect(await scan(foreign, at, 4)).toBe('UNKNOWN_CREDENTIAL');
    const bytes = Buffer.from(code, 'base64url');
    bytes[11] = (bytes[11] as number) ^ 1;
    expect(await scan(bytes.toString('base64url'), at, 5)).toBe('UNKNOWN_CREDENTIAL');
    expect(await scan('anything', at, 6)).toBe('UNKNOWN_CREDENTIAL');
  });

  it('follows the person: suspended, delinked, or with a company that is switched off, it opens nothing from that moment', async () => {
    const [id, leaver] = [await ofCompany(), await ofCompany()];
    await quota('qr_quota_bal', 2);
    for (const who of [id, leaver]) await company.put(`${own}/users/${who}/qr-pass`, {});
    const reason = () => held(provider, id).then(({ userAccessPassDtoList }) => userAccessPassDtoList[0]?.reason);
    expect(await reason()).toBe('VALID');
    const [tenant] = api.world.here.tenants;
    await api.db.query(sql`update office_centres set active = false where id = ${tenant}`);
    expect(await reason()).toBe('CREDENTIAL_DISABLED');
    await api.db.query(sql`update office_centres set active = true where id = ${tenant}`);
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${id}`);
    expect(await reason()).toBe('CREDENTIAL_DISABLED');
    expect(await left('qr_quota_bal')).toBe(0);
    const gone = await company.delete(`${own}/users/${leaver}`, {});
    expect(gone, JSON.stringify(gone)).toMatchObject({ success: true });
    expect(await left('qr_quota_bal')).toBe(1);
    const row = await one(sql`select status, reason from qr_passes where user_id = ${leaver}`);
    expect(row).toEqual({ status: 'UNASSIGNED', reason: 'LEFT_COMPANY' });
    await quota('qr_quota_bal', null);
  });

  it('a pass counts from its start until before its end', async () => {
    const id = await ofCompany();
    await company.put(`${own}/users/${id}/access-pin-code`, {
      pinCode: '730418',
      startAt: '2039-01-01T00:00:00.000Z',
      endAt: '2039-02-01T00:00:00.000Z',
    });
    const at = async (when: string) =>
      (await findCredential(api.db, context, here, { kind: 'PIN', value: '730418' }, Date.parse(when))).reason;
    expect(await at('2038-12-31T23:59:59Z')).toBe('CREDENTIAL_NOT_YET_ACTIVE');
    expect(await at('2039-01-01T00:00:00Z')).toBe('VALID');
    expect(await at('2039-02-01T00:00:00Z')).toBe('CREDENTIAL_EXPIRED');
  });
});

it('somebody who has gone in goes out before going in again: soft notes it, hard refuses it, and both forget it', async () => {
  const id = await ofCompany();
  const { id: doorId } = await one<{ id: number }>(sql`
    insert into doors (office_centre_id, code, name, tag, access_cfg_type, door_configuration, normal_state, unlock_seconds, held_open_seconds, long_unlock_seconds,
      long_held_open_seconds, active) values (${here}, 'APB-1', 'Data centre', '{}', 'DOOR', 'PAIRED_READERS', 'CONTROLLED', 5, 30, 15, 60, true) returning id`);
  const area = (
    await building.post<Row>(`${path}/access-areas`, { name: 'Data centre', doorIds: [doorId], mode: 'HARD', nightlyReset: true })
  ).data;
  const at = Date.parse('2027-03-10T02:00:00Z');
  const passing = { buildingId: here, doorId, userId: id, direction: 'ENTRY', zone: 'Asia/Singapore' } as const;
  const ask = (when: number, direction: 'ENTRY' | 'EXIT' = 'ENTRY') =>
    api.db.transaction((tx) => passbackAt(tx, { ...passing, direction }, when));
  expect(await ask(at)).toBe('PASS');
  await api.db.transaction((tx) => notePassing(tx, passing, at));
  expect([await ask(at + 1000), await ask(at + 1000, 'EXIT')]).toEqual(['PASSBACK', 'PASS']);
  expect(await ask(at + 24 * 3_600_000)).toBe('PASS');
  await api.db.query(sql`update access_areas set mode = 'SOFT' where id = ${area.id}`);
  expect(await ask(at + 1000)).toBe('PASSBACK_DETECTED');
  const [inside] = (await building.get<Paged<Row>>(`${path}/access-area-presences?accessAreaId=${area.id}`)).data.items;
  expect((await building.delete(`${path}/access-area-presences/${inside?.id}`, {})).success).toBe(true);
  expect(await ask(at + 1000)).toBe('PASS');
  await api.db.transaction((tx) => notePassing(tx, passing, at));
  expect((await building.put<Row>(`${path}/access-areas/${area.id}/forgive-all`, {})).data.insideCount).toBe(0);
});

it('a visit gets a QR pass with doors and hours, and gives it back when it ends', async () => {
  const { model } = makeProduct();
  const place = { ...systemReach('Visits', '2027-03-10'), centreId: here, buildingId: here };
  const write = { model, config: api.config, origin: {}, reach: place } as never;
  const [tenantId] = api.world.here.tenants;
  const order = {
    officeCentreId: here,
    tenantId,
    visitorName: 'Visitor',
    doorIds: [],
    floors: ['3'],
    startAt: '2027-03-10T01:00:00.000Z',
    endAt: '2027-03-10T10:00:00.000Z',
  };
  const give = (visitKey: string) => api.db.transaction((tx) => giveVisitorPass(tx, write, { ...order, visitKey }));
  await quota('visitor_qr_quota_bal', 1);
  const { token } = await give('visit-1');
  expect(await left('visitor_qr_quota_bal')).toBe(0);
  const refusal = () => give('visit-2').catch((error) => JSON.stringify([error.facts, error.message, error]));
  expect(await refusal()).toContain('visitorQrPassesUsedUp');
  await quota('visitor_qr_quota_bal', 1);
  await quota('visitor_qr_quota_bal', 0, tenantId);
  expect(await refusal()).toContain('companyVisitorQrPassesUsedUp');
  await quota('visitor_qr_quota_bal', null, tenantId);
  await quota('visitor_qr_quota_bal', 0);
  const at = Date.parse('2027-03-10T02:00:00Z');
  const shown = await visitorCodeOf(api.db, here, token, at);
  expect(shown).toMatchObject({ visitorName: 'Visitor', visitKey: 'visit-1', until: '2027-03-10T02:00:30.000Z' });
  const found = await findCredential(api.db, context, here, { kind: 'QR', value: String(shown?.code) }, at);
  expect(found).toMatchObject({
    reason: 'VALID',
    credential: { type: 'VISITOR_QR_PASS', userId: null, visit: { floors: ['3'] } },
  });
  expect((await visitorCodeOf(api.db, here, token, Date.parse('2027-03-10T10:00:00Z')))?.code).toBeNull();
  expect(await visitorCodeOf(api.db, api.world.there.building, token, at)).toBeUndefined();
  expect(await api.db.transaction((tx) => endVisitorPass(tx, write, here, 'visit-1'))).toBe(true);
  expect(await left('visitor_qr_quota_bal')).toBe(1);
  expect((await findCredential(api.db, context, here, { kind: 'QR', value: String(shown?.code) }, at)).reason).toBe(
    'CREDENTIAL_UNASSIGNED',
  );
  await quota('visitor_qr_quota_bal', null);
});
