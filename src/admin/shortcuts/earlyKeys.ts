/**
 * Keys before the shortcuts are loaded, which they are a moment after the page: the palette is asked for at once, with what is typed
 * after its key; everything else is done when the shortcuts are there.
 */
import { bufferTyping, openShellDialog } from '../palette/shellDialog.ts';
import { isWriting } from './onPage.ts';

/** Somebody who presses more than that is waiting for something else. */
const MOST = 10;
const held: KeyboardEvent[] = [];

function onKey(event: KeyboardEvent): void {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    openShellDialog('palette');
  } else if (!isWithCtrl && bufferTyping(event.key)) event.preventDefault();
  else if (!isWithCtrl && event.key.length === 1 && !isWriting(event.target) && held.length < MOST) held.push(event);
}

export const listenEarly = (): void => window.addEventListener('keydown', onKey);

/** The shortcuts listen themselves, and are given what was pressed. */
export function endListeningEarly(take?: (event: KeyboardEvent) => void): void {
  window.removeEventListener('keydown', onKey);
  for (const event of held.splice(0)) take?.(event);
}
