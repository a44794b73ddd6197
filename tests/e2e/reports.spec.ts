/** The four pages of reports: a period, drop-downs, numbers that lead to their rows, and a spreadsheet by mail. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

const pages = [
  ['/reports/tenants-visitors', 'Tenants and visitors', 'Visits'],
  ['/reports/facilities-services', 'Facilities and services', 'Facility bookings'],
  ['/reports/engagement', 'Engagement', 'Feedback'],
  ['/reports/opc-privileges', 'Order Pay Collect and privileges', 'Orders'],
] as const;

test('R-1067 there are four pages, each with the reports of its lists', async ({ page }) => {
  await signIn(page, buildingAdmin, '/reports/tenants-visitors');
  for (const [path, title, first] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: first, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Status' }).first()).toBeVisible();
    // Texts that are loaded with the page are there.
    await expect(page.getByRole('main')).not.toContainText(/\b(reports|results)\./);
    await isFine(page, title);
  }
});

test('R-1070 a report is narrowed by a drop-down, drilled into, and mailed', async ({ page }) => {
  await signIn(page, buildingAdmin, '/reports/facilities-services');
  const section = (name: string) =>
    page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const bookings = section('Facility bookings');
  for (const [name, filter] of [
    ['Facility bookings', 'Category'],
    ['Service requests', 'Form'],
    ['Loading bay applications', 'Loading bay'],
  ] as const)
    await expect(section(name).getByRole('combobox', { name: filter })).toBeVisible();
  const categories = bookings.getByRole('region', { name: 'Category' });
  const category = await categories.getByRole('row').nth(1).getByRole('rowheader').innerText();
  await bookings.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: category }).click();
  await expect(page).toHaveURL(/facility-bookings\.categoryId=\d+/);
  const row = categories.getByRole('row', { name: category });
  await expect(categories.getByRole('row')).toHaveCount(2);
  const count = await row.getByRole('cell').first().innerText();
  await bookings.getByRole('button', { name: 'Mail it to me' }).click();
  await expect(page.getByText('The record list will be emailed to you once it is ready.')).toBeVisible();
  await row.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(/\/manage-bookings/);
  await expect(page.getByRole('tab', { name: new RegExp(`^All,? ${count}$`) })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/reports/engagement');
  await expect(section('Feedback').getByRole('combobox', { name: 'Category' })).toBeVisible();
});

test('a report and a list are scheduled from what is on the screen, and sent at once', async ({ page }) => {
  await signIn(page, buildingAdmin, '/reports/engagement');
  await page.getByRole('link', { name: 'Subscribe: Feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New subscription' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Of which records' })).toHaveValue(/counted$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Feedback of the month');
  await isFine(page, 'New subscription');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback of the month' })).toBeVisible();
  await page.getByRole('button', { name: 'Send to me now' }).click();
  await expect(page.getByText('The record list will be emailed to you once it is ready.')).toBeVisible();
  await page.goto('/feedback');
  await page.getByRole('link', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Filter' })).toHaveValue(/tab: /);
  await page.goto('/reports/subscriptions');
  await expect(page.getByRole('row', { name: /Feedback of the month/ })).toBeVisible();
});

test('each person sees the reports of what they may list: a company nothing of the tenants of the building', async ({ page }) => {
  const newTenants = page.getByRole('main').getByRole('heading', { level: 2, name: 'New tenants', exact: true });
  await signIn(page, tenantAdmin, '/reports/tenants-visitors');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Visits', exact: true })).toBeVisible();
  await expect(newTenants).toHaveCount(0);
  await signIn(page, buildingAdmin, '/reports/tenants-visitors');
  await expect(newTenants).toBeVisible();
});
