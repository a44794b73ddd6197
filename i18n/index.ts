/** The portal's catalogues: `<language>/index.ts`, each language in a chunk of its own. */
import { areaLoaders } from './areas.ts';
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

export { type LocaleCode, localeCodes, localeFor, locales } from './locales.ts';

type Load = () => Promise<{ messages: Catalogue }>;
const whole: Readonly<Record<string, Load>> = import.meta.glob<{ messages: Catalogue }>('./*/index.ts');

/** The messages that every page of the admin app needs. */
export const loadMessages = async (locale: LocaleCode): Promise<Catalogue> =>
  (await (whole[`./${locale}/index.ts`] as Load)()).messages;

/** The words of an area's entities: `{ resources: { … } }`. */
export const loadAreaWords = async (area: string, locale: LocaleCode): Promise<Catalogue> =>
  (await areaLoaders[`${locale}/${area}`]?.())?.messages ?? {};
