/** 000 §3 Password reset, §4 Login, §5, §8: passwords, from the invitation to expiry. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { createLink } from '#server/auth/password/links.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { type Answer, type Api, type Client, clientOf, startApi } from './harness.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
const hash = hashPassword(PASSWORD);
interface Tokens {
  accessToken: string;
  refreshToken: string;
}
let api: Api;
const nobody = () => clientOf(api.app);
const login = (name: string, password = PASSWORD) => nobody().post<Tokens>('/auth/login', { username: mailOf(name), password });
const signedIn = async (name: string, password = PASSWORD): Promise<Client> =>
  clientOf(api.app, (await login(name, password)).data.accessToken);
const update = (token: string, password: string, locale = 'en') =>
  nobody().call('POST', '/auth/update-password', { token, password }, { 'accept-language': locale });
/** Mails to a person, the newest first. */
const mailsTo = (address: string) =>
  api.db.query<{ subject: string; text: string }>(
    sql`select subject, text from mails where to_address = ${address} order by id desc`,
  );
/** Requests a link and reads it from the mail. */
async function linkFor(name: string): Promise<string> {
  await nobody().post('/auth/forgot-password', { username: mailOf(name) });
  await api.runJobs();
  const [mail] = await mailsTo(mailOf(name));
  return /https:\/\/atrium\.example\/update-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] as string;
}
const setPassword = async (name: string) =>
  api.db.query(sql`insert into user_credentials (user_id, password_hash) values (${api.idOf(name)}, ${await hash})
    on conflict (user_id) do update set password_hash = excluded.password_hash, previous_hashes = '{}', password_changed_date = now()`);

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
});
beforeEach(async () => {
  await api.db.query(sql`delete from sign_in_attempts`);
  for (const name of ['MASTER_ADMIN@here.0', 'SUB_ADMIN@here.0', 'STAFF@here.0', 'LANDLORD_ADMIN@here', 'SUPERADMIN'])
    await setPassword(name);
});
afterAll(() => api.close());

