/** What reaches people outside the portal: once each, in their language, by the ways that they have not turned off. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { DELIVER, deliver, type Notice } from '#server/channels/deliver.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { type Api, startApi } from './harness.ts';
import { smtp } from './smtp.ts';
import { mailOf } from './world.ts';

let server: Awaited<ReturnType<typeof smtp>>;
let api: Api;
beforeAll(async () => {
  server = await smtp();
  api = await startApi({ env: { SMTP_URL: server.url, PUBLIC_URL: 'https://atrium.example' } });
});
beforeEach(async () => {
  await api.db.text('delete from deliveries; delete from mails; delete from user_preferences; delete from pgboss.job');
  server.received.length = 0;
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const ME = 'LANDLORD_ADMIN@here';
const OTHERS = ['CONCIERGE@here', 'STAFF@here.0'];
const order = (over: Partial<Notice> = {}) =>
  api.db.transaction((tx) =>
    deliver(tx, {
      kind: 'notification',
      id: 1,
      title: { en: 'Lift <b>2</b> stops', 'zh-Hant': '二號升降機停用', 'zh-Hans': '二号电梯停用' },
      message: { en: 'From <script>1</script> to 3 pm.\n\nTake the stairs.', 'zh-Hant': '下午一時至三時。' },
      link: '/notifications/1',
      userIds: [ME, ...OTHERS].map(api.idOf),
      ...over,
    }),
  );
const receivers = () => server.received.map(({ to }) => to[0]).sort();
/** The text of a mail, with its transfer encoding undone. */
const decoded = (name: string) => {
  const raw = server.received.find(({ to }) => to[0] === mailOf(name))?.text ?? '';
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
  return bytes;
};

