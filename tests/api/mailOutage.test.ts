/** The mail server is unavailable: no mail is lost or sent twice, none is sent after it expired, and operations see the state. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue, runDueJobs } from '#server/jobs/queue.ts';
import { enqueueMail, type MailOrder } from '#server/mail/mail.ts';
import { closeMail, sendMail } from '#server/mail/send.ts';
import { type Api, clientOf, startApi, testConfig } from './harness.ts';
import { smtp } from './smtp.ts';

/** A port without a listener. */
const AWAY = 'smtp://127.0.0.1:9';
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  closeMail();
  await api.db.text('delete from mails');
});
afterAll(async () => {
  closeMail();
  await api.close();
});

const CODE = { template: 'oneTimeCode', params: { code: '123456', minutes: 10 } } as const;
const NOTE = { template: 'passwordChanged', params: {} } as const;
async function write(order: Pick<MailOrder, 'template' | 'params'>, to = 'mei@atrium.example'): Promise<number> {
  await api.db.transaction((tx) => enqueueMail(tx, { to, locale: 'en', ...order }));
  const [row] = await api.db.text<{ id: number }>('select max(id) as id from mails');
  return (row as { id: number }).id;
}
const contextWith = (smtpUrl?: string) => ({
  db: api.db,
  config: testConfig(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
  signal: new AbortController().signal,
});
interface Row {
  status: string;
  attempts: number;
  error: string | null;
  text: string;
  wait: number | null;
}
const rowOf = async (id: number): Promise<Row> =>
  (
    await api.db.text<Row>(
      `select status, attempts, error, text, extract(epoch from next_attempt_date - last_attempt_date)::float8 as wait from mails where id = $1`,
      [id],
    )
  )[0] as Row;
/** Moves the clock forward. */
const pass = (hours: number) => {
  // By then a server that did not answer is tried again.
  closeMail();
  return api.db.text(
    `update mails set queued_date = queued_date - make_interval(mins => $1), next_attempt_date = next_attempt_date - make_interval(mins => $1),
       last_attempt_date = last_attempt_date - make_interval(mins => $1), expires_date = expires_date - make_interval(mins => $1)`,
    [Math.round(hours * 60)],
  );
};

describe('while the mail server is unavailable', () => {
  it('a mail is retried with longer pauses for two days, and then marked as failed', async () => {
    const id = await write(NOTE);
    await sendMail({ mailId: id }, contextWith(AWAY));
    const first = await rowOf(id);
    expect(first).toMatchObject({ status: 'RETRYING', attempts: 1, error: expect.stringMatching(/\S/) });
    expect(first.wait).toBeGreaterThanOrEqual(14);
    expect(first.wait).toBeLessThan(3000);
    // Not due yet: an early run sends nothing.
    await sendMail({ mailId: id }, contextWith(AWAY));
    expect((await rowOf(id)).attempts).toBe(1);
    await pass(5);
    await sendMail({ mailId: id }, contextWith(AWAY));
    const later = await rowOf(id);
    expect(later).toMatchObject({ status: 'RETRYING', attempts: 2 });
    expect(later.wait).toBeGreaterThanOrEqual(3599);
    await pass(44);
    await sendMail({ mailId: id }, contextWith(AWAY));
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', attempts: 3, wait: null });
    expect((await rowOf(id)).text).toMatch(/\S/);
  });

  it('waiting mails are sent once the server is available again, even if their job was lost', async () => {
    const id = await write(NOTE);
    await sendMail({ mailId: id }, contextWith(AWAY));
    await pass(30);
    await api.db.text('delete from pgboss.job');
    const server = await smtp();
    const config = testConfig({ SMTP_URL: server.url });
    await api.db.transaction((tx) => enqueue(tx, 'mail.sweep', {}));
    await runDueJobs({ db: api.db, kinds: api.product.jobs, config });
    expect(server.received.map(({ to }) => to)).toEqual([['mei@atrium.example']]);
    expect(await rowOf(id)).toMatchObject({ status: 'SENT', text: '', error: null });
    await server.close();
  });

  it('an expired code or link is no longer sent', async () => {
    const ids = [
      await write(CODE),
      await write({ template: 'invitation', params: { building: 'B', company: 'C', days: 7, link: 'x' } }),
    ];
    for (const mailId of ids) await sendMail({ mailId }, contextWith(AWAY));
    const server = await smtp();
    await pass(1);
    for (const mailId of ids) await sendMail({ mailId }, contextWith(server.url));
    expect(server.received).toHaveLength(1);
    expect(await rowOf(ids[0] as number)).toMatchObject({ status: 'EXPIRED', text: '' });
    expect(await rowOf(ids[1] as number)).toMatchObject({ status: 'SENT' });
    await server.close();
  });

  it('two processes that pick up the same mail at once send it once', async () => {
    const server = await smtp();
    const id = await write(NOTE);
    await Promise.all(Array.from({ length: 8 }, () => sendMail({ mailId: id }, contextWith(server.url))));
    expect(server.received).toHaveLength(1);
    // A mail that is being sent is not picked up by a second process until the first must have ended.
    await api.db.text(`update mails set status = 'SENDING', last_attempt_date = now(), handed_date = null, text = 'again'`);
    await sendMail({ mailId: id }, contextWith(server.url));
    expect(server.received).toHaveLength(1);
    await api.db.text(`update mails set last_attempt_date = now() - interval '1 hour'`);
    await sendMail({ mailId: id }, contextWith(server.url));
    expect(server.received).toHaveLength(2);
    await server.close();
  });

  it('every process is ready, and reports the mail status as numbers only', async () => {
    const ready = () => clientOf(api.app).get<{ status: string; details: { mail: string } }>('/health/ready');
    expect((await ready()).data).toMatchObject({ status: 'ready', details: { mail: 'ok' } });
    for (const mailId of [await write(NOTE), await write(NOTE), await write(NOTE)]) await sendMail({ mailId }, contextWith(AWAY));
    await api.db.text(`update mails set status = 'FAILED' where id = (select max(id) from mails)`);
    const answer = await ready();
    expect([answer.status, answer.data]).toMatchObject([200, { status: 'ready', details: { mail: '2 tried again, 1 failed' } }]);
    expect(JSON.stringify(answer)).not.toContain('mei@');
  });
});

describe('the mail log', () => {
  const SEEN = ['SUPERADMIN', 'PLATFORM_ADMIN', 'PLATFORM_OPERATIONS'];

  it('is open only to the provider’s operations and admins', async () => {
    const id = await write(CODE);
    for (const name of Object.keys(api.world.people)) {
      const client = await api.as(name).catch(() => undefined);
      if (!client) continue;
      const expected = SEEN.includes(name) ? [200, 200] : [expect.toSatisfy(isRefused), expect.toSatisfy(isRefused)];
      expect([(await client.get('/mails')).status, (await client.get(`/mails/${id}`)).status], name).toEqual(expected);
      if (!SEEN.includes(name)) expect(isRefused((await client.put(`/mails/${id}/resend`)).status), name).toBe(true);
    }
  });
  const isRefused = (status: number) => status === 401 || status === 403;

  it('shows recipient, subject and status, and never the content', async () => {
    const id = await write(CODE, 'wong@atrium.example');
    await write(NOTE, 'lee@atrium.example');
    await sendMail({ mailId: id }, contextWith(AWAY));
    const operations = await api.as('PLATFORM_OPERATIONS');
    const one = await operations.get(`/mails/${id}`);
    expect(one.data).toMatchObject({
      toAddress: 'wong@atrium.example',
      subject: 'Your sign-in code',
      status: 'RETRYING',
      attempts: 1,
      error: expect.stringMatching(/\S/),
      nextAttemptDate: expect.any(String),
      expiresDate: expect.any(String),
    });
    const list = await operations.get<{ items: { id: number }[] }>('/mails?wildcardSearch=wong&status=RETRYING');
    expect(list.data.items.map((item) => item.id)).toEqual([id]);
    for (const answer of [one, list, await operations.get(`/mails/${id}/history`)])
      expect(JSON.stringify(answer)).not.toMatch(/123456|<html|"text"|"html"|attachments/);
    for (const wanted of ['text', 'html', 'attachments'])
      expect((await operations.get(`/mails?sortProperties=${wanted}`)).status, wanted).toBe(400);
  });

  it('allows mails to be sent again manually, one or many, immediately and for two more days', async () => {
    const operations = await api.as('PLATFORM_OPERATIONS');
    const ids = [
      await write(NOTE, 'a@atrium.example'),
      await write(NOTE, 'b@atrium.example'),
      await write(NOTE, 'c@atrium.example'),
    ];
    await sendMail({ mailId: ids[2] as number }, contextWith());
    await pass(60);
    for (const mailId of ids.slice(0, 2)) await sendMail({ mailId }, contextWith(AWAY));
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).status))).toEqual(['FAILED', 'FAILED', 'KEPT']);
    expect((await operations.put(`/mails/${ids[0]}/resend`)).status).toBe(200);
    expect((await operations.put('/mails/bulk/resend', { ids: ids.slice(1) })).status).toBe(200);
    expect((await operations.put(`/mails/${ids[0]}/resend`)).status).toBe(409);
    // Still unavailable: it is retried for two days from now.
    await runDueJobs({ db: api.db, kinds: api.product.jobs, config: testConfig({ SMTP_URL: AWAY }) });
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).status))).toEqual(['RETRYING', 'RETRYING', 'RETRYING']);
    for (const id of ids) expect((await operations.put(`/mails/${id}/resend`)).status).toBe(200);
    const server = await smtp();
    await runDueJobs({ db: api.db, kinds: api.product.jobs, config: testConfig({ SMTP_URL: server.url }) });
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['a@atrium.example', 'b@atrium.example', 'c@atrium.example']);
    for (const id of ids) expect((await operations.put(`/mails/${id}/resend`)).status).toBe(409);
    expect((await operations.get<{ items: { action: string }[] }>(`/mails/${ids[0]}/history`)).data.items[0]?.action).toBe(
      'resend',
    );
    await server.close();
  });
});

it('without a mail server, the content of a mail is deleted when its code has expired, unless a page shows it', async () => {
  const id = await write(CODE);
  await sendMail({ mailId: id }, contextWith());
  await pass(1);
  const sweep = async (env: Record<string, string>) => {
    await api.db.transaction((tx) => enqueue(tx, 'mail.sweep', {}));
    await runDueJobs({ db: api.db, kinds: api.product.jobs, config: testConfig(env) });
  };
  await sweep({});
  expect((await rowOf(id)).status).toBe('KEPT');
  await sweep({ MAILBOX: 'hidden' });
  expect(await rowOf(id)).toMatchObject({ status: 'EXPIRED', text: '' });
});
