/** A name in the reader's language, in English where it is not translated. */
import { useLocale } from 'ra-core';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';

export function useNameIn(): (name: LocalizedText | null | undefined) => string {
  const locale = useLocale() as LocaleCode;
  return (name) => name?.[locale] || name?.[fallbackLocale] || '';
}
