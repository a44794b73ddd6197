import { afterEach, describe, expect, it, vi } from 'vitest';
import { endListeningEarly, listenEarly } from '#src/admin/shortcuts/earlyKeys.ts';
import { commandOf, type KeyPress } from '#src/admin/shortcuts/keys.ts';
import { shortcutGroups } from '#src/admin/shortcuts/shortcutGroups.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  composing: false,
  writing: false,
  covered: false,
  isOn: true,
  ...more,
});
const does = (key: string, more?: Partial<KeyPress>) => commandOf(press(key, more))?.does;

describe('keyboard shortcuts', () => {
  it('do what the overlay says', () => {
    expect(does('?', { shift: true })).toBe('overlay');
    expect(does('k', { ctrl: true })).toBe('palette');
    expect(does('s', { ctrl: true })).toBe('save');
    expect(does('x')).toBe('select');
    expect(commandOf(press('j'))).toEqual({ does: 'row', step: 1 });
    expect(commandOf(press('k'))).toEqual({ does: 'row', step: -1 });
    expect(commandOf(press('ArrowUp'))).toEqual({ does: 'row', step: -1, mustBeThere: true });
    for (const key of ['/', 'c', 'e', 'n', 'p', 'w', 'q', 'a', 'r'])
      expect(commandOf(press(key))).toEqual({ does: 'press', key });
    // With caps lock on, the same keys type capitals.
    expect(commandOf(press('C'))).toEqual({ does: 'press', key: 'c' });
    expect(does('z')).toBeUndefined();
  });

  it('do nothing while somebody types or composes a character, or while a dialog is open', () => {
    const single = shortcutGroups
      .flatMap(({ shortcuts }) => shortcuts.flatMap(({ keys }) => keys))
      .filter((key) => !key.includes('+') && key !== 'Escape' && key !== 'Enter');
    for (const key of single) {
      expect(does(key), key).toBeDefined();
      for (const more of [{ writing: true }, { composing: true }, { covered: true }, { alt: true }, { isOn: false }])
        expect(does(key, more), `${key} ${JSON.stringify(more)}`).toBeUndefined();
    }
    expect(does('c', { shift: true })).toBeUndefined();
    expect(does('c', { ctrl: true })).toBeUndefined();
  });

  it('with Ctrl also work in inputs, in other scripts and when single keys are off, but not with Shift', () => {
    for (const more of [{ writing: true }, { isOn: false }]) {
      expect(does('k', { ctrl: true, ...more })).toBe('palette');
      expect(does('s', { ctrl: true, ...more })).toBe('save');
    }
    expect(does('л', { code: 'KeyK', ctrl: true })).toBe('palette');
    expect(does('k', { ctrl: true, shift: true })).toBeUndefined();
    expect(does('k', { ctrl: true, composing: true })).toBeUndefined();
    expect(does('k', { ctrl: true, covered: true })).toBeUndefined();
    expect(does('s', { ctrl: true, covered: true })).toBe('save');
  });
});

describe('keys before the shortcuts are loaded', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What the shortcuts are given of these keys. */
  function heldOf(keys: readonly string[], ageMs = 0): string[] {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('Element', class {});
    listenEarly();
    for (const key of keys) {
      const event = Object.assign(new Event('keydown'), {
        key: key.replace('Control+', ''),
        ctrlKey: key.startsWith('Control+'),
      });
      Object.defineProperty(event, 'timeStamp', { value: performance.now() - ageMs });
      page.dispatchEvent(event);
    }
    const given: string[] = [];
    endListeningEarly(({ key }) => given.push(key));
    return given;
  }

  it('are done in their order while they only move and select', () => {
    expect(heldOf(['j', 'j', 'x'])).toEqual(['j', 'j', 'x']);
  });

  it('are one that opens something, because what follows may be meant for it', () => {
    expect(heldOf(['/', 'j', 'k'])).toEqual(['/']);
    expect(heldOf(['j', '/', 'x'])).toEqual(['j', '/']);
  });

  it('are forgotten after a while, and each is done once', () => {
    expect(heldOf(['j'], 3_000)).toEqual([]);
    expect(heldOf([])).toEqual([]);
  });

  it('are not typed into the palette when that is asked for after them', () => {
    expect(heldOf(['c', 'Control+k'])).toEqual([]);
  });
});
