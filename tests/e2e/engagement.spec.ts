/** A poll from the first question to its results, and the results of an ad. */
import { readFile } from 'node:fs/promises';
import * as XLSX from 'xlsx';
import { isFine, problemsOn } from './axe.ts';
import { lift } from './lift.ts';
import { buildingAdmin, callsOf, newestMailTo, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');

async function fillInstant(page: Page, label: string, day: string, time: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(day);
  await page.keyboard.press('Tab');
  await page.getByLabel(`${label}, time`).fill(time);
  await page.keyboard.press('Tab');
}

test('a poll: its questions, its preview, published, put in another order, answered, its results, deleted', async ({
  page,
  browser,
}) => {
  const name = `Bins ${Date.now()}`;
  await signIn(page, buildingAdmin, '/polling/listings/new');
  await page.getByLabel('Name (EN)').fill(name);
  await page.getByRole('combobox', { name: 'Trigger point' }).click();
  await page.getByRole('option', { name: 'On the home page' }).click();
  await fillInstant(page, 'Published from', dayIn(-2), '09:00');
  await fillInstant(page, 'Published until', dayIn(5), '18:00');
  for (const [index, text] of ['Paper?', 'Glass?'].entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: 'Short text' }).click();
    await page
      .getByRole('textbox', { name: /^Question/ })
      .nth(index)
      .fill(text);
  }

  // What has been typed so far, before it is saved.
  await page.getByRole('button', { name: 'Preview' }).click();
  const phone = page.getByRole('dialog', { name: 'As a phone shows it' });
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await expect(phone.getByRole('group', { name: 'Glass?' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText('Thank you.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Poll draft has been created.')).toBeVisible();
  const own = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Poll has been published.')).toBeVisible();

  // Put in order by keyboard.
  await page.goto(`${own}/option-fields`);
  await lift(page.getByRole('button', { name: /^Move / }).first());
  await expect(page.getByText(/lifted\. Position 1 of 2\./)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/is at position 2 of 2\./)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: /^Question/ }).first()).toHaveValue('Glass?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Option fields have been updated.')).toBeVisible();

  // Somebody answers on a phone.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/api/health/ready');
  const call = await callsOf(other, tenantAdmin);
  const uuid = own.split('/').at(-1) as string;
  const shown = await call<{ options: { id: string; label: { en: string } }[] }>('GET', `/occupant/poll-forms/uuid/${uuid}`);
  expect(shown.options.map(({ label }) => label.en)).toEqual(['Glass?', 'Paper?']);
  const answers = Object.fromEntries(shown.options.map(({ id, label }) => [id, `${label.en} Every Monday`]));
  await call('PUT', `/occupant/poll-forms/uuid/${uuid}/answer`, { answers });
  await other.context().close();

  await page.goto(own);
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByText('1 response', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
  await expect(page.getByText('Paper? Every Monday')).toBeVisible();
  await isFine(page, 'the results');

  await page.goto(own);
  await page.getByRole('button', { name: /more/i }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|Confirm/ })
    .click();
  await expect(page.getByText('Poll has been deleted.')).toBeVisible();
});

test('the results of an ad: what people did, by day and by company', async ({ page }) => {
  await signIn(page, buildingAdmin, '/ad-management/ad-listings');
  await page.getByText('Lunch hour concert in the atrium').first().click();
  await page.getByRole('link', { name: 'Results' }).click();
  const acts = page.getByRole('table').filter({ hasText: 'Opened' }).first();
  await expect(acts.getByRole('row', { name: /Shown by \d+ people \d+ 100%/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By company' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(acts.getByRole('row', { name: /Shown by \d+ (person|people)/ })).toBeVisible();
  await page.getByRole('button', { name: 'E-mail the records' }).click();
  await expect(page.getByText('The record list will be emailed to you once it is ready.')).toBeVisible();
});

test('a survey that fifty people have answered: its charts, what they wrote, and its mailed sheet', async ({ page }) => {
  await signIn(page, buildingAdmin, '/surveys/00000000-0000-4000-8000-000000000101');
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByText('50 responses', { exact: true })).toBeVisible();
  await isFine(page, 'the results of a survey');
  // How the numbers are spread that they have answered.
  await expect(page.getByText(/^Median: \d/)).toBeVisible();
  // Everybody has chosen a number of stars: the bars of the question are all of them together.
  const bars = page.getByRole('table').first();
  await expect(bars).toBeVisible();
  const counts = await bars.getByRole('row').getByRole('cell').filter({ hasNotText: '%' }).allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(50);

  const sent = await newestMailTo(page, buildingAdmin);
  await page.getByRole('button', { name: 'E-mail the answers' }).click();
  await expect(page.getByText('The record list will be emailed to you once it is ready.')).toBeVisible();
  await expect.poll(() => newestMailTo(page, buildingAdmin)).toBeGreaterThan(sent);
  const mailbox = await page.context().newPage();
  await mailbox.goto('/mailbox');
  await mailbox.getByRole('button', { name: buildingAdmin }).first().click();
  const saving = mailbox.waitForEvent('download');
  await mailbox.getByRole('list', { name: 'Attachments' }).getByRole('link').click();
  const book = XLSX.read(await readFile(await (await saving).path()));
  const sheet = book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet;
  const [head, ...rows] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  expect(head?.slice(0, 3)).toEqual(['Day', 'Company', 'Respondent']);
  expect(rows).toHaveLength(50);
});
