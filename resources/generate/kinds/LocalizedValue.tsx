import { useLocale } from 'ra-core';
import type { LocalizedField, LocalizedText } from '#schemas/kernel/fields/field.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import type { DisplayProps } from './Display.ts';
import { FormattedText } from './FormattedText.tsx';

/** In the reader's language, in English where it is not translated; a preview of what is being written may have neither yet. */
function useText(value: unknown): string {
  return readIn(value as LocalizedText, useLocale()) ?? '';
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
