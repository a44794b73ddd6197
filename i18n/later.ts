/** Parts of the portal's catalogue that come with the screens that need them, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

/** A part is a file of each language; `loaders` names the same. */
export type LaterPart = 'bulkUpload' | 'forms' | 'permissions' | 'sso' | 'today';
const loaders = import.meta.glob<Catalogue>('./*/{bulkUpload,forms,permissions,sso,today}.ts');

/** The words of a part, by the names under which they stand in the catalogue: `{ sso: { title: … } }`. */
export const loadPart = async (part: LaterPart, locale: LocaleCode): Promise<Catalogue> => ({
  ...(await loaders[`./${locale}/${part}.ts`]?.()),
});
