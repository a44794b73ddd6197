/** The messages of sign-in (000 §8) in each language: in English the texts of the specification. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { createLink } from '#server/auth/password/links.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { type Answer, type Api, clientOf, startApi } from './harness.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
const EXPIRED = 'LANDLORD_ADMIN@here';
const ASKED = 'CONCIERGE@there';
const PLAIN = 'MASTER_ADMIN@here.0';
type Said = Record<LocaleCode, string>;

let api: Api;
let token: string;
type Call = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Answer<Record<string, string>>>;
const login = (call: Call, name: string, password = PASSWORD) =>
  call('POST', '/auth/login', { username: mailOf(name), password });
const link = () => createLink(api.db, { purpose: 'PASSWORD_RESET', userId: api.idOf(PLAIN) });
const changePassword = (call: Call, body: object) => call('PUT', `/users/${api.idOf(PLAIN)}/change-password`, body);

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  await api.db.query(
    sql`insert into user_credentials (user_id, password_hash) select id, ${await hashPassword(PASSWORD)} from users`,
  );
  const { here, there } = api.world;
  await api.db.query(sql`update office_centres set otp_required = true where id = ${there.building}`);
  await api.db.query(sql`update office_centres set password_expiry_days = 90 where id = ${here.building}`);
  await api.db.query(
    sql`update user_credentials set password_changed_date = now() - interval '91 days' where user_id = ${api.idOf(EXPIRED)}`,
  );
  await api.db.query(sql`update office_centres set allow_staff_login = false where id = ${there.building}`);
  token = ((await api.as(PLAIN)).authorization ?? '').slice('Bearer '.length);
});
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));
afterAll(() => api.close());

/** Makes the call in each language and returns the message, overall or for one field. */
async function inEveryLanguage(ask: (call: Call) => Promise<Answer<unknown>>, field?: string): Promise<Said> {
  const said = {} as Said;
  for (const locale of localeCodes) {
    const client = clientOf(api.app, token);
    const { message, errors } = await ask((method, path, body) => client.call(method, path, body, { 'accept-language': locale }));
    said[locale] = field ? (errors?.[field]?.message ?? '') : message;
  }
  return said;
}
/** Checks that the texts in both Chinese scripts differ from each other and from English. */
function expectChinese(said: Said): void {
  for (const locale of ['zh-Hant', 'zh-Hans'] as const) expect(said[locale]).toMatch(/\p{Script=Han}{2}/u);
  expect(new Set(Object.values(said)).size).toBe(localeCodes.length);
}

const sentences: [string, string, (call: Call) => Promise<Answer<unknown>>][] = [
  ['a wrong password', 'Your username/password is incorrect or account is locked.', (call) => login(call, PLAIN, 'Wrong-1')],
  ['an expired password', 'Your password has expired. Please choose a new one.', (call) => login(call, EXPIRED)],
  ['a role without the portal', 'Access denied. Please contact Atrium Support', (call) => login(call, 'DEVICE_PLATFORM_ADMIN')],
  [
    'staff of a building that lets them use the app only',
    'Staff of your building can use the app only. You have been signed out.',
    (call) => login(call, 'STAFF@there.0'),
  ],
  [
    'a wrong code',
    'This code is wrong or no longer valid.',
    (call) => call('POST', '/auth/validate-otp', { otp: '000000', otpUniqueId: '00000000-0000-4000-8000-000000000000' }),
  ],
  [
    'a code asked for again at once',
    'Too many requests. Please wait a moment and try again.',
    async (call) => call('PUT', '/auth/generate-otp', { otpUniqueId: (await login(call, ASKED)).data.otpUniqueId }),
  ],
  [
    'a code sent again',
    'A new code is on its way.',
    async (call) => {
      const { otpUniqueId } = (await login(call, ASKED)).data;
      await api.db.query(sql`update one_time_codes set resend_after_date = now()`);
      return call('PUT', '/auth/generate-otp', { otpUniqueId });
    },
  ],
  [
    'a dead refresh token (R-0292)',
    'refresh token expired.',
    (call) => call('POST', '/auth/refresh-token', { refreshToken: 'x' }),
  ],
  [
    'a reset link asked for',
    'If this address belongs to an account, a link is on its way.',
    (call) => call('POST', '/auth/forgot-password', { username: 'somebody@example.com' }),
  ],
  [
    'a dead reset link',
    'Password reset link has expired!',
    (call) => call('POST', '/auth/check-request-valid', { token: 'x'.repeat(43) }),
  ],
  [
    'a dead invitation',
    'Invalid user registration invitation.',
    async (call) => {
      const gone = await createLink(api.db, { purpose: 'INVITATION', userId: api.idOf(PLAIN) });
      return call('POST', '/auth/check-request-valid', { token: gone });
    },
  ],
  ['a changed profile', 'User details have been updated.', (call) => call('PUT', '/auth/profile', { fullName: 'Mei Tan' })],
  ['another person’s password', 'You do not have permission to do this.', (call) => call('PUT', '/users/1/change-password', {})],
];

