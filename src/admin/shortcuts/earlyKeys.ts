/**
 * Keys before the shortcuts are loaded, which they are a moment after the page: the palette is asked for at once, with what is typed
 * after its key; any other key is done when the shortcuts are there. Only the first one: what follows may be meant for what it opens,
 * such as a word for the search box.
 */
import { bufferTyping, openShellDialog } from '../palette/shellDialog.ts';
import { isWriting } from './onPage.ts';

/** A key that was pressed longer ago is no longer what the person wants. */
const FRESH_MS = 2_000;
let held: KeyboardEvent | undefined;

function onKey(event: KeyboardEvent): void {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    openShellDialog('palette');
  } else if (!isWithCtrl && bufferTyping(event.key)) event.preventDefault();
  else if (!isWithCtrl && event.key.length === 1 && !isWriting(event.target)) held ??= event;
}

export const listenEarly = (): void => window.addEventListener('keydown', onKey);

/** The shortcuts listen themselves, and are given what was pressed. */
export function endListeningEarly(take?: (event: KeyboardEvent) => void): void {
  window.removeEventListener('keydown', onKey);
  if (held && performance.now() - held.timeStamp < FRESH_MS) take?.(held);
  held = undefined;
}
