import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type LocaleCode, loadMessages, locales } from '#i18n/index.ts';
import { keepLanguage } from '../language.ts';

/** react-admin's i18nProvider over our catalogues: the first language is loaded before, the others when chosen. */
export async function makeI18nProvider(first: LocaleCode): Promise<I18nProvider> {
  const load = async (locale: LocaleCode) => (await loadMessages(locale)) as unknown as TranslationMessages;
  const available = locales.map(({ locale, name }) => ({ locale, name }));
  let messages = await load(first);
  let wanted = first;
  // It is asked for what has been loaded, so that it never waits for one language while another is chosen.
  const provider = polyglotI18nProvider(() => messages, first, available, { allowMissing: true });
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      wanted = locale as LocaleCode;
      const next = await load(wanted);
      // Whoever chooses twice gets the later one, whichever comes first.
      if (wanted !== locale) return;
      messages = next;
      await provider.changeLocale(locale);
      keepLanguage(wanted);
    },
  };
}
