/**
 * The work queue, what rows open, bulk decisions and the layout of a list, by mouse and by keyboard, on a desktop and a phone.
 */

import type { Browser } from '@playwright/test';
import { asksItself } from './asksItself.ts';
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const LIST = '/parking/season-parking';
const at = (tab: string, more = '') => `${LIST}?filter=${JSON.stringify({ tab })}${more}`;
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Queue' });
const position = (page: Page) => bar(page).getByRole('status');
const opened = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const queued = (page: Page) => page.getByRole('list', { name: 'Season parking' }).getByRole('listitem');
const chosen = (page: Page) => page.getByRole('toolbar', { name: 'Actions on the selected rows' });

/** As a tenant, in a separate browser, submits so many applications; returns the common part of their plates. */
async function apply(page: Page, count: number): Promise<string> {
  const context = await (page.context().browser() as Browser).newContext();
  const tenant = await context.newPage();
  const asked = tenant.waitForRequest((one) => one.url().includes('/api/') && Boolean(one.headers().authorization));
  await signIn(tenant, tenantAdmin);
  const { authorization = '' } = (await asked).headers();
  const plates = `Q${unused()}`.replace(/\W/g, '').slice(-9).toUpperCase();
  for (let index = 0; index < count; index += 1) {
    const answer = await tenant.request.post('/api/season-parking-applications/create', {
      headers: { authorization },
      data: {
        vehicleType: 'CAR',
        vehicleCategory: 'PRIVATE',
        vehiclePlateNo: `${plates} ${index}`,
        carParkId: 1,
        commencementDate: '2099-01-01',
        endDate: '2099-12-31',
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await context.close();
  return plates;
}
/** As the building, the list of these applications only. */
async function openList(page: Page, count: number): Promise<void> {
  const plates = await apply(page, count);
  await signIn(page, buildingAdmin, `${LIST}?filter=${JSON.stringify({ tab: 'PENDING_APPROVAL', wildcardSearch: plates })}`);
  await expect(page.getByText(`${count} record(s) found`)).toBeVisible();
}
async function rejectOpen(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill('Full');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
}

test('the work queue moves to the next record after each decision (mouse) and ends when nothing is left', async ({ page }) => {
  await openList(page, 3);
  await page.getByRole('link', { name: 'Go through 3' }).click();
  await expect(position(page)).toHaveText('1 of 3');
  await expect(page).toHaveURL(/queue=\d+/);
  const first = await opened(page).innerText();
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect(position(page)).toHaveText('2 of 3');
  await expect(opened(page)).not.toHaveText(first);
  const second = await opened(page).innerText();
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await rejectOpen(page);
  await expect(position(page)).toHaveText('2 of 2');
  await expect(opened(page)).not.toHaveText(second);
  await expect(opened(page)).toBeFocused();
  await expect(queued(page)).toHaveCount(2);
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await rejectOpen(page);
  await expect(page.getByRole('heading', { name: /That was the last one. 1 record/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(position(page)).toHaveText('1 of 1');
  await expect(opened(page)).toHaveText(first);
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await rejectOpen(page);
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  // Back leaves the work queue and returns to the list.
  await page.goBack();
  await expect(page).not.toHaveURL(/queue=/);
  await expect(page.getByText('No Data')).toBeVisible();
});

test('the work queue works by keyboard: open it, move on and back, decide, use the palette, and return to the row', async ({
  page,
}) => {
  await openList(page, 3);
  await page.keyboard.press('w');
  await expect(position(page)).toHaveText('1 of 3');
  await page.keyboard.press('n');
  await expect(position(page)).toHaveText('2 of 3');
  await page.keyboard.press('n');
  await expect(position(page)).toHaveText('3 of 3');
  await page.keyboard.press('p');
  await expect(position(page)).toHaveText('2 of 3');
  const title = await opened(page).innerText();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Typing the remark triggers no shortcut.
  await page.keyboard.type('near queue');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('near queue');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^Approve/ })).toBeVisible();
  await page.getByRole('combobox').fill('reject');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('q');
  await expect(page.getByRole('rowheader', { name: title }).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/season-parking\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: title }).getByRole('link')).toBeFocused();
});

test('a phone shows one record of the work queue at a time, and the cards of a list can be sorted', { tag: '@variant' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, 2);
  const cards = page.getByRole('list', { name: 'Season parking' }).getByRole('link');
  const before = await cards.first().innerText();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Reference no.' }).click();
  await expect(page).toHaveURL(/sort=referenceNo/);
  await page.getByRole('button', { name: /reverse the order/ }).click();
  await expect(page).toHaveURL(/order=ASC/);
  await expect(cards.first()).not.toHaveText(before);
  await page.getByRole('link', { name: 'Go through 2' }).click();
  await expect(position(page)).toHaveText('1 of 2');
  await expect(queued(page)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Next' }).click();
  await expect(position(page)).toHaveText('2 of 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  expect(await problemsOn(page)).toEqual([]);
});

test('a row under Pending renewal opens the renewal, from the list and from the work queue', { tag: '@variant' }, async ({
  page,
}) => {
  await signIn(page, buildingAdmin, at('PENDING_RENEWAL'));
  const link = page.getByRole('rowheader').first().getByRole('link');
  await expect(link).toHaveAttribute('href', /\/season-parking\/instance\/\d+$/);
  await page.keyboard.press('w');
  await expect(position(page)).toHaveText(/^1 of/);
  await expect(opened(page)).toHaveText(/^SPI-/);
  await expect(page.getByRole('main').getByRole('button', { name: /^Approve/ })).toBeVisible();
});

test('selected rows are rejected with one remark; the dialog names them, and the first selection does not shift the page', async ({
  page,
}) => {
  await openList(page, 3);
  const head = page.getByRole('rowheader').first();
  const place = (await head.boundingBox())?.y;
  await page
    .getByRole('checkbox', { name: /^Select SP/ })
    .first()
    .check();
  await expect(chosen(page)).toBeVisible();
  expect((await head.boundingBox())?.y).toBe(place);
  await page.getByRole('checkbox', { name: 'Select every row of this page' }).check();
  await chosen(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Records' }).getByRole('listitem')).toHaveCount(3);
  await rejectOpen(page);
  await expect(page.getByRole('alert').filter({ hasText: '3 of 3 done' })).toBeVisible();
  await expect(page.getByText('No Data')).toBeVisible();
});

test('chosen records are deleted after a question that says how many; what stays says why', async ({ page }) => {
  const asked = page.waitForRequest((one) => one.url().includes('/api/') && Boolean(one.headers().authorization));
  await signIn(page, buildingAdmin);
  const { authorization = '' } = (await asked).headers();
  const code = `D${unused()}`.replace(/\W/g, '').slice(-9).toUpperCase();
  const made = await page.request.post('/api/car-parks', {
    headers: { authorization },
    data: { code, name: `Basement ${code}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto('/parking/carparks');
  // People park in the one; nobody knows the other yet.
  for (const name of ['HPT-B1', code]) await page.getByRole('checkbox', { name: new RegExp(`^Select .*${name}`) }).check();
  await chosen(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 records?' });
  await expect(question.getByRole('list', { name: 'Records' }).getByRole('listitem')).toHaveCount(2);
  await question.getByRole('button', { name: 'Delete' }).click();
  const result = page.getByRole('alert').filter({ hasText: 'Delete: 1 of 2 done' });
  await expect(result.getByRole('listitem').first()).toHaveText(/^HPT-B1.*: This record is in use and cannot be deleted\./);
  await expect(result.getByRole('listitem').last()).toHaveText(new RegExp(`${code}.*: Done`));
  await expect(page.getByRole('checkbox', { name: new RegExp(`^Select .*${code}`) })).toHaveCount(0);
});

test('rejecting all filtered records runs as a job, which reports how many it rejected', { tag: '@variant' }, async ({
  page,
}) => {
  await openList(page, 12);
  await page.getByRole('checkbox', { name: 'Select every row of this page' }).check();
  await chosen(page).getByRole('button', { name: 'Select all 12' }).click();
  await expect(chosen(page).getByRole('status')).toHaveText('All 12 selected');
  await chosen(page).getByRole('button', { name: 'Reject' }).click();
  const names = page.getByRole('dialog').getByRole('list', { name: 'Records' }).getByRole('listitem');
  await expect(names).toHaveCount(11);
  await expect(names.last()).toHaveText('and 2 more');
  await rejectOpen(page);
  await expect(page.getByText(/12 of 12 done/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('No Data')).toBeVisible();
});

test('at 1280 px a list shows the status column, and a page number can be entered', { tag: '@variant' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, buildingAdmin, at('PENDING_APPROVAL'));
  const box = await page.getByRole('columnheader', { name: 'Status' }).boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(1280 - 24);
  await page.goto('/users');
  await page.getByRole('textbox', { name: /^Go to page/ }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByText(/^21–30 of/)).toBeVisible();
});

test('a list opens on the first tab that has pending work', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin);
  await asksItself(page);
  await page.route(/\/season-parking-applications\/get-status-count/, (route) =>
    route.fulfill({ json: { success: true, message: '', data: { PENDING: 1, PENDING_APPROVAL: 0, PENDING_TERMINATION: 1 } } }),
  );
  const lists: string[] = [];
  page.on('request', (one) => one.url().includes('/season-parking-applications?') && lists.push(one.url()));
  await page.goto(LIST);
  await expect(page.getByRole('tab', { name: /^Pending termination/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(lists.filter((url) => !url.includes('tab=PENDING_TERMINATION'))).toEqual([]);
});
