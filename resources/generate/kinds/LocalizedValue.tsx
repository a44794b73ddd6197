import { useLocale } from 'ra-core';
import { useContext } from 'react';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/fields/field.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import type { DisplayProps } from './Display.ts';
import { FormattedText } from './FormattedText.tsx';
import { ReadLanguage } from './readLanguage.ts';

/** In the language that is chosen on the page, else the reader's; in English where it is not translated; a preview of what is being written may have neither yet. */
function useText(value: unknown): string {
  const own = useLocale();
  const chosen = useContext(ReadLanguage);
  return readIn(value as LocalizedText, chosen ?? own) ?? '';
}

/** The words alone: for a cell. */
export function LocalizedValue({ field, value }: DisplayProps) {
  const text = useText(value);
  return <span style={{ whiteSpace: 'pre-line' }}>{(field as LocalizedField).rich ? visibleText(text) : text}</span>;
}

/** With its formatting: for a record's page. */
export function LocalizedWhole({ field, value }: DisplayProps) {
  const text = useText(value);
  return (field as LocalizedField).rich ? <FormattedText html={text} /> : <span style={{ whiteSpace: 'pre-line' }}>{text}</span>;
}
