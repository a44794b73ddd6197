import { asksItself } from './asksItself.ts';
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn, signInByForm, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const INACTIVE = 'We’ve logged you out to keep your account secure, as you’ve been inactive for some time.';
const VERSION = 'We have logged you out so you can access the newest version of this app';
const subAdmin = 'tenant.subadmin@atrium.example';
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });

/** The page is not told live what happens elsewhere, as with a connection that has just broken. */
const withoutLive = (page: Page) => page.route('**/api/live', (route) => route.abort());

/** Ends the session on the server, as an administrator would; without live events the page does not know it yet. */
const endOnServer = async (page: Page) => {
  const answer = await page.request.delete('/api/auth/logout');
  expect(answer.ok()).toBe(true);
};

/** Presses a button right after that: on the way to it by keys, another request could notice first that the session has ended. */
const pressAfterEnd = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await endOnServer(page);
  await page.keyboard.press('Enter');
};

/** All data stored in this browser, as text, and the result of the attempt to extract the key. */
async function lyingAbout(page: Page): Promise<{ text: string; records: number; exported: string }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('atrium.vault'));
    const store = (name: string) => database.transaction(name).objectStore(name);
    const names = await done(store('records').getAllKeys());
    const sealed = (await done(store('records').getAll())) as { data: ArrayBuffer }[];
    const key = (await done(store('keys').get('key'))) as CryptoKey;
    const exported = await crypto.subtle.exportKey('raw', key).then(
      () => 'exported',
      (error: Error) => error.name,
    );
    database.close();
    const decoded = sealed.map(({ data }) => new TextDecoder('latin1').decode(data));
    return { text: [...Object.entries(localStorage).flat(), ...names, ...decoded].join('\n'), records: names.length, exported };
  });
}

test('inactivity shows a warning in both tabs, one answer keeps both signed in, and without an answer both are signed out (R-0107)', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await signIn(page, tenantAdmin, '/settings');
  const other = await context.newPage();
  await other.goto('/users');
  await expect(other.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

  await context.clock.fastForward('29:10');
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0:[0-5]\d$/);
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);

  await context.clock.fastForward('29:10');
  await expect(warning(other)).toBeVisible();
  await context.clock.fastForward('01:00');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings');
  await expect(other).toHaveURL('/login?redirect=%2Fusers');
  for (const one of [page, other]) await expect(one.getByText(INACTIVE)).toBeVisible();
  expect((await page.request.post('/api/auth/refresh-token', { data: {} })).status()).toBe(401);
});

test('a browser reopened after the inactivity limit is signed out with the message (R-0107)', async ({ page, context }) => {
  await context.clock.install();
  await signIn(page, tenantAdmin);
  // The mailbox is no page of the portal: nothing there counts the minutes.
  await page.goto('/mailbox');
  await context.clock.fastForward('31:00');
  await page.goto('/users');
  await expect(page).toHaveURL('/login?redirect=%2Fusers');
  await expect(page.getByText(INACTIVE)).toBeVisible();
});

test('signing out in one tab signs out the other and clears stored data (R-0076, R-0108)', async ({ page, context }) => {
  await signIn(page, tenantAdmin);
  const other = await context.newPage();
  await other.goto('/users');
  await expect(other.getByRole('table')).toBeVisible();
  await expect.poll(async () => (await lyingAbout(page)).records).toBeGreaterThan(0);
  const before = await lyingAbout(page);
  expect(before.text).not.toMatch(/Meridian|Harbour|BOOK_FACILITY|landlord/i);
  expect(before.exported).toBe('InvalidAccessError');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(other).toHaveURL('/login');
  const after = await lyingAbout(page);
  expect(after.text).not.toContain('state/');
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.not.arrayContaining(['atrium.refreshExpiredAt', 'atrium.version', 'atrium.activity']),
  );
});

