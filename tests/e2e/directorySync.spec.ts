/** Directory sync: a token is made, a directory adds somebody and switches them off, what it has sent is applied again. */
import { scimClient } from '../scimClient.ts';
import { isFine } from './axe.ts';
import { invite, register } from './invited.ts';
import { password, signIn, tenantAdmin, unused } from './people.ts';
import { expect, test } from './test.ts';
import { stopClock, timersStarted } from './testClock.ts';

test('R-0390 R-0391 a company connects its directory, which adds and switches off people', async ({ page }) => {
  test.slow();
  await signIn(page, tenantAdmin, '/directory-sync');
  await page.getByRole('button', { name: 'Connection of the directory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connection of the directory' });
  await dialog
    .getByRole('button', { name: /the token|a token/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /token$/ })
    .click();
  const token = await dialog.getByTestId('directory-token').innerText();
  await isFine(page, page.url());

  const userName = `${unused()}@directory.example`.toLowerCase();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const made = await page.request.post('/api/scim/v2/Users', { headers, data: { userName, displayName: 'Sent Person' } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const off = { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] };
  expect((await page.request.patch(`/api/scim/v2/Users/${id}`, { headers, data: off })).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Sync now' }).click();
  await expect(dialog.getByTestId('directory-report')).toBeVisible();
  const notice = page.getByText('User sync successful');
  await expect(notice).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill(userName);
  const row = page.getByRole('row').filter({ hasText: userName });
  await expect(row).toContainText('Switched off');
});

test('whoever the directory switches off falls out of an open portal, without doing anything there', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { username, fullName, path } = await invite(page, password, 'Meridian Shipping', 'SUB_ADMIN');
  await register(page, path, fullName);
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, username, '/users');
  await expect(theirs.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();

  await signIn(page, tenantAdmin, '/directory-sync');
  await page.getByRole('button', { name: 'Connection of the directory' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connection of the directory' });
  await dialog
    .getByRole('button', { name: /the token|a token/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /token$/ })
    .click();
  const token = await dialog.getByTestId('directory-token').innerText();
  const directory = scimClient(`${baseURL}/api/scim/v2`, token);
  const { id } = await directory.create({ userName: username, active: true });
  await expect(theirs).toHaveURL(/\/users/);
  await directory.change(id as string, { op: 'replace', path: 'active', value: false });
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByLabel('E-mail address')).toBeVisible();
  await theirs.context().close();
});

test('R-0391 the notice of a sync stays for five seconds', async ({ page }) => {
  await signIn(page, tenantAdmin, '/directory-sync');
  await page.clock.install();
  await page.goto('/directory-sync');
  await page.getByRole('button', { name: 'Connection of the directory' }).click();
  const sync = page.getByRole('dialog').getByRole('button', { name: 'Sync now' });
  await expect(sync).toBeVisible();
  await stopClock(page);
  await sync.click();
  const notice = page.getByText('User sync successful');
  await expect(notice).toBeVisible();
  await timersStarted(page);
  await page.clock.runFor(4_500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(notice).toBeHidden();
});
