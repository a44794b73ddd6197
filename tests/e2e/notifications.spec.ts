import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a notification is written, reviewed, sent, and its recipients are seen (R-0871)', async ({ page }) => {
  const title = `Water is back ${Date.now()}`;
  await signIn(page, buildingAdmin, '/notifications/add');
  await page.getByLabel('Title (EN)').fill(title);
  await page.getByLabel('Message (EN)').fill('The supply on level 3 is restored.');
  await expect(page.getByText(/^Reaches [\d,]+ people$/)).toBeVisible();
  await expect(page.getByText(/^Who is active here now\./)).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(page).toHaveURL(/\/notifications\/review\?id=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: '繁體中文 · Not translated: English' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'The supply on level 3 is restored.' })).toHaveCount(3);
  await expect(page.getByText(/^Reaches [\d,]+ people$/)).toBeVisible();
  await expect(page.getByText('At once')).toBeVisible();
  await isFine(page, 'the review');
  await page.getByRole('button', { name: 'Send now' }).click();

  await expect(page).toHaveURL(/\/notifications\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Recipients' }).click();
  await expect(page).toHaveURL(/\/notifications\/[0-9a-f-]{36}\/recipients/);
  await expect(page.getByRole('tab', { name: /^All [\d,]+$/ })).toBeVisible();
  await page.getByRole('tab', { name: /^Read/ }).click();
  await expect(page.getByRole('tab', { name: /^Read/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^Unread [1-9][\d,]*$/ })).toBeVisible();

  // One that is sent later says how many are expected.
  await page.goto('/notifications/00000000-0000-4000-8000-000000000102');
  await expect(page.getByText('Fire drill next Wednesday').first()).toBeVisible();
  await expect(page.getByText(/^[1-9][\d,]* people are expected to get it/)).toBeVisible();
});