test('without a session the sign-in page remembers the requested page, except for / (R-0098, R-0099, R-0100)', async ({
  page,
}) => {
  await page.goto('/parking/season-parking?page=2');
  await expect(page).toHaveURL('/login?redirect=%2Fparking%2Fseason-parking%3Fpage%3D2');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('the layout with the building’s name is shown before the server has answered', { tag: '@variant' }, async ({ page }) => {
  await signInByForm(page, tenantAdmin);
  let answer: () => void = () => undefined;
  const asked = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  await asksItself(page);
  await page.route('**/api/auth/refresh-token?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/users');
  const early = page.locator('[data-start=frame]');
  await expect(early).toContainText('Meridian Shipping');
  answer();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(early).toHaveCount(0);
});

test('a new version of the portal signs the person out with its message (R-0104, R-0105)', async ({ page }) => {
  for (const version of ['0.9.0', undefined]) {
    await signIn(page, tenantAdmin);
    await page.evaluate((stored) => {
      if (stored) localStorage.setItem('atrium.version', stored);
      else localStorage.removeItem('atrium.version');
    }, version);
    await page.goto('/users');
    await expect(page).toHaveURL('/login?redirect=%2Fusers');
    await expect(page.getByText(VERSION)).toBeVisible();
  }
});

test('an unfinished form is restored after the session has ended, without a confirmation in between', async ({ page }) => {
  const name = `Kept ${unused()} Ltd`;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await withoutLive(page);
  await signIn(page, buildingAdmin, '/tenants/add');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(`K${unused()}`);
  await page.getByLabel('Company name').fill(name);
  await pressAfterEnd(page, 'Add');
  await expect(page).toHaveURL('/login?redirect=%2Ftenants%2Fadd');
  await expect(page.getByText(INACTIVE)).toBeVisible();
  expect(questions).toEqual([]);
  expect((await lyingAbout(page)).text).not.toContain(name);

  await signIn(page, buildingAdmin, '/tenants/add');
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('');
});

test('a draft typed by one person is never shown to another person in the same browser', async ({ page }) => {
  await withoutLive(page);
  await signIn(page, tenantAdmin, '/settings');
  const office = page.getByLabel('Office number');
  const typed = `+65 6${String(Date.now()).slice(-7)}`;
  await office.fill(typed);
  await pressAfterEnd(page, 'Save');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings');

  await signIn(page, subAdmin, '/settings');
  await expect(page.getByLabel('E-mail address')).toHaveValue(subAdmin);
  await expect(office).not.toHaveValue(typed);
  await expect(page.getByText('We kept what you had typed.')).toHaveCount(0);
  expect((await lyingAbout(page)).text).not.toContain(typed);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, tenantAdmin, '/settings');
  await expect(page.getByText('We kept what you had typed.')).toBeVisible();
  await expect(office).toHaveValue(typed);
});

test('signing out with unsaved changes asks first', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, tenantAdmin, '/settings');
  await page.getByLabel('Office number').fill('+65 6999 0000');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Office number')).toHaveValue('+65 6999 0000');
  await signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
});

test('the account menu lists accounts with company, building, address and initials, and ticks the current one (R-0113, R-0114, R-0115)', async ({
  page,
}) => {
  await signIn(page, tenantAdmin);
  await page.getByRole('button', { name: /^Switch account/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch account' });
  const own = dialog.getByRole('listitem').filter({ hasText: 'Meridian Shipping' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(own).toContainText(/^MS/);
  await expect(own).toContainText(/Harbour Point Tower · .+\d/);
  for (const one of await dialog.getByRole('listitem').all()) await expect(one).toContainText(/·/);
  await expect(dialog.locator('[aria-current=true]')).toHaveCount(1);
  await expect(own.locator('[aria-current=true]')).toBeVisible();
  await expect(own.getByRole('img', { name: 'Current' })).toBeVisible();
});

test('choosing another account restarts the portal with it in every tab (R-0116)', async ({ page, context }) => {
  await signIn(page, tenantAdmin);
  const other = await context.newPage();
  await other.goto('/users');
  const button = (one: Page) => one.getByRole('button', { name: /^Switch account/ });
  await expect(button(other)).toContainText('Meridian Shipping');
  await button(page).click();
  await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Lotus' }).getByRole('button').click();
  for (const one of [page, other]) await expect(button(one)).toContainText('Lotus');
});
