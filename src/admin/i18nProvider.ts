import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadWordsBy } from '#dataProvider/schemas.ts';
import { type LocaleCode, loadAreaWords, loadMessages, locales } from '#i18n/index.ts';
import { loadPart } from '#i18n/later.ts';
import type { Catalogue } from '#i18n/shape.ts';
import { addTextsBy } from '#src/app/texts.ts';
import { rememberLanguage } from '../language.ts';

/** A part may extend a branch that exists already: the words of forms extend `errors`, those of an area `resources`. */
const joined = (to: Catalogue, part: Catalogue): Catalogue => ({
  ...to,
  ...Object.fromEntries(
    Object.entries(part).map(([name, texts]) => [name, { ...(to[name] as Catalogue), ...(texts as Catalogue) }]),
  ),
});

type Load = (locale: LocaleCode) => Promise<Catalogue>;

/**
 * react-admin's i18nProvider over our catalogues: the first language is loaded up front, the others when chosen, and the
 * parts of single screens when those are opened.
 */
export async function makeI18nProvider(first: LocaleCode): Promise<I18nProvider> {
  const parts = new Map<string, Load>();
  const load = async (locale: LocaleCode): Promise<Catalogue> => {
    const loaded = await Promise.all([loadMessages(locale), ...[...parts.values()].map((part) => part(locale))]);
    return loaded.reduce(joined, {});
  };
  const available = locales.map(({ locale, name }) => ({ locale, name }));
  let messages = await load(first);
  let wanted = first;
  // It returns what is loaded, so that it never waits for one language while another is chosen.
  const phrases = () => messages as unknown as TranslationMessages;
  const provider = polyglotI18nProvider(phrases, first, available, { allowMissing: true });

  const add = async (name: string, part: Load): Promise<void> => {
    parts.set(name, part);
    let locale: LocaleCode;
    do {
      locale = wanted;
      const texts = await part(locale);
      // If another language was chosen meanwhile, load the part in that one.
      if (locale !== wanted) continue;
      messages = joined(messages, texts);
      await provider.changeLocale(provider.getLocale());
    } while (locale !== wanted);
  };
  addTextsBy((part) => add(part, (locale) => loadPart(part, locale)));
  loadWordsBy((area) => add(`areas/${area}`, (locale) => loadAreaWords(area, locale)));
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
