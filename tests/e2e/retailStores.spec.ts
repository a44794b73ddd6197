/** A store from the building's side and from its merchant's (001 §2, §4). */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
const name = `Tea House ${Date.now()}`;

test('R-0570 the building adds a store, sets hours and a delivery period, and regenerates the PIN', async ({ page }) => {
  await signIn(page, buildingAdmin, '/retail-store');
  await expect(page.getByRole('heading', { name: 'Retail stores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await page.goto('/retail-store/add');
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  // The PIN of the new store, this once.
  const first = page.getByRole('dialog');
  await expect(first).toContainText(/\b\d{6}\b/);
  const pin = /\b\d{6}\b/.exec(await first.innerText())?.[0];
  await first.getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();

  await page.getByRole('button', { name: 'Edit opening hours' }).click();
  const hours = page.getByRole('dialog');
  await hours.getByRole('group', { name: 'Monday', exact: true }).getByRole('switch').click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Opening hours have been updated').first()).toBeVisible();

  await page.getByRole('tab', { name: /Delivery periods/ }).click();
  await page.getByRole('link', { name: /Delivery period|Add/ }).last().click();
  await expect(page).toHaveURL(/delivery-periods\/add$/);
});

test('a merchant sees only the own store', async ({ page }) => {
  await signIn(page, merchant, '/retail-store');
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await expect(page.getByText('Marina Noodle Bar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Add/ })).toHaveCount(0);
});
