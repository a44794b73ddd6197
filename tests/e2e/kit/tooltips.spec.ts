/** Tooltips: by mouse, by keys and by a long press; their code comes with the first of them. */
import { buildingAdmin, signIn } from '../people.ts';
import { expect, type Page, test } from '../test.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');
const columns = (page: Page) => page.getByRole('button', { name: 'Choose columns', exact: true });

test('a tooltip opens under the mouse and closes when it leaves, or on Escape', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('TooltipPopup') && loaded.push(request.url()));
  await signIn(page, buildingAdmin, '/users');
  await expect(columns(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(loaded).toEqual([]);
  await columns(page).hover();
  await expect(tooltip(page)).toHaveText('Choose columns');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tooltip(page)).toHaveCount(0);
  await columns(page).hover();
  await expect(tooltip(page)).toHaveText('Choose columns');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  expect(loaded).toHaveLength(1);
});

test('a tooltip that describes says so to assistive technology, open or not', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, '/users');
  const search = page.getByRole('searchbox');
  const box = page.locator('[title^="Looks into"]');
  await expect(box).toHaveCount(1);
  await search.focus();
  await expect(tooltip(page)).toContainText('Looks into: ');
  await expect(page.locator(`[aria-describedby="${await tooltip(page).getAttribute('id')}"]`).locator('input')).toBeFocused();
  await expect(box).toHaveCount(0);
  await search.blur();
  await expect(tooltip(page)).toHaveCount(0);
  await expect(box).toHaveCount(1);
});

test('without a connection a control works, without its tooltip', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, '/users');
  await expect(columns(page)).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('TooltipPopup'));
  await page.route('**/TooltipPopup*', (route) => route.abort());
  await columns(page).hover();
  await refused;
  await columns(page).click();
  await expect(page.getByRole('dialog', { name: 'Choose columns' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap opens no tooltip', { tag: '@variant' }, async ({ page }) => {
    await page.clock.install();
    await signIn(page, buildingAdmin, '/users');
    await expect(columns(page)).toBeVisible();
    // The code of tooltips comes once the finger is lifted, and finds the focus in the input.
    let lift = () => {};
    const lifted = new Promise<void>((resolve) => (lift = resolve));
    await page.route('**/TooltipPopup*', (route) => lifted.then(() => route.continue()));
    const code = page.waitForRequest((request) => request.url().includes('TooltipPopup'));
    await page.getByRole('searchbox').tap();
    lift();
    await page.evaluate((module) => import(module), (await code).url());
    for (let second = 0; second < 3; second++) await page.clock.runFor(1_000);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(tooltip(page)).toHaveCount(0);
    for (const _ of ['first', 'second']) {
      await columns(page).tap();
      await expect(page.getByRole('dialog', { name: 'Choose columns' })).toBeVisible();
      await page.clock.fastForward(2_000);
      await expect(tooltip(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.clock.fastForward(2_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('a long press opens a tooltip, the first one as well', async ({ page }) => {
    await signIn(page, buildingAdmin, '/users');
    const { x, y, width, height } = (await columns(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const devtools = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const _ of ['first', 'second']) {
      await finger('touchStart', { x: x + width / 2, y: y + height / 2 });
      await expect(tooltip(page)).toHaveText('Choose columns');
      // Lifted elsewhere: the emulation takes a long press for a tap.
      await finger('touchMove', { x: x - 200, y });
      await finger('touchEnd');
      await expect(tooltip(page)).toHaveCount(0);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
