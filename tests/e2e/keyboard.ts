/**
 * The keyboard instead of the mouse: in the project `keyboard` every click, fill and check of a journey is done with Tab,
 * arrows, Enter, Space and typing. An element that Tab does not reach fails the test, so the journeys prove that the portal
 * works without a mouse.
 */
import { type Browser, type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has: beyond them the focus cycles without reaching the target. */
const MAX_STEPS = 250;
/** `tab`: one of a set with a single tab stop, in which arrow keys move; toolbars, days and slots work like tabs. */
type Kind = 'option' | 'item' | 'tab' | 'radio' | 'check' | 'combo' | 'text' | 'press';
const TOGGLES = '[role=group]:has(> [aria-pressed])';
const SETS = `[role=tablist], [role=radiogroup], [role=grid], [role=toolbar], [role=listbox], [role=menu], ${TOGGLES}, fieldset`;

/** The element that takes the focus for a target: itself, its container, its label's control, or its row's link. */
const focusableOf = async (target: Locator, force = false): Promise<ElementHandle<HTMLElement>> => {
  await target.waitFor({ state: 'visible' });
  if (!force) await expect(target).toBeEnabled();
  const found = await target.evaluateHandle((element) => {
    const stops =
      'a[href], button, input, select, textarea, [tabindex="0"], [role=option], [role^=menuitem], [role=tab], [role=radio], [role=gridcell]';
    const label = element.closest('label');
    // A row is opened by its link; what selects it may stand before.
    const row = element.closest('tr, li');
    const inRow = () => row?.querySelector('a[href]') ?? row?.querySelector(stops);
    return element.closest(stops) ?? label?.control ?? element.querySelector(stops) ?? inRow() ?? null;
  });
  const handle = found.asElement() as ElementHandle<HTMLElement> | null;
  if (!handle) throw new Error(`${target} has nothing that takes the focus`);
  return handle;
};

const kindOf = (handle: ElementHandle<HTMLElement>): Promise<Kind> =>
  handle.evaluate((element, toggles): Kind => {
    const role = element.getAttribute('role') ?? '';
    const type = element instanceof HTMLInputElement ? element.type : '';
    // A popup list is outside of the page's main part; a list inside it takes the focus itself.
    if (role === 'option') return element.closest('main') ? 'tab' : 'option';
    if (role.startsWith('menuitem')) return 'item';
    if (role === 'tab' || role === 'gridcell' || element.closest(`[role=toolbar], ${toggles}`)) return 'tab';
    if (type === 'radio' || role === 'radio') return 'radio';
    if (type === 'checkbox' || role === 'checkbox' || role === 'switch') return 'check';
    if (role === 'combobox') return 'combo';
    if (element instanceof HTMLTextAreaElement || element.isContentEditable) return 'text';
    return type && type !== 'button' && type !== 'submit' ? 'text' : 'press';
  }, TOGGLES);

/**
 * The position of the focus relative to the target: on it (or on the element that points to it), before or behind it in the
 * same set, elsewhere; `gone` once the target has been re-rendered.
 */
const focusFrom = (handle: ElementHandle<HTMLElement>): Promise<'here' | 'before' | 'behind' | 'elsewhere' | 'gone'> =>
  handle.evaluate((element, sets) => {
    const active = document.activeElement;
    if (!element.isConnected) return 'gone';
    if (active === element || (element.id !== '' && active?.getAttribute('aria-activedescendant') === element.id)) return 'here';
    const set = element.closest(sets);
    const at = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
    if (!at || !set?.contains(at) || at === set) return 'elsewhere';
    return at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'behind';
  }, SETS);

/** A list that is still being searched takes the place in it away when the answer comes. */
const isBusy = (handle: ElementHandle<HTMLElement>) =>
  handle.evaluate((element) => element.isConnected && element.closest('[role=listbox][aria-busy=true]') !== null);

/** The element that takes the focus, once its list is no longer being searched. */
async function atRest(target: Locator, force: boolean): Promise<ElementHandle<HTMLElement>> {
  const handle = await focusableOf(target, force);
  await expect.poll(() => isBusy(handle)).toBe(false);
  return handle;
}

/** Moves the focus to the target in the way of its kind of widget. */
async function reach(target: Locator, force = false): Promise<{ kind: Kind; handle: ElementHandle<HTMLElement> }> {
  let handle = await atRest(target, force);
  let kind = await kindOf(handle);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const focus = await focusFrom(handle);
    if (focus === 'here') return { kind, handle };
    if (focus === 'gone') {
      handle = await atRest(target, force);
      kind = await kindOf(handle);
    } else {
      const key = keyTowards(kind, focus);
      await pressTimes(target.page(), key, key === 'Tab' ? await stopsBefore(handle) : 1);
    }
  }
  throw new Error(`no key leads to ${target}`);
}

/**
 * How many tab stops can be passed without a look at each: fewer than lie between the focus and the target, because Tab stops at
 * fewer elements than are counted here.
 */
const stopsBefore = (handle: ElementHandle<HTMLElement>): Promise<number> =>
  handle.evaluate((element) => {
    const scope = element.closest('[role=dialog]') ?? document.body;
    const stops = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
    const placeOf = (one: Element | null) =>
      stops.filter((stop) => one && one.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING).length;
    const { activeElement } = document;
    const between = placeOf(element) - (scope.contains(activeElement) ? placeOf(activeElement) : 0);
    return Math.max(1, Math.floor((between < 0 ? between + stops.length : between) * 0.8) - 1);
  });

/** Presses a key again and again without waiting in between. */
async function pressTimes(page: Page, key: string, times: number): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => page.keyboard.press(key)));
}

/** The key that moves on from the current focus. */
function keyTowards(kind: Kind, focus: string): string {
  if (kind === 'option' || kind === 'item') return focus === 'behind' ? 'ArrowUp' : 'ArrowDown';
  if (focus === 'elsewhere' || (kind !== 'tab' && kind !== 'radio')) return 'Tab';
  return focus === 'before' ? 'ArrowRight' : 'ArrowLeft';
}

async function press(target: Locator, force = false): Promise<void> {
  const { kind, handle } = await reach(target, force);
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

/** From now on, in this worker, locators are clicked, filled and checked by keyboard only. */
export async function withKeysOnly(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const all = Object.getPrototypeOf(page.locator('body')) as Pick<Locator, 'click' | 'fill' | 'check'>;
  await page.close();
  all.click = function (this: Locator, options) {
    return press(this, options?.force);
  };
  all.fill = function (this: Locator, text: string) {
    return write(this, text);
  };
  all.check = function (this: Locator) {
    return tick(this);
  };
}
