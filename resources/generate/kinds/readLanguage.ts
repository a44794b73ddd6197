import { createContext } from 'react';
import type { ContentLanguage } from '#src/kit/values/contentLanguages.ts';

/** The language in which a page shows texts that are kept in several; undefined: the reader's own. */
export const ReadLanguage = createContext<ContentLanguage | undefined>(undefined);
