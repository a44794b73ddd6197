/** Keyboard shortcuts: through a list, into a record, out of a form; never while a person types. */
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('keyboard shortcuts move through a list and open a record and its form', async ({ page }) => {
  await signIn(page, buildingAdmin, '/users');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-keyshortcuts', '/');
  const link = (row: number) => rows.nth(row).locator('a').first();
  const { keyboard } = page;
  await keyboard.press('ArrowDown');
  await expect(link(0)).not.toBeFocused();
  await keyboard.press('j');
  await expect(link(0)).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('ArrowDown');
  await expect(link(2)).toBeFocused();
  await keyboard.press('k');
  await expect(link(1)).toBeFocused();
  await keyboard.press('n');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await keyboard.press('p');
  await expect(page).toHaveURL(/page=1/);
  await keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  // In an input they are ordinary characters.
  await keyboard.type('jkxncp?/');
  await expect(search).toHaveValue('jkxncp?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/parking/season-parking');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await keyboard.press('j');
  await keyboard.press('x');
  await expect(page.getByText('1 row selected')).toBeVisible();
  await keyboard.press('j');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SP-/);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('aria-keyshortcuts', 'e');
  await keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);
  const make = page.getByRole('textbox', { name: 'Make' });
  await make.fill('Keyed');
  await keyboard.press('Control+s');
  await expect(page).not.toHaveURL(/\/edit$/);
  await expect(page.getByText('Keyed')).toBeVisible();
});

test('the overlay lists the shortcuts and can turn off single keys permanently', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/carparks');
  const create = page.getByRole('link', { name: 'Add carpark' });
  await expect(create).toHaveAttribute('aria-keyshortcuts', 'c');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('?');
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overlay).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  // Nothing below the dialog reacts to them.
  await page.keyboard.press('c');
  await expect(page).toHaveURL((url) => url.pathname === '/parking/carparks');
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences/shortcuts') && answer.ok());
  await overlay.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await saved;
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(create).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('c');
  await page.reload();
  await expect(create).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('Control+k');
  // Characters typed before the palette has opened are not lost.
  await page.keyboard.type('shortcuts');
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toHaveValue('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/parking/carparks');
  await overlay.getByRole('switch', { name: 'Single-key shortcuts' }).check();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/parking/carparks/add');
});
