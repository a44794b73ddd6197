/**
 * The keyboard instead of the mouse: in the project `keyboard` every click, fill and check of a journey is done with Tab,
 * arrows, Enter, Space and typing. What Tab does not reach fails the test, so the journeys prove what a person without a
 * mouse can do.
 */
import { type Browser, type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has: beyond them the focus goes round without meeting the target. */
const MOST_STEPS = 250;
type Kind = 'option' | 'item' | 'tab' | 'radio' | 'check' | 'combo' | 'text' | 'press';

/** The element that takes the focus for a target: itself, what it stands in, its label's control, or its row's link. */
const focusableOf = async (target: Locator): Promise<ElementHandle<HTMLElement>> => {
  await target.waitFor({ state: 'visible' });
  await expect(target).toBeEnabled();
  const found = await target.evaluateHandle((element) => {
    const stops =
      'a[href], button, input, select, textarea, [tabindex="0"], [role=option], [role^=menuitem], [role=tab], [role=radio]';
    const label = element.closest('label');
    const inRow = () => element.closest('tr, li')?.querySelector(stops);
    return element.closest(stops) ?? label?.control ?? element.querySelector(stops) ?? inRow() ?? null;
  });
  const handle = found.asElement() as ElementHandle<HTMLElement> | null;
  if (!handle) throw new Error(`${target} has nothing that takes the focus`);
  return handle;
};

const kindOf = (handle: ElementHandle<HTMLElement>): Promise<Kind> =>
  handle.evaluate((element): Kind => {
    const role = element.getAttribute('role') ?? '';
    const type = element instanceof HTMLInputElement ? element.type : '';
    if (role === 'option') return 'option';
    if (role.startsWith('menuitem')) return 'item';
    if (role === 'tab') return 'tab';
    if (type === 'radio' || role === 'radio') return 'radio';
    if (type === 'checkbox' || role === 'checkbox' || role === 'switch') return 'check';
    if (role === 'combobox') return 'combo';
    return (type && type !== 'button' && type !== 'submit') || element instanceof HTMLTextAreaElement ? 'text' : 'press';
  });

/** True when the element has the focus, or is the one that a list points at for the element that has it. */
const isReached = (handle: ElementHandle<HTMLElement>): Promise<boolean> =>
  handle.evaluate((element) => {
    const active = document.activeElement;
    return active === element || (element.id !== '' && active?.getAttribute('aria-activedescendant') === element.id);
  });
/** True when the focus is somewhere in the same set of tabs or radio buttons, where arrows lead on. */
const isNear = (handle: ElementHandle<HTMLElement>): Promise<boolean> =>
  handle.evaluate((element) => {
    const set = element.closest('[role=tablist], [role=radiogroup], fieldset');
    return Boolean(set?.contains(document.activeElement)) && document.activeElement !== set;
  });

async function steps(page: Page, key: string, until: () => Promise<boolean>, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await until()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Leads the focus to the target, the way its kind of widget is gone through. */
async function reach(target: Locator): Promise<{ kind: Kind; handle: ElementHandle<HTMLElement> }> {
  const page = target.page();
  const handle = await focusableOf(target);
  const kind = await kindOf(handle);
  const there = () => isReached(handle);
  if (kind === 'tab' || kind === 'radio') {
    await steps(page, 'Tab', async () => (await there()) || isNear(handle), target);
    await steps(page, 'ArrowRight', there, target);
  } else await steps(page, kind === 'option' || kind === 'item' ? 'ArrowDown' : 'Tab', there, target);
  return { kind, handle };
}

async function press(target: Locator): Promise<void> {
  const { kind, handle } = await reach(target);
  const { keyboard } = target.page();
  if (kind === 'text') return;
  if (kind === 'combo') {
    const isField = await handle.evaluate((element) => element instanceof HTMLInputElement);
    return keyboard.press(isField ? 'ArrowDown' : 'Enter');
  }
  return keyboard.press(kind === 'check' || kind === 'radio' ? 'Space' : 'Enter');
}

async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await keyboard.type(text);
}

async function tick(target: Locator): Promise<void> {
  if (!(await target.isChecked())) await press(target);
  await expect(target).toBeChecked();
}

/** From now on, in this worker, locators are clicked, filled and checked with keys alone. */
export async function withKeysOnly(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const all = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'click' | 'fill' | 'check'>;
  await page.close();
  all.click = function (this: Locator) {
    return press(this);
  };
  all.fill = function (this: Locator, text: string) {
    return write(this, text);
  };
  all.check = function (this: Locator) {
    return tick(this);
  };
}
