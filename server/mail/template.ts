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

const STYLE = {
  page: 'margin:0;padding:24px;background:#f4f2ee;font-family:Inter,Segoe UI,Arial,sans-serif;color:#1d2733',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px;line-height:1.6;font-size:15px',
  code: 'font-size:30px;letter-spacing:8px;font-weight:700;text-align:center;margin:24px 0',
  small: 'max-width:560px;margin:16px auto 0;font-size:12px;color:#66707c',
};
/** Only our own link is made clickable: an address that somebody typed into a remark stays text. */
const paragraph = (text: string, link: string) =>
  `<p${/^\d{6}$/.test(text) ? ` style="${STYLE.code}"` : ''}>${escapeMarkup(text)
    .replaceAll(link || '\n', () => (link ? `<a href="${link}">${link}</a>` : '<br>'))
    .replaceAll('\n', '<br>')}</p>`;

function inWords(value: MailParam, locale: LocaleCode): string | number {
  if (typeof value !== 'object') return value;
  if (isLocalized(value)) return readIn(value, locale);
  return 'date' in value ? formatDate(value.date, locale) : translate(locale, value.word, { smart_count: 2 });
}

/** The texts of `mail.<template>` with their parameters; every value is text in the HTML, never markup. */
export function composeMail(
  template: MailTemplate,
  locale: LocaleCode,
  params: Readonly<Record<string, MailParam>>,
  name?: string,
): Message {
  const values = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, inWords(value, locale)]));
  const say = (key: string) => translate(locale, key, values);
  const greeting = name ? [translate(locale, 'mail.greeting', { name: oneLine(name) })] : [];
  const paragraphs = [...greeting, ...say(`mail.${template}.body`).split('\n\n'), say('mail.closing')];
  const footer = say('mail.footer');
  return {
    subject: oneLine(say(`mail.${template}.subject`)),
    text: `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n`,
    html: `<!doctype html><html lang="${locale}"><body style="${STYLE.page}"><div style="${STYLE.card}">${paragraphs
      .map((text) => paragraph(text, escapeMarkup(String(values.link ?? ''))))
      .join('')}</div><p style="${STYLE.small}">${escapeMarkup(footer)}</p></body></html>`,
  };
}
