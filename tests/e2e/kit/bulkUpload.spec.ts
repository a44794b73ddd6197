/** The drop zone for spreadsheets and zip files: what it accepts, its messages, and the rows of real files. */
import type { Locator } from '@playwright/test';
import * as XLSX from 'xlsx';
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, type Page, test } from '../test.ts';
import { stopClock, timersStarted } from '../testClock.ts';

interface Given {
  name: string;
  buffer: Buffer;
}
const zoneOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const given = (files: readonly Given[]) => files.map((file) => ({ ...file, mimeType: 'application/octet-stream' }));

async function choose(zone: Locator, ...files: Given[]) {
  const chooser = zone.page().waitForEvent('filechooser');
  await zone.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(given(files));
}
/** Simulates a drop from the desktop. */
async function drop(zone: Locator, ...files: Given[]) {
  const transfer = await zone.page().evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const { name, text } of all) data.items.add(new File([text], name));
      return data;
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString() })),
  );
  const target = zone.getByText(/^Drop a/);
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
const sheets = (page: Page) => page.getByLabel('Spreadsheet value');
const little = Buffer.from('a,b\n1,2\n');

test.beforeEach(async ({ page }) => {
  await signIn(page, buildingAdmin);
});
/** Opens the page of the gallery and waits for it. */
async function openPage(page: Page) {
  await page.goto('/__kit/bulkUpload');
  await expect(zoneOf(page, 'Spreadsheet')).toBeVisible({ timeout: 30_000 });
}

test('R-0254 R-0255 R-0256 R-0270 R-0271 a spreadsheet upload accepts one file of three types, up to 5 MB; an error shows as a toast after 1 s for 5 s', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page);
  const zone = zoneOf(page, 'Spreadsheet');
  // A small step, so that no timer of a minute fires.
  await stopClock(page);
  const toast = (text: string) => page.locator('.MuiSnackbar-root').getByText(text);
  const refused = async (text: string) => {
    await expect(zone.getByRole('alert')).toHaveText(text);
    await expect(toast(text)).toHaveCount(0);
    await page.clock.runFor(900);
    await expect(toast(text)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(toast(text)).toBeVisible();
    await timersStarted(page);
    await page.clock.runFor(4_500);
    await expect(toast(text)).toBeVisible();
    await page.clock.runFor(600);
    // It has started to fade out, which takes a moment.
    await timersStarted(page);
    await page.clock.runFor(1_000);
    await expect(toast(text)).toHaveCount(0);
  };
  await choose(zone, { name: 'a.csv', buffer: little }, { name: 'b.csv', buffer: little });
  await refused('Uploading of multiple files is not supported!');
  await drop(zone, { name: 'a.pdf', buffer: little });
  await refused('Only file with .xlsx, .xls, .csv is supported!');
  await choose(zone, { name: 'a.b.csv', buffer: little });
  await refused('Filename with more than one “.” is not supported due to security restrictions');
  await choose(zone, { name: 'big.csv', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') });
  await refused('Please do not upload files larger than 5MB in size.');
  await choose(zone, { name: 'full.csv', buffer: Buffer.alloc(5 * 1024 * 1024, 'a,b\n') });
  await expect(sheets(page)).toContainText('"CSV"');
  await expect(zone.getByRole('alert')).toHaveCount(0);
});

test('R-0257 R-0258 R-0259 a zip upload accepts one .zip file, up to 5 MB', async ({ page }) => {
  await openPage(page);
  const zone = zoneOf(page, 'Zip');
  const refused = (text: string) => expect(zone.getByRole('alert')).toHaveText(text);
  await choose(zone, { name: 'a.rar', buffer: little });
  await refused('Only file with .zip is supported!');
  await drop(zone, { name: 'a.zip', buffer: little }, { name: 'b.zip', buffer: little });
  await refused('Uploading of multiple files is not supported!');
  await choose(zone, { name: 'a.zip', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await refused('Please do not upload files larger than 5MB in size.');
  await choose(zone, { name: 'faces.zip', buffer: little });
  await expect(page.getByLabel('Zip value')).toHaveText('"faces.zip"');
});

test('the worker reads real files: dates, numbers, text, sheets, xls, Chinese encodings, and reports unreadable files', {
  tag: '@variant',
}, async ({ page }) => {
  await openPage(page);
  const zone = zoneOf(page, 'Spreadsheet');
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet([
    ['When', 'Code', 'Rate', 'Text'],
    [46086, 7, 0.09, '0123'],
  ]);
  Object.assign(sheet.A2 as object, { z: 'yyyy-mm-dd' });
  Object.assign(sheet.B2 as object, { z: '000' });
  Object.assign(sheet.C2 as object, { z: '0%' });
  XLSX.utils.book_append_sheet(book, sheet, 'First');
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Other']]), 'Second');
  for (const [name, bookType] of [
    ['a.xlsx', 'xlsx'],
    ['a.xls', 'biff8'],
  ] as const) {
    await choose(zone, { name, buffer: Buffer.from(XLSX.write(book, { type: 'buffer', bookType }) as Uint8Array) });
    await expect(sheets(page)).toHaveText(
      '[{"name":"First","rows":[["When","Code","Rate","Text"],["2026-03-05","007","9%","0123"]]},{"name":"Second","rows":[["Other"]]}]',
    );
    await choose(zone, { name: 'empty.csv', buffer: Buffer.from(' \n') });
    await expect(sheets(page)).toHaveText('"bulkUpload.emptySheet"');
  }
  const big5 = Buffer.from('a96da657a9ab0a', 'hex');
  await choose(zone, {
    name: 'b.csv',
    buffer: Buffer.concat([Buffer.from('name;code\n'), big5.subarray(0, 4), Buffer.from(';1\n')]),
  });
  await expect(sheets(page)).toContainText('["姓名","1"]');
  await choose(zone, { name: 'c.xlsx', buffer: Buffer.from('<html>no workbook</html>') });
  await expect(sheets(page)).toHaveText('"bulkUpload.unreadable"');
  expect(await problemsOn(page)).toEqual([]);
});
