/** What mail servers answer, or do not answer: refusals end at once, nothing is sent twice, and a slow server delays nobody else's mail. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue, runDueJobs, startJobs } from '#server/jobs/queue.ts';
import { enqueueMail, type MailOrder } from '#server/mail/mail.ts';
import { closeMail, sendMail } from '#server/mail/send.ts';
import { type Api, type Client, startApi, testConfig } from './harness.ts';
import { oddSmtp } from './oddSmtp.ts';

let api: Api;
let operations: Client;
let building: Client;
let open: { close(): Promise<void> }[] = [];
const start = async (options?: Parameters<typeof oddSmtp>[0]) => {
  const server = await oddSmtp(options);
  open.push(server);
  return server;
};
beforeAll(async () => {
  api = await startApi({ env: { MAIL_NETWORKS: '127.0.0.0/8' } });
  operations = await api.as('PLATFORM_OPERATIONS');
  building = await api.as('LANDLORD_ADMIN@here');
});
beforeEach(() => api.db.text('delete from mails; delete from mail_servers; delete from pgboss.job'));
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});
afterAll(async () => {
  closeMail();
  await api.close();
});

const configOf = (smtpUrl?: string) => testConfig({ MAIL_NETWORKS: '127.0.0.0/8', ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) });
const send = (mailId: number, smtpUrl?: string) =>
  sendMail({ mailId }, { db: api.db, config: configOf(smtpUrl), signal: new AbortController().signal });
const runJobs = (smtpUrl?: string) => runDueJobs({ db: api.db, kinds: api.product.jobs, config: configOf(smtpUrl) });

async function write(to: string, more: { buildingId?: number; isCode?: boolean } = {}): Promise<number> {
  const { buildingId, isCode } = more;
  const about: Pick<MailOrder, 'template' | 'params'> = isCode
    ? { template: 'oneTimeCode', params: { code: '123456', minutes: 10 } }
    : { template: 'passwordChanged', params: {} };
  await api.db.transaction((tx) => enqueueMail(tx, { to, locale: 'en', buildingId, ...about }));
  return (await api.db.text<{ id: number }>('select max(id)::int as id from mails'))[0]?.id as number;
}
const shown = async (id: number) => (await operations.get(`/mails/${id}`)).data;
/** Hours go by: everything that waits is due, and who was sending has died. */
const pass = async () => {
  await api.db.text(`update mails set next_attempt_date = now() - interval '1 minute' where next_attempt_date is not null`);
  await api.db.text(`update mails set last_attempt_date = now() - interval '1 hour', queued_date = now() - interval '1 hour'`);
  await api.db.text(`update mail_servers set paused_until = now() - interval '1 second'`);
  await api.db.transaction((tx) => enqueue(tx, 'mail.sweep', {}));
};
const settings = (port: number) => ({
  enabled: true,
  host: '127.0.0.1',
  port,
  security: 'NONE',
  userName: null,
  fromName: 'House',
  fromAddress: 'reception@house.example',
  replyTo: null,
});
const useServer = async (port: number, version = 0) =>
  expect((await building.put('/mail-server', { ...settings(port), version })).status).toBe(200);

describe('an answer', () => {
  it('that refuses for good ends the mail at once, with the words of the server', async () => {
    const server = await start({ receiver: () => '550 5.1.1 No such user' });
    const id = await write('gone@outside.example');
    await send(id, server.url);
    expect(await shown(id)).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      error: '550 5.1.1 No such user',
      nextAttemptDate: null,
    });
    await pass();
    await runJobs(server.url);
    expect(server.asked).toHaveLength(1);
    const full = await start({ dot: () => '552 5.2.3 Message too big' });
    const other = await write('full@outside.example');
    await send(other, full.url);
    expect(await shown(other)).toMatchObject({ status: 'FAILED', error: '552 5.2.3 Message too big' });
  });

  it('that refuses for now is followed by another attempt, with the same Message-ID', async () => {
    const server = await start({ dot: (count) => (count === 1 ? '451 4.7.1 Try again' : '250 queued') });
    const id = await write('grey@outside.example');
    await send(id, server.url);
    expect(await shown(id)).toMatchObject({ status: 'RETRYING', error: '451 4.7.1 Try again' });
    await pass();
    await runJobs(server.url);
    expect(await shown(id)).toMatchObject({ status: 'SENT' });
    const ids = server.messages.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
    expect(ids).toEqual([expect.stringMatching(/^<[^<>\s]+@[^<>\s]+>$/), ids[0]]);
  });

  it('that never comes, because the connection breaks after the last dot, is not taken for a refusal', async () => {
    const server = await start({ dot: (count) => (count === 1 ? 'close' : '250 queued') });
    const id = await write('drop@outside.example');
    await send(id, server.url);
    expect(await shown(id)).toMatchObject({
      status: 'UNCERTAIN',
      attempts: 1,
      error: expect.stringMatching(/\S/),
      nextAttemptDate: null,
    });
    await pass();
    await runJobs(server.url);
    expect(server.messages).toHaveLength(1);
    // Somebody who knows more can send it again.
    expect((await operations.put(`/mails/${id}/resend`)).status).toBe(200);
    await runJobs(server.url);
    expect(server.messages).toHaveLength(2);
    expect(await shown(id)).toMatchObject({ status: 'SENT' });
  });

  it('that a process did not live to see counts the same', async () => {
    const server = await start();
    const [handed, before] = [await write('a@outside.example'), await write('b@outside.example')];
    await api.db.text(`update mails set status = 'SENDING', handed_date = case when id = ${handed} then now() end`);
    await pass();
    await runJobs(server.url);
    expect(await shown(handed)).toMatchObject({ status: 'UNCERTAIN' });
    expect(await shown(before)).toMatchObject({ status: 'SENT' });
    expect(server.asked).toEqual(['b@outside.example']);
  });

  it('is not asked for when another process has taken the mail over meanwhile', async () => {
    const server = await start({ onData: () => api.db.text(`update mails set status = 'KEPT'`) });
    const id = await write('a@outside.example');
    await send(id, server.url);
    expect(server.asked).toEqual(['a@outside.example']);
    expect(server.messages).toEqual([]);
    expect(await shown(id)).toMatchObject({ status: 'KEPT' });
  });

  it('is asked of nobody’s machine, and no restored database repeats a Message-ID', async () => {
    const server = await start();
    for (let turn = 0; turn < 2; turn += 1) {
      await api.db.text('truncate mails restart identity');
      await send(await write('mei@outside.example'), server.url);
    }
    expect(new Set(server.messages.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1])).size).toBe(2);
    for (const text of server.messages) expect(text).toMatch(/^Auto-Submitted: auto-generated$/im);
  });
});

