/** The people of a tenant, those who have not registered yet, and the building's own staff. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, unused } from './people.ts';
import { expect, test } from './test.ts';

test('a person is added to a tenant on its page, and stays on the pending profile until they register (R-0351, R-0374)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, buildingAdmin, '/tenants');
  await page.goto('/tenants/2?tab=users');
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(page).toHaveURL('/tenants/2/users/add');
  // The company is given: nobody is asked for it.
  await expect(page.getByLabel('Company', { exact: true })).toHaveCount(0);
  await isFine(page, 'adding a user to a tenant');
  const name = `Mei ${unused()}`;
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail address').fill(`${unused().toLowerCase()}@guest.example`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/user-pending\/\d+$/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Meridian Shipping Pte Ltd').first()).toBeVisible();
  await isFine(page, 'the pending profile');
  await page.goto(page.url().replace('/user-pending/', '/user-pending/edit/'));
  await page.getByLabel('Job title').fill('Clerk');
  await isFine(page, 'the form of a pending user');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User details have been updated.')).toBeVisible();
  await expect(page).toHaveURL(/\/user-pending\/\d+$/);
  await expect(page.getByText('Clerk')).toBeVisible();

  // A company may be added with its first admin; one without says so, and leads to the form that adds one.
  const code = unused();
  await page.goto('/tenants/add');
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel('Company name').fill(`Company ${code}`);
  await page.getByLabel('Name of the first admin').fill('Fay First');
  await page.getByLabel('E-mail address of the first admin').fill('no address');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('E-mail address of the first admin')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Company name')).toHaveValue(`Company ${code}`);
  await page.getByLabel('Name of the first admin').fill('');
  await page.getByLabel('E-mail address of the first admin').fill('');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Company ${code}`, level: 1 })).toBeVisible();
  await expect(page.getByText('This company has no admin yet', { exact: false })).toBeVisible();
  await isFine(page, 'a company without an admin');
  await page.getByRole('link', { name: 'Add an admin' }).click();
  await page.getByLabel('Full name').fill('Fay First');
  await page.getByLabel('E-mail address').fill(`${code.toLowerCase()}@guest.example`);
  await expect(page.getByText('Master admin').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/user-pending\/\d+$/);
});

test('the tabs of the users list have their numbers, the active ones first (R-0369), and another tab begins at its first page (R-0368, R-0370)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/users');
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveText(/\d/);
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).not.toHaveURL(/page=2/);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user-pending\/\d+$/);
});

test('those who have not registered are reviewed one by one on a page of their own (R-0044)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, buildingAdmin, '/users');
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.locator('a[href^="/user-pending/"]').first()).toBeVisible();
  await page.getByRole('link', { name: /^Go through/ }).click();
  await expect(page).toHaveURL(/\/users\/review\?/);
  await expect(page.getByRole('heading', { name: 'Review users', level: 1 })).toBeVisible();
  const queue = page.getByRole('toolbar', { name: 'Queue' });
  await expect(queue.getByRole('status')).toHaveText(/^1 of/);
  await queue.getByRole('button', { name: 'Next' }).click();
  await expect(queue.getByRole('status')).toHaveText(/^2 of/);
  // What can be done stands beside the person; whoever was invited just now has to wait for another mail.
  await expect(page.getByRole('button', { name: 'Send the invitation again' })).toBeVisible();
  await isFine(page, 'the review of users');
  // The bare address opens the same; the table is behind it.
  await page.goto('/users/review');
  await expect(queue.getByRole('status')).toHaveText(/^1 of/);
  await queue.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('the building’s own staff has a list and a profile (R-0046, R-0405)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, buildingAdmin, '/building-user-management/users');
  await expect(page.getByRole('heading', { name: 'Building users', level: 1 })).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/building-user-management\/users\/\d+$/);
  await isFine(page, 'the profile of a building user');
});

test('floors have a list and a detail page, the active ones first (R-0360, R-0362)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/Unit');
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveAttribute('aria-selected', 'true');
  const unit = page.getByRole('row').nth(1).getByRole('link').first();
  const name = await unit.innerText();
  await unit.click();
  await expect(page).toHaveURL(/\/Unit\/\d+$/);
  // Its name begins with its floor.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Floor as a number')).toBeVisible();
});

test('an e-mail domain is added on its page, with the record that proves it (R-0352)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/email');
  await page.getByRole('link', { name: 'Add e-mail domain' }).click();
  const domain = `${unused().toLowerCase()}.example`;
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Email domain has been added.')).toBeVisible();
  await expect(page).toHaveURL(/\/email\/\d+$/);
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByText(`_atrium.${domain}`)).toBeVisible();
  await isFine(page, 'the proof of an e-mail domain');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert').filter({ hasText: domain })).toBeVisible();
});
