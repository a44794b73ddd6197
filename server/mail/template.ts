/** A message from its template: subject, plain text and HTML, in the reader's language. */

import { formatDate } from '#i18n/dateFormats.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { isLocalized, type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';

/** A value, or one put in the message's own language: a catalogue text, a date (`YYYY-MM-DD`), a name in languages. */
export type MailParam = string | number | { word: string } | { date: string } | LocalizedText;
export const mailTemplates = [
  'oneTimeCode',
  'terminationRequested',
  'terminationWithdrawn',
  'terminationRefused',
  'applicationSubmitted',
  'applicationWithdrawn',
  'applicationDecided',
  'instanceSubmitted',
  'instanceWithdrawn',
  'instanceDecided',
  'recordList',
  'recordListLink',
  'subscription',
  'subscriptionEmpty',
  'subscriptionLink',
  'passwordReset',
  'passwordChanged',
  'supportGiven',
  'addressChanged',
  'invitation',
  'membershipInvitation',
  'notice',
  'guestInvitation',
  'guestCancelled',
  'guestRescheduled',
  'guestReminder',
  'bookingInvitation',
  'bookingInvitationCancelled',
  'visitComplete',
  'visitInvitation',
  'visitCancelled',
  'visitApproval',
  'mailServerTest',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** Forced to one line, whatever a name or a reason contains: prevents header injection. */
export const oneLine = (value: string): string =>
  value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 250);

/** A word or link that is longer than the line is broken: a phone shows the whole mail without scrolling sideways. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const STYLE = {
  body: 'margin:0;padding:0;background:#f4f2ee',
  page: 'padding:24px 12px;background:#f4f2ee;font-family:Inter,Segoe UI,Arial,sans-serif;color:#1d2733',
  column: 'width:100%;max-width:560px;margin:0 auto;table-layout:fixed',
  card: `padding:28px 24px;background:#fff;border-radius:12px;line-height:1.6;font-size:15px;${BREAKS}`,
  code: 'font-size:30px;letter-spacing:8px;font-weight:700;text-align:center;margin:24px 0',
  small: `padding:16px 24px 0;font-size:12px;line-height:1.6;color:#66707c;${BREAKS}`,
};
/** Mail programs lay out tables alike, which they do not do with anything else. */
const table = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="center" style="${style}">${rows}</table>`;
const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;

/** @param parts the card, and what stands small below it, as HTML */
function page(locale: LocaleCode, title: string, card: string, small: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title>`;
  const column = table(STYLE.column, row(STYLE.card, card) + row(STYLE.small, small));
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body style="${STYLE.body}">${table('', row(STYLE.page, column))}</body></html>`;
}

/** Only our own link is made clickable: an address that somebody typed into a remark stays text. */
const marked = (text: string, links: readonly string[]): string =>
  links
    .filter(Boolean)
    .map(escapeMarkup)
    .reduce((safe, link) => safe.replaceAll(link, () => `<a href="${link}">${link}</a>`), escapeMarkup(text))
    .replaceAll('\n', '<br>');
const paragraph = (text: string, link: string) =>
  `<p${/^\d{6}$/.test(text) ? ` style="${STYLE.code}"` : ''}>${marked(text, [link])}</p>`;

function inWords(value: MailParam, locale: LocaleCode): string | number {
  if (typeof value !== 'object') return value;
  if (isLocalized(value)) return readIn(value, locale);
  return 'date' in value ? formatDate(value.date, locale) : translate(locale, value.word, { smart_count: 2 });
}

/** Whom a mail comes from, and the link by which its reader stops such mail. */
export interface Outside {
  from: string;
  stop: string;
}

/** Who is addressed, and how they turn off what they get: `unsubscribe` is a link for mail of one kind, `outside` for those without an account. */
export interface Addressed {
  name?: string;
  unsubscribe?: string;
  outside?: Outside;
}

/** The texts of `mail.<template>` with their parameters; every value is text in the HTML, never markup. */
export function composeMail(
  template: MailTemplate,
  locale: LocaleCode,
  params: Readonly<Record<string, MailParam>>,
  { name, unsubscribe = '', outside }: Addressed = {},
): Message {
  const values = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, inWords(value, locale)]));
  const say = (key: string) => translate(locale, key, values);
  const greeting = name ? [translate(locale, 'mail.greeting', { name: oneLine(name) })] : [];
  const paragraphs = [...greeting, ...say(`mail.${template}.body`).split('\n\n'), say('mail.closing')];
  const footer = [
    ...(outside ? [translate(locale, 'mail.outside.from', { ...outside, from: oneLine(outside.from) })] : []),
    say('mail.footer'),
    ...(unsubscribe ? [translate(locale, 'mail.off.footer', { link: unsubscribe })] : []),
  ].join('\n');
  const subject = oneLine(say(`mail.${template}.subject`));
  const card = paragraphs.map((text) => paragraph(text, String(values.link ?? ''))).join('');
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n`,
    html: page(locale, subject, card, marked(footer, [unsubscribe, outside?.stop ?? ''])),
  };
}
