/** Global users: the provider finds a person, uploads some, and changes many at once. */
import { isFine } from './axe.ts';
import { signIn, superAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const axe = (page: Page) => isFine(page, page.url());

/** Uploads a sheet to that page up to its result. */
async function upload(page: Page, path: string, csv: string) {
  await page.goto(path);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/confirm`));
  await axe(page);
  await page.getByRole('button', { name: /^(Upload|Update) 1 (row|record)$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Upload|Update)$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}/result`));
  await axe(page);
}

test('R-0419 R-0420 the provider uploads people, changes them, and finds one with the office centre', async ({ page }) => {
  test.slow();
  await signIn(page, superAdmin);
  const username = `global.${unused()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')}@company.example`;
  await upload(page, '/global-users/upload/users', `Name,Email,Company\nWong Siu Ming,${username},Meridian Shipping Pte Ltd\n`);
  await upload(page, '/global-users/upload/mass-update', `Email,Job title\n${username},Harbour master\n`);
  await page.goto('/management/user');
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await page.getByRole('searchbox').fill(username);
  await page.getByText('Wong Siu Ming').first().click();
  await expect(page.getByText('Harbour master')).toBeVisible();
  await page.getByRole('tab', { name: 'Office centres' }).click();
  await expect(page.getByText('Meridian Shipping').first()).toBeVisible();
  await axe(page);
});
