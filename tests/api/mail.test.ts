import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { storageOf } from '#server/files/storage.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { closeMail, sendMail } from '#server/mail/send.ts';
import { type Api, clientOf, startApi, testConfig } from './harness.ts';
import { smtp } from './smtp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  closeMail();
  await api.close();
});

/** Writes a mail and returns its id. */
async function write(to: string, params: Record<string, string> = { code: '123456', minutes: '10' }): Promise<number> {
  await api.db.transaction((tx) =>
    enqueueMail(tx, { to, name: 'Mei <b>Chan</b>\r\nBcc: spy@evil.example', template: 'oneTimeCode', params, locale: 'en' }),
  );
  const [row] = await api.db.text<{ id: number }>('select max(id) as id from mails');
  return row?.id ?? 0;
}

const contextWith = (smtpUrl?: string) => ({
  db: api.db,
  config: readConfig({
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    DATA_DIR: api.config.dataDir,
    PUBLIC_URL: 'https://atrium.example',
  }),
  signal: new AbortController().signal,
});
const statusOf = async (id: number) =>
  (await api.db.text<{ status: string }>('select status from mails where id = $1', [id]))[0]?.status;

describe('with an SMTP server', () => {
  it('is written in the language that the recipient has chosen, or else in the language of the request', async () => {
    const [person] = await api.db.text<{ id: number; username: string }>('select id, username from users order by id limit 1');
    await api.db.text(`insert into user_preferences (user_id, key, value) values (${person?.id}, 'language', '"zh-Hant"')`);
    const subjectOf = async (to: string) => {
      const [mail] = await api.db.text<{ subject: string }>(`select subject from mails where id = ${await write(to)}`);
      return mail?.subject ?? '';
    };
    expect(await subjectOf(person?.username ?? '')).toMatch(/\p{Script=Han}/u);
    expect(await subjectOf('stranger@outside.example')).not.toMatch(/\p{Script=Han}/u);
    await api.db.text(`delete from user_preferences where user_id = ${person?.id} and key = 'language'`);
  });

  it('a mail is sent once, to one recipient, and user input becomes neither a header nor markup', async () => {
    const server = await smtp();
    const id = await write('mei@atrium.example');
    await sendMail({ mailId: id }, contextWith(server.url));
    await sendMail({ mailId: id }, contextWith(server.url));
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    expect(message?.to).toEqual(['mei@atrium.example']);
    expect(message?.text).toContain('Subject: Your sign-in code');
    expect(message?.text).not.toMatch(/^Bcc:/m);
    expect(message?.text).not.toContain('<b>Chan</b></p>');
    expect(await statusOf(id)).toBe('SENT');
    await server.close();
  });
});

describe('without an SMTP server', () => {
  it('an attachment is stored and read with its mail, by its place', async () => {
    const storageKey = await storageOf(api.config).put(Buffer.from('a,b'));
    const [mail] = await api.db.query<{ id: number }>(sql`
      insert into mails (to_address, subject, text, html, attachments, status)
      values ('kept@atrium.example', 'List', '', '', ${JSON.stringify([{ filename: '名單.csv', contentType: 'text/csv', storageKey }])}::jsonb, 'KEPT')
      returning id`);
    const get = (tail: string) => api.app.inject({ url: `/api/mailbox/${mail?.id}/attachments/${tail}` });
    const file = await get('0');
    expect([file.statusCode, file.body]).toEqual([200, 'a,b']);
    expect(file.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('名單.csv')}`);
    for (const wrong of ['1', '-1', 'x', '0;']) expect((await get(wrong)).statusCode).toBe(404);
  });

  it('mail is stored and shown on the mailbox page', async () => {
    const id = await write('kept@atrium.example');
    await sendMail({ mailId: id }, contextWith());
    expect(await statusOf(id)).toBe('KEPT');
    const list = await clientOf(api.app).get<{ id: number; to: string }[]>('/mailbox');
    expect(list.data.find((mail) => mail.id === id)?.to).toBe('kept@atrium.example');
    expect(JSON.stringify((await clientOf(api.app).get(`/mailbox/${id}`)).data)).toContain('123456');
    expect((await clientOf(api.app).get('/mailbox/999999')).status).toBe(404);
  });
});

it('the mailbox is closed in production, with an SMTP server, and when the server is reachable from other machines', async () => {
  for (const env of [
    { NODE_ENV: 'production' },
    { SMTP_URL: 'smtp://127.0.0.1:2' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://atrium.example' },
  ] as Record<string, string>[]) {
    const other = await buildApp({ db: api.db, config: testConfig(env) });
    expect((await clientOf(other).get('/mailbox')).status).toBe(404);
    expect((await clientOf(other).get('/mailbox/1')).status).toBe(404);
    expect((await clientOf(other).get('/mailbox/1/attachments/0')).status).toBe(404);
    await other.close();
  }
});

it('an address with extra content is rejected', async () => {
  for (const to of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example', 'Mei <mei@atrium.example>', ''])
    await expect(write(to), to).rejects.toThrow('plain address');
});
