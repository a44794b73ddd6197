/** Location scanning: its pages, a new place with its QR code, somebody checked in and out at the desk. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('R-0529 a place is set up, shown with its code and edited; somebody is checked in there, and out', async ({ page }) => {
  const name = `Terrace ${Date.now()}`;
  await signIn(page, buildingAdmin, '/location/setup');
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  await page.goto('/location/setup/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: 'Capacity (people)' })
    .or(page.getByRole('spinbutton', { name: 'Capacity (people)' }))
    .fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/location\/setup\/[\w-]{36}$/);
  await expect(page.getByText('The location has been added.')).toBeVisible();
  await expect(page.getByText('Code of the QR')).toBeVisible();
  await isFine(page, 'a location');
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);

  await page.goto('/location/checkins');
  await expect(page.getByRole('heading', { level: 1, name: 'Check-ins' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^There now/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/location/checkins/add');
  await page.getByRole('combobox', { name: 'Location' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill('a');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(page).toHaveURL(/\/location\/checkins\/[\w-]{36}$/);
  await isFine(page, 'a check-in');
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText('Checked out.', { exact: true })).toBeVisible();
});
