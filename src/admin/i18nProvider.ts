import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type LocaleCode, loadMessages, locales } from '#i18n/index.ts';
import { type LaterPart, loadPart } from '#i18n/later.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { addTextsBy } from '#src/app/texts.ts';
import { rememberLanguage } from '../language.ts';

/** A part may add to what is there under the same name: the words of forms to `errors`. */
const joined = (to: Catalogue, part: Catalogue): Catalogue => ({
  ...to,
  ...Object.fromEntries(
    Object.entries(part).map(([name, texts]) => [name, { ...(to[name] as Catalogue), ...(texts as Catalogue) }]),
  ),
});

/**
 * react-admin's i18nProvider over our catalogues: the first language is loaded before, the others when chosen, and parts
 * that single screens bring along when those are opened.
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
  // It is asked for what has been loaded, so that it never waits for one language while another is chosen.
  const provider = polyglotI18nProvider(() => messages, first, available, { allowMissing: true });

  addTextsBy(async (part) => {
    parts.add(part);
    let locale: LocaleCode;
    do {
      locale = wanted;
      const texts = await loadPart(part, locale);
      // Another language may have been chosen meanwhile: that one's are needed, too.
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
