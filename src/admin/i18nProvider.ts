import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type LocaleCode, loadMessages, locales } from '#i18n/index.ts';
import { type LaterPart, loadPart } from '#i18n/later.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { addTextsBy } from '#src/app/texts.ts';
import { rememberLanguage } from '../language.ts';

/** A part may extend a branch that exists already: the words of forms extend `errors`. */
const joined = (to: Catalogue, part: Catalogue): Catalogue => ({
  ...to,
  ...Object.fromEntries(
    Object.entries(part).map(([name, texts]) => [name, { ...(to[name] as Catalogue), ...(texts as Catalogue) }]),
  ),
});

/**
 * react-admin's i18nProvider over our catalogues: the first language is loaded up front, the others when chosen, and the
 * parts of single screens when those are opened.
 */
export async function makeI18nProvider(first: LocaleCode): Promise<I18nProvider> {
  const parts = new Set<LaterPart>();
  const load = async (locale: LocaleCode): Promise<TranslationMessages> => {
    const loaded = await Promise.all([loadMessages(locale), ...[...parts].map((part) => loadPart(part, locale))]);
    return loaded.reduce(joined, {}) as unknown as TranslationMessages;
  };
  const available = locales.map(({ locale, name }) => ({ locale, name }));
  let messages = await load(first);
  let wanted = first;
  // It returns what is loaded, so that it never waits for one language while another is chosen.
  const provider = polyglotI18nProvider(() => messages, first, available, { allowMissing: true });

  addTextsBy(async (part) => {
    parts.add(part);
    let locale: LocaleCode;
    do {
      locale = wanted;
      const texts = await loadPart(part, locale);
      // If another language was chosen meanwhile, load the part in that one.
      if (locale !== wanted) continue;
      messages = joined(messages as unknown as Catalogue, texts) as unknown as TranslationMessages;
      await provider.changeLocale(provider.getLocale());
    } while (locale !== wanted);
  });
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      wanted = locale as LocaleCode;
      const next = await load(wanted);
      // The last choice wins, whichever loads first.
      if (wanted !== locale) return;
      messages = next;
      await provider.changeLocale(locale);
      rememberLanguage(wanted);
    },
  };
}
