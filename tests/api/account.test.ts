import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('GET /portal-settings', () => {
  it('answers without sign-in, and says whether an identity provider is configured', async () => {
    const nobody = await api.as('nobody');
    const first = await nobody.get<Record<string, unknown>>('/portal-settings');
    expect(first).toMatchObject({ status: 200, success: true });
    expect(first.data).toMatchObject({
      supportContact: 'Atrium Support',
      signUpUrl: null,
      singleSignOn: false,
      termsVersion: '2026-01',
      consentVersion: '2026-01',
      help: { guides: [] },
    });
    const id = await centreOf('LANDLORD_ADMIN@here');
    await api.db.text('insert into identity_providers (office_centre_id, name, issuer, client_id) values ($1, $2, $3, $4)', [
      id,
      'Staff',
      'https://id.example',
      'atrium',
    ]);
    expect((await nobody.get('/portal-settings')).data).toMatchObject({ singleSignOn: true });
  });
});

/** The office centre of a session. */
const centreOf = async (name: string) => (await (await api.as(name)).session()).officeCentre?.officeCentreId as number;

describe('a person’s own building (/company-info)', () => {
  const signIn = { allowStaffLogin: true, otpRequired: false, inactivityMinutes: 45, passwordExpiryDays: 90 };

  it('lets its own admin change sign-in settings, which take effect immediately in the session', async () => {
    const admin = await api.as('LANDLORD_ADMIN@here');
    const id = await centreOf('LANDLORD_ADMIN@here');
    const { data } = await admin.get<{ version: number }>(`/office-centres/${id}`);
    const answer = await admin.put(`/office-centres/${id}/sign-in`, { ...signIn, version: data.version });
    expect(answer).toMatchObject({ status: 200, data: signIn });
    expect((await admin.session()).inactivityMinutes).toBe(45);
  });

  it('is out of scope for other buildings, tenants and readers', async () => {
    const id = await centreOf('LANDLORD_ADMIN@here');
    const put = async (name: string) => (await (await api.as(name)).put(`/office-centres/${id}/sign-in`, signIn)).status;
    expect(await put('LANDLORD_ADMIN@there')).toBe(404);
    expect(await put('MASTER_ADMIN@here.0')).toBe(403);
    expect(await put('LANDLORD_ADMIN_VIEW_ONLY@here')).toBe(403);
    expect(await put('nobody')).toBe(401);
  });
});

describe('a person’s own company (/company-info)', () => {
  const info = { address: '1 Quiet Road', contactEmail: 'office@meridian.example', contactPhone: '+65 6000 1111', website: null };
  const path = (id: number, more = '') => `/office-centres/tenants/${id}${more}`;

  it('is read and edited by its own people; only the building can change its name', async () => {
    const admin = await api.as('MASTER_ADMIN@here.0');
    const id = await centreOf('MASTER_ADMIN@here.0');
    const { status, data } = await admin.get<{ companyName: string; version: number }>(path(id, '/active-detail-info'));
    expect(status).toBe(200);
    const changed = await admin.put(path(id), { ...info, version: data.version });
    expect(changed).toMatchObject({ status: 200, data: { ...info, companyName: data.companyName } });
    expect((await admin.put(path(id), { ...info, companyName: 'Another' })).status).toBe(422);
  });

  it('is out of scope for another company, and the building cannot edit it through this call', async () => {
    const id = await centreOf('MASTER_ADMIN@here.0');
    const other = await api.as('MASTER_ADMIN@here.1');
    expect((await other.get(path(id, '/active-detail-info'))).status).toBe(404);
    expect((await other.put(path(id), info)).status).toBe(404);
    expect((await (await api.as('LANDLORD_ADMIN@here')).put(path(id), info)).status).toBe(403);
    expect((await (await api.as('LANDLORD_ADMIN@there')).get(path(id, '/active-detail-info'))).status).toBe(404);
  });
});
