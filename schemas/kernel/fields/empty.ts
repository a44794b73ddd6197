/** When a value counts as not filled in. */
import { isBlankHtml } from './richText.ts';

/** True for what a form leaves behind when nothing was filled in, in any language. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isEmpty);
}

/** The same for formatted text, of which marks alone may be left. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBlankHtml(value)
    : isEmpty(value) || (typeof value === 'object' && Object.values(value as object).every(isBlank));
