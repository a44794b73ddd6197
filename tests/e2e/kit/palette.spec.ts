/** The command palette and recently opened records, by keyboard alone and on a phone. */
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from '../people.ts';
import { expect, test } from '../test.ts';

test('the command palette opens pages, records and actions by keyboard alone', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/season-parking');
  await page.getByRole('table').locator('tbody a').first().click();
  await expect(page).toHaveURL(/season-parking\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SP-/);
  const reference = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/tenants');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(box).toBeFocused();
  // Without input, recently opened records come first.
  await expect(page.getByRole('group', { name: 'Recently viewed' }).getByRole('option').first()).toContainText(reference);
  for (const group of ['Pages', 'Actions']) await expect(page.getByRole('group', { name: group })).toBeVisible();
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  const active = () => page.getByRole('option', { selected: true });
  await expect(active()).toContainText(reference);
  await page.keyboard.press('ArrowUp');
  await expect(active()).toContainText('Sign out');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await active().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect(active()).toContainText(reference);

  await page.keyboard.type('carp');
  await expect(active()).toContainText('Carparks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/parking/carparks');
  await expect(box).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(reference.toLowerCase());
  await expect(page.getByRole('group', { name: 'Records' }).getByRole('option')).toContainText(reference);
  await expect(active()).toContainText(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/parking\/season-parking\/\d+$/);
  await expect(box).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('add carp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parking/carparks/add');
  await expect(page).toHaveTitle(/\S/);
  await expect(box).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('light');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(box).toHaveCount(0);

  // The menu next to it shows the same.
  await page.getByRole('button', { name: 'Recently viewed' }).click();
  await page.getByRole('menuitem', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);

  // The theme belongs to the person in every session: restore it for the other tests.
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences/theme') && (answer.request().postData() ?? '').includes('system'),
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('same as system');
  await expect(active()).toContainText('Same as system');
  await page.keyboard.press('Enter');
  await kept;
});

test('recently opened records follow the person to another browser and are private; a phone has a button for the palette in the top bar', {
  tag: '@variant',
}, async ({ page, browser }) => {
  await signIn(page, tenantAdmin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parking/season-parking');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences/recent') && answer.ok());
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/season-parking\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SP-/);
  const reference = await page.getByRole('heading', { level: 1 }).innerText();
  await saved;
  const other = await browser.newPage();
  await signIn(other, tenantAdmin);
  await other.setViewportSize({ width: 390, height: 844 });
  await other.getByRole('button', { name: 'Search or jump to' }).click();
  await expect(other.getByRole('group', { name: 'Recently viewed' }).getByRole('option')).toContainText([reference]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  await other.getByRole('option', { name: reference }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(reference);
  await other.close();
});