describe('the answer is in the language of the request', () => {
  it.each(sentences)('to %s', async (_, english, ask) => {
    const said = await inEveryLanguage(ask);
    expect(said.en).toBe(english);
    expectChinese(said);
  });

  const fields: [string, string, string, (call: Call) => Promise<Answer<unknown>>][] = [
    [
      'a weak password',
      'password',
      'Password needs 8 to 200 characters, a lowercase letter, an uppercase letter, a digit and a special character, and no spaces',
      async (call) => call('POST', '/auth/update-password', { token: await link(), password: 'weak' }),
    ],
    [
      'a password used before',
      'password',
      'Password must not be one of your last five passwords',
      async (call) => call('POST', '/auth/update-password', { token: await link(), password: PASSWORD }),
    ],
    [
      'a wrong present password',
      'currentPassword',
      'Current password is not correct',
      (call) => changePassword(call, { currentPassword: 'Wrong-1', password: 'Chosen-Well-1' }),
    ],
    [
      'a missing password',
      'password',
      'Password is required',
      (call) => call('POST', '/auth/login', { username: 'a@b.example' }),
    ],
    [
      'a mobile number that is none',
      'mobileNumber',
      'Please enter a valid phone number',
      (call) => call('PUT', '/auth/profile', { fullName: 'Mei', mobileNumber: 'none' }),
    ],
  ];
  it.each(fields)('to %s, at the field', async (_, field, english, ask) => {
    const said = await inEveryLanguage(ask, field);
    expect(said.en).toBe(english);
    expectChinese(said);
  });

  it('to terms that have changed in the meantime, at the field', async () => {
    const [row] = await api.db.query<{ id: number }>(
      sql`insert into users (full_name, username, status) values ('Ann', 'ann@example.com', 'PENDING') returning id`,
    );
    const officeCentreId = api.world.here.tenants[0];
    await api.db.query(sql`insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
      values (${row?.id}, ${officeCentreId}, ${api.world.here.building}, 'SUB_ADMIN', true)`);
    const invitation = await createLink(api.db, { purpose: 'INVITATION', userId: row?.id as number, officeCentreId });
    const body = {
      token: invitation,
      fullName: 'Ann',
      password: 'Just-Joined-1',
      termsVersion: 'old',
      consentVersion: '2026-01',
    };
    const said = await inEveryLanguage((call) => call('POST', '/auth/confirm-account', body), 'termsVersion');
    expect(said.en).toBe('The terms have changed in the meantime. Please agree to the current version.');
    expectChinese(said);
  });
});

describe('a mail is in the language of the person who requested it', () => {
  const newest = async (name: string) => {
    await api.runJobs();
    const [mail] = await api.db.query<{ subject: string; html: string }>(
      sql`select subject, html from mails where to_address = ${mailOf(name)} order by id desc limit 1`,
    );
    return mail;
  };
  const mails: [string, string, string, (call: Call) => Promise<unknown>][] = [
    ['with a code', ASKED, 'Your sign-in code', (call) => login(call, ASKED)],
    [
      'with a reset link',
      PLAIN,
      'Choose a new password',
      (call) => call('POST', '/auth/forgot-password', { username: mailOf(PLAIN) }),
    ],
    [
      'about a changed password',
      PLAIN,
      'Your password has been changed',
      async (call) =>
        call('POST', '/auth/update-password', { token: await link(), password: `Another-One-${crypto.randomUUID()}` }),
    ],
  ];
  it.each(mails)('%s', async (_, name, english, ask) => {
    const said = {} as Said;
    for (const locale of localeCodes) {
      await ask((method, path, body) => clientOf(api.app).call(method, path, body, { 'accept-language': locale }));
      const mail = await newest(name);
      said[locale] = mail?.subject ?? '';
      expect(mail?.html).toContain(`lang="${locale}"`);
    }
    expect(said.en).toBe(english);
    expectChinese(said);
  });
});
