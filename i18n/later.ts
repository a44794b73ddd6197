/** Parts of the portal's catalogue that are loaded with the screens that need them, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

/** A part is a file of each language; `loaders` has the same names. */
export type LaterPart =
  | 'board'
  | 'bulkUpload'
  | 'channels'
  | 'forms'
  | 'members'
  | 'permissions'
  | 'preview'
  | 'recurrence'
  | 'reports'
  | 'results'
  | 'security'
  | 'sso'
  | 'timeline'
  | 'today';
const loaders = import.meta.glob<Catalogue>(
  './*/{board,bulkUpload,channels,forms,members,permissions,preview,recurrence,reports,results,security,sso,timeline,today}.ts',
);

/** The texts of a part, by their names in the catalogue: `{ sso: { title: … } }`. */
export const loadPart = async (part: LaterPart, locale: LocaleCode): Promise<Catalogue> => ({
  ...(await loaders[`./${locale}/${part}.ts`]?.()),
});
