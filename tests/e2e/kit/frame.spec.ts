/** The page frame: title bar, breadcrumb, and the confirmation before unsaved changes are discarded. */
import type { Page } from '@playwright/test';
import { problemsOn } from '../axe.ts';
import { buildingAdmin, languageSaved, signIn, superAdmin, viewer } from '../people.ts';
import { expect, test } from '../test.ts';

const header = (page: Page) => page.getByRole('main').locator('header');
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

test('R-0127 R-0128 R-0129 R-0130 R-0131 R-0146 R-0147 the title bar shows the buttons that the permissions allow, in a menu on a phone', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/__kit/frame');
  const bar = header(page);
  const said = page.getByRole('status', { name: 'Title bar value' });
  await expect(bar.getByRole('link', { name: 'Back' })).toBeVisible();
  for (const name of ['Confirm', 'Cancel', 'Upload']) await bar.getByRole('button', { name }).click();
  await expect(said).toHaveText('"upload"');
  await bar.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Download', 'Edit', 'Approve', 'Delete']);
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(said).toHaveText('"approve"');
  await page.getByRole('button', { name: 'Without permission' }).click();
  await expect(bar.getByRole('button')).toHaveText(['Cancel', 'Upload', 'Confirm']);
  await page.getByRole('button', { name: 'With permission' }).click();

  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link')).toHaveText(['Buildings', 'The Harbour Point Tower and An…']);
  const last = crumbs.getByRole('listitem').last();
  await expect(last).toHaveText('Somebody with a very, very lon…');
  await expect(last.getByRole('link')).toHaveCount(0);
  await expect(last.locator('[aria-current=page]')).toHaveAttribute('title', 'Somebody with a very, very long name');
  expect(await problemsOn(page, { frame: true })).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole('button')).toHaveCount(2);
  await bar.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Cancel', 'Upload', 'Download', 'Edit', 'Approve', 'Delete']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test('R-0123 R-0124 R-0125 R-0126 R-0128 R-0129 R-0130 R-0149 titles show the route, the reference number or the person; an invited person is marked', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/users?displayedFilters=%7B%7D&filter=%7B%22tab%22%3A%22PENDING%22%7D');
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page).toHaveTitle('Users · Atrium');
  const invited = page.getByRole('table').locator('tbody a').first();
  const name = await invited.innerText();
  await invited.click();
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Atrium`);
  await expect(header(page)).toContainText('Unregistered');
  await expect(header(page)).toContainText(/Invite last sent \d\d \w{3} \d{4}/);
  // The list is in the state in which it was left.
  await header(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/PENDING/);
  await page.getByRole('tab', { name: /^Active/ }).click();
  await page.getByRole('table').locator('tbody a').first().click();
  await expect(
    header(page)
      .getByRole('link', { name: 'Edit' })
      .or(header(page).getByRole('button', { name: 'More actions' }))
      .first(),
  ).toBeVisible();
  await expect(header(page)).not.toContainText('Unregistered');

  await page.goto('/parking/season-parking');
  await page.getByRole('table').locator('tbody a').first().click();
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText(/^SP-\d{4}-\d{5}$/);
  const reference = await header(page).getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${reference} · Atrium`);
  for (const button of ['Edit', 'Approve', 'Reject']) await expect(header(page).getByText(button, { exact: true })).toBeVisible();
  const address = page.url();
  await page.goto('/parking/season-parking/add');
  await expect(page).toHaveTitle('New application · Atrium');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveText(/Season parking.*New application/s);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, viewer, address);
  await expect(header(page).getByRole('heading', { level: 1 })).toHaveText(reference);
  await header(page).getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Print']);
  await page.keyboard.press('Escape');
  for (const button of ['Edit', 'Approve', 'Reject', 'Delete'])
    await expect(header(page).getByText(button, { exact: true })).toHaveCount(0);
});

test('R-0150 R-0151 every way to leave a page with unsaved changes asks first, and Cancel stays on the page', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/parking/carparks');
  await page.getByRole('link', { name: 'Add carpark' }).click();
  const code = page.getByLabel('Code');
  await code.fill('LEAVING');
  const stays = async () => {
    await expect(question(page)).toContainText('Your unsaved changes will be lost.');
    await expect(question(page).getByRole('button')).toHaveText(['Cancel', 'Confirm']);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(code).toHaveValue('LEAVING');
  };
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tenants', exact: true }).click();
  await stays();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
  await stays();
  await header(page).getByRole('link', { name: 'Back' }).click();
  await stays();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await stays();
  await page.goBack();
  await stays();
  await expect(page).toHaveURL('/parking/carparks/add');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('Tenants');
  await page.keyboard.press('Enter');
  await stays();
  // Another account.
  await page.getByRole('button', { name: /^Switch account/ }).click();
  const accounts = page.getByRole('dialog', { name: 'Switch account' });
  await accounts
    .getByRole('listitem')
    .filter({ hasNot: page.locator('[aria-current=true]') })
    .first()
    .getByRole('button')
    .click();
  await stays();
  await accounts.getByRole('button', { name: 'Close' }).click();
  // Signing out.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(code).toHaveValue('LEAVING');
  // Closing the tab shows the browser's own confirmation.
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await Promise.race([reloading, expect(code).toHaveValue('LEAVING')]);
  // Confirm leaves the page.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tenants', exact: true }).click();
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/tenants');
  // Going back is going on, too, and the way there stays in the browser's history.
  await page.goBack();
  await code.fill('LEAVING');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/parking/carparks');
  await page.goForward();
  await expect(page).toHaveURL('/parking/carparks/add');
  await page.goForward();
  await expect(page).toHaveURL((url) => url.pathname === '/tenants');
});

test('switching the language keeps what was typed', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, superAdmin);
  const language = async (name: string) => {
    await page.locator('header [aria-haspopup=menu]').last().click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await page.goto('/customer/add');
  await page.getByRole('main').getByRole('textbox').first().fill('LEAVING');
  try {
    await language('繁體中文');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('LEAVING');
  } finally {
    const saved = languageSaved(page, 'en');
    await language('English');
    await saved;
  }
});
