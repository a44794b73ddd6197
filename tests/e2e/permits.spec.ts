/** Permits to work: the building writes one, the management corporation’s user decides, a permit is suspended and issued again. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, viewer } from './people.ts';
import { expect, test } from './test.ts';

test('the building writes a permit, edits and submits it, and saves parts of the settings (R-1042)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/fm-forms/add');
  await page.getByRole('combobox', { name: 'Tenant' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Applicant name').fill('Amy Chan');
  await page.getByLabel('Applicant e-mail').fill('amy@tenant.example');
  await page.getByLabel('Contractor company').fill('Keen Builders');
  await page.getByLabel('Contractor name').fill('Lau');
  await page.getByLabel('Contractor e-mail').fill('works@keen.example');
  await page.getByRole('combobox', { name: 'Type of request' }).click();
  await page.getByRole('option', { name: 'Renovation' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^FM-\d{4}-\d{5}/ })).toBeVisible();

  // Not before place, nature and times of the work are there.
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  };
  await submit();
  await expect(page.getByText('have to be filled in before the form can be submitted')).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await page.getByLabel('Work location').fill('Unit 1201');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record successfully updated')).toBeVisible();

  await page.goto('/fm-forms');
  await page.getByRole('link', { name: 'FM form settings' }).click();
  await expect(page).toHaveURL('/fm-forms/settings');
  await page.getByLabel('MCST no.').fill('MCST 4711');
  await page.getByRole('button', { name: 'Save: MCST' }).click();
  await expect(page.getByText('FM form settings have been saved.')).toBeVisible();
  // The other parts still save: each goes on from what the last one has made.
  await page.getByLabel('Details of the admin fee').fill('Of the value of the work');
  await page.getByRole('button', { name: 'Save: PTW form' }).click();
  await expect(page.getByText('FM form settings have been saved.').last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('MCST no.')).toHaveValue('MCST 4711');
  await expect(page.getByLabel('Details of the admin fee')).toHaveValue('Of the value of the work');
});

test('the MCST user approves document and form, and the building suspends the permit and issues it again', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, viewer, '/fm-forms/documents/6');
  await page.getByRole('button', { name: 'Approve for the MCST' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve for the MCST' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Approved (MCST)' })).toBeVisible();
  await page.goto('/fm-forms/3');
  await isFine(page, 'a permit that awaits the MCST, on a phone');
  await page.getByRole('button', { name: 'Approve for the MCST' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve for the MCST' }).click();
  await expect(page.getByText('Upcoming').first()).toBeVisible();

  const building = await (await browser.newContext()).newPage();
  await signIn(building, buildingAdmin, '/fm-forms/3');
  await building.getByRole('button', { name: 'More actions' }).click();
  await building.getByRole('menuitem', { name: 'Suspend' }).click();
  await building.getByRole('dialog').getByLabel('Reason for suspension').fill('Fire alarm');
  await building.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(building.getByText('Suspended').first()).toBeVisible();
  await building.getByRole('button', { name: 'Issue again' }).click();
  await building.getByRole('dialog').getByRole('button', { name: 'Issue again' }).click();
  await expect(building.getByText('Upcoming').first()).toBeVisible();
});

test('approving a permit names what has to be decided first, and decides all of it there', async ({ page }) => {
  await signIn(page, buildingAdmin, `/fm-forms?filter=${JSON.stringify({ tab: 'PENDING_REVIEW' })}`);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('status');
  await expect(first).toContainText('Risk assessment');
  await isFine(page, 'the approval of a permit');
  await first.getByRole('button', { name: /^Approve all \d$/ }).click();
  await expect(first).toHaveText('Everything that was needed has been decided.');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Pending MCST approval|Upcoming|Active/).first()).toBeVisible();
});
