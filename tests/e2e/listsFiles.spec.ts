/** Lists as files: the download or mail has the same content as the screen. */
import { readFile } from 'node:fs/promises';
import * as XLSX from 'xlsx';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const found = async (page: Page): Promise<number> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const text = await page.getByRole('status').filter({ hasText: 'record(s) found' }).innerText();
  return Number.parseInt(text.replace(',', ''), 10);
};

test('R-0285 a list downloads with its filters, sort order and tab; R-0305 an empty one says so; R-0397 R-1071 the same holds for the mailed list', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Full name' }).getByRole('button').click();
  // The address changes before the list starts loading.
  const searched = page.waitForResponse((answer) => answer.url().includes('wildcardSearch=wei') && answer.ok());
  await page.getByRole('searchbox').fill('wei');
  await expect(page).toHaveURL(/wei/);
  await searched;
  const total = await found(page);
  const shown = await page.getByRole('rowheader').allInnerTexts();

  // Left and reopened through the menu: the filter is still set.
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Carparks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carparks' })).toBeVisible();
  // Its section folds to the open page; a favourite stands at the top, and a name that is typed finds its entry.
  await menu.getByRole('button', { name: 'Parking' }).click();
  await expect(menu.getByRole('link', { name: 'Season parking', exact: true })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Favourite: Carparks' }).click();
  await expect(menu.getByRole('region', { name: 'Favourites' }).getByRole('link')).toHaveText(['Carparks']);
  await menu.getByRole('button', { name: 'Favourite: Carparks' }).first().click();
  await menu.getByRole('button', { name: 'Parking' }).click();
  await menu.getByRole('textbox', { name: 'Find a page' }).fill('user');
  await menu.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('wei');
  expect(await found(page)).toBe(total);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Users \d{4}-\d{2}-\d{2}\.xlsx$/);
  const book = XLSX.read(await readFile(await file.path()));
  const rows = XLSX.utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet);
  expect(rows).toHaveLength(total);
  expect(rows.map((row) => row['Full name']).slice(0, shown.length)).toEqual(shown);

  const mailed = page.waitForRequest(/\/users\/email-record/);
  await page.getByRole('button', { name: 'E-mail list' }).click();
  const query = new URL((await mailed).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ tab: 'ACTIVE', wildcardSearch: 'wei', sortProperties: 'fullName' });
  await expect(page.getByText('The record list will be emailed to you once it is ready.')).toBeVisible();

  await page.getByRole('searchbox').fill('nobody is called so');
  await expect(page.getByText('No Data')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByText('No available data.')).toBeVisible();
});
