import { useLocale } from 'ra-core';
import type { LocalizedText } from '#schemas/kernel/field.ts';
import type { DisplayProps } from './Display.ts';

/** Text in the reader's language, in English where it is not translated. */
export function LocalizedValue({ value }: DisplayProps) {
  const locale = useLocale() as keyof LocalizedText;
  const text = value as LocalizedText;
  return <span style={{ whiteSpace: 'pre-line' }}>{text[locale] || text.en}</span>;
}
