/** Targets of shortcuts on the page, found by role and `aria-keyshortcuts`, never by component names. */

const main = (): HTMLElement | null => document.getElementById('content');
const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const WRITES = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]';
const CHOOSES = '[role=listbox], [role=menu], [role=tablist], [role=radiogroup], [role=grid], [role=slider], [role=spinbutton]';
/** Inputs that take no text: shortcuts work there. */
const TICKS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file']);

/** Is the focus in an element that uses keys itself? */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement && TICKS.has(target.type)) return target.type === 'radio';
  return target.closest(WRITES) !== null || target.closest(CHOOSES) !== null;
}

/** Whether a dialog or menu covers the page: the page is hidden from assistive technology meanwhile. One that fades out no longer counts. */
export const isCovered = (): boolean => document.getElementById('root')?.closest('[aria-hidden=true], [inert]') !== null;

/** Presses the element that declares the key, or focuses it if it is an input. True when there is one. */
export function activateShortcut(key: string): boolean {
  const named = [...(main()?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`) ?? [])].find(
    (one) => isSeen(one) && !(one as HTMLButtonElement).disabled,
  );
  if (!named) return false;
  named.focus();
  if (named instanceof HTMLInputElement) named.select();
  else named.click();
  return true;
}

/** The rows of the list on the page, each by the link that opens it. */
const rowLinks = (): HTMLElement[] =>
  [...(main()?.querySelectorAll<HTMLElement>('tbody > tr, [data-rows] > ul > li') ?? [])].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]');
    return link && isSeen(link) ? [link] : [];
  });
const rowOf = (element: Element | null): Element | null => element?.closest('tr, li') ?? null;

/** Puts the focus on the next or the previous row. `mustBeThere`: only from another row. */
export function moveRow(step: 1 | -1, mustBeThere = false): boolean {
  const links = rowLinks();
  const here = rowOf(document.activeElement);
  const at = links.findIndex((link) => rowOf(link) === here);
  if (links.length === 0 || (mustBeThere && at < 0)) return false;
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1);
  const link = links[next] as HTMLElement;
  link.focus();
  rowOf(link)?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Ticks or unticks the row that has the focus. */
export function selectRow(): boolean {
  const row = rowOf(document.activeElement);
  const box = row && main()?.contains(row) ? row.querySelector<HTMLInputElement>('input[type=checkbox]') : null;
  box?.click();
  return Boolean(box);
}

/** Sends the form in front: that of the dialog, else that of the page. True when there is one. */
export function saveForm(): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].filter(isSeen).at(-1);
  const form = dialog ? dialog.querySelector('form') : main()?.querySelector('form');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button) return false;
  const writing = document.activeElement;
  if (writing instanceof HTMLElement && form.contains(writing)) {
    // Some inputs commit their text on blur.
    writing.blur();
    writing.focus();
  }
  if (!button.disabled) form.requestSubmit(button);
  return true;
}
