/** When a value counts as empty. */
import { isUnseen } from './normalText.ts';
import { isBlankHtml } from './richText.ts';

/** True for the values of an input that was left empty, in any language. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isUnseen(value);
  if (typeof value !== 'object') return value === undefined;
  return value === null || Object.values(value).every(isEmpty);
}

/** The same for formatted text, which may consist of tags only. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBlankHtml(value)
    : isEmpty(value) || (typeof value === 'object' && Object.values(value as object).every(isBlank));
