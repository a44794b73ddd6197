/** People from a spreadsheet: bad rows are mended in the preview, all are confirmed, and the upload is undone. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, unused } from './people.ts';
import { uploadPeople } from './sheets.ts';
import { expect, test } from './test.ts';

test('R-0267 people are uploaded, mended rows among them, and taken back as a whole', async ({ page }) => {
  test.slow();
  const mine = unused().toLowerCase();
  const rows = Array.from({ length: 40 }, (_, index) => [
    `Person ${index} ${mine}`,
    index % 25 === 0 ? 'no address' : `p${index}.${mine}@bulk.example`,
    'MERIDIAN',
    'Staff',
  ]);
  await signIn(page, buildingAdmin);
  await uploadPeople(page, { rows, bad: 2, mended: (left) => `mended${left}.${mine}@bulk.example` });

  // Undone from the history of the upload page.
  await page.goto('/upload/users');
  await page.getByRole('link', { name: 'people.csv' }).first().click();
  await expect(page).toHaveURL(/\/upload\/users\/result/);
  await page.getByRole('button', { name: 'Undo this upload' }).click();
  await isFine(page, 'the question before an upload is undone');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this upload' }).click();
  await expect(page.getByText('This upload has been undone.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: 'Undo this upload' })).toHaveCount(0);
  await isFine(page, 'an upload that has been undone');
});

test('R-0395 R-0396 the floors of a person are ticked and saved', async ({ page }) => {
  await signIn(page, buildingAdmin);
  // Nobody changes their own floors.
  await page.goto('/users');
  await page.getByRole('searchbox').first().fill('Arjun Nair');
  await page.getByRole('link', { name: 'Arjun Nair' }).first().click();
  await expect(page).toHaveURL(/\/user\/\d+/);
  await page.getByRole('tab', { name: 'Access' }).click();
  const floors = page.getByRole('group', { name: 'Access floors' });
  // The floors of the company are ticked, from B1 up; one at the top is given as well.
  await expect(floors.getByRole('checkbox').first()).toBeChecked();
  const last = floors.getByRole('checkbox').last();
  await expect(last).not.toBeChecked();
  await last.click();
  await isFine(page, 'the floors of a person');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User details have been updated.')).toBeVisible();
  await page.reload();
  await expect(last).toBeChecked();
  await page.getByRole('tab', { name: 'Trusted devices' }).click();
  await expect(page.getByText('This person trusts no device.')).toBeVisible();
});

test('R-0360 the stacking plan leads from the list of units to a unit, also with the keyboard', async ({ page }) => {
  await signIn(page, buildingAdmin, '/Unit');
  await page.getByRole('link', { name: 'Stacking plan' }).click();
  await expect(page).toHaveURL('/Unit/stacking-plan');
  const plan = page.getByRole('list', { name: 'Stacking plan' });
  await isFine(page, 'the stacking plan');
  // From the top down.
  const floors = await plan
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => Number(one.firstElementChild?.textContent)));
  expect(floors.filter(Number.isFinite)).toEqual([...floors.filter(Number.isFinite)].sort((one, other) => other - one));
  const legend = page.getByRole('group', { name: 'Companies of the building' });
  await legend.getByRole('button').first().click();
  await expect(legend.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const unit = plan.getByRole('link').first();
  await unit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Unit\/\d+$/);
});
