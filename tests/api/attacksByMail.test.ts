/**
 * Attacks through mail and through limits that many share: strangers written to in bulk and in somebody's own words, one person who closes a
 * link, a mailbox or a queue for everybody else.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { serviceRequestFormSample } from '#schemas/serviceRequests/samples.ts';
import { OUTSIDE_HOURLY } from '#server/channels/outside/enqueueOutside.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { type Api, type Client, type StatusRow as Row, startApi } from './harness.ts';

const LURE = 'Your parcel waits at evil.example/claim';
let api: Api;
let building: Client;
let company: Client;
let neighbour: Client;
let nobody: Client;
let count = 0;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'https://atrium.example' } });
  building = await api.as('LANDLORD_ADMIN@here');
  company = await api.as('MASTER_ADMIN@here.0');
  neighbour = await api.as('MASTER_ADMIN@here.1');
  nobody = await api.as('nobody');
});
beforeEach(() => api.db.query(sql`delete from sign_in_attempts`));
afterAll(() => api.close());

const stranger = () => `stranger${++count}@outside.example`;
const formsOf = (centre: number) => `/office-centres/${centre}/fm-forms`;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const permit = (by: Client, centre: number, tenantId: number, over: object = {}) =>
  by.post<Row>(`${formsOf(centre)}/create`, {
    ...(by === building ? { tenantId } : {}),
    requestType: 'RENOVATION',
    contractorCompany: LURE,
    contractorName: 'Lau',
    contractorEmail: stranger(),
    applicantName: LURE,
    applicantEmail: stranger(),
    workLocation: LURE,
    workNature: LURE,
    workStartDate: day(10),
    workEndDate: day(12),
    ...over,
  });
const mine = (over: object = {}) =>
  permit(company, api.world.here.tenants[0] as number, api.world.here.tenants[0] as number, over);

describe('one company that writes to strangers', () => {
  it('sends few mails an hour; its forms are kept, the state of the mails and a notice say so, and other companies go on', async () => {
    // At once: two that are counted at the same time are counted twice.
    const answers: Awaited<ReturnType<typeof mine>>[] = [];
    while (answers.length < OUTSIDE_HOURLY.notice + 2) answers.push(...(await Promise.all([mine(), mine()])));
    answers.push(await mine());
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const made = answers.map(({ data }) => data);
    const states = await Promise.all(made.map(async ({ contractorEmail }) => (await api.mailsTo(String(contractorEmail)))[0]));
    expect(states.filter((mail) => mail?.status !== 'REFUSED')).toHaveLength(OUTSIDE_HOURLY.notice);
    const last = made.at(-1) as Row;
    expect(states.at(-1)).toMatchObject({ status: 'REFUSED', error: 'OFTEN', text: '' });
    const own = await company.get<Paged<{ title: Record<string, string> }>>('/occupant/notices?limit=50');
    expect(JSON.stringify(own.data)).toContain(`No mail was sent to ${last.contractorEmail}`);
    // Asked for by itself, it is refused, instead of said to be sent.
    const again = await company.put(`${formsOf(api.world.here.tenants[0] as number)}/${last.id}/send-link`, {
      version: last.version,
    });
    expect(again).toMatchObject({ status: 429, message: expect.stringContaining('too many mails') });

    const other = await permit(neighbour, api.world.here.tenants[1] as number, api.world.here.tenants[1] as number, {
      contractorEmail: 'shared@outside.example',
    });
    expect(other.status).toBe(201);
    expect((await api.mailsTo('shared@outside.example'))[0]?.status).toBe('QUEUED');
    const decided = await building.put(`${formsOf(api.world.here.building)}/${last.id}/send-link`, { version: last.version });
    expect([decided.status, decided.message]).toEqual([200, decided.message]);
    expect((await api.mailsTo(String(last.contractorEmail))).at(-1)?.status).toBe('QUEUED');
  });

  it('puts none of its own words into them, and is named with its building', async () => {
    const { data } = await mine();
    const [mail] = await api.mailsTo(String(data.contractorEmail));
    expect(mail?.text).toMatch(/\/contractor-form\/[\w-]+/);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
    const [names] = await api.db.query<{ company: string; building: string }>(sql`
      select t.company_name as company, coalesce(b.building_name, b.company_name) as building
      from office_centres t join office_centres b on b.id = t.landlord_id where t.id = ${api.world.here.tenants[0]}`);
    expect(mail?.text).toContain(`${names?.company}, ${names?.building}`);
    // A person of the company has agreed, and reads what colleagues have written.
    const [colleague] = await api.db.query<{ username: string }>(
      sql`select username from users where id = ${api.world.people['SUB_ADMIN@here.0']?.userId}`,
    );
    await mine({ contractorEmail: colleague?.username });
    expect((await api.mailsTo(String(colleague?.username))).at(-1)?.text).toContain(LURE);
  });

  it('says nothing in a name either: neither of whom it invites nor of who invites', async () => {
    const to = stranger();
    const centre = api.world.here.tenants[0] as number;
    const added = await company.post(`/office-centres/${centre}/users`, {
      username: to,
      fullName: `Win evil.example/${count}`,
      roleCode: 'STAFF',
    });
    expect([added.status, added.errors]).toEqual([201, undefined]);
    const [mail] = await api.mailsTo(to);
    expect(mail?.text).toContain('/confirm-account');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('evil.example');
  });
});

describe('whoever is written to', () => {
  const pathIn = (text = '') => /https:\/\/atrium\.example(\/api\/mail-stop\/[\w-]+\/[\w-]+)/.exec(text)?.[1] as string;
  const ask = (method: 'GET' | 'POST', url: string, payload = '') =>
    api.app.inject({ method, url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  it('stops it with one click, without an account, and for good; opening the link changes nothing', async () => {
    const to = stranger();
    await mine({ contractorEmail: to });
    const link = pathIn((await api.mailsTo(to))[0]?.text);
    expect((await api.app.inject({ url: link })).body).toContain('<button');
    await mine({ contractorEmail: to });
    expect((await api.mailsTo(to)).at(-1)?.status).toBe('QUEUED');

    const stopped = await ask('POST', link, 'List-Unsubscribe=One-Click');
    expect([stopped.statusCode, stopped.body.includes('No company')]).toEqual([200, true]);
    const { data: form } = await mine({ contractorEmail: to.toUpperCase() });
    expect((await api.mailsTo(to)).at(-1)).toMatchObject({ status: 'REFUSED', error: 'STOPPED' });
    // The building is no exception, and hears why.
    const path = `${formsOf(api.world.here.building)}/${form.id}/send-link`;
    expect(await building.put(path, { version: form.version })).toMatchObject({
      status: 409,
      message: expect.stringContaining('wants no mail'),
    });
    // Whoever stopped it allows it again, and nobody else.
    expect((await ask('POST', link, 'again=1')).statusCode).toBe(200);
    await mine({ contractorEmail: to });
    expect((await api.mailsTo(to)).at(-1)?.status).toBe('QUEUED');
  });

  it('is the only one who can: links of others and made-up ones are 404', async () => {
    const [one, other] = [stranger(), stranger()];
    await mine({ contractorEmail: one });
    await mine({ contractorEmail: other });
    const [, , , address, proof] = pathIn((await api.mailsTo(one))[0]?.text).split('/') as string[];
    const theirs = pathIn((await api.mailsTo(other))[0]?.text).split('/')[4] as string;
    for (const made of [
      `${address}/${theirs}`,
      `${Buffer.from(other).toString('base64url')}/${proof}`,
      `x/${proof}`,
      `${address}/x`,
    ])
      for (const method of ['GET', 'POST'] as const)
        expect([made, (await ask(method, `/api/mail-stop/${made}`)).statusCode]).toEqual([made, 404]);
    await mine({ contractorEmail: other });
    expect((await api.mailsTo(other)).at(-1)?.status).toBe('QUEUED');
  });
});

describe('the QR code of a place', () => {
  const at = (ip: string, url: string, body: object) =>
    api.app.inject({ method: 'PUT', url: `/api${url}`, payload: body, remoteAddress: ip });
  async function placeAndForm() {
    const form = await building.post<Row>('/service-request-forms/create', {
      ...serviceRequestFormSample.records[0],
      dueIn: null,
      options: [],
      withoutSignIn: true,
    });
    await building.put(`/service-request-forms/uuid/${form.data.uuid}/publish`, {});
    const links: string[] = [];
    for (const name of [`Lift ${++count}`, `Lobby ${++count}`]) {
      const { data } = await building.post<Row>('/service-request-places', { name, floorNo: '1', active: true });
      const { data: address } = await building.get<{ url: string }>(`/service-request-places/uuid/${data.uuid}/address`);
      links.push(address.url.replace('https://atrium.example', '').replace(/\/request$/, ''));
    }
    return { links, formUuid: form.data.uuid };
  }
  const body = (formUuid: string) => ({
    formUuid,
    guestName: 'Wong',
    guestEmail: 'wong@outside.example',
    guestMobile: null,
    guestLanguage: 'en',
    remark: null,
    answers: {},
    photo: null,
    requestKey: `key-${++count}`,
  });

  it('is closed by nobody for the others: bad calls count for nobody, and good ones for the network that sends them', async () => {
    const { links, formUuid } = await placeAndForm();
    const [link] = links as [string];
    for (let turn = 0; turn <= LINK_HOURLY.acts; turn += 1)
      expect((await at('203.0.113.5', `${link}/submit`, { ...body(formUuid), guestName: '' })).statusCode).toBe(422);
    for (const ip of ['203.0.113.5', '198.51.100.7'])
      expect([ip, (await at(ip, `${link}/submit`, body(formUuid))).statusCode]).toEqual([ip, 200]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn += 1)
      statuses.push((await at('203.0.113.5', `${link}/submit`, body(formUuid))).statusCode);
    expect(statuses.at(-1)).toBe(429);
    expect((await at('198.51.100.7', `${link}/submit`, body(formUuid))).statusCode).toBe(200);
    // The same again is no other request.
    const same = body(formUuid);
    for (let turn = 0; turn < 25; turn += 1) expect((await at('192.0.2.9', `${link}/submit`, same)).statusCode).toBe(200);
  });

  it('proves its own place alone', async () => {
    const { links } = await placeAndForm();
    const [one, other] = links.map((link) => link.split('/')) as [string[], string[]];
    expect(one.at(-1)).not.toBe(other.at(-1));
    expect((await nobody.get(['', 'service-place', one.at(-2), other.at(-1)].join('/'))).status).toBe(404);
    expect((await nobody.get(one.join('/'))).status).toBe(200);
  });
});
