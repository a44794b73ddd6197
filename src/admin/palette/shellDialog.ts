/** Which dialog of the shell is open; shortcuts, buttons and menus open one. */
import { signOut } from '#authProvider/session.ts';
import { isUnsaved } from '#src/kit/page/unsaved.ts';

export type ShellDialog = 'palette' | 'overlay' | 'switchAccount' | 'signOut' | 'leave';

let open: ShellDialog | undefined;
/** What was typed between the shortcut and the palette's first render; \n stands for Enter. */
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

/** Buffers a key for a palette that is still loading. False when none is, or when the key types nothing. */
export function bufferTyping(key: string): boolean {
  if (buffered === undefined || (key.length > 1 && key !== 'Enter')) return false;
  buffered += key === 'Enter' ? '\n' : key;
  return true;
}

/** What was typed so far, and whether Enter followed; from now on the palette receives keys itself. */
export function takeBufferedTyping(): { text: string; isEntered: boolean } {
  const typed = buffered ?? '';
  buffered = undefined;
  return { text: typed.replaceAll('\n', ''), isEntered: typed.endsWith('\n') };
}

export function watchShellDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
