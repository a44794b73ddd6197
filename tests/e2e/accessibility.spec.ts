import { expect, type Page, test } from '@playwright/test';
import { faultsOn, isFine } from './axe.ts';
import { buildingAdmin, signIn, superAdmin } from './people.ts';

const settled = async (page: Page) => {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The title of a page appears once its data is loaded.
  await expect(page).toHaveTitle(/\S/);
};

const pages: Record<string, readonly string[]> = {
  [buildingAdmin]: [
    '/today',
    '/tenants',
    '/tenants/add',
    '/tenants/2',
    '/tenants/2/edit',
    '/Unit',
    '/Unit/add',
    '/Unit/1',
    '/Unit/1/edit',
    '/users',
    '/users/add',
    '/user/8',
    '/user/edit/8',
    '/parking/carparks',
    '/parking/carparks/add',
    '/parking/carparks/1',
    '/parking/season-parking',
    '/parking/season-parking/add',
    '/parking/season-parking/41',
    '/parking/season-parking/41/edit',
    '/parking/season-parking/36',
    '/parking/season-parking/36/renewal',
    '/parking/season-parking/36/change-of-vehicle',
    '/parking/season-parking/instance/1',
    '/settings',
    '/security',
    '/company-info',
    '/upload/users',
    '/upload/mass-update',
    '/upload/face-recognition',
  ],
  [superAdmin]: ['/today', '/management/customers', '/customer/add', '/customer/1', '/customer/1/edit'],
};

for (const [account, paths] of Object.entries(pages))
  test(`axe finds no serious problem on the pages of ${account.split('@')[0]}, in the light and the dark theme`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signIn(page, account);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await isFine(page, path);
    }
  });

test('axe finds no serious problem in an open dialog and in the menu on a phone', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/season-parking');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parking/season-parking');
  await settled(page);
  expect(await faultsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
