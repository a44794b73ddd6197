/**
 * The languages of the product (000 §9): one entry each. A language is this entry and its folder of catalogues beside it;
 * loaders, the choice of language, content fields, dates, mail and the API follow from the entry
 * (`tests/unit/languagesHome.test.ts`).
 */
interface Locale {
  /** BCP 47; also `<html lang>`, the name of the folder, the key of content fields and the value that preferences keep. */
  locale: string;
  /** As the language calls itself. */
  name: string;
  /** For a button without room. */
  short: string;
  /** What marks the text of a content field in this language (000 §5); the same in every language of the portal. */
  content: string;
  /** Tags, in lower case, of `navigator.languages` and Accept-Language that it fits. The first entry that fits is taken. */
  fits: RegExp;
  /** How it writes dates: a name in `dateFormats.ts`. */
  dates: 'dayFirst' | 'yearFirst';
  /** Times before and after noon; `%` stands for the figures. */
  times: readonly [string, string];
  /** What `Intl` is asked for where that differs from the tag. */
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
    fits: /^zh/,
    dates: 'yearFirst',
    times: ['上午%', '下午%'],
  },
] as const satisfies readonly Locale[];
export type LocaleCode = (typeof locales)[number]['locale'];
export const localeCodes: readonly LocaleCode[] = locales.map((one) => one.locale);

/** Every other language falls back to this one: its catalogue is the model, and content is always there in it. */
export const fallbackLocale = 'en' satisfies LocaleCode;
export type FallbackLocale = typeof fallbackLocale;

/** The entry of a language; that of the fallback for a tag that is none of ours. */
export const localeOf = (tag: string): Locale => locales.find((one) => one.locale === tag) ?? locales[0];

/** The language for `Intl`; the English of the product puts the day first. */
export const intlLocale = (tag: string): string => localeOf(tag).intl ?? tag;

/** The language that fits a list such as `navigator.languages` or an Accept-Language header best. */
export function localeFor(wanted: readonly string[]): LocaleCode {
  for (const tag of wanted) {
    const lower = tag.trim().toLowerCase();
    const fitting = locales.find(({ fits }) => fits.test(lower));
    if (fitting) return fitting.locale;
  }
  return fallbackLocale;
}
