/** An aircon extension: a company asks for offered times and sees the cost, the building approves, the week and the statement show it. */
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

async function choose(page: Page, label: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').nth(index).click();
}

test('an aircon extension: asked for within what is offered, approved, run by run ended, in week and statement', async ({
  page,
  browser,
}) => {
  await signIn(page, tenantAdmin, '/aircon/extension');
  await expect(page.getByRole('tab', { name: /Ad hoc/ })).toBeVisible();
  await page.goto('/aircon/extension/add');
  await expect(page.getByRole('heading', { name: 'New request' })).toBeVisible();
  await choose(page, 'Unit');
  await choose(page, 'AHU unit');
  const start = page.getByLabel('Start time');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  // What can be chosen is asked for once the date is there, not at every key.
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 422) refused.push(answer.url());
  });
  const offered = page.waitForResponse(/get-start-time/);
  await page.getByRole('textbox', { name: 'Start date' }).pressSequentially('06 Jun 2037', { delay: 5 });
  await page.getByRole('textbox', { name: 'Start date' }).blur();
  expect((await offered).ok()).toBe(true);
  await start.click();
  // Saturday hours end at one.
  await expect(page.getByRole('option', { name: '10:00 AM' })).toHaveCount(0);
  await page.getByRole('option', { name: '08:00 PM' }).click();
  await page.getByRole('textbox', { name: 'End date' }).pressSequentially('06 Jun 2037', { delay: 5 });
  await page.getByRole('textbox', { name: 'End date' }).blur();
  await page.getByLabel('End time').click();
  await page.getByRole('option', { name: '10:00 PM' }).click();
  await page.getByLabel('Reason').fill('Closing of the half year');
  await expect(page.getByRole('status').filter({ hasText: 'Estimated cost' })).toContainText('2 h billed');
  expect(refused).toEqual([]);
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your request has been sent to the building.')).toBeVisible();
  await expect(page).toHaveURL(/\/aircon\/extension\/\d+$/);
  const path = new URL(page.url()).pathname;

  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin, path);
  await team.getByRole('button', { name: 'Approve' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(team.getByText('Approved', { exact: true }).first()).toBeVisible();
  await team.goto('/aircon/week?week=2037-06-01');
  await expect(team.getByRole('columnheader', { name: /^Sat 06 Jun 2037/ })).toBeVisible();
  await expect(team.getByRole('cell', { name: /08:00 PM – 10:00 PM.*Meridian Shipping/ })).toBeVisible();
  await team.goto('/aircon/statement?month=2037-06');
  await expect(
    team
      .getByRole('cell', { name: 'Total' })
      .or(team.getByRole('rowheader', { name: 'Total' }))
      .first(),
  ).toBeVisible();
  expect(await problemsOn(team)).toEqual([]);

  await page.goto(path);
  await page.getByRole('button', { name: 'Request termination' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('We finish earlier');
  await dialog.getByRole('button', { name: 'Request termination' }).click();
  await expect(page.getByText('An email will be sent to your building team regarding your termination request')).toBeVisible();
});
