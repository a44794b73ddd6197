/** Decisions on season parking: buttons, dialogs and messages name the action and the record; changes are shown as such. */

import type { Page } from '@playwright/test';
import { asksItself } from './asksItself.ts';
import { buildingAdmin, newPlate, signIn, tenantAdmin, viewer } from './people.ts';
import { expect, test } from './test.ts';

const LIST = '/parking/season-parking';
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** A tenant's application, approved by the building unless it should stay pending; continues as the tenant, on its page. */
async function applied(page: Page): Promise<{ plate: string; reference: string; address: string }> {
  const plate = newPlate();
  await signIn(page, tenantAdmin, `${LIST}/add`);
  await page.getByLabel('Vehicle plate no.').fill(plate);
  await page.getByRole('combobox', { name: 'Carpark' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Commencement date').fill('2026-01-01');
  await page.getByLabel('End date').fill('2035-12-31');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: /^SP-\d{4}-\d{5}/ });
  await expect(heading).toBeVisible();
  const reference = (await heading.innerText()).match(/SP-\d{4}-\d{5}/)?.[0] as string;
  return { plate, reference, address: new URL(page.url()).pathname };
}
const waitingIn = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-waiting="season-parking-applications"]').innerText()).replaceAll(',', ''));
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('the approval dialog names the record and accepts a remark, a message confirms the approval, and the menu shows the number of pending records', async ({
  browser,
  page,
}) => {
  await page.setViewportSize(laptop);
  const { plate, reference, address } = await applied(page);
  const building = await (await browser.newContext({ viewport: laptop })).newPage();
  await signIn(building, buildingAdmin, address);
  await expect(building.locator('[data-waiting="season-parking-applications"]')).toBeVisible();
  const waiting = await waitingIn(building);
  await building.getByRole('button', { name: 'Approve' }).click();
  const dialog = building.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(new RegExp(`^Approve ${reference}, ${plate}, .+\\?$`));
  await expect(dialog).toContainText('The vehicle may park for the period applied for.');
  await dialog.getByLabel('Approval remark (optional)').fill('Use the east ramp');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  const notice = building.getByRole('status').filter({ hasText: 'Approved' });
  await expect(notice).toContainText(`${reference}, ${plate}`);
  await expect.poll(() => waitingIn(building)).toBe(waiting - 1);
});

test('a pending termination can be approved or rejected by name, and withdrawn by the tenant', { tag: '@variant' }, async ({
  browser,
  page,
}) => {
  await page.setViewportSize(phone);
  const { reference, address } = await applied(page);
  const building = await (await browser.newContext({ viewport: phone })).newPage();
  await signIn(building, buildingAdmin, address);
  await building.getByRole('button', { name: 'Approve' }).click();
  await building.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(building.getByRole('status').filter({ hasText: 'Approved' })).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Request termination' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Moving out');
  await page.getByRole('dialog').getByRole('button', { name: 'Request termination' }).click();
  await expect(page.getByText('An email will be sent to your building team regarding your termination request')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Withdraw the request to terminate ${reference}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText('The request has been withdrawn.')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Request termination' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Moving out after all');
  await page.getByRole('dialog').getByRole('button', { name: 'Request termination' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();

  await building.goto(address);
  await expect(building.getByRole('button', { name: 'Keep parking' })).toBeVisible();
  await building.getByRole('button', { name: 'More actions' }).click();
  await expect(building.getByRole('menuitem', { name: 'Terminate', exact: true })).toHaveCount(0);
  await building.getByRole('menuitem', { name: 'Approve termination' }).click();
  const dialog = building.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText(`Approve the termination of ${reference}`);
  await expect(dialog).toContainText('The season parking ends now');
  await expect.poll(() => fits(building)).toBe(true);
  const confirm = dialog.getByRole('button', { name: /^Approve termination$/ });
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(building.getByRole('status').filter({ hasText: reference })).toContainText('Termination approved');
  await expect(building.getByText('Terminated', { exact: true }).first()).toBeVisible();
});

test('a renewal starts from the current values, rejects overlaps, and is decided on the list of changes', {
  tag: '@variant',
}, async ({ browser, page }) => {
  await page.setViewportSize(laptop);
  const { plate, address } = await applied(page);
  const building = await (await browser.newContext({ viewport: laptop })).newPage();
  await signIn(building, buildingAdmin, address);
  await building.getByRole('button', { name: 'Approve' }).click();
  await building.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(building.getByRole('status').filter({ hasText: 'Approved' })).toBeVisible();

  await page.goto(`${address}/change-of-vehicle`);
  const present = page.locator('section').filter({ has: page.getByRole('heading', { name: 'As it is now' }) });
  await expect(present).toContainText(plate);
  await expect(present).toContainText('Monthly rate, car');
  await page.getByRole('button', { name: 'Change vehicle' }).click();
  await expect(page.getByText('Nothing differs from what stands now. Change at least one value.')).toBeVisible();

  await page.goto(`${address}/renewal`);
  const start = page.getByLabel('Commencement date');
  await expect(start).toHaveValue(/01.*2036|2036-01-01/);
  await start.fill('2035-06-01');
  await page.getByLabel('End date').fill('2036-12-31');
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText('Commencement date must be after Previous end date')).toBeVisible();
  await start.fill('2036-01-01');
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  const instance = new URL(page.url()).pathname;

  await building.goto(instance);
  const changes = building.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await expect(changes.getByRole('rowheader')).toHaveText(['Commencement date', 'End date']);
  await building.setViewportSize(phone);
  await expect.poll(() => fits(building)).toBe(true);
});

test('an empty work queue says that all is done, for people who can decide', async ({ page }) => {
  await page.setViewportSize(laptop);
  await signIn(page, viewer, LIST);
  await expect(page.locator('[data-waiting="season-parking-applications"]')).toHaveCount(0);
  await asksItself(page);
  await page.route(/season-parking-applications\?/, (route) =>
    route.fulfill({ json: { success: true, data: { items: [], total: 0, totalPage: 0 }, message: '' } }),
  );
  await page.reload();
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page.getByText('All done: nothing is waiting for you here.')).toHaveCount(0);
  await signIn(page, buildingAdmin, LIST);
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page.getByText('All done: nothing is waiting for you here.')).toBeVisible();
});
