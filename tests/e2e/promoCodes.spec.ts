/** A promo code from its making to its deletion, by the building (001 §2, §4). */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** Of the demo data: with redemptions. */
const welcome = '/promo-codes/00000000-0000-4000-8000-000000000101';

test('R-0663 R-0664 R-0665 R-0666 R-0667 R-0668 R-0669 the building makes a promo code, changes it, reads redemptions and deletes it', async ({
  page,
}) => {
  const mine = `Coffee week ${Date.now()}`;
  await signIn(page, buildingAdmin, '/promo-codes');
  await expect(page.getByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible();
  await page.getByRole('button', { name: 'New promo code' }).click();
  await page.getByRole('menuitem', { name: 'Off the order' }).click();

  // The address says the type, and the form does not ask it.
  await expect(page).toHaveURL('/promo-codes/new/order');
  await expect(page.getByLabel('Promo type')).toHaveCount(0);
  await page.getByLabel('Name').fill(mine);
  await page.getByLabel('Amount', { exact: false }).last().fill('15');
  await page.getByLabel('Stores').click();
  await page.getByRole('option', { name: 'Kopi Corner' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('First day').fill('01 Nov 2026');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Promo code successfully added')).toBeVisible();
  await expect(page).toHaveURL(/\/promo-codes\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: mine })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('15 %');

  const made = new URL(page.url()).pathname;
  await page.goto(made.replace('/promo-codes/', '/promo-codes/edit/'));
  await page.getByLabel('Redemptions in all').fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Promo code successfully updated')).toBeVisible();
  await expect(page).toHaveURL(made);
  await expect(page.getByRole('main')).toContainText('40 of 40 left');

  await page.goto(welcome);
  await page.getByRole('main').getByRole('link', { name: 'Promo code redemptions' }).click();
  await expect(page).toHaveURL(`${welcome}/redemption`);
  await expect(page.getByRole('tab', { name: /^Redeemed/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate record' })).toBeVisible();
  await isFine(page, 'redemptions');

  await page.goto(made);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nobody can use the code from now on.');
  await dialog.getByRole('button', { name: /^(Delete|Confirm)/ }).click();
  await expect(page.getByText('Promo code has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/promo-codes(\?|$)/);
  await expect(page.getByRole('link', { name: mine })).toHaveCount(0);
});
