/** Passes at doors, over the protocol of controllers (000 §2, §3, §7): what opens a door, what does not and why, and what attackers try. */
import { createPublicKey } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { qrKeysOf } from '#server/areas/access/passes/qrKeys.ts';
import { checkQrToken, makeQrToken } from '#server/areas/access/passes/qrToken.ts';
import { giveVisitorPass, visitorCodeOf } from '#server/areas/access/passes/visitors.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { makeProduct } from '#server/product.ts';
import { type Api, type Client, startApi } from './harness.ts';

type Row = Record<string, unknown> & { id: number; uuid: string; version: number };
interface Answer {
  granted: boolean;
  reason: string;
  person: { userUuid: string | null; fullName: string } | null;
}
let api: Api;
let installer: Client;
let company: Client;
let building: Client;
let nobody: Client;
let here: number;
let path: string;
/** The same for the company. */
let own: string;
let key: string;
let controller: Row;
let schedule: Row;
let group: Row;
beforeAll(async () => {
  api = await startApi();
  installer = await api.as('SUPERADMIN');
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  nobody = await api.as('nobody');
  here = api.world.here.building;
  path = `/office-centres/${here}`;
  own = `/office-centres/${api.world.here.tenants[0]}`;
  controller = await made(installer, 'device-controllers', {
    name: 'Lobby',
    serialNo: 'DEC-1',
    networkMode: 'QR_NETWORK_MODE_ETHERNET',
  });
  key = String(controller.accessKey);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
  schedule = await made(building, 'access-schedules', { name: 'Always, decisions', hours });
  group = await made(building, 'access-groups', { name: 'Everybody', tenantIds: [api.world.here.tenants[0]], floor: [] });
});
afterAll(() => api.close());

const made = async (by: Client, at: string, body: object): Promise<Row> => {
  const answer = await by.post<Row>(`${path}/${at}`, body);
  expect(answer.status, JSON.stringify(answer)).toBe(201);
  return answer.data;
};
let count = 0;
/** A door of the controller through which the company may go at any time. */
async function door(over: object = {}): Promise<Row> {
  count += 1;
  const one = await made(installer, 'doors', {
    code: `DEC-${count}`,
    name: `Door ${count}`,
    floorNo: '1',
    deviceControllerId: controller.id,
    ...over,
  });
  await building.post(`${path}/access-groups/${group.id}/door-mappings`, { doorId: one.id, scheduleIds: [schedule.id] });
  return one;
}
const one = async <T>(statement: ReturnType<typeof sql>): Promise<T> => (await api.db.query<T & object>(statement))[0] as T;
async function person(): Promise<{ id: number; uuid: string }> {
  count += 1;
  const row = await one<{ id: number; uuid: string }>(sql`
    insert into users (full_name, username, status, account_registered)
    values (${`Walker ${count}`}, ${`walker-${count}@decisions.example`}, 'ACTIVE', true) returning id, uuid`);
  await api.db.query(sql`
    insert into user_roles (user_id, office_centre_id, building_id, role_code, active, person_in_charge)
    values (${row.id}, ${api.world.here.tenants[0]}, ${here}, 'STAFF', true, false)`);
  return row;
}
const ask = (at: Row, credentialType: string, credential: string, over: object = {}, by = key) =>
  nobody.call<Answer>(
    'POST',
    '/device/v1/decisions',
    { doorUuid: at.uuid, credentialType, credential, direction: 'ENTRY', ...over },
    { [CLIENT_KEY]: by },
  );
const reason = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data.reason;
const give = async (id: number, call: string, body: object = {}, by = company) => {
  const given = await by.put(`${by === company ? own : path}/users/${id}/${call}`, body);
  expect(given.status, JSON.stringify(given)).toBe(200);
};
const take = (id: number, call: string, body: object = {}) => company.delete(`${own}/users/${id}/${call}`, body);
const passOf = async (table: string, id: number) =>
  (await one<{ id: number }>(sql`select id from ${sql.raw(table)} where user_id = ${id} order by id desc limit 1`)).id;
const codeOf = async (passId: number) => ({
  code: makeQrToken((await qrKeysOf(api.db, here)).privateKey, { kind: 'PERSON', buildingId: here, passId }, Date.now()),
});
const eventsAt = async (at: Row) => (await building.get<Paged<Row>>(`${path}/access-events?doorId=${at.id}&limit=50`)).data.items;

