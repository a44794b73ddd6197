/**
 * Global users: the provider adds a person, works with them in one of their office centres, switches them off and on, unlinks them;
 * uploads some, and changes many at once.
 */
import { isFine } from './axe.ts';
import { mailedLink, register } from './invited.ts';
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

test('R-0419 R-0420 the provider uploads people, changes them, and finds one with the office centre', {
  tag: '@variant',
}, async ({ page }) => {
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

test('R-0045 R-0417 the provider adds a person, opens them in an office centre without choosing it, and ends the account there', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, superAdmin, '/management/user/add');
  const name = `Lau ${unused()}`;
  const username = `${unused().toLowerCase()}@guest.example`;
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail address').fill(username);
  await page.getByRole('combobox', { name: 'Office centre' }).fill('Jade');
  await page.getByRole('option', { name: /Jade/ }).first().click();
  const link = await mailedLink(page, username, async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
  await expect(page).toHaveURL(/\/management\/user\/\d+$/);
  const own = page.url();
  await register(page, link, name);

  await page.goto(`${own}/edit`);
  await page.getByLabel('Job title').fill('Quay manager');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User details have been updated.').first()).toBeVisible();
  await expect(page.getByText('Quay manager')).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();

  // The page in the office centre: its role there, its floors, its permissions.
  await page.getByRole('tab', { name: 'Office centres' }).click();
  await page.getByRole('row').filter({ hasText: 'Jade' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/management\/user\/\d+\/\d+\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const there = page.url();
  await axe(page);
  await page.getByRole('button', { name: 'Make admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByText('Sub admin').first()).toBeVisible();
  for (const tab of ['Permissions', 'Access', 'Trusted devices', 'Season parking', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByText('Choose an office centre')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${there}/edit`);
  await page.getByLabel('Job title').fill('Harbour master');
  await axe(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(there);
  await expect(page.getByText('Harbour master')).toBeVisible();
  // An address that does not hold together leads nowhere.
  await page.goto(there.replace(/[0-9a-f-]{36}$/, '00000000-0000-4000-8000-0000000000ff'));
  await expect(page).toHaveURL('/404');

  await page.goto(own);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unlink from an office centre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Office centre' }).click();
  await page.getByRole('option', { name: /Jade/ }).first().click();
  await dialog.getByRole('button', { name: 'Unlink from an office centre' }).click();
  await expect(page.getByText('Account delinked successfully.')).toBeVisible();
  await page.goto(there);
  await expect(page).toHaveURL('/404');
});
