import { allMails, buildingAdmin, countOf, newPlate, signIn, signInByForm, speak, tenantAdmin, unused } from './people.ts';
import { expect, test } from './test.ts';

test('a building admin signs in with a one-time code, creates a car park and edits its sections (R-1001, R-1003, R-1005, R-1008)', async ({
  page,
}) => {
  await signInByForm(page, buildingAdmin);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Carparks' }).click();
  await expect(page).toHaveTitle('Carparks · Atrium');
  const before = await countOf(page, 'Active');

  await page.getByRole('link', { name: 'Add carpark' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  const code = `E2E-${unused()}`;
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Name').fill('Sky deck');
  await page.getByLabel('Monthly rate, car').fill('312.50');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Carpark successfully added')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `${code} · Sky deck` })).toBeVisible();
  await expect(page).toHaveTitle(`${code} · Sky deck · Atrium`);

  const pricing = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pricing' }) });
  await expect(pricing.getByText('312.50')).toBeVisible();
  await pricing.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Monthly rate, motorcycle').fill('48');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record successfully updated').first()).toBeVisible();
  await expect(pricing.getByText('48.00')).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel').getByText('48.00').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Carparks' }).click();
  await expect.poll(() => countOf(page, 'Active')).toBe(before + 1);
});

test('a tenant submits a season parking application and the building approves it; counts and history change (R-0978, R-0979, R-0997)', async ({
  browser,
  page,
}) => {
  const plate = newPlate();
  await signIn(page, tenantAdmin);
  await page.getByRole('link', { name: 'Season parking' }).click();
  const waiting = await countOf(page, 'Pending approval');
  await page.getByRole('link', { name: 'New application' }).click();
  await expect(page).toHaveTitle('New application · Atrium');
  await page.getByLabel('Vehicle plate no.').fill(plate);
  await page.getByRole('combobox', { name: 'Carpark' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Commencement date').fill('2026-01-01');
  // The form also checks the rule between the two dates: the field shows the error, and nothing that was typed is lost.
  await page.getByLabel('End date').fill('2025-12-31');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByLabel('End date')).toHaveAccessibleDescription(/^End date must not be before /);
  await expect(page.getByLabel('Vehicle plate no.')).toHaveValue(plate);
  await expect(page.getByLabel('Commencement date')).toHaveValue(/2026/);
  await page.getByLabel('End date').fill('2035-12-31');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: /^SP-\d{4}-\d{5}/ });
  await expect(heading).toBeVisible();
  const reference = (await heading.innerText()).match(/SP-\d{4}-\d{5}/)?.[0] as string;
  const address = new URL(page.url()).pathname;

  const building = await (await browser.newContext()).newPage();
  await signIn(building, buildingAdmin, '/parking/season-parking');
  const pending = await countOf(building, 'Pending approval');
  await building.getByRole('link', { name: reference }).click();
  await building.getByRole('button', { name: 'Approve' }).click();
  await building.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(building.getByRole('status').filter({ hasText: 'Approved' })).toBeVisible();
  await building.getByRole('tab', { name: 'History' }).click();
  await expect(building.getByRole('tabpanel').getByText('Approved').first()).toBeVisible();
  await building.getByRole('link', { name: 'Season parking' }).first().click();
  await expect.poll(() => countOf(building, 'Pending approval')).toBe(pending - 1);
  await building.getByRole('tab', { name: /^Ongoing/ }).click();
  await expect(building.getByRole('row', { name: new RegExp(plate) })).toBeVisible();

  await page.goto('/parking/season-parking');
  await expect.poll(() => countOf(page, 'Pending approval')).toBe(waiting);
  await page.goto(address);
  await page.getByRole('button', { name: 'Request termination' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The vehicle has been sold.');
  await dialog.getByRole('button', { name: 'Request termination' }).click();
  await expect(page.getByText('An email will be sent to your building team regarding your termination request')).toBeVisible();
  await expect
    .poll(async () => (await allMails(page)).map((mail) => mail.subject))
    .toContainEqual(expect.stringContaining(reference));
});

test('a person switches language and account (R-0995)', async ({ page }) => {
  await signIn(page, tenantAdmin);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Season parking');
  await expect(page.locator('main')).not.toContainText('Pending');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  // The setting belongs to the person in every session: the other journeys continue in English.
  await speak(page, 'en');

  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('dialog').getByText('Lotus').first().click();
  await expect(page.getByRole('banner').getByText('Lotus').first()).toBeVisible();
});

test('a failed save keeps what was typed and names the field at fault', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/carparks/add');
  await page.getByLabel('Code').fill('HPT-B1');
  await page.getByLabel('Name').fill('A second first basement');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveValue('A second first basement');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Units', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('A second first basement');
});

test('when two people edit one record, the one who saves last sees both values', async ({ browser, page }) => {
  await signIn(page, buildingAdmin, '/tenants');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage();
  await other.goto(page.url());
  await other.getByLabel('Address', { exact: true }).fill('1 First Street');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Successfully updated tenant.')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('2 Second Street');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 First Street')).toBeVisible();
  await expect(dialog.getByText('2 Second Street')).toBeVisible();
});
