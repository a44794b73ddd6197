/** User groups: one is made, people are added by name and by a filter, one is removed; the provider's groups; their uploads. */
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, superAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const axe = (page: Page) => isFine(page, page.url());

test('R-0411 R-0412 R-0413 a building keeps a group: people are added by name and by company, and removed', async ({ page }) => {
  test.slow();
  await signIn(page, buildingAdmin, '/user-groups/add');
  const name = `Runners ${unused()}`;
  await page.getByLabel('Group name').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User group successfully added.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('tab', { name: 'Members' }).click();
  await expect(page.getByText('Nobody is in this group yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(page.getByText('User successfully added to group.')).toBeVisible();
  const remove = page.getByRole('button', { name: /^Remove (?!everybody)/ });
  await expect(remove).toHaveCount(1);

  await page.getByRole('button', { name: 'Add people' }).click();
  await dialog.getByRole('button', { name: /^Add all/ }).click();
  await page
    .getByRole('dialog', { name: /^Add all/ })
    .getByRole('button', { name: /^Add all/ })
    .click();
  await expect(remove).toHaveCount(10);
  await axe(page);

  await remove.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('User removed from group.')).toBeVisible();
});

/** A spreadsheet of two groups, of which the second is refused: checked, confirmed, and its result. */
async function uploadGroups(page: Page, path: string, name: string) {
  await page.goto(path);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const csv = `Group name,Maximum bookings,Per\n${name},3,Week\n${name} B,3,\n`;
  await (await chooser).setFiles({ name: 'groups.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/confirm`));
  await axe(page);
  await page.getByRole('button', { name: 'Upload 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/result`));
  await expect(page.getByText('1 user group successfully uploaded', { exact: true })).toBeVisible();
  await axe(page);
}

test('R-0416 R-0418 a building uploads user groups; where every row failed, that is an error', async ({ page }) => {
  test.slow();
  await signIn(page, buildingAdmin);
  await uploadGroups(page, '/upload/user-groups', `Evening ${unused()}`);
  // A file without a good row cannot be confirmed by the button; what a call has confirmed shows as an error.
  const call = await callsOf(page, buildingAdmin);
  const centre = `/office-centres/uuid/${(await call<{ officeCentre: { uuid: string } }>('GET', '/auth/user-info')).officeCentre.uuid}`;
  const rows = [{ number: 2, data: { groupName: '' } }];
  const { uploadId } = await call<{ uploadId: string }>('POST', `${centre}/user-groups/process-data`, {
    fileName: 'none.xlsx',
    rows,
  });
  await call('POST', `${centre}/user-groups/upload-data`, { uploadId });
  await page.goto(`/upload/user-groups/result?uploadId=${uploadId}`);
  const failed = page.getByRole('main').getByRole('status').filter({ hasText: 'All user groups failed to upload' });
  await expect(failed).toHaveClass(/colorError/);
});

test('R-0048 R-0423 the provider uploads global groups, and empties one', { tag: '@variant' }, async ({ page }) => {
  test.slow();
  await signIn(page, superAdmin);
  const name = `Pilot ${unused()}`;
  await uploadGroups(page, '/global-users/upload/user-groups', name);

  await page.goto('/global-users/user-groups');
  await page.getByRole('searchbox').first().fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Add people' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByRole('checkbox').nth(0).check();
  await adding.getByRole('checkbox').nth(1).check();
  await adding.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByRole('button', { name: /^Remove (?!everybody)/ })).toHaveCount(2);
  // In the menu: nobody should press it by mistake.
  await expect(page.getByRole('button', { name: 'Remove everybody' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove everybody' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(`Remove everybody from ${name}?`);
  await asked.getByRole('button', { name: /^Remove everybody/ }).click();
  await expect(page.getByText('Nobody is in this group yet.')).toBeVisible();
});
