/** The languages of the product (000 §9); each is called by its own name. */
export const locales = [
  { locale: 'en', name: 'English', short: 'EN' },
  { locale: 'zh-Hant', name: '繁體中文', short: '繁' },
  { locale: 'zh-Hans', name: '简体中文', short: '简' },
] as const;
export type LocaleCode = (typeof locales)[number]['locale'];
export const localeCodes: readonly LocaleCode[] = locales.map((one) => one.locale);

/** The language that fits a list such as `navigator.languages` or an Accept-Language header best. */
export function localeFor(wanted: readonly string[]): LocaleCode {
  for (const tag of wanted) {
    const lower = tag.trim().toLowerCase();
    if (lower.startsWith('en')) return 'en';
    if (/^zh-(hant|tw|hk|mo)/.test(lower)) return 'zh-Hant';
    if (lower.startsWith('zh')) return 'zh-Hans';
  }
  return 'en';
}
