/** What reaches a person: the bell, live in every browser of theirs, and their own choice of the other ways. */
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn, speak, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const bell = (page: Page) => page.locator('header').getByRole('button', { name: /^Notices/ });
const listed = (page: Page) => page.getByRole('dialog', { name: 'Notices' });

/** Writes a notification and sends it to its author alone. */
async function sendToMe(page: Page, title: string): Promise<void> {
  await page.goto('/notifications/add');
  await page.getByLabel('Title (EN)').fill(title);
  await page.getByLabel('Message (EN)').fill('The supply on level 3 is restored.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/notifications\/review\?id=[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Send to me' }).click();
  await expect(page.getByText('The notification is on its way to you.')).toBeVisible();
}

test('a notice appears in the bell of another browser at once, and is read in both', async ({ page, browser }) => {
  const title = `Water is back ${unused()}`;
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, buildingAdmin, '/tenants');
  await expect(bell(elsewhere)).toBeVisible();
  await signIn(page, buildingAdmin);
  await sendToMe(page, title);

  await expect(bell(elsewhere)).toHaveAccessibleName(/^Notices, \d+ unread$/);
  await bell(elsewhere).press('Enter');
  const notice = listed(elsewhere).getByRole('listitem').filter({ hasText: title });
  await expect(notice).toContainText('The supply on level 3 is restored.');
  await expect(notice.getByText('unread', { exact: true })).toBeAttached();
  expect(await problemsOn(elsewhere, { frame: true })).toEqual([]);

  await bell(page).click();
  const same = listed(page).getByRole('listitem').filter({ hasText: title });
  await expect(same.getByText('unread', { exact: true })).toBeAttached();
  await notice.getByRole('button').press('Enter');
  for (const one of [notice, same]) await expect(one.getByText('unread', { exact: true })).toHaveCount(0);
  await elsewhere.keyboard.press('Escape');
  await expect(listed(elsewhere)).toHaveCount(0);
  await expect(bell(elsewhere)).toBeFocused();
  await elsewhere.context().close();
});

test('all notices are marked read at once, on a phone, too', { tag: '@variant' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buildingAdmin);
  const title = `Lift check ${unused()}`;
  await sendToMe(page, title);
  await bell(page).click();
  const notice = listed(page).getByRole('listitem').filter({ hasText: title });
  await expect(notice.getByText('unread', { exact: true })).toBeAttached();
  await listed(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(notice.getByText('unread', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await problemsOn(page, { frame: true })).toEqual([]);
});

test('a bell that cannot be loaded leaves the page as it is, and comes when there is a connection', { tag: '@variant' }, async ({
  page,
}) => {
  let isCut = true;
  await page.route('**/assets/NoticesButton-*.js', (route) => (isCut ? route.abort() : route.continue()));
  const cut = page.waitForEvent('requestfailed', (request) => request.url().includes('NoticesButton'));
  await signIn(page, buildingAdmin, '/tenants');
  await cut;
  isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bell(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
});

test('help is in the account menu of a phone', { tag: '@variant' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, buildingAdmin);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

test('the choice of what reaches a person is kept', async ({ page }) => {
  await signIn(page, tenantAdmin, '/settings');
  const box = page.getByRole('checkbox', { name: 'Events: E-mail' });
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/preferences/channels.event') && answer.request().method() === 'PUT');
  await expect(box).toBeChecked();
  const saved = kept();
  await box.press('Space');
  expect((await saved).request().postDataJSON()).toEqual({ value: ['mail'] });
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Events: Push message' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Notifications: E-mail' })).toBeChecked();
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  const back = kept();
  await box.press('Space');
  expect((await back).request().postDataJSON()).toEqual({ value: null });
  await speak(page, 'zh-Hant');
  await expect(page.getByRole('checkbox', { name: '活動: 電郵' })).toBeChecked();
  await speak(page, 'en');
});
