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
  head: `padding:0 24px 16px;font-size:17px;font-weight:700;color:#1d2733;${BREAKS}`,
  mark: 'display:inline-block;width:34px;height:34px;margin-right:12px;border-radius:8px;background:#1d5a54;color:#fff;text-align:center;line-height:34px',
  // Where pictures are not loaded, the name beside it is not said twice.
  logo: 'display:inline-block;width:40px;height:40px;margin-right:12px;border-radius:8px;background:#fff;object-fit:contain;vertical-align:middle;font-size:0;color:transparent',
  button:
    'display:inline-block;padding:12px 22px;border-radius:8px;background:#1d5a54;color:#fff;font-weight:600;text-decoration:none',
  link: 'margin-top:-8px;font-size:12px;color:#66707c',
};
/** Programs that show mail in dark colours take these; the others keep what stands at each element. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#14181d!important;color:#e8ebee!important}.card{background:#1e242b!important;color:#e8ebee!important}.head{color:#e8ebee!important}.soft{color:#a3adb8!important}a{color:#86c9bd}.button{background:#86c9bd!important;color:#10201d!important}}`;
/** Mail programs lay out tables alike, which they do not do with anything else. */
const table = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="center" style="${style}">${rows}</table>`;
const row = (style: keyof typeof STYLE, kind: string, content: string) =>
  `<tr><td style="${STYLE[style]}" class="${kind}">${content}</td></tr>`;

/** The letterhead: whoever writes, with the first letter as a mark. */
function letterhead(name: string): string {
  const [first = ''] = name.trim();
  return row('head', 'head', `<span style="${STYLE.mark}" aria-hidden="true">${escapeMarkup(first)}</span>${escapeMarkup(name)}`);
}
/** Only a letterhead has one: what people have typed stands there escaped. */
const MARK = new RegExp(`<span style="${STYLE.mark}" aria-hidden="true">[^<]*</span>`);

/** Whether a page has a letterhead. */
export const hasMark = (html: string): boolean => MARK.test(html);

/** The page with a logo in place of the letter; `at` is where its picture is (`cid:` or `data:`), `name` whose logo it is. */
export const withLogo = (html: string, { name, at }: { name: string; at: string }): string =>
  html.replace(
    MARK,
    () => `<img src="${escapeMarkup(at)}" alt="${escapeMarkup(name)}" width="40" height="40" style="${STYLE.logo}">`,
  );

interface Parts {
  title: string;
  /** Whose mail it is; empty where it is Atrium's own. */
  from: string;
  /** As HTML. */
  card: string;
  /** As HTML: what stands small below the card. */
  small: string;
}
function page(locale: LocaleCode, { title, from, card, small }: Parts): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title><style>${DARK}</style>`;
  const rows = (from && letterhead(from)) + row('card', 'card', card) + row('small', 'soft', small);
  const column = table(STYLE.column, rows);
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body style="${STYLE.body}" class="page">${table('', row('page', 'page', column))}</body></html>`;
}

/** Only our own link is made clickable: an address that somebody typed into a remark stays text. */
const marked = (text: string, links: readonly string[]): string =>
  links
    .filter(Boolean)
    .map(escapeMarkup)
    .reduce((safe, link) => safe.replaceAll(link, () => `<a href="${link}">${link}</a>`), escapeMarkup(text))
    .replaceAll('\n', '<br>');
const isCode = (text: string) => /^\d{6}$/.test(text);

/** A paragraph; where it has the link, a button follows what is said about it, and the link as text for those whose program shows no button. */
function paragraph(text: string, link: string, button: string): string {
  const at = link ? text.indexOf(link) : -1;
  if (at < 0) return `<p${isCode(text) ? ` style="${STYLE.code}"` : ''}>${marked(text, [])}</p>`;
  const [said, after] = [text.slice(0, at).trim(), text.slice(at + link.length).trim()];
  const href = escapeMarkup(link);
  return [
    said && `<p>${marked(said, [])}</p>`,
    `<p><a href="${href}" style="${STYLE.button}" class="button">${escapeMarkup(button)}</a></p>`,
    `<p style="${STYLE.link}" class="soft">${marked(link, [link])}</p>`,
    after && `<p>${marked(after, [])}</p>`,
  ].join('');
}

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
  /** The building that writes: its letterhead. */
  building?: string;
  unsubscribe?: string;
  outside?: Outside;
}

/** The texts of `mail.<template>` with their parameters; every value is text in the HTML, never markup. */
export function composeMail(
  template: MailTemplate,
  locale: LocaleCode,
  params: Readonly<Record<string, MailParam>>,
  { name, building = '', unsubscribe = '', outside }: Addressed = {},
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
  const own = `mail.${template}.button`;
  const [named, link] = [say(own), String(values.link ?? '')];
  const button = named === own ? translate(locale, 'mail.open') : named;
  const card = paragraphs.map((text) => paragraph(text, link, button)).join('');
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n\n-- \n${footer}\n`,
    html: page(locale, {
      title: subject,
      from: oneLine(outside?.from ?? building),
      card,
      small: marked(footer, [unsubscribe, outside?.stop ?? '']),
    }),
  };
}
