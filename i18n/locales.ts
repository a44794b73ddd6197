/**
 * The languages of the product (000 §9): one entry each. A language is this entry and its folder of catalogues;
 * loaders, the language choice, content fields, dates, mail and the API are derived from the entry
 * (`tests/unit/languagesHome.test.ts`).
 */
interface Locale {
  /** BCP 47; also `<html lang>`, the name of the folder, the key of content fields and the value stored in preferences. */
  locale: string;
  /** The language's own name. */
  name: string;
  /** For narrow buttons. */
  short: string;
  /** The marker of a content field's text in this language (000 §5); the same in every language of the portal. */
  content: string;
  /** Lower-case tags of `navigator.languages` and Accept-Language that it matches. The first matching entry is used. */
  fits: RegExp;
  /** Its date style: a name in `dateFormats.ts`. */
  dates: 'dayFirst' | 'yearFirst';
  /** Times before and after noon; `%` is replaced by the figures. */
  times: readonly [string, string];
  /** Its Han characters have the simplified forms. */
  simplified?: true;
  /** The tag for `Intl`, if different. */
  intl?: string;
}

export const locales = [
  {
    locale: 'en',
    name: 'English',
    short: 'EN',
    content: 'EN',
    fits: /^en/,
    dates: 'dayFirst',
    times: ['% AM', '% PM'],
    intl: 'en-GB',
  },
  {
    locale: 'zh-Hant',
    name: '繁體中文',
    short: '繁',
    content: 'TC',
    fits: /^zh-(hant|tw|hk|mo)/,
    dates: 'yearFirst',
    times: ['上午%', '下午%'],
  },
  {
    locale: 'zh-Hans',
    name: '简体中文',
    short: '简',
    content: 'SC',
    simplified: true,
    fits: /^zh/,
    dates: 'yearFirst',
    times: ['上午%', '下午%'],
  },
] as const satisfies readonly Locale[];
export type LocaleCode = (typeof locales)[number]['locale'];
export const localeCodes: readonly LocaleCode[] = locales.map((one) => one.locale);

/** Every other language falls back to this one: its catalogue is the model, and content always exists in it. */
export const fallbackLocale = 'en' satisfies LocaleCode;
export type FallbackLocale = typeof fallbackLocale;

/** The entry of a language; that of the fallback for an unknown tag. */
export const localeOf = (tag: string): Locale => locales.find((one) => one.locale === tag) ?? locales[0];

/** The language for `Intl`; the English of the product puts the day first. */
export const intlLocale = (tag: string): string => localeOf(tag).intl ?? tag;

/** The best match for a list such as `navigator.languages` or an Accept-Language header. */
export function localeFor(wanted: readonly string[]): LocaleCode {
  for (const tag of wanted) {
    const lower = tag.trim().toLowerCase();
    const fitting = locales.find(({ fits }) => fits.test(lower));
    if (fitting) return fitting.locale;
  }
  return fallbackLocale;
}
