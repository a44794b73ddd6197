/** Maps key presses to commands. `useKeys.ts` runs them, `shortcutGroups.ts` names them. */

import { actionKeys } from '#schemas/kernel/entity/entity.ts';

export type Command =
  | { does: 'palette' | 'overlay' | 'save' | 'select' }
  /** Presses or focuses the element of the page that declares the key. */
  | { does: 'press'; key: string }
  | { does: 'row'; step: 1 | -1; mustBeThere?: boolean };

export interface KeyPress {
  key: string;
  /** The physical key, independent of the layout: `KeyK`. */
  code?: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  /** In the middle of composing a character. */
  composing: boolean;
  /** The focus is in an element that uses keys itself: an input, a menu, a list of options. */
  writing: boolean;
  /** A dialog or a menu covers the page. */
  covered: boolean;
  /** The person has keys without Ctrl switched on. */
  isOn: boolean;
}

const PRESSED = new Set(['/', 'c', 'e', 'n', 'p', 'w', 'q', ...Object.values(actionKeys)]);
const isLetter = (press: KeyPress, letter: string) =>
  press.key.toLowerCase() === letter || press.code === `Key${letter.toUpperCase()}`;

/** What a key press means; undefined leaves it to the browser. */
export function commandOf(press: KeyPress): Command | undefined {
  if (press.composing || press.alt) return undefined;
  if (press.ctrl) {
    if (press.shift) return undefined;
    if (isLetter(press, 'k') && !press.covered) return { does: 'palette' };
    return isLetter(press, 's') ? { does: 'save' } : undefined;
  }
  if (!press.isOn || press.writing || press.covered) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  // `?` and `/` need the shift key on some keyboards, letters on none.
  if (press.shift && /^[a-z]$/.test(key)) return undefined;
  if (key === '?') return { does: 'overlay' };
  if (key === 'x') return { does: 'select' };
  if (key === 'j' || key === 'k') return { does: 'row', step: key === 'j' ? 1 : -1 };
  // Arrows scroll the page, except from one row to the next.
  if (key === 'ArrowDown' || key === 'ArrowUp') return { does: 'row', step: key === 'ArrowDown' ? 1 : -1, mustBeThere: true };
  return PRESSED.has(key) ? { does: 'press', key } : undefined;
}
