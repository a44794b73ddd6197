/** A store from the building's side and from its merchant's (001 §2, §4). */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
const category = '00000000-0000-4000-8000-000000000101';

test('a merchant sees only the own store; the building sees the vendors and their categories', async ({ page }) => {
  await signIn(page, merchant, '/retail-store');
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await expect(page.getByText('Marina Noodle Bar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New store' })).toHaveCount(0);

  await signIn(page, buildingAdmin, '/stores');
  await expect(page.getByRole('heading', { name: 'Stores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kopi Corner' })).toBeVisible();
  await expect(page.getByText('Harbour Dry Cleaners')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Coffee/ })
    .click();
  await expect(page).toHaveURL(`/stores/category/${category}`);
  await page.goto(`/stores/category/${category}/edit`);
  await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible();
  // Who finds stores there after all is led back to them.
  await page.goto('/opc-empty');
  await expect(page.getByRole('link', { name: 'There are stores. Show them' })).toBeVisible();
});
