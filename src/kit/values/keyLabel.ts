/** Keys as they are printed on the keyboard of the person. */

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

const NAMES: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', Enter: 'Enter' };

/** `Control+k` as `Ctrl K`, on a Mac `⌘ K`; `c` as `C`. */
export const keyLabel = (shortcut: string, apple = isApple()): string =>
  shortcut
    .split('+')
    .map((key) => (key === 'Control' ? (apple ? '⌘' : 'Ctrl') : (NAMES[key] ?? key.toUpperCase())))
    .join(' ');
