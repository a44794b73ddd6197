/** Formatted text as it is stored. */
import { isBlankHtml } from '#schemas/kernel/fields/richText.ts';
import { cleanRichText } from './richText.ts';

/** A blank editor becomes an empty string (000 §5). */
export const tidyHtml = (html: string): string => {
  const clean = cleanRichText(html).trim();
  return isBlankHtml(clean) ? '' : clean;
};
