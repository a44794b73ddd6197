/** Enter in a row of a list goes to the row that follows, or starts one: it never saves the whole form. */
import type { KeyboardEvent } from 'react';

/** Is it Enter in a text? One that ends the composing of a character (中文) is none. */
export const isEnterInText = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && !defaultPrevented && target instanceof HTMLInputElement;

/** The texts of the rows, also those of a kind of their own, such as numbers of telephones. */
const TEXTS = 'input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true])';

/**
 * For the element around all rows.
 * @param add starts a row, when the text is the last one
 */
export function toNextRow(event: KeyboardEvent, add?: () => void): void {
  if (!isEnterInText(event)) return;
  event.preventDefault();
  const texts = [...event.currentTarget.querySelectorAll<HTMLInputElement>(TEXTS)];
  const next = texts[texts.indexOf(event.target as HTMLInputElement) + 1];
  if (next) next.focus();
  else add?.();
}
