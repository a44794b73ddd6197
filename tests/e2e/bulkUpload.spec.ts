/** A spreadsheet from the list's button to the result, with the keyboard alone (project `keyboard`). */
import { readFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { faultsOn } from './axe.ts';
import { buildingAdmin, mailsTo, signIn, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function bookOf(rows: readonly (readonly (string | number)[])[]) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Read this first']]), 'Notes');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'People');
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

async function choose(page: Page, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: XLSX_TYPE, buffer });
}
const pick = async (page: Page, column: string, field: string) => {
  await page.getByRole('combobox', { name: `Field of the column ${column}` }).click();
  await page.getByRole('option', { name: field }).click();
};
const axe = async (page: Page) => expect(await faultsOn(page)).toEqual([]);

test('R-0267 users from a spreadsheet: matched, checked, corrected, confirmed, and the result is there after a reload', async ({
  page,
}) => {
  test.slow();
  await signIn(page, buildingAdmin);
  await page.goto('/users');
  await page.getByRole('link', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/users$/);

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const saved = XLSX.read(readFileSync(await (await template).path()));
  expect(XLSX.utils.sheet_to_json(saved.Sheets.Users as XLSX.WorkSheet, { header: 1 })[0]).toEqual(
    expect.arrayContaining(['Full name *', 'Email address *', 'Company *']),
  );

  const mine = unused().toLowerCase();
  const rows = [
    ['Full name', 'Login', 'Company', 'Role'],
    ['Ada Wong', `ada.${mine}@company.example`, 'MERIDIAN', 'Staff'],
    ['=1+1', `bob.${mine}@company.example`, 'MERIDIAN', 'Staff'],
    ['Cher Lim', `cher.${mine}`, 'Nobody Ltd', 'Staff'],
  ];
  await choose(page, 'people.xlsx', bookOf(rows));
  // Of two sheets, the one whose headings are known.
  await expect(page.getByText('people.xlsx: 3 rows')).toBeVisible();
  await expect(page.getByText('No column is chosen for: Email address')).toBeVisible();
  await axe(page);
  await pick(page, 'Login', 'Full name');
  await expect(page.getByText('Full name is chosen for more than one column.')).toBeVisible();
  await pick(page, 'Login', 'Email address');
  await page.getByRole('button', { name: 'Check 3 rows' }).click();

  await expect(page).toHaveURL(/\/upload\/users\/confirm\?uploadId=/);
  await expect(page.getByText('1 row can be uploaded, with errors: 2')).toBeVisible();
  await expect(page.getByText('Full name must not start with')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 row can be uploaded, with errors: 2')).toBeVisible();

  await page.getByRole('button', { name: 'Correct row 3' }).click();
  const editor = page.getByRole('form', { name: 'Correct row 3' });
  await axe(page);
  await editor.getByLabel('Full name').fill('Bob Tan');
  await editor.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('2 rows can be uploaded, with errors: 1')).toBeVisible();

  const failed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download failed rows' }).click();
  const download = await failed;
  expect(download.suggestedFilename()).toBe('people - failed rows.xlsx');
  const [, line] = XLSX.utils.sheet_to_json<string[]>(
    XLSX.read(readFileSync(await download.path())).Sheets.Users as XLSX.WorkSheet,
    { header: 1 },
  );
  expect(line).toEqual(expect.arrayContaining(['Cher Lim', 4]));

  await page.getByRole('button', { name: 'Upload 2 rows' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 row with errors is left out.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/users\/result\?uploadId=/);
  await expect(page.getByRole('status').filter({ hasText: '2 users successfully uploaded' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 users successfully uploaded · 1 row was not uploaded')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, `ada.${mine}@company.example`)).length).toBe(1);

  // The address of the step before leads here, too: what is confirmed is not confirmed again.
  await page.goto(page.url().replace('/result?', '/confirm?'));
  await expect(page).toHaveURL(/\/upload\/users\/result\?uploadId=/);

  // The next file with that heading needs no choice.
  await page.goto('/upload/users');
  await choose(page, 'more.xlsx', bookOf(rows.slice(0, 2)));
  await expect(page.getByRole('combobox', { name: 'Field of the column Login' })).toHaveText(/Email address/);
});
