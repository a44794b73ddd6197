/** How many more characters an editor accepts, counted as the server does (`schemas/kernel/fields/richText.ts`). */
import { countCharacters } from '#schemas/kernel/fields/richText.ts';

/** Whole characters as people see them: an emoji of several code points is never cut in two. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The beginning of a text that fits.
 * @param room how many characters (code points) there is room for
 */
export function cutToRoom(text: string, room: number): string {
  if (countCharacters(text) <= room) return text;
  let kept = '';
  let left = room;
  for (const { segment } of clusters.segment(text)) {
    left -= countCharacters(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

/** How much of the end of a text has to go so that `surplus` characters are gone: a length in UTF-16 units. */
export function surplusLength(text: string, surplus: number): number {
  const kept = cutToRoom(text, Math.max(0, countCharacters(text) - surplus));
  return text.length - kept.length;
}

/** Keys that do not insert text: they work at the limit, too. */
const HARMLESS = /^(Backspace|Delete|Arrow|Home|End|Page|Tab|Escape|Shift|Control|Alt|Meta|F\d)/;
/** Does a key insert text? Shortcuts do not: pasted text is truncated separately. */
export const insertsText = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  !ctrlKey && !metaKey && !HARMLESS.test(key) && (key.length === 1 || key === 'Enter');
