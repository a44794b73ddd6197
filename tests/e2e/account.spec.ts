import { asksItself } from './asksItself.ts';
import { problemsOn } from './axe.ts';
import { buildingAdmin, newestMailTo, signIn, speak, superAdmin, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** No other test signs in as this person: the password changes here. */
const merchant = 'merchant@atrium.example';
const DAY_MS = 86_400_000;

/** Sets a password that has not been used before, through the mailed 'forgot password' link. */
async function resetPassword(page: Page, username: string): Promise<string> {
  const newest = () => newestMailTo(page, username);
  const before = await newest();
  await page.request.post('/api/auth/forgot-password', { data: { username } });
  await expect.poll(newest).toBeGreaterThan(before);
  const mail = await (await page.request.get(`/api/mailbox/${await newest()}`)).text();
  const token = /token=([\w.%-]+)/.exec(mail)?.[1] ?? '';
  const password = `Fresh-${unused()}-pw1`;
  const answer = await page.request.post('/api/auth/update-password', { data: { token: decodeURIComponent(token), password } });
  expect(await answer.json()).toMatchObject({ success: true });
  return password;
}
async function signInWith(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

test('changing the password shows the password rules, keeps this session and signs out every other device', async ({
  page,
  browser,
}) => {
  const first = await resetPassword(page, merchant);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInWith(elsewhere, merchant, first);
  // Where merchants begin.
  await expect(elsewhere).toHaveURL(/\/merchant(\?|$)/);
  await signInWith(page, merchant, first);
  await page.goto('/security');
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const [current, next, again] = [field('Current password'), field('New password'), field('Repeat the new password')] as const;
  const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await next.fill('abcD1');
  await expect(rule('a digit')).toContainText('(met)');
  await expect(rule('at least 8 characters')).toContainText('(not met yet)');
  await expect(rule('a special character')).toContainText('(not met yet)');
  const second = `Next-${unused()}-pw1`;
  await next.fill(second);
  await again.fill(`${second}x`);
  await current.fill('Wrong-pw-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await again.fill(second);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(first);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible();
  await expect(current).toHaveValue('');

  await elsewhere.goto('/users');
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fusers');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await signInWith(elsewhere, merchant, second);
});

test('a person sees their other sessions and can end one, which signs that device out', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, tenantAdmin);
  await signIn(page, tenantAdmin, '/security');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await expect(list.getByRole('listitem').first()).toContainText(/Chrome on Linux/);
  await expect(list.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The open page there notices it by itself.
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fsettings');

  await signIn(elsewhere, tenantAdmin);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The open page there notices it by itself.
  await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fsettings');
  await page.reload();
  await expect(page).toHaveURL('/security');
});

test('people edit their own name and phone numbers, and each page title names the page (R-0027)', async ({ page }) => {
  await signIn(page, tenantAdmin, '/settings');
  await expect(page).toHaveTitle('Settings · Atrium');
  const mobile = `+65 9${String(Date.now()).slice(-7)}`;
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await page.getByLabel('Mobile number').fill('not a number');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
});

test('a building admin sees Building info, a tenant sees Company info, and each edits their own beside settings, security and consent (R-0041, R-0052, R-0533)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/company-info');
  await expect(page).toHaveTitle('Building info · Atrium');
  await page.getByRole('button', { name: 'Edit sign-in settings' }).click();
  const minutes = page.getByRole('dialog').getByLabel('Sign out after minutes of inactivity');
  const before = await minutes.inputValue();
  const changed = before === '30' ? '31' : '30';
  for (const value of [changed, before]) {
    await minutes.fill(value);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit sign-in settings' }).click();
    await expect(minutes).toHaveValue(value);
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit basic information' })).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, tenantAdmin, '/company-info');
  await expect(page).toHaveTitle('Company info · Atrium');
  await page.getByRole('button', { name: 'Edit company info' }).click();
  await expect(page.getByRole('dialog').getByLabel('Company name')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('Website')).toBeVisible();
  for (const [path, title] of [
    ['/settings', 'Settings'],
    ['/security', 'Security'],
    ['/personal-data-consent', 'Personal-data consent'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Atrium`);
  }
});

/** The person's password expires in so many days. */
const expiresIn = async (page: Page, days: number) => {
  await asksItself(page);
  await page.route(/\/api\/auth\/(info\/|refresh-token\?session)/, async (route) => {
    const answer = await route.fetch();
    type Session = { passwordExpiry: string | null };
    const body = (await answer.json()) as { data: Session & { session?: Session } };
    Object.assign(body.data.session ?? body.data, { passwordExpiry: new Date(Date.now() + days * DAY_MS).toISOString() });
    await route.fulfill({ response: answer, json: body });
  });
};

test('the password expiry banner links to Security; after it is closed it shows again the next day (R-0117, R-0118, R-0120)', {
  tag: '@variant',
}, async ({ page, context }) => {
  await expiresIn(page, 9.5);
  await signIn(page, tenantAdmin, '/settings');
  const banner = page.getByText('Your password is expiring in 10 days.');
  await expect(banner).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await banner.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/security');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Close until tomorrow' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await context.clock.install({ time: Date.now() + DAY_MS });
  // A browser that stayed open overnight.
  await page.evaluate((until) => {
    localStorage.removeItem('atrium.activity');
    localStorage.setItem('atrium.refreshExpiredAt', until);
  }, new Date(Date.now() + 2 * DAY_MS).toISOString());
  await page.reload();
  await expect(page.getByText(/^Your password is expiring in (9|10) days/)).toBeVisible();
});

test('the banner has its own text for tomorrow and for an expired password, and is hidden from the super admin (R-0121, R-0122)', {
  tag: '@variant',
}, async ({ page }) => {
  await expiresIn(page, 0.5);
  await signIn(page, tenantAdmin);
  await expect(page.getByText('Your password expires tomorrow.')).toBeVisible();
  await page.unrouteAll();
  await expiresIn(page, -2);
  await page.reload();
  await expect(page.getByText('Your password has expired.')).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, superAdmin);
  await expect(page.getByText('Your password has expired.')).toHaveCount(0);
});

test('the help menu has guides, terms, consent, e-mail, phone and website, and the footer has its links (R-0005, R-0006, R-0007, R-0008, R-0157)', async ({
  page,
}) => {
  await signIn(page, tenantAdmin);
  await page.getByRole('button', { name: 'Help' }).click();
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByRole('link', { name: /Getting started/ })).toHaveAttribute('href', /guides/);
  await expect(panel.getByRole('link', { name: /Terms and conditions/ })).toHaveAttribute('href', '/terms-and-conditions');
  await expect(panel.getByRole('link', { name: /Personal data consent/ })).toHaveAttribute('href', '/personal-data-consent');
  await expect(panel.getByRole('link', { name: 'support@atrium.example' })).toHaveAttribute(
    'href',
    'mailto:support@atrium.example',
  );
  await expect(panel.getByRole('link', { name: '+65 6000 0000' })).toHaveAttribute('href', 'tel:+6560000000');
  await expect(panel.getByRole('link', { name: /www\.atrium\.example/ })).toHaveAttribute('rel', /noopener/);
  await expect(panel.getByText('Version 1.0.0')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Solutions', 'FAQs', 'Contact', 'Terms', 'Privacy'])
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('building admins see the link to the pricing page and can dismiss it (R-0009)', async ({ page }) => {
  await signIn(page, tenantAdmin);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: /See plans and prices/ });
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, buildingAdmin);
  await expect(link).toHaveAttribute('href', 'https://www.atrium.example/pricing');
  await expect(link).toHaveAttribute('target', '_blank');
  await footer.getByRole('button', { name: 'Do not show this again' }).click();
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('a new feature is marked as new until the person has seen it (R-0010)', async ({ page }) => {
  await signIn(page, tenantAdmin);
  const badge = page.getByRole('button', { name: /^New:/ });
  await badge.click();
  const popover = page.getByRole('dialog', { name: 'Your devices at a glance' });
  await expect(popover.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/security');
  expect(await problemsOn(page)).toEqual([]);
  await popover.getByRole('button', { name: 'Got it' }).click();
  await expect(badge).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

for (const [what, path] of [
  ['user (R-0043, R-0056)', '/user/99999999'],
  ['user group (R-0057)', '/user-group/00000000-0000-4000-8000-999999999999'],
  ['page (R-0029)', '/nowhere'],
] as const)
  test(`the missing ${what} shows the 404 page, which links back to the previous page`, async ({ page }) => {
    await signIn(page, buildingAdmin, '/users');
    await expect(page.getByRole('table')).toBeVisible();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await page.getByRole('link', { name: 'Go back' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/users');
  });

test('Settings, Security and Building info fit on a phone in every language', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, tenantAdmin);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['zh-Hant', 'zh-Hans', 'en'] as const) {
    await speak(page, language);
    for (const path of ['/settings', '/security', '/company-info']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    }
  }
});
