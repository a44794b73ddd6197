/** Parts of the portal's catalogue that come with the screens that need them, each language in a chunk of its own. */
import type { LocaleCode } from './locales.ts';
import type { Catalogue } from './shape.ts';

const loaders = {
  bulkUpload: {
    en: () => import('./en/bulkUpload.ts'),
    'zh-Hant': () => import('./zh-Hant/bulkUpload.ts'),
    'zh-Hans': () => import('./zh-Hans/bulkUpload.ts'),
  },
  forms: {
    en: () => import('./en/forms.ts'),
    'zh-Hant': () => import('./zh-Hant/forms.ts'),
    'zh-Hans': () => import('./zh-Hans/forms.ts'),
  },
  permissions: {
    en: () => import('./en/permissions.ts'),
    'zh-Hant': () => import('./zh-Hant/permissions.ts'),
    'zh-Hans': () => import('./zh-Hans/permissions.ts'),
  },
  sso: {
    en: () => import('./en/sso.ts'),
    'zh-Hant': () => import('./zh-Hant/sso.ts'),
    'zh-Hans': () => import('./zh-Hans/sso.ts'),
  },
  today: {
    en: () => import('./en/today.ts'),
    'zh-Hant': () => import('./zh-Hant/today.ts'),
    'zh-Hans': () => import('./zh-Hans/today.ts'),
  },
} satisfies Record<string, Record<LocaleCode, () => Promise<object>>>;
export type LaterPart = keyof typeof loaders;

/** The words of a part, by the names under which they stand in the catalogue: `{ sso: { title: … } }`. */
export const loadPart = async (part: LaterPart, locale: LocaleCode): Promise<Catalogue> => ({
  ...((await loaders[part][locale]()) as Catalogue),
});
