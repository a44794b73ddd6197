/** Formatted text as it is stored. */
import { linesForm } from '#schemas/kernel/fields/normalText.ts';
import { isBlankHtml } from '#schemas/kernel/fields/richText.ts';
import { cleanRichText } from './richText.ts';

/** A blank editor becomes an empty string (000 §5). */
export const tidyHtml = (html: string): string => {
  const clean = cleanRichText(linesForm(html)).trim();
  return isBlankHtml(clean) ? '' : clean;
};
