/** Five hundred people from a spreadsheet: twenty bad rows are mended in the preview, all are confirmed, and the upload is undone. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, unused } from './people.ts';
import { expect, test } from './test.ts';

const PEOPLE = 500;
/** Every 25th row has no address that could be one. */
const isBad = (index: number) => index % 25 === 0;

test('R-0267 five hundred people are uploaded, twenty mended rows among them, and taken back as a whole', async ({ page }) => {
  test.setTimeout(300_000);
  const mine = unused().toLowerCase();
  const rows = Array.from(
    { length: PEOPLE },
    (_, index) => `Person ${index} ${mine},${isBad(index) ? 'no address' : `p${index}.${mine}@bulk.example`},MERIDIAN,Staff`,
  );
  await signIn(page, buildingAdmin);
  await page.goto('/upload/users');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(['Full name,E-mail address,Company,Role', ...rows].join('\n'));
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check 500 rows' }).click();
  await expect(page.getByText('480 rows can be uploaded. Rows with errors: 20.')).toBeVisible({ timeout: 60_000 });

  const editor = page.getByRole('form', { name: /^Correct row/ });
  for (let left = 20; left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Correct row/ })
      .first()
      .click();
    await editor.getByLabel('E-mail address').fill(`mended${left}.${mine}@bulk.example`);
    await editor.getByRole('button', { name: 'Check again' }).click();
    const said = left > 1 ? `Rows with errors: ${left - 1}.` : 'All 500 rows can be uploaded.';
    await expect(page.getByText(said)).toBeVisible({ timeout: 30_000 });
  }
  await page.getByRole('button', { name: 'Upload 500 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('500 users successfully uploaded').first()).toBeVisible({ timeout: 120_000 });

  // Undone from the history of the upload page.
  await page.goto('/upload/users');
  await page.getByRole('link', { name: 'people.csv' }).first().click();
  await expect(page).toHaveURL(/\/upload\/users\/result/);
  await page.getByRole('button', { name: 'Undo this upload' }).click();
  await isFine(page, 'the question before an upload is undone');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
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
  await floors.getByRole('checkbox').first().click();
  await isFine(page, 'the floors of a person');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User details have been updated.')).toBeVisible();
  await page.reload();
  await expect(floors.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('tab', { name: 'Trusted devices' }).click();
  await expect(page.getByText('This person trusts no device.')).toBeVisible();
});

test('R-0360 the stacking plan leads from the list of units to a unit, also with the keyboard', async ({ page }) => {
  await signIn(page, buildingAdmin);
  await page.goto('/Unit');
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
