/** Ctrl+K before the shortcuts are loaded, which they are a moment after the page: the palette then opens with what was typed. */
import { bufferTyping, openShellDialog } from '../palette/shellDialog.ts';

function onKey(event: KeyboardEvent): void {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl ? event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k' : !bufferTyping(event.key)) return;
  event.preventDefault();
  if (isWithCtrl) openShellDialog('palette');
}

export const listenEarly = (): void => window.addEventListener('keydown', onKey);
/** The shortcuts listen themselves. */
export const endListeningEarly = (): void => window.removeEventListener('keydown', onKey);
