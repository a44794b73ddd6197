/** A spreadsheet from the list's button to the result, with the keyboard alone (project `keyboard`). */
import { readFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { ZipFile } from 'yazl';
import { tinyPng } from '#tests/api/pictures.ts';
import { isFine } from './axe.ts';
import { buildingAdmin, mailsTo, signIn, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function bookOf(rows: readonly (readonly (string | number)[])[]) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Read this first']]), 'Notes');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'People');
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

const zipOf = (parts: Readonly<Record<string, Buffer | string>>): Promise<Buffer> =>
  new Promise((resolve) => {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
    const chunks: Buffer[] = [];
    zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.on('end', () => resolve(Buffer.concat(chunks)));
    zip.end();
  });

const ZIP_TYPE = 'application/zip';
async function choose(page: Page, name: string, buffer: Buffer, mimeType = XLSX_TYPE) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
const pick = async (page: Page, column: string, field: string) => {
  await page.getByRole('combobox', { name: `Field of the column ${column}` }).click();
  await page.getByRole('option', { name: field }).click();
};
/** Opens an upload through the list's button, whose menu has the uploads that the person may do. */
async function chooseUpload(page: Page, name: string) {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
const axe = (page: Page) => isFine(page, page.url());

test('R-0267 users are imported from a spreadsheet: match columns, check, correct, confirm; the result survives a reload', async ({
  page,
}) => {
  test.slow();
  await signIn(page, buildingAdmin, '/users');
  await chooseUpload(page, 'Upload users');
  await expect(page).toHaveURL(/\/upload\/users$/);

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const saved = XLSX.read(readFileSync(await (await template).path()));
  expect(XLSX.utils.sheet_to_json(saved.Sheets.Users as XLSX.WorkSheet, { header: 1 })[0]).toEqual(
    expect.arrayContaining(['Full name *', 'E-mail address *', 'Company *']),
  );

  const mine = unused().toLowerCase();
  const rows = [
    ['Full name', 'Login', 'Company', 'Role'],
    ['Ada Wong', `ada.${mine}@company.example`, 'MERIDIAN', 'Staff'],
    ['=1+1', `bob.${mine}@company.example`, 'MERIDIAN', 'Staff'],
    ['Cher Lim', `cher.${mine}`, 'Nobody Ltd', 'Staff'],
  ];
  await choose(page, 'people.xlsx', bookOf(rows));
  // Of two sheets, the one with known headings.
  await expect(page.getByText('people.xlsx: 3 rows')).toBeVisible();
  await expect(page.getByText('No column is chosen for: E-mail address')).toBeVisible();
  await axe(page);
  await pick(page, 'Login', 'Full name');
  await expect(page.getByText('Full name is chosen for more than one column.')).toBeVisible();
  await pick(page, 'Login', 'E-mail address');
  await page.getByRole('button', { name: 'Check 3 rows' }).click();

  await expect(page).toHaveURL(/\/upload\/users\/confirm\?uploadId=/);
  await expect(page.getByText('1 row can be uploaded. Rows with errors: 2')).toBeVisible();
  await expect(page.getByText('Full name must not start with')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 row can be uploaded. Rows with errors: 2')).toBeVisible();

  await page.getByRole('button', { name: 'Correct row 3' }).click();
  const editor = page.getByRole('form', { name: 'Correct row 3' });
  await axe(page);
  await editor.getByLabel('Full name').fill('Bob Tan');
  await editor.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('2 rows can be uploaded. Rows with errors: 1')).toBeVisible();

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

  // The address of the previous step redirects here, too: a confirmed upload cannot be confirmed again.
  await page.goto(page.url().replace('/result?', '/confirm?'));
  await expect(page).toHaveURL(/\/upload\/users\/result\?uploadId=/);

  // The next file with that heading remembers the choice.
  await page.goto('/upload/users');
  await choose(page, 'more.xlsx', bookOf(rows.slice(0, 2)));
  await expect(page.getByRole('combobox', { name: 'Field of the column Login' })).toHaveText(/E-mail address/);
});

/** Creates two people of a company; returns their addresses. */
async function twoPeople(page: Page): Promise<[string, string]> {
  const mine = unused().toLowerCase();
  const [eva, finn] = [`eva.${mine}@company.example`, `finn.${mine}@company.example`];
  await page.goto('/upload/users');
  const rows = [
    ['Full name', 'E-mail address', 'Company', 'Role'],
    ['Eva Ng', eva, 'MERIDIAN', 'Staff'],
    ['Finn Lau', finn, 'MERIDIAN', 'Staff'],
  ];
  await choose(page, 'people.xlsx', bookOf(rows));
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await page.getByRole('button', { name: 'Upload 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/result\?uploadId=/);
  await page.goto('/users');
  return [eva, finn];
}
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('R-0109 R-0392 R-0393 people are updated from a spreadsheet and get face pictures from a zip file, each with upload, confirm and result', async ({
  page,
}) => {
  test.slow();
  await signIn(page, buildingAdmin);
  const [eva, finn] = await twoPeople(page);

  await chooseUpload(page, 'Mass update');
  await expect(page).toHaveURL(/\/upload\/mass-update$/);
  await expect(page.getByText('a blank cell leaves its value as it is')).toBeVisible();
  await axe(page);
  const rows = [
    ['E-mail address', 'Job title', 'Mobile number'],
    [eva.toUpperCase(), 'Director', ''],
    [finn, '', ''],
    ['nobody@company.example', 'Clerk', ''],
  ];
  await choose(page, 'changes.xlsx', bookOf(rows));
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  await expect(page).toHaveURL(/\/upload\/mass-update\/confirm\?uploadId=/);
  await expect(page.getByText('1 record will change. Rows with errors: 1')).toBeVisible();
  await expect(rowOf(page, 'nobody@company.example')).toContainText('E-mail address was not found');
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(rowOf(page, eva.toUpperCase())).toContainText('Eva Ng');
  await expect(rowOf(page, eva.toUpperCase()).locator('ins')).toHaveText('Director');
  await expect(rowOf(page, finn)).toContainText('Unchanged');
  await axe(page);
  await page.getByRole('button', { name: 'Update 1 record' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/upload\/mass-update\/result\?uploadId=/);
  await expect(page.getByRole('status').filter({ hasText: '1 user successfully updated' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 user successfully updated · 1 row was not used')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();

  await chooseUpload(page, 'Upload face pictures');
  await expect(page).toHaveURL(/\/upload\/face-recognition$/);
  await expect(page.getByText('Name each picture after the E-mail address')).toBeVisible();
  await axe(page);
  // Dismissed permanently.
  await page.getByRole('button', { name: 'Do not show again' }).click();
  await expect(page.getByText('Each picture shows one person')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Name each picture after the E-mail address')).toBeVisible();
  await expect(page.getByText('Each picture shows one person')).toHaveCount(0);
  await choose(page, 'broken.zip', Buffer.from('not a zip file'), ZIP_TYPE);
  await expect(page.getByRole('alert').filter({ hasText: 'This zip file could not be read.' }).first()).toBeVisible();
  await choose(
    page,
    'faces.zip',
    await zipOf({ [`${eva}.png`]: tinyPng, 'nobody@company.example.png': tinyPng, 'a.txt': 'x' }),
    ZIP_TYPE,
  );
  await expect(page).toHaveURL(/\/upload\/face-recognition\/confirm\?uploadId=/);
  await expect(page.getByText('1 picture can be uploaded. Files with errors: 2')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(rowOf(page, 'Eva Ng').locator('img')).toBeVisible();
  await expect(rowOf(page, 'a.txt')).toContainText('Only file with .jpg, .jpeg, .png is supported!');
  await axe(page);
  await page.getByRole('button', { name: 'Upload 1 picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/face-recognition\/result\?uploadId=/);
  await expect(page.getByRole('status').filter({ hasText: '1 face picture successfully uploaded' }).first()).toBeVisible();
  await page.goto(page.url().replace('/result?', '/confirm?'));
  await expect(page).toHaveURL(/\/result\?uploadId=/);
});

const others = [
  {
    what: 'unit',
    name: 'units',
    rows: (mine: string) => [
      ['Floor', 'Floor as a number', 'Unit no.'],
      ['41', 41, `${mine}A`],
      ['41', 'high', `${mine}B`],
    ],
  },
  {
    what: 'carpark',
    name: 'carparks',
    rows: (mine: string) => [
      ['Code', 'Name', 'Monthly rate, car'],
      [`E2E-${mine}`, `Yard ${mine}`, '250.00'],
      [`E2E-${mine}B`, `Yard B ${mine}`, 'free'],
    ],
  },
];
for (const { what, name, rows } of others)
  test(`${name} are imported from a spreadsheet, each step on a page of its own`, { tag: '@variant' }, async ({ page }) => {
    await signIn(page, buildingAdmin, `/upload/${name}`);
    await choose(page, `${name}.xlsx`, bookOf(rows(unused())));
    await page.getByRole('button', { name: 'Check 2 rows' }).click();
    await expect(page).toHaveURL(new RegExp(`/upload/${name}/confirm\\?uploadId=`));
    await expect(page.getByText('1 row can be uploaded. Rows with errors: 1')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Upload 1 row' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL(new RegExp(`/upload/${name}/result\\?uploadId=`));
    await expect(page.getByText(`1 ${what} successfully uploaded · 1 row was not uploaded`)).toBeVisible();
    await axe(page);
  });

test('what a file does not tell is asked, with what each answer would read: its letters, and the order of its dates', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, buildingAdmin, '/upload/users');
  const people = (name: Buffer) =>
    Buffer.concat([
      Buffer.from('Full name,E-mail address,Company,Role\n'),
      name,
      Buffer.from(',ivan@company.example,MERIDIAN,Staff\n'),
    ]);
  // Иван Петров in Windows-1251, which could be in other letters as well.
  await choose(page, 'people.csv', people(Buffer.from('c8e2e0ed20cfe5f2f0eee2', 'hex')), 'text/csv');
  const letters = page.getByRole('radiogroup', { name: 'Under which choice are the names of your file right?' });
  await expect(letters.getByText('Иван Петров')).toBeVisible();
  await expect(letters.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await axe(page);
  await letters.getByRole('radio', { name: 'Cyrillic' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Letters: Cyrillic (Windows-1251)')).toBeVisible();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByText('Иван Петров')).toBeVisible();

  // A likely answer is taken, said, and can be changed.
  await page.goto('/upload/users');
  await choose(page, 'people.csv', people(Buffer.from('Jos\xe9 N\xfa\xf1ez', 'latin1')), 'text/csv');
  await expect(page.getByText('Letters: Western European (Windows-1252)')).toBeVisible();
  await expect(page.getByText('José Núñez')).toBeVisible();
  await page.getByRole('button', { name: 'Names look wrong?' }).click();
  await expect(letters.getByRole('radio', { name: 'Western European' })).toBeChecked();
  await letters.getByRole('radio', { name: 'Central European' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Letters: Central European (Windows-1250)')).toBeVisible();

  await page.goto('/upload/holidays');
  await choose(page, 'days.csv', Buffer.from('Date,Name\n03/04/2071,Founding day\n'), 'text/csv');
  const order = page.getByRole('radiogroup', { name: 'How are the dates of this file written?' });
  await expect(order.getByText('03/04/2071 → 04 Mar 2071')).toBeVisible();
  await expect(page.getByText('Choose how the dates are written.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check 1 row' })).toBeDisabled();
  await axe(page);
  await order.getByRole('radio', { name: 'Month first' }).check();
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByText('2071-03-04')).toBeVisible();

  await page.goto('/upload/holidays');
  await choose(page, 'days.csv', Buffer.from('Date,Name\n2071-03-04,"Founding day\n2071-03-05,x\n'), 'text/csv');
  await expect(page.getByRole('alert')).toContainText('Row 2 has a quotation mark that is not closed.');
});
