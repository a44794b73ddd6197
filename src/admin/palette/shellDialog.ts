/** Which dialog of the shell is open; shortcuts, buttons and menus open one. */
import { signOut } from '#authProvider/session.ts';
import { isUnsaved } from '#src/kit/unsaved.ts';

export type ShellDialog = 'palette' | 'overlay' | 'switchAccount' | 'signOut' | 'leave';

let open: ShellDialog | undefined;
/** Characters typed between the shortcut and the palette's first render. */
let buffered: string | undefined;
const listeners = new Set<() => void>();

export const shellDialog = (): ShellDialog | undefined => open;

/** Opens one in place of another; undefined closes. */
export function openShellDialog(dialog: ShellDialog | undefined): void {
  open = dialog;
  buffered = dialog === 'palette' ? '' : undefined;
  for (const listener of listeners) listener();
}

let after: (() => void) | undefined;
/** Asks before unsaved changes are lost, and continues when they may be. */
export function confirmLeaving(then: () => void): void {
  after = then;
  openShellDialog('leave');
}
export const afterLeaving = (): typeof after => after;

/** Signs out; with unsaved changes it asks first. */
export function signOutWithConfirm(): void {
  if (isUnsaved()) openShellDialog('signOut');
  else void signOut();
}

/** Buffers a character for a palette that is still loading. False when none is. */
export function bufferTyping(character: string): boolean {
  if (buffered === undefined) return false;
  buffered += character;
  return true;
}

/** The buffered characters; from now on the palette receives keys itself. */
export function takeBufferedTyping(): string {
  const typed = buffered ?? '';
  buffered = undefined;
  return typed;
}

export function watchShellDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
