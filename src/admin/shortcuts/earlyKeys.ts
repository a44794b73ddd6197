/**
 * Keys before the shortcuts are loaded, which they are a moment after the page: the palette is asked for at once, with what is typed
 * after its key; any other key is done when the shortcuts are there. Only the first one, unless it moves or selects: what follows may
 * be meant for what it opens, such as a word for the search box.
 */
import { bufferTyping, openShellDialog } from '../palette/shellDialog.ts';
import { isWriting } from './onPage.ts';

/** A key that was pressed longer ago is no longer what the person wants. */
const FRESH_MS = 2_000;
/** Through the rows, and selecting one. */
const OPENS_NOTHING = ['j', 'k', 'x'];
let held: KeyboardEvent[] = [];

const mayHoldMore = (): boolean => held.every(({ key }) => OPENS_NOTHING.includes(key));

function onKey(event: KeyboardEvent): void {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    // What was pressed before is not meant for the palette.
    held = [];
    openShellDialog('palette');
  } else if (!isWithCtrl && bufferTyping(event.key)) event.preventDefault();
  else if (!isWithCtrl && event.key.length === 1 && !isWriting(event.target) && mayHoldMore()) held.push(event);
}

export const listenEarly = (): void => window.addEventListener('keydown', onKey);

/** The shortcuts listen themselves, and are given what was pressed. */
export function endListeningEarly(take?: (event: KeyboardEvent) => void): void {
  window.removeEventListener('keydown', onKey);
  for (const event of held) if (performance.now() - event.timeStamp < FRESH_MS) take?.(event);
  held = [];
}
