/** The shortcuts, as the overlay lists them. */

import { actionKeys } from '#schemas/kernel/entity/entity.ts';

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
      { keys: ['w'], label: 'desk.keys.queue' },
    ],
  },
  {
    label: 'desk.keys.inQueue',
    shortcuts: [
      { keys: ['n'], label: 'desk.keys.nextRecord' },
      { keys: ['p'], label: 'desk.keys.previousRecord' },
      { keys: ['q'], label: 'desk.keys.leaveQueue' },
    ],
  },
  {
    label: 'desk.keys.records',
    shortcuts: [
      { keys: [actionKeys.agree], label: 'desk.keys.agree' },
      { keys: [actionKeys.refuse], label: 'desk.keys.refuse' },
      { keys: ['e'], label: 'desk.keys.edit' },
      { keys: ['Control+s'], label: 'desk.keys.save' },
    ],
  },
];
