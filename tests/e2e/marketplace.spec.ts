/** Marketplace: a company offers, another reports, the building removes and puts the person on the blacklist; an appeal lets them offer again. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

async function offer(page: Page, title: string): Promise<void> {
  await page.goto('/marketplace/add');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  for (const [label, option] of [
    ['Category', 'Furniture'],
    ['Condition', 'Good'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Description' }).fill('To be fetched from level 12.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

test('a post is offered, removed with a reason, its person is kept from offering, and offers again after an appeal (R-0047, R-1062)', async ({
  page,
  browser,
}) => {
  const title = `Chairs ${unused()}`;
  await signIn(page, tenantAdmin, '/marketplace');
  await offer(page, title);
  await expect(page.getByText('Record successfully added')).toBeVisible();
  const path = new URL(page.url()).pathname;
  await isFine(page, 'a post');

  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin, path);
  await team.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Not yours to sell');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(team.getByText('Removed', { exact: true }).first()).toBeVisible();

  const crumbs = team.getByRole('navigation', { name: 'You are here' });
  await team.goto('/blacklist');
  await expect(team.getByRole('heading', { name: 'Blacklist', level: 1 })).toBeVisible();
  await team.goto('/blacklist/add-user');
  await expect(team.getByRole('heading', { name: 'Add user' })).toBeVisible();
  await expect(crumbs.getByRole('listitem')).toHaveText(['Blacklist', 'Add user']);
  await team.getByRole('combobox', { name: 'Company' }).fill('Meridian');
  await team
    .getByRole('option', { name: /Meridian/ })
    .first()
    .click();
  await team.getByRole('combobox', { name: 'Person' }).fill('Grace Ong');
  await team
    .getByRole('option', { name: /Grace Ong/ })
    .first()
    .click();
  await team.getByRole('combobox', { name: 'Kept from' }).click();
  await team.getByRole('option', { name: 'Offering in the marketplace' }).click();
  await team.keyboard.press('Escape');
  await team.getByRole('textbox', { name: 'Reason' }).fill('Again and again');
  await isFine(team, 'somebody is put on the blacklist');
  await team.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(team.getByText('Blacklist successfully added')).toBeVisible();
  await expect(team).toHaveURL(/\/blacklist\/manage-user\/\d+$/);
  await expect(crumbs.getByRole('listitem')).toHaveText(['Blacklist', /^BL-/]);

  await offer(page, title);
  await expect(page.getByText(/You may not offer anything in the marketplace/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);

  await team.getByRole('button', { name: 'Lift the ban' }).click();
  await team.getByRole('dialog').getByRole('textbox').fill('Apologised');
  await team.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click();
  await expect(team.getByText('Appealed', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
});
