/** The languages in which people write content, with what marks each: EN, TC and SC, the same in each of them. */
import { type LocaleCode, locales } from '#i18n/locales.ts';

export type ContentLanguage = LocaleCode;
export const contentLanguages = locales.map(({ locale, content }) => ({ code: locale, short: content }));
