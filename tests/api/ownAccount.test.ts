/** 000 §2 Settings and Security, §3 Trusted device: what signed-in people see and change of their own account. */
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/auth/password/password.ts';
import { type Api, type Client, clientOf, startApi } from './harness.ts';
import { mailOf } from './world.ts';

const PASSWORD = 'Correct-Horse-7';
interface Own {
  id: string;
  current: boolean;
  userAgent: string;
  method: string;
  officeCentre: string;
}
let api: Api;
/** A browser that keeps its cookies. */
function browser(userAgent: string) {
  const jar = new Map<string, string>();
  const send = async (method: 'POST' | 'PUT', path: string, payload: object): Promise<LightMyRequestResponse> => {
    const reply = await api.app.inject({
      method,
      url: `/api${path}`,
      payload,
      headers: { 'user-agent': userAgent, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [name, value] = (line.split(';')[0] as string).split('=') as [string, string];
      jar.set(name, value);
    }
    return reply;
  };
  return { jar, send };
}
const codeFor = async (name: string): Promise<string> => {
  const [mail] = await api.db.query<{ text: string }>(
    sql`select text from mails where to_address = ${mailOf(name)} and text ~ '\\m\\d{6}\\M' order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] as string;
};
const login = (from: ReturnType<typeof browser>, name: string) =>
  from.send('POST', '/auth/login', { username: mailOf(name), password: PASSWORD });
/** Signs in with the mailed code. */
async function enter(from: ReturnType<typeof browser>, name: string, more: object = {}): Promise<Client> {
  const first = (await login(from, name)).json().data;
  const body = first.otpRequired
    ? (
        await from.send('POST', '/auth/validate-otp', { otp: await codeFor(name), otpUniqueId: first.otpUniqueId, ...more })
      ).json()
    : { data: first };
  return clientOf(api.app, body.data.accessToken);
}
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  await api.db.query(
    sql`insert into user_credentials (user_id, password_hash) select id, ${await hashPassword(PASSWORD)} from users`,
  );
  await api.db.query(sql`update office_centres set otp_required = true where id = ${api.world.here.building}`);
});
afterAll(() => api.close());

describe('sessions', () => {
  it('are listed with device, location and sign-in method, the current one first', async () => {
    const phone = await enter(browser('Phone'), 'MASTER_ADMIN@here.0');
    const laptop = await enter(browser('Laptop'), 'MASTER_ADMIN@here.0');
    const { data } = await laptop.get<Own[]>('/auth/sessions');
    expect(data.map(({ userAgent, current, method, officeCentre }) => [userAgent, current, method, officeCentre])).toEqual([
      ['Laptop', true, 'PASSWORD', 'Marina One Tenant 0'],
      ['Phone', false, 'PASSWORD', 'Marina One Tenant 0'],
    ]);
    expect((await phone.get<Own[]>('/auth/sessions')).data[0]?.userAgent).toBe('Phone');
  });

  it('can be ended one by one, or all except this one, with immediate effect', async () => {
    const [one, two, three] = [
      await enter(browser('One'), 'SUB_ADMIN@here.0'),
      await enter(browser('Two'), 'SUB_ADMIN@here.0'),
      await enter(browser('Three'), 'SUB_ADMIN@here.0'),
    ];
    const first = (await three.get<Own[]>('/auth/sessions')).data.find((each) => each.userAgent === 'One');
    expect((await three.delete(`/auth/sessions/${first?.id}`)).status).toBe(200);
    expect((await one.get('/auth/user-info')).status).toBe(401);
    expect((await two.get('/auth/user-info')).status).toBe(200);
    expect((await three.delete('/auth/sessions')).status).toBe(200);
    expect((await two.get('/auth/user-info')).status).toBe(401);
    expect((await three.get<Own[]>('/auth/sessions')).data).toHaveLength(1);
  });

  it('of somebody else are not visible', async () => {
    const mine = await enter(browser('Mine'), 'SUB_ADMIN@here.1');
    const other = await enter(browser('Other'), 'MASTER_ADMIN@here.1');
    const id = (await mine.get<Own[]>('/auth/sessions')).data[0]?.id;
    for (const wanted of [id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect((await other.delete(`/auth/sessions/${wanted}`)).status).toBe(404);
    expect((await mine.get('/auth/user-info')).status).toBe(200);
    for (const path of ['/auth/sessions', '/auth/trusted-devices'])
      expect((await (await api.as('nobody')).get(path)).status).toBe(401);
  });
});

describe('a trusted device', () => {
  it('is not asked for a code for thirty days, and belongs to one person only', async () => {
    const laptop = browser('Laptop');
    const client = await enter(laptop, 'LANDLORD_ADMIN@here', { trustDevice: true });
    expect((await login(laptop, 'LANDLORD_ADMIN@here')).json().data.otpRequired).toBe(false);
    expect((await login(browser('Other'), 'LANDLORD_ADMIN@here')).json().data.otpRequired).toBe(true);
    // In the same browser, another person is not trusted.
    expect((await login(laptop, 'LANDLORD_ADMIN_VIEW_ONLY@here')).json().data.otpRequired).toBe(true);
    const [device] = (await client.get<{ expiryDate: string; userAgent: string }[]>('/auth/trusted-devices')).data;
    expect(device?.userAgent).toBe('Laptop');
    expect(Math.round((Date.parse(device?.expiryDate as string) - Date.now()) / 86_400_000)).toBe(30);
    await api.db.query(sql`update trusted_devices set expires_date = now()`);
    expect((await login(laptop, 'LANDLORD_ADMIN@here')).json().data.otpRequired).toBe(true);
  });

  it('is stored in a separate cookie, of which only the hash is kept', async () => {
    const laptop = browser('Laptop');
    await enter(laptop, 'CONCIERGE@here', { trustDevice: true });
    const token = laptop.jar.get('atrium_device') as string;
    const rows = await api.db.query<{ row: string }>(sql`select d::text as row from trusted_devices d`);
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });

  it('loses its trust when it is removed (R-0382), or when the password is reset by link', async () => {
    const laptop = browser('Laptop');
    const client = await enter(laptop, 'LOAN_ITEMS_ADMIN@here', { trustDevice: true });
    const [device] = (await client.get<{ id: string }[]>('/auth/trusted-devices')).data;
    const stranger = await enter(browser('Stranger'), 'MASTER_ADMIN@here.1');
    expect((await stranger.delete(`/auth/trusted-devices/${device?.id}`)).status).toBe(404);
    expect((await client.delete(`/auth/trusted-devices/${device?.id}`)).status).toBe(200);
    expect((await login(laptop, 'LOAN_ITEMS_ADMIN@here')).json().data.otpRequired).toBe(true);
    expect((await client.get('/auth/trusted-devices')).data).toEqual([]);
  });

  it('is created only by an explicit yes', async () => {
    const laptop = browser('Laptop');
    const { otpUniqueId } = (await login(laptop, 'LANDLORD_ADMIN@here')).json().data;
    const body = { otp: await codeFor('LANDLORD_ADMIN@here'), otpUniqueId, trustDevice: 'yes' };
    expect((await laptop.send('POST', '/auth/validate-otp', body)).json()).toMatchObject({
      code: 'validation',
      errors: { trustDevice: { code: 'notYesNo' } },
    });
  });
});

describe('a code issued by support', () => {
  const given = async (call: string) =>
    (await (await api.as('SUPERADMIN')).put<Record<string, string>>(`/users/${api.idOf('LANDLORD_ADMIN@here')}/${call}`)).data;
  const begin = async (from: ReturnType<typeof browser>) => (await login(from, 'LANDLORD_ADMIN@here')).json().data.otpUniqueId;

  it('works once in place of the mailed code', async () => {
    const { otpDisplay } = await given('generate-2fa-otp');
    const laptop = browser('Laptop');
    const body = { otp: otpDisplay, otpUniqueId: await begin(laptop) };
    expect((await laptop.send('POST', '/auth/validate-otp', body)).statusCode).toBe(200);
    const again = { otp: otpDisplay, otpUniqueId: await begin(laptop) };
    expect((await laptop.send('POST', '/auth/validate-otp', again)).json().code).toBe('badOtp');
  });

  it('does not work without the password, for somebody else, or after it has expired', async () => {
    const { otpDisplay } = await given('generate-2fa-otp');
    const other = browser('Other');
    const { otpUniqueId } = (await login(other, 'LANDLORD_ADMIN_VIEW_ONLY@here')).json().data;
    expect((await other.send('POST', '/auth/validate-otp', { otp: otpDisplay, otpUniqueId })).json().code).toBe('badOtp');
    const [support] = await api.db.query<{ id: string }>(
      sql`select id from one_time_codes where purpose = 'SUPPORT' and used_date is null`,
    );
    expect((await other.send('POST', '/auth/validate-otp', { otp: otpDisplay, otpUniqueId: support?.id })).json().code).toBe(
      'badOtp',
    );
    expect((await other.send('PUT', '/auth/generate-otp', { otpUniqueId: support?.id })).json().code).not.toBeUndefined();
    await api.db.query(sql`update one_time_codes set expires_date = now() where purpose = 'SUPPORT'`);
    const late = browser('Late');
    const body = { otp: otpDisplay, otpUniqueId: await begin(late) };
    expect((await late.send('POST', '/auth/validate-otp', body)).json().code).toBe('badOtp');
  });

  it('for a device also makes that device a trusted one', async () => {
    const { authenticationCode } = await given('generate-trusted-device-request');
    const laptop = browser('Trusted by phone');
    const body = { otp: authenticationCode, otpUniqueId: await begin(laptop) };
    expect((await laptop.send('POST', '/auth/validate-otp', body)).statusCode).toBe(200);
    expect((await login(laptop, 'LANDLORD_ADMIN@here')).json().data.otpRequired).toBe(false);
  });
});

describe('the profile', () => {
  it('can be edited by the person: name and phone numbers, with immediate effect in the session', async () => {
    const client = await enter(browser('Laptop'), 'SUB_ADMIN@here.1');
    const answer = await client.put('/auth/profile', { fullName: ' Mei Tan ', mobileNumber: '+65 6123 4567' });
    expect(answer).toMatchObject({ status: 200, message: 'User details have been updated.' });
    expect(answer.data).toMatchObject({ fullName: 'Mei Tan', mobileNumber: '+65 6123 4567', officeNumber: null });
    expect((await client.put('/auth/profile', { fullName: 'Mei Tan' })).data).toMatchObject({ mobileNumber: null });
  });
  it.each<[string, object]>([
    ['fullName', { fullName: '' }],
    ['fullName', { fullName: '=1+1' }],
    ['mobileNumber', { fullName: 'Mei', mobileNumber: 'none' }],
    ['username', { fullName: 'Mei', username: 'other@example.com' }],
    ['roleCodes', { fullName: 'Mei', roleCodes: ['SUPERADMIN'] }],
    ['status', { fullName: 'Mei', status: 'ACTIVE' }],
  ])('names what it rejects: %s', async (field, body) => {
    const client = await api.as('SUB_ADMIN@here.0');
    const answer = await client.put('/auth/profile', body);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect((await client.session()).userId).toBe(api.idOf('SUB_ADMIN@here.0'));
  });
});
