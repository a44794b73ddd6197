/** What a browser shows behind the link of an emergency: a page without scripts, pictures or fonts, in every language of the message. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';

/** What a link says. */
export interface Linked {
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  /** ISO 8601 in UTC. */
  broadcastDate: string;
  /** While it goes on, null. */
  stoppedDate: string | null;
  building: string;
}

/** The reader's language first. */
const inOrder = (codes: readonly LocaleCode[], locale: string): LocaleCode[] =>
  codes.toSorted((one, other) => Number(other === locale) - Number(one === locale));

interface Part {
  locale: LocaleCode;
  title: string;
  lines: readonly string[];
}

/** Whoever has an account answers, and reads what came later, in the portal. */
function pageOf(parts: readonly Part[]): string {
  const [first] = parts as [Part];
  const shown = parts.map(({ locale, title, lines }) => {
    const said = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
    const more = `<p><a href="/">${escapeMarkup(translate(locale, 'mail.emergencyPortal'))}</a></p>`;
    return `<section lang="${locale}"><h1>${escapeMarkup(title)}</h1>${said}${more}</section>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(first.title)}</title>`;
  return `<!doctype html><html lang="${first.locale}"><head>${head}</head><body>${shown.join('<hr>')}</body></html>`;
}

/** What people are told; once it is over, only that it is, for which building, and since when: nobody follows it any longer. */
export function emergencyPage(
  { title, message, building, broadcastDate, stoppedDate }: Linked,
  zone: string,
  locale: string,
): string {
  const spoken = localeCodes.filter((one) => one === locale || title[one] || message[one]);
  return pageOf(
    inOrder(spoken, locale).map((one) => {
      const at = (iso: string) =>
        new Intl.DateTimeFormat(one, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(iso));
      const lines = stoppedDate
        ? [
            translate(one, 'mail.emergencyEnded', { building, from: at(broadcastDate), to: at(stoppedDate) }),
            translate(one, 'mail.emergencyAfter'),
          ]
        : [readIn(message, one), translate(one, 'mail.emergencySignIn')];
      return { locale: one, title: readIn(title, one), lines };
    }),
  );
}

/** For a link that is cut off or wrong; it tells nothing about any emergency. */
export const wrongLinkPage = (locale: LocaleCode): string =>
  pageOf([
    { locale, title: translate(locale, 'mail.emergencyWrongLink'), lines: [translate(locale, 'mail.emergencyWrongLinkText')] },
  ]);
