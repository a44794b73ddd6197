/** A store from the building's side and from its merchant's (001 §2, §4). */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
const category = '00000000-0000-4000-8000-000000000101';

test('R-0571 R-0572 R-0573 a merchant sees only the own store; the building sees the vendors and their categories', async ({ page }) => {
  await signIn(page, merchant, '/retail-store');
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await expect(page.getByText('Marina Noodle Bar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New store' })).toHaveCount(0);

  await signIn(page, buildingAdmin, '/stores');
  await expect(page.getByRole('heading', { name: 'Stores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kopi Corner' })).toBeVisible();
  await expect(page.getByText('Harbour Dry Cleaners')).toHaveCount(0);
  await page.screenshot({ path: '/tmp/retail/shots/stores.png', fullPage: true });
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Coffee/ }).click();
  await expect(page).toHaveURL(`/stores/category/${category}`);
  await page.goto(`/stores/category/${category}/edit`);
  await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible();
  // Who finds stores there after all is led back to them.
  await page.goto('/opc-empty');
  await expect(page.getByRole('navigation', { name: /readcrumb/ }).getByText('Stores').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'There are stores. Show them' })).toBeVisible();
});

test('R-0570 the building adds a store, sets its hours and a delivery period, and regenerates the PIN', async ({ page }) => {
  await signIn(page, buildingAdmin, '/retail-store/add');
  const name = `Tea House ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await page.screenshot({ path: '/tmp/retail/shots/add.png', fullPage: true });
  await page.getByRole('button', { name: 'Save' }).first().click();
  // The PIN of the new store, this once.
  const first = page.getByRole('dialog');
  await expect(first).toContainText(/\d{6}/);
  await page.screenshot({ path: '/tmp/retail/shots/pin.png' });
  const pin = /\d{6}/.exec(await first.innerText())?.[0] as string;
  await first.getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await page.screenshot({ path: '/tmp/retail/shots/show.png', fullPage: true });

  await page.getByRole('button', { name: 'Edit opening hours' }).click();
  const hours = page.getByRole('dialog');
  await hours.getByRole('group', { name: 'Monday', exact: true }).getByRole('switch').click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Opening hours have been updated').first()).toBeVisible();

  await page.goto(`${new URL(page.url()).pathname}/delivery-periods/add`);
  await page.screenshot({ path: '/tmp/retail/shots/period.png', fullPage: true });
  expect(pin).toMatch(/^\d{6}$/);
});
