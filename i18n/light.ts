/** What signing in says, and no more: it must stay light. The other pages bring their own texts (`pages.ts`). */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const auth = import.meta.glob<Catalogue>('./*/auth.ts');

/** The messages that every page without sign-in has: `{ auth: … }`. */
export const loadPublicMessages = async (locale: LocaleCode): Promise<Catalogue> => ({
  ...(await auth[`./${locale}/auth.ts`]?.()),
});
