/** Moves the focus to what a form was refused for. */

/** Marks the box of a field's input, for whoever looks for it by the field's wire key. */
export const fieldBox = (key: string) => ({ 'data-field': key });
/** Marks the sentence above a form that says why it was refused. */
export const summaryBox = { 'data-summary': true, tabIndex: -1 } as const;

const CONTROLS = 'input:not([type=file], [aria-hidden=true]), textarea, button, [contenteditable=true], [tabindex="0"]';
const isReachable = (one: HTMLElement): boolean => !one.matches(':disabled') && one.checkVisibility();

/** What takes the focus in the box of an input: the part that is wrong, else the first of all. */
function controlIn(box: Element): HTMLElement | undefined {
  const all = [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);
  return all.find((one) => one.getAttribute('aria-invalid') === 'true') ?? all[0];
}

/**
 * The first wrong input on the page has the focus; when none is at fault, the sentence that says why the form was refused.
 * @param keys of the wrong fields
 */
export function focusProblem(form: Element, keys: readonly string[]): void {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-field]')].filter(({ dataset }) =>
    keys.includes(dataset.field ?? ''),
  );
  const control = boxes.flatMap((box) => controlIn(box) ?? [])[0] ?? form.querySelector<HTMLElement>('[data-summary]');
  control?.focus();
}
