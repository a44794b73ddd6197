import { expect, it } from 'vitest';
import { composeMail, hasMark, withLogo } from '#server/mail/template.ts';

const LINK = `https://atrium.example/invitation?token=${'aB3'.repeat(100)}&x=1`;
const OFF = 'https://atrium.example/api/unsubscribe/a/notification/b';
const params = {
  title: 'Lift <b>',
  message: 'Stops.\nSee http://typed.example',
  link: LINK,
  choice: { word: 'mail.notice.choice' },
};

it('a mail fits a phone: it is as wide as the screen, and a long link is broken', () => {
  const { html } = composeMail('notice', 'en', params, { name: 'Mei', building: 'Quay & Co', unsubscribe: OFF });
  expect(html).toContain('Quay &amp; Co</td>');
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('<title>Lift &lt;b&gt;</title>');
  // Each cell with text lies in a column that no word widens.
  expect(html).toMatch(/width:100%;max-width:560px;margin:0 auto;table-layout:fixed/);
  const cells = [...html.matchAll(/<td style="([^"]*)"[^>]*>(?!<table)/g)].map(([, style]) => style);
  expect(cells).toHaveLength(3);
  for (const style of cells) expect(style).toMatch(/overflow-wrap:anywhere;word-break:break-word/);
});

it('only our own links are links, and the one that turns mail off stands where there is one', () => {
  const { html, text } = composeMail('notice', 'en', params, { name: 'Mei', unsubscribe: OFF });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const link = LINK.replaceAll('&', '&amp;');
  // The button, and the same link as text.
  expect(links).toEqual([link, link, OFF]);
  expect(html).toMatch(/>Open in the portal<\/a><\/p><p[^>]*><a href="https:\/\/atrium/);
  expect(text).toContain(`No more mail of this kind: ${OFF}`);
  expect(composeMail('notice', 'en', params, { name: 'Mei' }).html).not.toContain('No more mail');
});

it('a logo takes the place of the letter in a letterhead, as large on a phone as in a window', () => {
  const typed = { ...params, message: '<span style="x" aria-hidden="true">Q</span>' };
  const { html } = composeMail('notice', 'en', typed, { building: 'Quay & Co' });
  const logo = withLogo(html, { name: 'Quay & "Co"', at: 'cid:logo' });
  expect(logo).toMatch(/<img src="cid:logo" alt="Quay &amp; &quot;Co&quot;" width="40" height="40"[^>]*>Quay &amp; Co<\/td>/);
  expect(logo).not.toContain('>Q</span>');
  expect(logo.replace(/<img[^>]*>/, '')).toBe(html.replace(/<span style[^>]*>Q<\/span>/, ''));
  const plain = composeMail('notice', 'en', typed).html;
  expect([hasMark(html), hasMark(plain), withLogo(plain, { name: 'Quay', at: 'cid:logo' })]).toEqual([true, false, plain]);
});
