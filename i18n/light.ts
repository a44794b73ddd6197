/** The texts of signing in only, because this chunk must stay small. The other pages load their own texts (`pages.ts`). */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const auth = import.meta.glob<Catalogue>('./*/auth.ts');

/** The messages of every page without sign-in: `{ auth: … }`. */
export const loadPublicMessages = async (locale: LocaleCode): Promise<Catalogue> => ({
  ...(await auth[`./${locale}/auth.ts`]?.()),
});