describe('a forgotten password', () => {
  it('is requested by one call, which answers the same to everybody (R-0082)', async () => {
    for (const locale of localeCodes) {
      const ask = (username: string) =>
        nobody().call('POST', '/auth/forgot-password', { username }, { 'accept-language': locale });
      const [known, unknown] = [await ask(mailOf('MASTER_ADMIN@here.0')), await ask(`nobody.${locale}@example.com`)];
      expect(known).toEqual(unknown);
      expect(known).toMatchObject({ status: 200, data: null, message: translate(locale, 'notices.resetLinkSent') });
    }
    const before = (await mailsTo('nobody.en@example.com')).length;
    await api.runJobs();
    expect((await mailsTo('nobody.en@example.com')).length).toBe(before);
  });

  it('can be replaced with a link and a token (R-0096), which the page can check first (R-0084)', async () => {
    const token = await linkFor('MASTER_ADMIN@here.0');
    expect(await nobody().post('/auth/check-request-valid', { token })).toMatchObject({
      status: 200,
      data: { purpose: 'PASSWORD_RESET', maskedEmail: 'ma•••@atrium.example' },
    });
    const [row] = await api.db.query<{ hash: string }>(
      sql`select token_hash as hash from account_links order by id desc limit 1`,
    );
    expect(row?.hash).not.toContain(token);
  });

  it('is replaced by update-password (R-0083): the new one works, the old one does not, and every session ends', async () => {
    const before = await signedIn('MASTER_ADMIN@here.0');
    const token = await linkFor('MASTER_ADMIN@here.0');
    expect(await update(token, 'Fresh-Start-1')).toMatchObject({ status: 200, message: 'Your password has been changed.' });
    expect((await before.get('/auth/user-info')).status).toBe(401);
    expect((await login('MASTER_ADMIN@here.0')).status).toBe(401);
    expect((await login('MASTER_ADMIN@here.0', 'Fresh-Start-1')).status).toBe(200);
    expect((await mailsTo(mailOf('MASTER_ADMIN@here.0')))[0]?.subject).toBe('Your password has been changed');
  });

  it('unlocks the account when it is replaced after a lockout', async () => {
    for (let count = 0; count < 6; count++) await login('SUB_ADMIN@here.0', 'Wrong-1');
    expect((await login('SUB_ADMIN@here.0')).status).toBe(401);
    await update(await linkFor('SUB_ADMIN@here.0'), 'Fresh-Start-2');
    expect((await login('SUB_ADMIN@here.0', 'Fresh-Start-2')).status).toBe(200);
  });

  it('has one valid link at a time, which works once and for an hour (R-0088)', async () => {
    const [first, second] = [await linkFor('STAFF@here.0'), await linkFor('STAFF@here.0')];
    for (const locale of localeCodes)
      expect(await update(first, 'Fresh-Start-3', locale)).toMatchObject({
        status: 400,
        code: 'linkExpired',
        message: translate(locale, 'errors.linkExpired'),
      });
    expect((await update(first, 'Fresh-Start-3')).message).toBe('Password reset link has expired!');
    expect((await update(second, 'Fresh-Start-3')).status).toBe(200);
    expect((await update(second, 'Fresh-Start-4')).code).toBe('linkExpired');
    const third = await linkFor('STAFF@here.0');
    await api.db.query(sql`update account_links set expires_date = now() where status = 'OPEN'`);
    for (const path of ['check-request-valid', 'update-password'])
      expect(
        (await nobody().post(`/auth/${path}`, { token: third, ...(path[0] === 'u' ? { password: 'Fresh-Start-5' } : {}) })).code,
      ).toBe('linkExpired');
  });

  it('is changed once when the form is sent twice at the same time', async () => {
    const token = await linkFor('MASTER_ADMIN@here.0');
    const answers = await Promise.all(['Fresh-Start-6', 'Fresh-Start-7'].map((password) => update(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('sends at most five links an hour, without revealing it', async () => {
    const before = (await mailsTo(mailOf('SUB_ADMIN@here.0'))).length;
    for (let count = 0; count < 8; count++)
      expect((await nobody().post('/auth/forgot-password', { username: mailOf('SUB_ADMIN@here.0') })).status).toBe(200);
    await api.runJobs();
    expect((await mailsTo(mailOf('SUB_ADMIN@here.0'))).length - before).toBe(5);
  });
});

describe('a new password', () => {
  const rules: [string, string][] = [
    ['Short-1', 'eight characters'],
    ['NO-LOWERCASE-1', 'a lowercase letter (R-0178)'],
    ['no-uppercase-1', 'an uppercase letter (R-0179)'],
    ['No-Digit-Here', 'a digit (R-0180)'],
    ['NoSpecial1here', 'a special character (R-0181)'],
    ['Has a-Space-1', 'no space'],
  ];
  it.each(rules)('%s is rejected: it needs %s', async (password) => {
    const token = await linkFor('MASTER_ADMIN@here.0');
    const answer = await update(token, password);
    expect(answer).toMatchObject({ status: 422, errors: { password: { code: 'passwordWeak' } } });
    // The link still works.
    expect((await update(token, 'Right-After-1')).status).toBe(200);
  });

  it('must differ from the last five', async () => {
    const used = [PASSWORD];
    for (let turn = 1; turn <= 5; turn++) {
      for (const old of used.slice(-5)) {
        const token = await linkFor('MASTER_ADMIN@here.0');
        expect((await update(token, old)).errors?.password?.code, old).toBe('passwordReused');
        await api.db.query(sql`delete from sign_in_attempts`);
      }
      await update(await linkFor('MASTER_ADMIN@here.0'), `Turn-Number-${turn}`);
      used.push(`Turn-Number-${turn}`);
    }
    expect((await update(await linkFor('MASTER_ADMIN@here.0'), PASSWORD)).status).toBe(200);
  });

  it('can be set by the person with the current one (R-0404), which ends all other sessions', async () => {
    const [here, there] = [await signedIn('MASTER_ADMIN@here.0'), await signedIn('MASTER_ADMIN@here.0')];
    const path = `/users/${api.idOf('MASTER_ADMIN@here.0')}/change-password`;
    expect(await here.put(path, { currentPassword: 'Wrong-1', password: 'Chosen-Well-1' })).toMatchObject({
      status: 422,
      errors: { currentPassword: { code: 'wrongPassword', message: 'Current password is not correct' } },
    });
    expect((await here.put(path, { currentPassword: PASSWORD, password: 'Chosen-Well-1' })).message).toBe(
      'Your password has been changed.',
    );
    expect((await here.get('/auth/user-info')).status).toBe(200);
    expect((await there.get('/auth/user-info')).status).toBe(401);
    expect((await login('MASTER_ADMIN@here.0', 'Chosen-Well-1')).status).toBe(200);
  });

  it('cannot be set for somebody else, and the current one cannot be guessed', async () => {
    const here = await signedIn('MASTER_ADMIN@here.0');
    const body = { currentPassword: PASSWORD, password: 'Chosen-Well-2' };
    expect((await here.put(`/users/${api.idOf('SUB_ADMIN@here.0')}/change-password`, body)).status).toBe(403);
    const path = `/users/${api.idOf('MASTER_ADMIN@here.0')}/change-password`;
    for (let count = 0; count < 5; count++) await here.put(path, { ...body, currentPassword: `Wrong-${count}` });
    expect(await here.put(path, body)).toMatchObject({ status: 429, code: 'tooMany' });
  });
});

describe('a password that has expired', () => {
  const age = (name: string, days: number) =>
    api.db.query(
      sql`update user_credentials set password_changed_date = now() - make_interval(days => ${days}) where user_id = ${api.idOf(name)}`,
    );
  beforeAll(() => api.db.query(sql`update office_centres set password_expiry_days = 90 where id = ${api.world.here.building}`));

  it('requires a new one during sign-in (R-0071, R-0072)', async () => {
    await age('LANDLORD_ADMIN@here', 91);
    const answer = (await login('LANDLORD_ADMIN@here')) as Answer as Answer<{
      passwordExpired: boolean;
      passwordResetToken: string;
    }>;
    expect(answer).toMatchObject({ status: 401, code: 'passwordExpired', data: { passwordExpired: true } });
    const { passwordResetToken } = answer.data;
    expect((await nobody().post('/auth/check-request-valid', { token: passwordResetToken })).data).toMatchObject({
      purpose: 'PASSWORD_EXPIRED',
    });
    expect((await update(passwordResetToken, PASSWORD)).errors?.password?.code).toBe('passwordReused');
    expect((await update(passwordResetToken, 'Fresh-Start-8')).status).toBe(200);
    expect((await login('LANDLORD_ADMIN@here', 'Fresh-Start-8')).status).toBe(200);
  });

  it('can be replaced only after the one-time code, where one is required', async () => {
    await age('LANDLORD_ADMIN@here', 91);
    await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.here.building}`);
    try {
      const begun = (await login('LANDLORD_ADMIN@here')) as Answer as Answer<{ otpRequired: boolean; otpUniqueId: string }>;
      expect(begun).toMatchObject({ status: 200, data: { otpRequired: true } });
      expect(JSON.stringify(begun)).not.toContain('passwordResetToken');
      const { otpUniqueId } = begun.data;
      const otp = /^\d{6}$/m.exec((await mailsTo(mailOf('LANDLORD_ADMIN@here')))[0]?.text ?? '')?.[0] as string;
      const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
      const enter = (code: string) =>
        nobody().post<{ passwordResetToken?: string }>('/auth/validate-otp', { otp: code, otpUniqueId });
      expect(await enter(wrong)).toMatchObject({ status: 401, code: 'badOtp' });
      const entered = await enter(otp);
      expect(entered).toMatchObject({ status: 401, code: 'passwordExpired', data: { passwordExpired: true } });
      expect((await enter(otp)).code).toBe('badOtp');
      expect((await update(entered.data.passwordResetToken as string, 'Fresh-Start-9')).status).toBe(200);
    } finally {
      await api.db.query(sql`update office_centres set otp_required = false where id = ${api.world.here.building}`);
    }
  });

  it('is reported only to a person who knows it', async () => {
    await age('LANDLORD_ADMIN@here', 91);
    expect(await login('LANDLORD_ADMIN@here', 'Wrong-1')).toMatchObject({ status: 401, code: 'badCredentials', data: null });
  });

  it('does not count as a failed attempt', async () => {
    await age('LANDLORD_ADMIN@here', 91);
    for (let count = 0; count < 7; count++) expect((await login('LANDLORD_ADMIN@here')).code).toBe('passwordExpired');
  });

  it('has its expiry date in the session, and never applies to the provider’s people', async () => {
    await age('LANDLORD_ADMIN@here', 60);
    const session = await (await signedIn('LANDLORD_ADMIN@here')).session();
    const days = (Date.parse(session.passwordExpiry as string) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await age('SUPERADMIN', 10_000);
    expect((await login('SUPERADMIN')).status).toBe(200);
    // Not even to those who also have a role in a building.
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf('SUPERADMIN')}, ${api.world.here.building}, ${api.world.here.building}, 'LANDLORD_ADMIN', true)`);
    expect((await login('SUPERADMIN')).status).toBe(200);
    expect((await (await api.as('SUPERADMIN')).session()).passwordExpiry).toBeNull();
    await api.db.query(sql`delete from user_roles where user_id = ${api.idOf('SUPERADMIN')} and office_centre_id is not null`);
  });

  it('follows the strictest of the person’s buildings', async () => {
    const { here, there } = api.world;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${api.idOf('LANDLORD_ADMIN@here')}, ${there.building}, ${there.building}, 'LANDLORD_ADMIN', true)`);
    await api.db.query(sql`update office_centres set password_expiry_days = 10 where id = ${there.building}`);
    await age('LANDLORD_ADMIN@here', 20);
    expect((await login('LANDLORD_ADMIN@here')).code).toBe('passwordExpired');
    await api.db.query(sql`update office_centres set password_expiry_days = null where id = ${there.building}`);
    expect((await login('LANDLORD_ADMIN@here')).status).toBe(200);
    expect(here.building).not.toBe(there.building);
  });
});

describe('an invitation', () => {
  let count = 0;
  /** A person who was added to the first tenant and has no account yet. */
  async function invited(roleCode = 'SUB_ADMIN', centre = api.world.here.tenants[0]): Promise<{ userId: number; token: string }> {
    count += 1;
    const [row] = await api.db.query<{ id: number }>(
      sql`insert into users (full_name, username, status) values (${`Invited ${count}`}, ${`invited.${count}@example.com`}, 'PENDING') returning id`,
    );
    const userId = row?.id as number;
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${userId}, ${centre}, ${api.world.here.building}, ${roleCode}, true)`);
    return { userId, token: await createLink(api.db, { purpose: 'INVITATION', userId, officeCentreId: centre }) };
  }
  const form = (token: string, over: object = {}) => ({
    token,
    fullName: 'Mei Tan',
    password: 'Just-Joined-1',
    mobileNumber: '+65 6123 4567',
    termsVersion: '2026-01',
    consentVersion: '2026-01',
    ...over,
  });
  const confirm = (body: object, locale = 'en') =>
    nobody().call<{ page: string }>('POST', '/auth/confirm-account', body, { 'accept-language': locale });

  it('shows who invites whom, and which terms are in force (R-0084)', async () => {
    const { token } = await invited();
    const { data } = await nobody().post('/auth/check-request-valid', { token });
    expect(data).toEqual({
      purpose: 'INVITATION',
      maskedEmail: `in•••@example.com`,
      fullName: `Invited ${count}`,
      username: `invited.${count}@example.com`,
      companyName: 'Marina One Tenant 0',
      buildingName: 'Marina One',
      roleCode: 'SUB_ADMIN',
      termsVersion: '2026-01',
      consentVersion: '2026-01',
    });
  });

  it.each([
    ['MASTER_ADMIN', 'master-admin'],
    ['SUB_ADMIN', 'sub-admin'],
    ['STAFF', 'staff'],
    ['FACILITY_BOOKING_ADMIN', 'staff'],
    ['LANDLORD_ADMIN', 'landlord-admin'],
    ['LANDLORD_ADMIN_VIEW_ONLY', 'landlord-admin'],
    ['CONCIERGE', 'default'],
    ['MERCHANT', 'default'],
  ])('for a %s ends on the success page %s (R-0054)', async (role, page) => {
    const { token } = await invited(role);
    expect(await confirm(form(token))).toMatchObject({ status: 200, data: { page: `/confirm-account/${page}` } });
  });

  it('creates an account, with both consents recorded by version, language and time', async () => {
    const { userId, token } = await invited();
    await confirm(form(token), 'zh-Hant');
    const [user] = await api.db.query(
      sql`select status, account_registered as registered, full_name as name, mobile_number as mobile from users where id = ${userId}`,
    );
    expect(user).toEqual({ status: 'ACTIVE', registered: true, name: 'Mei Tan', mobile: '+65 6123 4567' });
    const consents = await api.db.query(
      sql`select document, version, locale, ip, at > now() - interval '1 minute' as fresh from consents where user_id = ${userId} order by id`,
    );
    const common = { version: '2026-01', locale: 'zh-Hant', ip: '127.0.0.1', fresh: true };
    expect(consents).toEqual([
      { document: 'TERMS', ...common },
      { document: 'PERSONAL_DATA', ...common },
    ]);
    const answer = await nobody().post('/auth/login', { username: `invited.${count}@example.com`, password: 'Just-Joined-1' });
    expect(answer.status).toBe(200);
  });

  it('works once, also when the form is sent twice at once', async () => {
    const { token } = await invited();
    const answers = await Promise.all([confirm(form(token)), confirm(form(token, { password: 'Just-Joined-2' }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const locale of localeCodes)
      expect(await confirm(form(token), locale)).toMatchObject({
        code: 'invalidInvitation',
        message: translate(locale, 'errors.invalidInvitation'),
      });
    expect((await confirm(form(token))).message).toBe('Invalid user registration invitation.');
  });

  it.each<[string, (facts: { userId: number; token: string }) => Promise<unknown>]>([
    ['it has run out', () => api.db.query(sql`update account_links set expires_date = now() where purpose = 'INVITATION'`)],
    [
      'it was taken back (R-0384)',
      () => api.db.query(sql`update account_links set status = 'REMOVED' where purpose = 'INVITATION'`),
    ],
    ['the person was delinked', ({ userId }) => api.db.query(sql`delete from user_roles where user_id = ${userId}`)],
    ['the person is switched off', ({ userId }) => api.db.query(sql`update users set status = 'INACTIVE' where id = ${userId}`)],
  ])('is invalid when %s', async (_, spoil) => {
    const facts = await invited();
    await spoil(facts);
    for (const path of ['check-request-valid', 'confirm-account']) {
      const body = path[1] === 'h' ? { token: facts.token } : form(facts.token);
      expect(await nobody().post(`/auth/${path}`, body)).toMatchObject({ status: 400, code: 'invalidInvitation' });
    }
  });

  it.each<[string, object]>([
    ['fullName', { fullName: '=cmd' }],
    ['fullName', { fullName: '   ' }],
    ['mobileNumber', { mobileNumber: 'call me' }],
    ['password', { password: 'weak' }],
    ['termsVersion', { termsVersion: '2020-01' }],
    ['consentVersion', { consentVersion: 'none' }],
    ['roleCodes', { roleCodes: ['LANDLORD_ADMIN'] }],
    ['officeCentreId', { officeCentreId: 1 }],
    ['status', { status: 'ACTIVE' }],
  ])('names the invalid field and changes nothing: %s', async (field, over) => {
    const { userId, token } = await invited();
    const answer = await confirm(form(token, over));
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    const [user] = await api.db.query<{ status: string }>(sql`select status from users where id = ${userId}`);
    expect(user?.status).toBe('PENDING');
    expect((await confirm(form(token))).status).toBe(200);
  });

  it('is not a reset link, and a reset link is not an invitation', async () => {
    const { token } = await invited();
    expect((await update(token, 'Just-Joined-3')).code).toBe('linkExpired');
    expect((await confirm(form(await linkFor('MASTER_ADMIN@here.0')))).code).toBe('invalidInvitation');
  });
});