describe('a pass at a door', () => {
  it('opens it while it counts, whatever kind it is; taken back, suspended or run out it is refused, and the event says why', async () => {
    const [at, who] = [await door(), await person()];
    await give(who.id, 'access-pin-code', { pinCode: '502841' });
    await give(who.id, 'hid-pass');
    const card = await made(installer, 'third-party-cards', { cardId: '7:4401', type: 'PHYSICAL_CARD' });
    const mobile = await made(installer, 'third-party-cards', { cardId: 'MOB-4401', type: 'MOBILE_PASS' });
    await give(who.id, 'third-party-card', { thirdPartyCardId: card.id }, installer);
    await give(who.id, 'mobile-pass', { thirdPartyCardId: mobile.id }, installer);
    await api.db.query(sql`
      with picture as (insert into system_files (name, extension, mime, size, module, storage_key, sha256)
        values ('face.png', 'png', 'image/png', 1, 'USER', ${`decisions-${who.id}`}, ${'0'.repeat(64)}) returning id)
      update users set face_image_id = (select id from picture) where id = ${who.id}`);
    await give(who.id, 'fr-pass');
    const { credential } = await one<{ credential: string }>(
      sql`select credential_no as credential from hid_passes where user_id = ${who.id}`,
    );
    const { face } = await one<{ face: string }>(sql`select face_key as face from fr_passes where user_id = ${who.id}`);
    expect(await reason(at, 'STAFF_MOBILE_PASS', credential)).toBe('CREDENTIAL_NOT_PROVISIONED');
    await api.db.query(sql`update hid_passes set pass_status = 'ACTIVATED' where user_id = ${who.id}`);
    const all = [
      ['PHYSICAL_CARD', '463153'],
      ['STAFF_MOBILE_PASS', credential],
      ['STAFF_MOBILE_PASS', 'mob-4401'],
      ['FACE', face],
      ['PIN', '502841'],
      ['USER', who.uuid],
    ] as const;
    for (const [type, value] of all) {
      const { data } = await ask(at, type, value);
      expect([type, data], type).toMatchObject([type, { granted: true, reason: 'GRANTED', person: { userUuid: who.uuid } }]);
    }
    for (const [type, value] of [...all.slice(0, 5), ['VISITOR_QR_PASS', 'anything']] as const)
      expect(await reason(at, type, `${value}x`), type).toBe(
        type === 'PIN' ? 'INCORRECT_AUTHENTICATION_FACTOR' : 'UNKNOWN_CREDENTIAL',
      );
    // A card is no PIN, and a PIN is no card.
    expect(await reason(at, 'PHYSICAL_CARD', '502841')).toBe('UNKNOWN_CREDENTIAL');

    // Suspended: nothing of theirs opens anything from that moment.
    await api.db.query(sql`update users set status = 'INACTIVE' where id = ${who.id}`);
    for (const [type, value] of all.slice(0, 5)) expect(await reason(at, type, value), type).toBe('CREDENTIAL_DISABLED');
    expect(await reason(at, 'USER', who.uuid)).toBe('NO_ACCESS_RIGHTS');
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${who.id}`);

    await take(who.id, 'third-party-card', { reason: 'LOSS_OF_CARD' });
    expect(await reason(at, 'PHYSICAL_CARD', '7:4401')).toBe('AUTHENTICATION_FACTOR_LOST');
    await take(who.id, 'mobile-pass');
    expect(await reason(at, 'STAFF_MOBILE_PASS', 'MOB-4401')).toBe('CREDENTIAL_UNASSIGNED');
    await take(who.id, 'hid-pass');
    expect(await reason(at, 'STAFF_MOBILE_PASS', credential)).toBe('CREDENTIAL_UNASSIGNED');
    await take(who.id, 'fr-pass', { reason: 'MISUSE' });
    expect(await reason(at, 'FACE', face)).toBe('CREDENTIAL_UNASSIGNED');
    await api.db.query(sql`update access_pin_codes set start_at = now() + interval '1 hour' where user_id = ${who.id}`);
    expect(await reason(at, 'PIN', '502841')).toBe('CREDENTIAL_NOT_YET_ACTIVE');
    await api.db.query(
      sql`update access_pin_codes set start_at = now() - interval '2 hours', end_at = now() - interval '1 hour' where user_id = ${who.id}`,
    );
    expect(await reason(at, 'PIN', '502841')).toBe('CREDENTIAL_EXPIRED');

    const events = await eventsAt(at);
    expect(events[0]).toMatchObject({
      eventType: 'DENIED',
      reason: 'CREDENTIAL_EXPIRED',
      credentialType: 'PIN',
      credential: null,
      user: { id: who.id },
    });
    expect(events.find(({ credentialType }) => credentialType === 'PHYSICAL_CARD')).toMatchObject({ credential: '…4401' });
    expect(JSON.stringify(events)).not.toContain('502841');
  });

  it('a reused card is somebody else’s: it opens what they may, and the event names them', async () => {
    const [at, first, second] = [await door(), await person(), await person()];
    const card = await made(installer, 'third-party-cards', { cardId: '8:1201', type: 'PHYSICAL_CARD' });
    const give1 = (id: number) => give(id, 'third-party-card', { thirdPartyCardId: card.id }, installer);
    await give1(first.id);
    expect((await ask(at, 'PHYSICAL_CARD', '8:1201')).data.person).toMatchObject({ userUuid: first.uuid });
    // Without a reason it goes back into the stock.
    await installer.delete(`${path}/users/${first.id}/third-party-card`, {});
    expect(await reason(at, 'PHYSICAL_CARD', '8:1201')).toBe('CREDENTIAL_UNASSIGNED');
    await give1(second.id);
    expect((await ask(at, 'PHYSICAL_CARD', '8:1201')).data).toMatchObject({ granted: true, person: { userUuid: second.uuid } });
    expect((await eventsAt(at)).map(({ user }) => (user as Row | null)?.id ?? null)).toEqual([second.id, null, first.id]);
  });

  it('card and PIN: the card alone waits for the PIN, another person’s PIN is wrong, and a PIN alone is half of it', async () => {
    const [at, who, other] = [await door({ normalState: 'CARD_AND_PIN' }), await person(), await person()];
    await give(who.id, 'access-pin-code', { pinCode: '640917' });
    await give(other.id, 'access-pin-code', { pinCode: '918273' });
    const card = await made(installer, 'third-party-cards', { cardId: '9:3301', type: 'PHYSICAL_CARD' });
    await give(who.id, 'third-party-card', { thirdPartyCardId: card.id }, installer);
    const withPin = (pin?: string) => reason(at, 'PHYSICAL_CARD', '9:3301', { pin });
    expect(await withPin()).toBe('AUTHENTICATION_FACTOR_TIMEOUT');
    expect(await withPin('918273')).toBe('INCORRECT_AUTHENTICATION_FACTOR');
    expect(await withPin('640917')).toBe('GRANTED');
    expect(await reason(at, 'PIN', '640917')).toBe('AUTHENTICATION_FACTOR_TIMEOUT');
  });
});

describe('attacks', () => {
  it('a QR code: replayed, photographed a minute ago, forged, of another building, and of a pass that was taken back', async () => {
    const [at, next, who] = [await door(), await door(), await person()];
    await give(who.id, 'qr-pass');
    const passId = await passOf('qr_passes', who.id);
    const { privateKey } = await qrKeysOf(api.db, here);
    const name = { kind: 'PERSON', buildingId: here, passId } as const;
    const code = makeQrToken(privateKey, name, Date.now());
    const scan = (value: string, where = at) => reason(where, 'STAFF_QR_PASS', value);
    expect(await scan(code)).toBe('GRANTED');
    expect(await scan(code)).toBe('CREDENTIAL_USED');
    // The next door on the way takes it as well.
    expect(await scan(code, next)).toBe('GRANTED');
    expect(await scan(makeQrToken(privateKey, name, Date.now() - 60_000), next)).toBe('CREDENTIAL_STALE');
    const { privateKey: foreign } = await qrKeysOf(api.db, api.world.there.building);
    expect(await scan(makeQrToken(foreign, name, Date.now()), next)).toBe('UNKNOWN_CREDENTIAL');
    expect(await scan(makeQrToken(foreign, { ...name, buildingId: api.world.there.building }, Date.now()), next)).toBe(
      'UNKNOWN_CREDENTIAL',
    );
    const bytes = Buffer.from(code, 'base64url');
    bytes[40] = (bytes[40] as number) ^ 1;
    expect(await scan(bytes.toString('base64url'), next)).toBe('UNKNOWN_CREDENTIAL');
    // Of the next half minute, for a clock that is ahead: it was not used yet.
    const fresh = makeQrToken(privateKey, name, Date.now() + 30_000);
    await take(who.id, 'qr-pass');
    expect(await scan(fresh)).toBe('CREDENTIAL_UNASSIGNED');
    expect((await eventsAt(at)).map(({ reason: why }) => why)).toEqual(['CREDENTIAL_UNASSIGNED', 'CREDENTIAL_USED', 'GRANTED']);
  });

  it('many readers at once let one code through one door once', async () => {
    const [at, who] = [await door(), await person()];
    await give(who.id, 'qr-pass');
    const name = { kind: 'PERSON', buildingId: here, passId: await passOf('qr_passes', who.id) } as const;
    const code = makeQrToken((await qrKeysOf(api.db, here)).privateKey, name, Date.now());
    const all = await Promise.all(Array.from({ length: 8 }, () => reason(at, 'STAFF_QR_PASS', code)));
    expect(all.filter((why) => why === 'GRANTED')).toHaveLength(1);
    expect(all.filter((why) => why === 'CREDENTIAL_USED')).toHaveLength(7);
  });

  it('PIN guessing: after five wrong ones the reader takes none, the right one neither; it is told once, and the other side goes on', async () => {
    const [at, who] = [await door(), await person()];
    await give(who.id, 'access-pin-code', { pinCode: '730295' });
    for (const guess of ['100001', '100002', '100003', '100004', '100005'])
      expect(await reason(at, 'PIN', guess)).toBe('INCORRECT_AUTHENTICATION_FACTOR');
    expect(await reason(at, 'PIN', '730295')).toBe('MAX_ATTEMPTS');
    expect(await reason(at, 'PIN', '730295', { direction: 'EXIT' })).toBe('GRANTED');
    await api.db.query(
      sql`update access_pin_tries set locked_until = now() - interval '1 second' where reader like ${`${at.uuid}:%`}`,
    );
    expect(await reason(at, 'PIN', '730295')).toBe('GRANTED');
    const told = (await eventsAt(at)).map(({ eventType }) => eventType).filter((type) => String(type).startsWith('LOCKOUT'));
    expect(told).toEqual(['LOCKOUT_ENDED', 'LOCKOUT_STARTED']);
  });

  it('a revoked key, another controller’s door, and a lockdown', async () => {
    const [at, who] = [await door(), await person()];
    const stranger = await made(installer, 'device-controllers', {
      name: 'Stranger',
      serialNo: 'DEC-2',
      networkMode: 'QR_NETWORK_MODE_WIFI',
    });
    expect((await ask(at, 'USER', who.uuid, {}, String(stranger.accessKey))).status).toBe(404);
    const { version } = (await installer.get<Row>(`${path}/device-controllers/${stranger.id}`)).data;
    await installer.put(`${path}/device-controllers/${stranger.id}/revoke-key`, { version });
    expect((await ask(at, 'USER', who.uuid, {}, String(stranger.accessKey))).status).toBe(401);
    const lockdown = await made(building, 'access-lockdowns', { covers: 'DOOR', doorId: at.id, reason: 'Drill' });
    await give(who.id, 'access-pin-code', { pinCode: '629184' });
    expect(await reason(at, 'PIN', '629184')).toBe('THREAT_LEVEL');
    await building.put(`${path}/access-lockdowns/${lockdown.id}/lift`, { version: lockdown.version });
    expect(await reason(at, 'PIN', '629184')).toBe('GRANTED');
  });
});

interface Part {
  key: string;
  data: { qrPublicKey?: string; credentials?: { credentialType: string; value: string }[] };
}
it('a controller learns what it needs to recognise passes alone: the public key of QR codes, and who has which; what is taken back it forgets', async () => {
  const [, who] = [await door(), await person()];
  await give(who.id, 'qr-pass');
  const configuration = async (since?: number) =>
    (
      await nobody.call<{ version: number; changed: Part[] }>(
        'GET',
        `/device/v1/configuration${since === undefined ? '' : `?since=${since}`}`,
        undefined,
        { [CLIENT_KEY]: key },
      )
    ).data;
  const { version, changed } = await configuration();
  const part = (parts: Part[], name: string) => parts.find((one) => one.key === name)?.data;
  const passId = await passOf('qr_passes', who.id);
  const { code } = await codeOf(passId);
  const publicKey = createPublicKey(String(part(changed, 'building')?.qrPublicKey));
  expect(checkQrToken(publicKey, here, code, Date.now())).toMatchObject({ kind: 'PERSON', passId });
  const mine = (parts: Part[]) => part(parts, `person:${who.uuid}`)?.credentials;
  expect(mine(changed)).toMatchObject([{ credentialType: 'STAFF_QR_PASS', value: String(passId) }]);
  await take(who.id, 'qr-pass');
  const news = await configuration(version);
  expect(news.changed.map((one) => one.key)).toEqual([`person:${who.uuid}`]);
  expect(mine(news.changed)).toEqual([]);
});

describe('anti-passback', () => {
  it('a pass that is handed back is refused in a hard area and told of in a soft one; who did not go in counts as out', async () => {
    const [at, who] = [await door(), await person()];
    const area = await made(building, 'access-areas', { name: 'Vault', doorIds: [at.id], mode: 'HARD', nightlyReset: false });
    const card = await made(installer, 'third-party-cards', { cardId: '6:901', type: 'PHYSICAL_CARD' });
    await give(who.id, 'third-party-card', { thirdPartyCardId: card.id }, installer);
    const go = (direction: string) => reason(at, 'PHYSICAL_CARD', '6:901', { direction });
    expect([await go('ENTRY'), await go('ENTRY'), await go('EXIT'), await go('ENTRY')]).toEqual([
      'GRANTED',
      'PASSBACK',
      'GRANTED',
      'GRANTED',
    ]);
    const push = (eventNo: number, event: object) =>
      nobody.call<{ stored: number }>(
        'POST',
        '/device/v1/events',
        {
          bootId: 'apb',
          events: [{ eventNo, doorUuid: at.uuid, userUuid: who.uuid, happenedAt: new Date().toISOString(), ...event }],
        },
        { [CLIENT_KEY]: key },
      );
    await push(1, { eventType: 'NO_ENTRY_AFTER_GRANTED', direction: 'ENTRY' });
    expect(await go('ENTRY')).toBe('GRANTED');
    // What the controller decided alone counts as well; said again after the way out, it moves nobody back in.
    const alone = { eventType: 'GRANTED', reason: 'GRANTED', direction: 'EXIT' };
    await push(2, alone);
    const before = { ...alone, direction: 'ENTRY', happenedAt: new Date(Date.now() - 3_600_000).toISOString() };
    expect((await push(3, before)).data.stored).toBe(1);
    expect(await go('ENTRY')).toBe('GRANTED');
    await api.db.query(sql`update access_areas set mode = 'SOFT' where id = ${area.id}`);
    expect(await go('ENTRY')).toBe('GRANTED');
    expect((await eventsAt(at)).filter(({ eventType }) => eventType === 'PASSBACK_DETECTED')).toHaveLength(1);
  });
});

it('a visitor’s QR code opens the doors of the visit during the visit, and no other', async () => {
  const [at, other] = [await door(), await door()];
  const { model } = makeProduct();
  const place = { ...systemReach('Visits', '2027-03-10'), centreId: here, buildingId: here };
  const write = { model, config: api.config, origin: {}, reach: place } as never;
  const { token } = await api.db.transaction((tx) =>
    giveVisitorPass(tx, write, {
      officeCentreId: here,
      tenantId: api.world.here.tenants[0],
      visitKey: 'decisions-1',
      visitorName: 'Grace Visitor',
      doorIds: [at.id],
      startAt: new Date(Date.now() - 60_000).toISOString(),
      endAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
  const code = async (when = Date.now()) => String((await visitorCodeOf(api.db, here, token, when))?.code);
  expect((await ask(at, 'VISITOR_QR_PASS', await code())).data).toMatchObject({
    granted: true,
    person: { userUuid: null, fullName: 'Grace Visitor' },
  });
  expect(await reason(other, 'VISITOR_QR_PASS', await code())).toBe('NO_ACCESS_RIGHTS');
  expect((await eventsAt(at))[0]).toMatchObject({ eventType: 'GRANTED', user: null, remark: 'Grace Visitor' });
  const late = await code();
  await api.db.query(sql`update visitor_qr_passes set end_at = now() - interval '1 second' where visit_key = 'decisions-1'`);
  expect(await reason(other, 'VISITOR_QR_PASS', late)).toBe('CREDENTIAL_EXPIRED');
});