describe('a notice by mail', () => {
  it('reaches each person once, in their language, as text', async () => {
    await (await api.as('CONCIERGE@here')).put('/preferences/language', { value: 'zh-Hant' });
    expect(await order()).toMatchObject({ mail: 3, push: 0 });
    await api.runJobs();
    expect(receivers()).toEqual([ME, ...OTHERS].map(mailOf).sort());
    const mine = decoded(ME);
    expect(mine).toContain('Subject: Lift <b>2</b> stops');
    expect(mine).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(mine.slice(mine.indexOf('<!doctype html>'))).not.toMatch(/<script|<b>2/);
    expect(mine).toContain('href="https://atrium.example/notifications/1"');
    expect(decoded('CONCIERGE@here')).toContain('下午一時至三時。');
  });

  it('is not repeated when it is ordered again or its job runs again, and reaches those who were added', async () => {
    await order();
    expect(await order({ userIds: [api.idOf(ME)] })).toMatchObject({ mail: 0, push: 0 });
    const [delivery] = await api.db.text<{ id: number }>('select id from deliveries');
    for (let turn = 0; turn < 3; turn += 1)
      await api.db.transaction((tx) => enqueue(tx, DELIVER.MAIL, { deliveryId: Number(delivery?.id), urgent: false }));
    await api.runJobs();
    expect(receivers()).toHaveLength(3);
    expect(await order({ userIds: sql`select id from users where id = ${api.idOf('MASTER_ADMIN@here.0')}` })).toMatchObject({
      mail: 1,
      push: 0,
    });
    await api.runJobs();
    expect(receivers()).toHaveLength(4);
    expect(await order({ id: 2, userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 0 });
  });

  it('is ordered by several at the same time and still reaches each person once', async () => {
    const counts = await Promise.all(Array.from({ length: 4 }, () => order()));
    expect(counts.map(({ mail }) => mail).sort()).toEqual([0, 0, 0, 3]);
    await api.runJobs();
    expect(receivers()).toHaveLength(3);
  });

  it('does not exist when the transaction that orders it rolls back', async () => {
    await expect(
      api.db.transaction(async (tx) => {
        await deliver(tx, {
          kind: 'event',
          id: 7,
          title: { en: 'a' },
          message: { en: 'b' },
          link: '/a',
          userIds: [api.idOf(ME)],
        });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await api.runJobs();
    expect(receivers()).toEqual([]);
    expect(await api.db.text('select 1 from delivery_recipients')).toEqual([]);
  });

  it('goes in batches to more people than one batch has', async () => {
    await api.db.text(`insert into users (full_name, username, status, account_registered)
      select 'Crowd ' || n, 'crowd-' || n || '@atrium.example', 'ACTIVE', true from generate_series(1, 450) n`);
    expect(await order({ userIds: sql`select id from users where username like 'crowd-%'` })).toMatchObject({
      mail: 450,
      push: 0,
    });
    await api.runJobs();
    expect(new Set(receivers()).size).toBe(450);
    expect(receivers()).toHaveLength(450);
    await api.db.text(`delete from users where username like 'crowd-%'`);
  });

  it('does not go to people without an active account', async () => {
    const id = api.idOf('STAFF@here.1');
    await api.db.text(`update users set status = 'INACTIVE' where id = ${id}`);
    expect(await order({ userIds: [id, 999_999_999] })).toMatchObject({ mail: 0, push: 0 });
    await api.db.text(`update users set status = 'ACTIVE' where id = ${id}`);
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])('has no link to %s', async (link) => {
    await expect(order({ link })).rejects.toThrow('path or a web address');
  });
});

describe('a person’s choice', () => {
  it('keeps mail of a kind from them, and of no other kind', async () => {
    const me = await api.as(ME);
    expect((await me.put(`/preferences/${turnedOffKey('notification')}`, { value: ['mail'] })).status).toBe(200);
    expect(await order()).toMatchObject({ mail: 2, push: 0 });
    expect(await order({ kind: 'event', userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 0 });
    await me.put(`/preferences/${turnedOffKey('notification')}`, { value: ['push'] });
    expect(await order({ id: 2 })).toMatchObject({ mail: 3, push: 0 });
  });

  it('that is no list of channels turns nothing off', async () => {
    const me = await api.as(ME);
    for (const [index, value] of ['mail', { mail: true }, 5, [['mail']]].entries()) {
      await me.put(`/preferences/${turnedOffKey('notification')}`, { value });
      expect(await order({ id: index, userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1, push: 0 });
    }
  });

  it('does not count for an urgent notice', async () => {
    await (await api.as(ME)).put(`/preferences/${turnedOffKey('emergency')}`, { value: ['mail', 'push'] });
    expect(await order({ kind: 'emergency', urgent: true })).toMatchObject({ mail: 3, push: 0 });
  });
});

describe('the link that turns mail of a kind off', () => {
  const headersOf = (name: string) => {
    const raw = server.received.find(({ to }) => to[0] === mailOf(name))?.text ?? '';
    return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  };
  const linkIn = (name: string) =>
    /^List-Unsubscribe: <https:\/\/atrium\.example(\/api\/unsubscribe\/[^>\s]+)>$/m.exec(headersOf(name))?.[1] ?? '';
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = (url: string) =>
    api.app.inject({ method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' });

  it('is in the mail and its header, and works with one click, for this person and kind alone', async () => {
    await order();
    await api.runJobs();
    expect(headersOf(ME)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(headersOf(ME)).toMatch(/^Auto-Submitted: auto-generated$/m);
    const link = linkIn(ME);
    expect(decoded(ME)).toContain(`href="https://atrium.example${link}"`);
    // Opening it asks first: programs open links, too.
    const asked = await api.app.inject({ url: link, headers: { 'accept-language': 'zh-Hans' } });
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(asked.body).toContain('<form method="post">');
    expect(asked.body).toContain('关闭此类邮件');
    expect(await order({ id: 2, userIds: [api.idOf(ME)] })).toMatchObject({ mail: 1 });
    expect((await click(link)).statusCode).toBe(200);
    expect((await click(link)).statusCode).toBe(200);
    expect(await order({ id: 3 })).toMatchObject({ mail: 2 });
    expect(await order({ id: 4, kind: 'event' })).toMatchObject({ mail: 3 });
    // The person sees it among their choices, and can turn it on again.
    const me = await api.as(ME);
    expect((await me.get<Record<string, unknown>>('/preferences')).data[turnedOffKey('notification')]).toEqual(['mail']);
  });

  it('keeps what else was chosen, and takes a form of the other type', async () => {
    const me = await api.as(ME);
    await me.put(`/preferences/${turnedOffKey('notification')}`, { value: ['push'] });
    await order({ userIds: [api.idOf(ME)] });
    await api.runJobs();
    const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' };
    const done = await api.app.inject({ method: 'POST', url: linkIn(ME), headers, payload });
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('You get no more mail about: Notifications')]);
    expect((await me.get<Record<string, unknown>>('/preferences')).data[turnedOffKey('notification')]).toEqual(['push', 'mail']);
  });

  it('is nobody else’s, of no other kind, and cannot be guessed', async () => {
    await order();
    await api.runJobs();
    const [mine, theirs] = [linkIn(ME).split('/'), linkIn('CONCIERGE@here').split('/')];
    const proof = mine.pop() as string;
    const [, , , person, kind] = mine as [string, string, string, string, string];
    for (const [who, what, which] of [
      [theirs[3], kind, proof],
      [person, 'event', proof],
      [person, 'emergency', proof],
      [person, kind, proof.slice(1)],
      [person, kind, 'x'],
      ['x', kind, proof],
      [person, '__proto__', proof],
    ]) {
      const url = `/api/unsubscribe/${who}/${what}/${which}`;
      expect([(await api.app.inject({ url })).statusCode, (await click(url)).statusCode], url).toEqual([404, 404]);
    }
    expect(await api.db.text('select 1 from user_preferences')).toEqual([]);
  });

  it('is not in what is urgent: nobody has a choice there', async () => {
    await order({ kind: 'emergency', urgent: true });
    await api.runJobs();
    expect(headersOf(ME)).toContain('Auto-Submitted');
    expect(headersOf(ME)).not.toContain('List-Unsubscribe');
    expect(decoded(ME)).not.toContain('/unsubscribe/');
  });
});

describe('the order of the queue', () => {
  it('an urgent notice goes before everything, and a usual mail before one to many', async () => {
    await order({ userIds: OTHERS.map(api.idOf) });
    await api.runJobs();
    await api.db.text(`update mails set status = 'QUEUED' where priority < 0`);
    await order({ kind: 'emergency', urgent: true, userIds: [api.idOf(ME)] });
    const jobs = await api.db.text<{ name: string; priority: number }>(
      `select name, priority from pgboss.job where name like 'channels.%' or name = 'mail.send' order by priority desc`,
    );
    expect(jobs[0]).toEqual({ name: 'channels.mail', priority: 10 });
    await api.runJobs();
    const mails = await api.db.text<{ to: string; priority: number }>(
      'select to_address as "to", priority from mails order by priority',
    );
    expect(mails.map(({ priority }) => priority)).toEqual([-10, -10, 10]);
    expect(mails[2]?.to).toBe(mailOf(ME));
  });
});
