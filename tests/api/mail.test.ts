import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { storageOf } from '#server/files/storage.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { closeMail, sendMail } from '#server/mail/send.ts';
import { type Api, type Client, clientOf, startApi, testConfig } from './harness.ts';
import { look, picture } from './pictures.ts';
import { smtp } from './smtp.ts';
import { part, sendParts } from './uploads.ts';

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

describe('the logo of a building', () => {
  let building: Client;
  /** The parts of a message with their headers, and what each holds. */
  const partsOf = (message: string) =>
    message.split(/\r\n--.*\r\n/).map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const coded = body.join('\r\n\r\n');
      const bytes = /base64/.test(head)
        ? Buffer.from(coded, 'base64')
        : Buffer.from(
            coded.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          );
      return { head, bytes };
    });
  const writeFor = async (buildingId: number | null) => {
    const params = { title: 'Lift', message: 'Stops', link: 'https://atrium.example/x', choice: { word: 'mail.notice.choice' } };
    return api.db.transaction((tx) =>
      enqueueMail(tx, { to: 'logo@atrium.example', template: 'notice', params, locale: 'en', buildingId }),
    );
  };
  const stored = async (bytes: Buffer, name: string) => (await sendParts(building, [part('file', bytes, name)])).data;
  const sent = async (buildingId: number | null) => {
    const server = await smtp();
    await sendMail({ mailId: await writeFor(buildingId) }, contextWith(server.url));
    await server.close();
    const parts = partsOf(server.received[0]?.text ?? '');
    return {
      html: parts.find(({ head }) => head.startsWith('Content-Type: text/html'))?.bytes.toString() ?? '',
      logos: parts.filter(({ head }) => head.includes('image/')),
    };
  };

  it('is a small picture within each mail that speaks for the building, and in no other', async () => {
    building = await api.as('LANDLORD_ADMIN@here');
    const { here, there } = api.world;
    const at = `/office-centres/${here.building}/basic-info`;
    const names = { companyName: 'Quay Ops', buildingName: 'Quay & Co' };
    const plain = await sent(here.building);
    expect([plain.html.includes('<img'), plain.logos]).toEqual([false, []]);
    const logo = await stored(await picture('png', 240, 240), 'mark.png');
    const saved = await building.put(at, { ...names, logoImageFileId: logo.systemFileId });
    expect(saved).toMatchObject({ status: 200, data: { logoImageFile: { uuid: logo.uuid } } });
    const reads = await sent(here.building);
    expect(reads.html).toMatch(/<img src="cid:logo@atrium" alt="Quay &amp; Co"[^>]*>Quay &amp; Co<\/td>/);
    expect(reads.logos).toHaveLength(1);
    expect(reads.logos[0]?.head).toMatch(/Content-ID: <logo@atrium>/i);
    expect(reads.logos[0]?.head).toMatch(/Content-Disposition: inline/i);
    expect(await look(reads.logos[0]?.bytes ?? Buffer.alloc(0))).toMatchObject({
      width: 192,
      height: 192,
      first: 'red',
      last: 'blue',
    });
    for (const other of [there.building, null]) expect((await sent(other)).logos, String(other)).toEqual([]);

    // The mailbox shows it within the page, and not among what is attached.
    const id = await writeFor(here.building);
    const shown = (await clientOf(api.app).get<{ html: string; attachments: unknown[] }>(`/mailbox/${id}`)).data;
    expect(shown.html).toMatch(/<img src="data:image\/png;base64,[^"]{100,}" alt="Quay &amp; Co"/);
    expect(shown.attachments).toEqual([]);

    // Without its bytes it is the letter again; another one is another picture at once.
    const second = await stored(await picture('jpeg', 40, 40), 'mark.jpg');
    await building.put(at, { ...names, logoImageFileId: second.systemFileId });
    await api.db.query(sql`update system_files set storage_key = ${`00/${'0'.repeat(40)}`} where id = ${second.systemFileId}`);
    expect((await sent(here.building)).html).toMatch(/<span[^>]*>Q<\/span>Quay &amp; Co/);
    const third = await stored(await picture('jpeg', 40, 40), 'mark.jpg');
    expect((await building.put(at, { ...names, logoImageFileId: third.systemFileId })).status).toBe(200);
    expect((await sent(here.building)).logos[0]?.head).toContain('image/jpeg');
    await building.put(at, names);
    expect((await sent(here.building)).logos).toEqual([]);
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
