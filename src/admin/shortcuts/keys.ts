/** The keys of the desk, and which of them a key press means. What they do stands in `useKeys.ts`. */

export interface Shortcut {
  /** As in `aria-keyshortcuts`; `Control` stands for ⌘ on a Mac. */
  keys: readonly string[];
  /** Text key of what it does. */
  label: string;
}
export interface ShortcutGroup {
  label: string;
  shortcuts: readonly Shortcut[];
}

/** In the order of the overlay. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    label: 'desk.keys.everywhere',
    shortcuts: [
      { keys: ['Control+k'], label: 'desk.keys.palette' },
      { keys: ['?'], label: 'desk.keys.overlay' },
      { keys: ['Escape'], label: 'desk.keys.close' },
    ],
  },
  {
    label: 'desk.keys.lists',
    shortcuts: [
      { keys: ['/'], label: 'desk.keys.search' },
      { keys: ['c'], label: 'desk.keys.create' },
      { keys: ['j', 'ArrowDown'], label: 'desk.keys.nextRow' },
      { keys: ['k', 'ArrowUp'], label: 'desk.keys.previousRow' },
      { keys: ['Enter'], label: 'desk.keys.open' },
      { keys: ['x'], label: 'desk.keys.select' },
      { keys: ['n'], label: 'desk.keys.nextPage' },
      { keys: ['p'], label: 'desk.keys.previousPage' },
    ],
  },
  {
    label: 'desk.keys.records',
    shortcuts: [
      { keys: ['e'], label: 'desk.keys.edit' },
      { keys: ['Control+s'], label: 'desk.keys.save' },
    ],
  },
];

export type Command =
  | { does: 'palette' | 'overlay' | 'save' | 'select' }
  /** Presses, or focuses, whatever on the page names the key. */
  | { does: 'press'; key: string }
  | { does: 'row'; step: 1 | -1; mustBeThere?: boolean };

export interface Press {
  key: string;
  /** The key of the keyboard, whatever it writes: `KeyK`. */
  code?: string;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
  /** In the middle of composing a character. */
  composing: boolean;
  /** The focus is where keys write or choose: an input, a menu, a list of options. */
  writing: boolean;
  /** A dialog or a menu lies over the page. */
  covered: boolean;
  /** The person has keys without Ctrl switched on. */
  isOn: boolean;
}

const PRESSED = new Set(['/', 'c', 'e', 'n', 'p']);
const isLetter = (press: Press, letter: string) =>
  press.key.toLowerCase() === letter || press.code === `Key${letter.toUpperCase()}`;

/** What a key press means; undefined when it means nothing to the desk, and the browser does what it does. */
export function commandOf(press: Press): Command | undefined {
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
