import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type LocaleCode, loadMessages, locales } from '#i18n/index.ts';
import { keepLanguage } from '../language.ts';

/** react-admin's i18nProvider over our catalogues: the first language is loaded before, the others when chosen. */
export async function makeI18nProvider(first: LocaleCode): Promise<I18nProvider> {
  const load = async (locale: LocaleCode) => (await loadMessages(locale)) as unknown as TranslationMessages;
  const initial = await load(first);
  const available = locales.map(({ locale, name }) => ({ locale, name }));
  // Called at once for the first language, which must not be a promise, and later for each one that is chosen.
  let started = false;
  const provider = polyglotI18nProvider(
    (locale) => {
      if (started) return load(locale as LocaleCode);
      started = true;
      return initial;
    },
    first,
    available,
    { allowMissing: true },
  );
  return {
    ...provider,
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      keepLanguage(locale as LocaleCode);
    },
  };
}