describe('a server that does not answer', () => {
  it('is left alone for a while, as its building sees, and gets its mail when it answers again', async () => {
    const away = await start();
    await away.close();
    await useServer(away.port);
    const { building: buildingId } = api.world.here;
    const [first, second] = [await write('a@outside.example', { buildingId }), await write('b@outside.example', { buildingId })];
    await send(first);
    expect(await shown(first)).toMatchObject({ status: 'RETRYING', attempts: 1 });
    expect((await building.get('/mail-server')).data).toMatchObject({
      version: 1,
      failure: 'unreachable',
      failingSince: expect.any(String),
      pausedUntil: expect.any(String),
    });
    // Not even tried.
    await send(second);
    expect(await shown(second)).toMatchObject({
      status: 'RETRYING',
      attempts: null,
      error: expect.stringContaining('left alone'),
    });
    // It answers again: the first that tries brings the others along.
    const back = await start();
    closeMail();
    await api.db.text(`update mail_servers set port = ${back.port}`);
    await api.db.text(`update mail_servers set paused_until = now() - interval '1 second'`);
    await send(await write('c@outside.example', { buildingId }));
    await runJobs();
    expect(back.asked.toSorted()).toEqual(['a@outside.example', 'b@outside.example', 'c@outside.example']);
    expect((await building.get('/mail-server')).data).toMatchObject({ failure: null, failingSince: null, pausedUntil: null });
  });

  it('is tried at once when its building has saved other settings', async () => {
    const [away, right] = [await start(), await start()];
    await away.close();
    await useServer(away.port);
    const id = await write('a@outside.example', { buildingId: api.world.here.building });
    await send(id);
    await useServer(right.port, 1);
    await runJobs();
    expect(right.asked).toEqual(['a@outside.example']);
    expect(await shown(id)).toMatchObject({ status: 'SENT' });
  });
});

describe('while many mails wait for answers', () => {
  const running = async (smtpUrl: string, test: () => Promise<void>) => {
    const jobs = await startJobs({
      db: api.db,
      config: configOf(smtpUrl),
      kinds: api.product.jobs.filter(({ name }) => name === 'mail.send'),
      pollMilliseconds: 60_000,
      onError: () => undefined,
    });
    await test();
    closeMail();
    await Promise.all(open.map((one) => one.close()));
    await jobs.stop();
  };

  it('a code is sent, whichever building’s server is silent', async () => {
    const [silent, server] = [await start({ silent: true }), await start()];
    await useServer(silent.port);
    await running(server.url, async () => {
      for (let turn = 0; turn < 24; turn += 1) await write(`c${turn}@outside.example`, { buildingId: api.world.here.building });
      await expect.poll(silent.connections, { timeout: 8000 }).toBeGreaterThan(0);
      await write('admin@outside.example', { isCode: true });
      await expect.poll(() => server.asked, { timeout: 8000 }).toEqual(['admin@outside.example']);
    });
  });

  it('a code is sent, however slow the receivers of other mail by the same server are', async () => {
    const server = await start({ receiver: (address) => (address.startsWith('slow') ? undefined : '250 ok') });
    await running(server.url, async () => {
      for (let turn = 0; turn < 12; turn += 1) await write(`slow${turn}@outside.example`);
      await expect.poll(() => server.asked.length, { timeout: 8000 }).toBeGreaterThan(2);
      await write('admin@outside.example', { isCode: true });
      await expect.poll(() => server.messages.length, { timeout: 8000 }).toBe(1);
      expect(server.asked).toContain('admin@outside.example');
    });
  });
});
