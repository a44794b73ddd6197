/** Boards: service requests by status, permits by floor; what can be done with a record is done on its card. */
import { isFine, problemsOn } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a request is accepted on the board, where it moves to the next column; filters, address and the way back are kept', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/service-request/requests');
  await page.getByRole('button', { name: 'Board' }).click();
  const opened = page.getByRole('region', { name: 'Open', exact: true });
  const inProgress = page.getByRole('region', { name: 'In progress' });
  const card = opened.getByRole('listitem').first();
  await expect(card).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  // The card leads with what it is about; its number stands below.
  const [about, number = ''] = (await card.getByRole('link').first().innerText()).split('\n');
  expect(about).not.toBe('');

  await page.getByRole('button', { name: `Actions: ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  // Whoever accepts it does it, unless somebody else is chosen.
  await expect(dialog.getByRole('combobox', { name: 'Assignee' })).toHaveValue(/./);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(inProgress.getByRole('link', { name: number })).toBeVisible();
  await expect(opened.getByRole('link', { name: number })).toHaveCount(0);

  await page.getByRole('searchbox').fill(number);
  await expect(opened.getByRole('listitem')).toHaveCount(0);
  await expect(inProgress.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(inProgress.getByRole('listitem')).toHaveCount(1);
  await inProgress.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.goBack();
  await expect(inProgress.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await expect(page.getByRole('tab', { name: /In progress/ })).toBeVisible();
});

test('a permit is suspended and issued again on the board of the floors, with a pointer and on a phone', async ({ page }) => {
  await signIn(page, buildingAdmin, '/fm-forms');
  await page.getByRole('button', { name: 'Board' }).click();
  const floor = page.getByRole('region', { name: /^Floor/ }).first();
  const card = floor
    .getByRole('listitem')
    .filter({ hasText: /Active|Upcoming/ })
    .first();
  const number = (await card.getByRole('link').first().innerText()).trim();
  const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
  await expect(own.getByText(/ (left|over)$/)).toBeVisible();

  await own.getByRole('button', { name: `Actions: ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByLabel('Reason for suspension').fill('Fire alarm');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(own.getByText('Suspended')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await isFine(page, 'the board of permits on a phone');
  await own.getByRole('button', { name: `Actions: ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Issue again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue again' }).click();
  await expect(own.getByText(/Active|Upcoming|Expired/)).toBeVisible();
});
