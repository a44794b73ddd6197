/** Which of the desk's dialogs is open: anything may open one, from a key to a button. */
import { signOut } from '#authProvider/session.ts';
import { isUnsaved } from '#src/kit/unsaved.ts';

export type DeskDialog = 'palette' | 'overlay' | 'switchAccount' | 'signOut' | 'leave';

let open: DeskDialog | undefined;
/** What was typed between the key that opens the palette and the palette's being there. */
let early: string | undefined;
const listeners = new Set<() => void>();

export const deskDialog = (): DeskDialog | undefined => open;

/** Opens one in place of another; undefined closes. */
export function openDesk(dialog: DeskDialog | undefined): void {
  open = dialog;
  early = dialog === 'palette' ? '' : undefined;
  for (const listener of listeners) listener();
}

let after: (() => void) | undefined;
/** Asks whether what is unsaved shall be lost, and goes on when it shall. */
export function askBefore(then: () => void): void {
  after = then;
  openDesk('leave');
}
export const takeAfter = (): typeof after => after;

/** Signs out, after a question where something would be lost. */
export function askToSignOut(): void {
  if (isUnsaved()) openDesk('signOut');
  else void signOut();
}

/** Keeps a character for the palette that is on its way. False when there is none. */
export function typeEarly(character: string): boolean {
  if (early === undefined) return false;
  early += character;
  return true;
}

/** What was typed too early; from now on the palette hears for itself. */
export function takeEarly(): string {
  const typed = early ?? '';
  early = undefined;
  return typed;
}

export function watchDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
