/** A service request: a company asks, the building accepts, assigns, comments, completes and refunds. */
import { faultsOn } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

test('a service request: asked by a company, accepted, assigned, commented on, paid, refunded and completed by the building', async ({
  page,
  browser,
}) => {
  const place = `Level ${Date.now()}`;
  await signIn(page, tenantAdmin, '/tenant-service-request/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Service requests' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Service requests' })).toHaveAttribute(
    'href',
    '/tenant-service-request/requests',
  );
  await page.goto('/service-request/new-request');
  await choose(page, 'Form', 'Keys');
  await page.getByRole('textbox', { name: 'Place' }).fill(place);

  // The questions are those of the form; what is missing is marked where it is asked.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Number on the key is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Number on the key' }).fill('HP-99');
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('The request has been submitted.')).toBeVisible();
  await expect(page.getByText('HP-99')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin, path);
  await team.getByRole('button', { name: 'Accept' }).click();
  const dialog = team.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(team.getByText('In progress').first()).toBeVisible();
  await team.getByRole('button', { name: 'Edit handling' }).click();
  await choose(team, 'Assignee', 'Tan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(team.getByText('Record successfully updated').last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(team.getByRole('main').getByRole('link', { name: /^Tan/ }).first()).toBeVisible();
  for (const [text, isInternal] of [
    ['We make two copies.', false],
    ['Ask for the deposit.', true],
  ] as const) {
    await team.goto(`${path.replace(/\/$/, '')}/comment`);
    await team.getByRole('textbox', { name: 'Comment' }).fill(text);
    if (isInternal) await team.getByLabel('Only for the building').check();
    await team.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(team.getByText('The comment has been added.')).toBeVisible();
  }
  await team.goto(path);
  await team.getByRole('button', { name: 'Mark as paid' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(team.getByText('Paid', { exact: true }).first()).toBeVisible();
  await team.goto(path.replace('/request/', '/request-refund/'));
  await team.getByLabel('Refunded amount').fill('35');
  await team.getByLabel('Reason for the refund').fill('Lost by us.');
  expect(await faultsOn(team)).toEqual([]);
  await team.getByRole('button', { name: 'Save' }).click();
  await expect(team.getByText('The refund has been recorded.')).toBeVisible();
  await team.goto(path);
  await team.getByRole('button', { name: 'Complete' }).click();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(team.getByText('Completed').first()).toBeVisible();

  // The company sees what concerns it, and nothing that the building keeps to itself.
  await page.goto(path);
  await page.getByRole('tab', { name: /Comments/ }).click();
  await expect(page.getByText('We make two copies.')).toBeVisible();
  await expect(page.getByText('Ask for the deposit.')).toHaveCount(0);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await team.context().close();
});
