/** Mail server settings (000 §6): a building's, the provider's, what goes through which, and what nobody may do with them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { buildApp } from '#server/app.ts';
import { mayReach, refusedField } from '#server/mail/destination.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { closeMail, sendMail } from '#server/mail/send.ts';
import { type Api, type Client, clientOf, startApi, testConfig } from './harness.ts';
import { picture } from './pictures.ts';
import { smtp } from './smtp.ts';
import { part, sendParts } from './uploads.ts';

type Server = Awaited<ReturnType<typeof smtp>>;
type Row = Record<string, unknown> & { id: number | null; version: number };
const ACCOUNT = { user: 'house@atrium.example', pass: '=Pa ss•wörd' };

let api: Api;
let building: Client;
let provider: Client;
let open: Server[] = [];
const start = async (options?: Parameters<typeof smtp>[0]) => {
  const server = await smtp(options);
  open.push(server);
  return server;
};
beforeAll(async () => {
  api = await startApi({ env: { MAIL_NETWORKS: '127.0.0.0/8' } });
  building = await api.as('LANDLORD_ADMIN@here');
  provider = await api.as('PLATFORM_OPERATIONS');
});
beforeEach(() => api.db.text('delete from mails'));
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
  await api.db.text('delete from mail_servers');
});
afterAll(async () => {
  closeMail();
  await api.close();
});

const PATH = '/mail-server';
const form = (port: number, more: object = {}) => ({
  enabled: true,
  host: '127.0.0.1',
  port,
  security: 'NONE',
  userName: null,
  fromName: 'House “One”, Reception',
  fromAddress: 'reception@house.example',
  replyTo: 'desk@house.example',
  ...more,
});
const signedIn = (port: number, more: object = {}) => form(port, { userName: ACCOUNT.user, password: ACCOUNT.pass, ...more });
const save = (body: object, by = building, version = 0) => by.put<Row>(PATH, { ...body, version });
const context = (env: Record<string, string> = {}) => ({
  db: api.db,
  config: testConfig({ MAIL_NETWORKS: '127.0.0.0/8', ...env }),
  signal: new AbortController().signal,
});
async function write(buildingId?: number, to = 'mei@atrium.example'): Promise<number> {
  await api.db.transaction((tx) => enqueueMail(tx, { to, locale: 'en', template: 'passwordChanged', params: {}, buildingId }));
  return (await api.db.text<{ id: number }>('select max(id)::int as id from mails'))[0]?.id as number;
}
const stateOf = async (id: number) =>
  (await api.db.text<{ status: string; error: string | null }>('select status, error from mails where id = $1', [id]))[0];

describe('settings', () => {
  it('are a building’s own, or the provider’s, and nobody else’s', async () => {
    expect((await building.get<Row>(PATH)).data).toMatchObject({
      id: null,
      version: 0,
      enabled: false,
      port: 587,
      password: null,
    });
    expect(await save(form(587, { host: 'smtp.house.example' }))).toMatchObject({
      status: 200,
      message: 'Mail server settings have been saved.',
      data: { version: 1, host: 'smtp.house.example' },
    });
    expect((await (await api.as('LANDLORD_ADMIN@there')).get<Row>(PATH)).data.id).toBeNull();
    expect((await provider.get<Row>(PATH)).data.id).toBeNull();
    expect((await save(form(25, { host: 'smtp.provider.example' }), provider)).status).toBe(200);
    expect((await provider.get<Row>(PATH)).data.host).toBe('smtp.provider.example');
    // The provider's staff in a building, or in a company of it, see what the building has.
    for (const centre of [api.world.here.building, api.world.here.tenants[0] as number])
      expect((await (await api.asIn('SUPERADMIN', centre)).get<Row>(PATH)).data.host).toBe('smtp.house.example');
    for (const name of [
      'PLATFORM_SALES',
      'PLATFORM_FINANCE',
      'PLATFORM_CUSTOMER_RELATIONS',
      'MASTER_ADMIN@here.0',
      'STAFF@here.0',
    ])
      expect((await (await api.as(name)).get(PATH)).status, name).toBe(403);
    const reader = await api.as('LANDLORD_ADMIN_VIEW_ONLY@here');
    expect([(await reader.get(PATH)).status, (await save(form(587), reader, 1)).status]).toEqual([200, 403]);
    expect((await reader.post(`${PATH}/test`, form(587))).status).toBe(403);
  });

  it('are made once, whoever saves the first at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(form(587, { host: 'smtp.house.example' }), provider)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await save(form(587, { host: 'other.example' }), provider, 1)).toMatchObject({ status: 200, data: { version: 2 } });
  });

  it('keep the password encrypted: no answer, history, log or table has it', async () => {
    const first = await save(signedIn(587, { host: 'smtp.house.example' }));
    expect(first.data.password).toBe(KEPT_SECRET);
    const again = await save(signedIn(587, { host: 'smtp.house.example', password: 'another one' }), building, 1);
    expect(again.status).toBe(200);
    const history = await building.get<{ items: { changes: object[] }[] }>(`/mail-servers/${first.data.id}/history`);
    expect(history.data.items[0]?.changes).toEqual([{ field: 'password', from: KEPT_SECRET, to: KEPT_SECRET }]);
    const kept = await save(signedIn(587, { host: 'smtp.house.example', password: KEPT_SECRET, fromName: 'New' }), building, 2);
    expect(kept.data).toMatchObject({ password: KEPT_SECRET, fromName: 'New' });
    const rows = await api.db.text('select * from mail_servers');
    const entries = await api.db.text(`select * from audit_log where entity = 'mail-servers'`);
    expect(JSON.stringify([first, again, history, kept, rows, entries])).not.toMatch(/another one|Pa ss/);
  });

  it('ask for the password again when it would go somewhere else', async () => {
    await save(signedIn(587, { host: 'smtp.house.example' }));
    for (const more of [{ host: 'evil.example' }, { port: 25 }, { security: 'TLS' }, { userName: 'eve' }]) {
      const body = signedIn(587, { host: 'smtp.house.example', password: KEPT_SECRET, ...more });
      const refused = { status: 422, errors: { password: { code: 'secretBound' } } };
      expect(await save(body, building, 1), JSON.stringify(more)).toMatchObject(refused);
      expect(await building.post(`${PATH}/test`, body), JSON.stringify(more)).toMatchObject(refused);
    }
    // Another building's stands for nothing here, and a row that is moved cannot be read.
    const there = await api.as('LANDLORD_ADMIN@there');
    expect(await save(signedIn(587, { password: KEPT_SECRET, host: 'smtp.house.example' }), there)).toMatchObject({
      status: 422,
      errors: { password: { code: 'required' } },
    });
    await api.db.text(`update mail_servers set host = '127.0.0.1'`);
    const id = await write(api.world.here.building);
    await sendMail({ mailId: id }, context());
    expect(await stateOf(id)).toMatchObject({ status: 'RETRYING', error: expect.stringMatching(/\S/) });
  });

  it.each([
    ['a host is missing', { host: null }, 'host'],
    ['a sender is missing', { fromAddress: null }, 'fromAddress'],
    ['a password is missing', { userName: 'x' }, 'password'],
    ['a sender has a second address', { fromAddress: 'a@b.example, c@d.example' }, 'fromAddress'],
    ['a sender has a header', { fromAddress: 'a@b.example\r\nBcc: x@y.example' }, 'fromAddress'],
    ['a name has a line break', { fromName: 'House\r\nBcc: x@y.example' }, 'fromName'],
    ['replies go to a header', { replyTo: 'a@b.example\r\nBcc: x@y.example' }, 'replyTo'],
    ['a password has a line break', { userName: 'x', password: 'a\r\nb' }, 'password'],
    ['a host has a path', { host: 'smtp.house.example/x' }, 'host'],
    ['a port does not exist', { port: 70_000 }, 'port'],
    ['an encryption does not exist', { security: 'SSL3' }, 'security'],
  ])('are refused, saved or tested, when %s', async (_, more, field) => {
    const body = form(587, { host: 'smtp.house.example', ...more });
    expect(await save(body)).toMatchObject({ status: 422, errors: { [field]: {} } });
    expect(await building.post(`${PATH}/test`, body)).toMatchObject({ status: 422, errors: { [field]: {} } });
  });

  it('are refused with the labels of the form, saved or tested', async () => {
    const body = form(587, { host: 'smtp.house.example', fromAddress: null });
    const named = { status: 422, errors: { fromAddress: { message: expect.stringContaining('Address of the sender') } } };
    expect(await save(body)).toMatchObject(named);
    expect(await building.post(`${PATH}/test`, body)).toMatchObject(named);
  });
});

describe('mail', () => {
  it('goes through the building’s server, else the provider’s, else the one of the process', async () => {
    const [own, providers, process] = [await start({ account: ACCOUNT }), await start(), await start()];
    const { here, there } = api.world;
    await save(signedIn(own.port));
    await save(form(providers.port, { fromAddress: 'no-reply@provider.example', fromName: null }), provider);
    const send = async (buildingId?: number) => {
      const mailId = await write(buildingId);
      await sendMail({ mailId }, context({ SMTP_URL: process.url }));
      expect(await stateOf(mailId)).toMatchObject({ status: 'SENT' });
    };
    await send(here.building);
    expect(own.received).toHaveLength(1);
    expect(own.received[0]).toMatchObject({ user: ACCOUNT.user, to: ['mei@atrium.example'] });
    expect(own.received[0]?.text).toMatch(/^From: =\?UTF-8\?[^\n]*\r?\n? <reception@house\.example>/m);
    expect(own.received[0]?.text).toMatch(/^Reply-To: .*desk@house\.example/m);
    await send(there.building);
    await send();
    expect([own, providers, process].map(({ received }) => received.length)).toEqual([1, 2, 0]);
    expect(providers.received[0]?.text).toMatch(/^From: .*no-reply@provider\.example/m);
    // Switched off, both count as none, at once.
    await save(form(providers.port, { enabled: false }), provider, 1);
    await save(signedIn(own.port, { enabled: false, password: KEPT_SECRET }), building, 1);
    await send(here.building);
    await send();
    expect([own, providers, process].map(({ received }) => received.length)).toEqual([1, 2, 2]);
  });

  it('takes new settings at once, and without any server it is kept', async () => {
    const [before, after] = [await start(), await start()];
    const { building: buildingId } = api.world.here;
    await save(form(before.port));
    await sendMail({ mailId: await write(buildingId) }, context());
    await save(form(after.port), building, 1);
    await sendMail({ mailId: await write(buildingId) }, context());
    expect([before.received.length, after.received.length]).toEqual([1, 1]);
    const id = await write(api.world.there.building);
    await sendMail({ mailId: id }, context());
    expect(await stateOf(id)).toMatchObject({ status: 'KEPT' });
  });

  it('of a building whose server fails is tried again with the reason, and never goes through another one', async () => {
    const [own, providers] = [await start({ account: { ...ACCOUNT, pass: 'changed' } }), await start()];
    await save(signedIn(own.port));
    await save(form(providers.port), provider);
    const id = await write(api.world.here.building);
    await sendMail({ mailId: id }, context({ SMTP_URL: providers.url }));
    expect(await stateOf(id)).toMatchObject({
      status: 'RETRYING',
      error: expect.stringContaining('Invalid username or password'),
    });
    expect(providers.received).toHaveLength(0);
    const seen = await provider.get<Row>(`/mails/${id}`);
    expect(seen.data).toMatchObject({ officeCentreId: api.world.here.building, error: expect.stringContaining('Invalid') });
    expect(JSON.stringify(seen)).not.toContain('Pa ss');
  });

  it('that belongs to a building says so; what proves whose an account is goes by the provider', async () => {
    const whose = async () =>
      (await api.db.text<{ building: number | null }>('select office_centre_id::int as building from mails order by id')).map(
        (row) => row.building,
      );
    expect((await building.get('/activity-events/email-record')).status).toBe(202);
    await api.runJobs();
    expect(await whose()).toEqual([api.world.here.building]);
    const { username } = await building.session();
    await clientOf(api.app).post('/auth/forgot-password', { username });
    await api.runJobs();
    expect(await whose()).toEqual([api.world.here.building, null]);
  });
});

describe('a test mail', () => {
  it('goes to oneself through what is typed, with the stored password where that is meant', async () => {
    const server = await start({ account: ACCOUNT });
    const { username } = await building.session();
    const sent = await building.post(`${PATH}/test`, signedIn(server.port, { enabled: false }));
    expect(sent).toMatchObject({ status: 200, data: { to: username }, message: 'The server has taken the test mail to' });
    await save(signedIn(server.port));
    expect((await building.post(`${PATH}/test`, signedIn(server.port, { password: KEPT_SECRET }))).status).toBe(200);
    expect(server.received.map(({ to, user }) => [to, user])).toEqual([
      [[username], ACCOUNT.user],
      [[username], ACCOUNT.user],
    ]);
    expect(server.received[0]?.text).toContain('Subject: Test mail');
    expect(await api.db.text('select 1 from mails')).toEqual([]);
  });

  it('has the letterhead of the building, with its logo', async () => {
    const server = await start();
    const file = (await sendParts(building, [part('file', await picture('png', 96, 96), 'mark.png')])).data;
    const at = `/office-centres/${api.world.here.building}/basic-info`;
    const names = { companyName: 'Quay Ops', buildingName: 'Quay Tower' };
    await building.put(at, { ...names, logoImageFileId: file.systemFileId });
    expect((await building.post(`${PATH}/test`, form(server.port))).status).toBe(200);
    const text = server.received[0]?.text ?? '';
    expect(text).toMatch(/Content-ID: <logo@atrium>/i);
    expect(text).toContain('Quay Tower');
    await building.put(at, names);
  });

  it('says in words what went wrong, at the input that it is about', async () => {
    const [account, sender, receiver, tls, later, plain] = [
      await start({ account: ACCOUNT }),
      await start({ refuseSender: true }),
      await start({ refuse: true }),
      await start({ tls: 'start' }),
      await start({ tls: 'later' }),
      await start(),
    ];
    const problem = async (body: object) => {
      const answer = await building.post(`${PATH}/test`, body);
      return [answer.status, ...Object.entries(answer.errors ?? {}).map(([key, { code }]) => `${key} ${code}`)];
    };
    expect(await problem(signedIn(account.port, { password: 'wrong' }))).toEqual([422, 'password mailServer.signIn']);
    expect(await problem(form(sender.port))).toEqual([422, 'fromAddress mailServer.sender']);
    expect(await problem(form(receiver.port))).toEqual([422, 'fromAddress mailServer.recipient']);
    expect(await problem(form(tls.port, { security: 'TLS' }))).toEqual([422, 'security mailServer.certificate']);
    expect(await problem(form(later.port, { security: 'STARTTLS' }))).toEqual([422, 'security mailServer.certificate']);
    expect(await problem(form(plain.port, { security: 'STARTTLS' }))).toEqual([422, 'security mailServer.security']);
    expect(await problem(signedIn(plain.port))).toEqual([422, 'password mailServer.signIn']);
    expect(await problem(form(9))).toEqual([422, 'host mailServer.unreachable']);
    expect(await problem(form(587, { host: 'no-such-server.invalid' }))).toEqual([422, 'host mailServer.unknown']);
    const { errors } = await building.post(`${PATH}/test`, signedIn(account.port, { password: 'wrong' }));
    expect(errors?.password?.message).toBe('The server refuses the user name or the password (535 Invalid username or password)');
  });

  it('is limited, because every one makes the server connect to what somebody entered', async () => {
    const there = await api.as('LANDLORD_ADMIN@there');
    const server = await start();
    const answers: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push((await there.post(`${PATH}/test`, form(server.port))).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

describe('where a server may stand', () => {
  it('is the public internet, at the ports of mail, and what the operator allows', () => {
    for (const [address, port] of [
      ['127.0.0.1', 25],
      ['10.1.2.3', 587],
      ['169.254.169.254', 25],
      ['192.168.1.1', 465],
      ['::1', 25],
      ['fe80::1', 25],
      ['::ffff:127.0.0.1', 25],
      ['1.1.1.1', 80],
      ['1.1.1.1', 22],
    ] as const)
      expect(mayReach(address, port, []), `${address} ${port}`).toBe(false);
    for (const port of [25, 465, 587, 2525]) expect(mayReach('1.1.1.1', port, []), String(port)).toBe(true);
    expect(mayReach('10.1.2.3', 1025, ['10.1.0.0/16'])).toBe(true);
    expect(mayReach('10.2.2.3', 1025, ['10.1.0.0/16'])).toBe(false);
    expect(mayReach('::1', 1025, ['::1'])).toBe(true);
    expect(refusedField({ host: '127.0.0.1', port: 25 }, [])).toBe('host');
    expect(refusedField({ host: '1.1.1.1', port: 22 }, [])).toBe('port');
    expect(refusedField({ host: 'smtp.house.example', port: 22 }, [])).toBe('port');
  });

  it('holds for the form, and for what a name stands for when mail is handed over', async () => {
    const config = testConfig();
    const app = await buildApp({ db: api.db, config, product: api.product });
    const strict = clientOf(app, building.authorization?.replace('Bearer ', ''));
    const notAllowed = { status: 422, errors: { host: { code: 'mailServer.notAllowed' } } };
    for (const host of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1']) {
      expect(await save(form(25, { host }), strict), host).toMatchObject(notAllowed);
      expect(await strict.post(`${PATH}/test`, form(25, { host })), host).toMatchObject(notAllowed);
    }
    expect(await save(form(8080, { host: 'smtp.house.example' }), strict)).toMatchObject({
      status: 422,
      errors: { port: { code: 'mailServer.port' } },
    });
    // A name that leads inside, and an address in another notation.
    for (const host of ['localhost', '127.1', '2130706433'])
      expect(await strict.post(`${PATH}/test`, form(2525, { host })), host).toMatchObject(notAllowed);
    expect((await save(form(2525, { host: 'localhost' }), strict)).status).toBe(200);
    const id = await write(api.world.here.building);
    await sendMail({ mailId: id }, { ...context(), config });
    expect(await stateOf(id)).toMatchObject({ status: 'RETRYING', error: expect.stringContaining('may not be handed over') });
    await app.close();
  });
});
