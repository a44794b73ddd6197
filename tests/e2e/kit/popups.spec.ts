/**
 * All popups on the pages of the gallery, by keyboard: no serious axe finding in either theme, the focus stays inside, Escape
 * closes the popup and returns the focus. A page with a popup that is missing in `popups.ts` fails.
 */
import type { Locator } from '@playwright/test';
import { type First, type Popup, popups } from '#src/gallery/popups.ts';
import { picture } from '../../api/pictures.ts';
import { isFine } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expectFocusKept, expectWayBack } from '../popup.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, buildingAdmin);
});
test.afterAll(() => page.close());

/** Each of these pages opens in a way of its own: a dialog, a dialog over a picture, an editor, the menus of the frame. Calendars are gone through in `dates`. */
const ways = ['dialogs', 'images', 'richText', 'frame'];
const variantUnless = (name: string) => (ways.includes(name) ? {} : { tag: '@variant' });

const placeOf = (popup: Popup): Locator =>
  popup.example ? page.getByRole('region', { name: popup.example, exact: true }) : page.getByRole('main');
const openersOf = (popup: Popup): Locator => {
  const [role, name] = popup.opener;
  return placeOf(popup).getByRole(role, { name, exact: true });
};
const photo = async () => ({ name: 'me.png', mimeType: 'image/png', buffer: await picture('png', 600, 400) });
const chooser = () => page.locator('main input[type=file]').first();

/** Steps that are needed before a popup can be opened. */
const firsts: Readonly<Record<First, (popup: Popup) => Promise<unknown>>> = {
  sendFile: () =>
    chooser().setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }),
  choosePhoto: async (popup) => {
    const asked = page.waitForEvent('filechooser');
    await openersOf(popup).press('Enter');
    await (await asked).setFiles(await photo());
  },
  sendPhoto: async () => {
    await chooser().setInputFiles(await photo());
    const use = page.getByRole('dialog').getByRole('button', { name: 'Use photo' });
    // It is enabled once the photo is shown.
    await expect(use).toBeEnabled();
    await use.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  addQuestion: async () => {
    const type = page.getByRole('menuitem', { name: 'Short text' });
    // A key press while the builder is still rendering is lost.
    await expect(async () => {
      await page.getByRole('button', { name: 'Add a question' }).first().press('Enter', { timeout: 2_000 });
      await expect(type).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await type.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  },
  chooseWebLink: async () => {
    await page.getByRole('combobox', { name: 'Button link' }).press('Enter');
    await page.getByRole('option', { name: 'Web link' }).press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
  typeSomething: () => page.getByLabel('Something').pressSequentially('x'),
  offerTags: () =>
    page.route(/\/system-tags\//, (route) =>
      route.fulfill({ json: { success: true, data: ['loading bay', 'lobby'].map((label, value) => ({ label, value })) } }),
    ),
  openMenu: (popup) => openersOf(popup).first().press('Enter'),
};

/** Opens it with the key of its kind; a tooltip opens on focus. */
async function open(popup: Popup, opener: Locator): Promise<void> {
  if (popup.first === 'choosePhoto') return;
  if (popup.first === 'openMenu') return page.getByRole('menuitem', { name: 'Move to a position…' }).press('Enter');
  await opener.focus();
  if (popup.shows === 'tooltip') {
    // The focus must come from the keyboard, or there is no tooltip. An input that is drawn meanwhile is another way to go.
    const isThere = () => opener.evaluate((element) => element === document.activeElement);
    await expect(async () => {
      await opener.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      if (!(await isThere())) await page.keyboard.press('ArrowRight');
      expect(await isThere()).toBe(true);
    }).toPass();
    return;
  }
  if (popup.type) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(popup.type);
  } else await page.keyboard.press((await opener.evaluate((element) => element.tagName)) === 'INPUT' ? 'ArrowDown' : 'Enter');
}

async function openPage(name: string): Promise<void> {
  await page.goto(`/__kit/${name}`);
  await expect(page.locator('main section').first()).toBeVisible();
}

async function check(popup: Popup): Promise<void> {
  const opener = openersOf(popup).first();
  await firsts[popup.first as First]?.(popup);
  await open(popup, opener);
  const shown = page.getByRole(popup.shows).last();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await isFine(page, popup.from);
  if (popup.shows === 'dialog') await expectFocusKept(page, shown);
  await expectWayBack(page, shown, opener);
}

for (const [name, list] of Object.entries(popups))
  test(`everything that opens on the page ${name} is visible, reachable and can be closed`, variantUnless(name), async () => {
    await openPage(name);
    for (const popup of list)
      await test.step(`${popup.example ?? ''} ${popup.opener[1]}`, async () => {
        if (popup.first) await openPage(name);
        await check(popup);
      });
    // No other element on the page declares a popup.
    const saying = page.locator('main :is([aria-haspopup], [role=combobox])');
    let known = page.locator('nothing');
    for (const popup of list) known = known.or(openersOf(popup));
    const unknown = await saying.evaluateAll(
      (all, known) => all.filter((one) => !known.includes(one)).map((one) => one.outerHTML.slice(0, 200)),
      await known.elementHandles(),
    );
    expect(unknown).toEqual([]);
  });
