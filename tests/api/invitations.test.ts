/** 000 §4 Invitation, §8: an added person is invited until the account is confirmed or the person is removed. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';

let api: Api;
let building: Client;
let tenant: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
});
afterAll(() => api.close());

const under = () => `/office-centres/${api.world.here.building}/users`;
const ours = () => `/office-centres/${api.world.here.tenants[0]}/users`;
interface Added {
  id: number;
  username: string;
  inviteLastSentDate: string | null;
}
async function add(over: object = {}, by = tenant): Promise<Added> {
  count += 1;
  const body = { fullName: `Added ${count}`, username: `added.${count}@example.com`, roleCode: 'STAFF', ...over };
  const { data, status } = await by.post<Added>(by === tenant ? ours() : under(), body);
  expect(status).toBe(201);
  return data;
}
const mailsTo = (address: string) =>
  api.db.query<{ subject: string; text: string }>(sql`select subject, text from mails where to_address = ${address} order by id`);
const tokensTo = async (address: string) =>
  (await mailsTo(address)).flatMap(({ text }) => /confirm-account\?token=([\w-]+)/.exec(text)?.[1] ?? []);
const isGood = async (token: string | undefined) =>
  (await clientOf(api.app).post('/auth/check-request-valid', { token })).status === 200;
const resend = (userId: unknown, by: Client = tenant, locale = 'en') =>
  by.call('PUT', '/users/registration/send-registration', { userId }, { 'accept-language': locale });
/** Moves the last invitation into the past. */
const later = (id: number) =>
  api.db.query(sql`update users set invite_last_sent_date = now() - interval '2 minutes' where id = ${id}`);

describe('adding a user', () => {
  it('mails an invitation with the installation’s own address, and records when', async () => {
    const { username, inviteLastSentDate } = await add();
    expect(Date.now() - Date.parse(inviteLastSentDate as string)).toBeLessThan(60_000);
    const [mail] = await mailsTo(username);
    expect(mail?.subject).toBe('Your invitation to Marina One');
    expect(mail?.text).toContain('Marina One Tenant 0 has invited you');
    expect(mail?.text).toContain('https://atrium.example/confirm-account?token=');
    expect(await isGood((await tokensTo(username))[0])).toBe(true);
  });

  it('who already has an account sends no registration link, but asks the person to join', async () => {
    const { people, here } = api.world;
    const [known] = await api.db.query<{ username: string }>(
      sql`select username from users where id = ${people['MASTER_ADMIN@here.1']?.userId}`,
    );
    const username = known?.username as string;
    const added = await building.post(under(), {
      fullName: 'X',
      username,
      roleCode: 'SUB_ADMIN',
      officeCentreId: here.tenants[0],
    });
    expect(added.status).toBe(201);
    expect((await mailsTo(username)).map(({ subject }) => subject)).toEqual(['Marina One Tenant 0 asks you to join']);
    expect(await tokensTo(username)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('can be sent again (R-0383) with a new link, which invalidates the old one, in three languages', async () => {
    for (const locale of localeCodes) {
      const { id, username } = await add();
      await later(id);
      expect(await resend(id, tenant, locale)).toMatchObject({ status: 200, message: translate(locale, 'notices.inviteResent') });
      const [first, second] = await tokensTo(username);
      expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    }
    expect(translate('en', 'notices.inviteResent')).toBe('Invite has been resent.');
  });

  it('cannot be sent twice within a minute', async () => {
    const { id, username } = await add();
    expect(await resend(id)).toMatchObject({ status: 429, code: 'tooMany' });
    expect(await mailsTo(username)).toHaveLength(1);
  });

  it('can be sent only to people without an account, within scope, with roles that the sender may give', async () => {
    const { people } = api.world;
    expect((await resend(people['SUB_ADMIN@here.0']?.userId)).status).toBe(409);
    expect((await resend(people['SUB_ADMIN@here.1']?.userId)).status).toBe(404);
    expect((await resend(people['SUB_ADMIN@there.0']?.userId, building)).status).toBe(404);
    for (const wrong of ['1', null, undefined, [1]]) expect((await resend(wrong)).status).toBe(422);
    const { id } = await add();
    await later(id);
    expect((await resend(id, await api.as('LANDLORD_ADMIN_VIEW_ONLY@here'))).status).toBe(403);
    expect((await resend(id, await api.as('STAFF@here.0'))).status).toBe(403);
  });

  it('is deleted with the person (R-0384)', async () => {
    const { id, username } = await add();
    const [token] = await tokensTo(username);
    expect((await tenant.delete(`${ours()}/${id}`)).message).toBe('Account delinked successfully.');
    expect(await isGood(token)).toBe(false);
    const [link] = await api.db.query<{ status: string }>(sql`select status from account_links where user_id = ${id}`);
    expect(link?.status).toBe('REMOVED');
  });

  it('is deleted when the person is deactivated', async () => {
    const { id, username } = await add();
    await api.db.query(sql`update users set status = 'ACTIVE' where id = ${id}`);
    expect((await tenant.put(`${ours()}/${id}/deactivate`)).status).toBe(200);
    await api.db.query(sql`update users set status = 'PENDING' where id = ${id}`);
    expect(await isGood((await tokensTo(username))[0])).toBe(false);
  });

  it('is in the person’s history when it is sent again', async () => {
    const { id } = await add();
    await later(id);
    await resend(id);
    const { data } = await tenant.get<{ items: { action: string }[] }>(`${ours()}/${id}/history`);
    expect(data.items.map(({ action }) => action)).toContain('sendRegistration');
  });
});
