/** What signing in says, and no more: it must stay light. The other pages bring their own texts (`pages.ts`). */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const auth: Record<LocaleCode, () => Promise<{ auth: Catalogue }>> = {
  en: () => import('./en/auth.ts'),
  'zh-Hant': () => import('./zh-Hant/auth.ts'),
  'zh-Hans': () => import('./zh-Hans/auth.ts'),
};

/** The messages that every page without sign-in has. */
export const loadPublicMessages = async (locale: LocaleCode): Promise<Catalogue> => ({ auth: (await auth[locale]()).auth });
