/** The language in which a form shows the texts that it keeps in several. */
import { createContext, useContext, useState } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import type { ContentLanguage } from './contentLanguages.ts';

export interface TextLanguages {
  language: ContentLanguage;
  choose: (language: ContentLanguage) => void;
}
/** That of one switch for the whole form; undefined where each input has its own tabs. */
export const TextLanguage = createContext<TextLanguages | undefined>(undefined);

/** Of the form's switch (`isShared`), else of the input alone. */
export function useTextLanguage(): TextLanguages & { isShared: boolean } {
  const shared = useContext(TextLanguage);
  const [language, choose] = useState<ContentLanguage>(fallbackLocale);
  return shared ? { ...shared, isShared: true } : { language, choose, isShared: false };
}
