/** System data in the portal: each list fetched once, with labels in the reader's language, whatever a record contains. */
import { asksItself } from '../asksItself.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('R-0314 R-0315 system data labels load with one call for all cells, filters and pages, in the chosen language', {
  tag: '@variant',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/system-data/'))
      calls.push(`${request.url().split('/').at(-1)} ${request.headers()['accept-language']}`);
  });
  await asksItself(page);
  // One of the rows has a code that no longer exists in the category.
  await page.route(/\/users\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { items?: { status: string }[] } };
    const [first] = body.data.items ?? [];
    if (first) first.status = 'SUSPENDED';
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, buildingAdmin, '/users');
  const statuses = page.getByRole('main').getByRole('row');
  await expect(statuses.filter({ hasText: 'SUSPENDED' })).toHaveCount(1);
  await expect(statuses.getByText('Active', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Active', 'Pending', 'Inactive']);
  await page.getByRole('option', { name: 'Inactive' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove filter Status Inactive' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  // Until the list has reloaded, it still shows the rows of the filter.
  await statuses
    .filter({ hasNotText: 'SUSPENDED' })
    .filter({ has: page.getByText('Active', { exact: true }) })
    .getByRole('rowheader')
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/\d+/);
  await expect(page.getByRole('main').getByText('Active', { exact: true }).first()).toBeVisible();
  expect(calls).toContain('USER_STATUS en');
  // Filters of other codes have their own list, each asked for once.
  expect(calls).toEqual([...new Set(calls)]);
});
