/** The portal's catalogues, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

export { type LocaleCode, localeCodes, localeFor, locales } from './locales.ts';

const whole: Record<LocaleCode, () => Promise<{ messages: Catalogue }>> = {
  en: () => import('./en/index.ts'),
  'zh-Hant': () => import('./zh-Hant/index.ts'),
  'zh-Hans': () => import('./zh-Hans/index.ts'),
};

/** Every message of the admin app. */
export const loadMessages = async (locale: LocaleCode): Promise<Catalogue> => (await whole[locale]()).messages;
