/** Texts in languages on the light pages. `readIn` of the schemas is part of the admin app's frame, which these pages do not load. */
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';

/** The reader's language, or English where it is not translated. */
export const textIn = (text: LocalizedText | string, locale: LocaleCode): string =>
  typeof text === 'string' ? text : text[locale] || text[fallbackLocale] || '';
