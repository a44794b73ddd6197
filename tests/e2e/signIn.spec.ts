import { problemsOn } from './axe.ts';
import { invite, mailedLink } from './invited.ts';
import { choosePassword, register } from './newPerson.ts';
import { codeFor, newestMailTo, password, signInByForm, superAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const BAD = 'Your username/password is incorrect or account is locked.';
/** A password that has not been used before, so that a test can be retried. */
const newPassword = () => `Harbour-${unused()}a`;

async function fillIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
};

test('a trusted device is not asked for a code again, and sign-in opens the requested page (R-0030, R-0069, R-0078)', async ({
  page,
}) => {
  const username = 'platform.finance@atrium.example';
  await page.goto('/users?tab=PENDING');
  await expect(page).toHaveURL('/login?redirect=%2Fusers%3Ftab%3DPENDING');
  const sent = await newestMailTo(page, username);
  await fillIn(page, username, password);
  await expect(page).toHaveURL('/enter-code?redirect=%2Fusers%3Ftab%3DPENDING');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Trust this device for 30 days').check();
  await expect.poll(() => newestMailTo(page, username)).toBeGreaterThan(sent);
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(await codeFor(page, username));
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const first = page.url();
  await page.goto('/dashboard');
  await expect(page).not.toHaveURL(/dashboard/);

  await signOut(page);
  await page.goto(`/login?redirect=${encodeURIComponent(new URL(first).pathname)}`);
  await fillIn(page, username, password);
  await expect(page).toHaveURL((url) => url.pathname === new URL(first).pathname);
  // Another person on the same device is asked.
  await signOut(page);
  await fillIn(page, 'platform.relations@atrium.example', password);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('five wrong passwords lock the account, and the right one is then rejected with the same message (R-0086)', async ({
  page,
}) => {
  await page.goto('/login');
  for (let count = 0; count < 6; count += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await fillIn(page, 'platform.sales@atrium.example', count < 5 ? `Wrong-${count}` : password);
    expect((await answered).status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText(BAD);
  }
  await expect(page.getByLabel('E-mail address')).toHaveValue('platform.sales@atrium.example');
});

test('sign-in says that the server cannot be reached, or shows the server’s own message (R-0085, R-0087)', async ({ page }) => {
  await page.goto('/login');
  const answers: [object | undefined, string][] = [
    [undefined, 'Unable to login right now. Try again later.'],
    [{ status: 502, body: 'Bad gateway' }, 'Unable to login right now. Try again later.'],
    [{ status: 503, body: 'Unavailable' }, 'Unable to login right now. Try again later.'],
    [
      { status: 400, json: { success: false, data: null, message: 'Login credentials are invalid.' } },
      'Login credentials are invalid.',
    ],
    [{ status: 400, json: { success: false, data: null, message: '' } }, BAD],
  ];
  for (const [answer, says] of answers) {
    await page.route('**/api/auth/login', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fillIn(page, 'somebody@atrium.example', 'whatever');
    await expect(page.getByRole('alert')).toHaveText(says);
    await page.unroute('**/api/auth/login');
  }
});

test('an invited person registers, lands on the home page of the role, and signs in (R-0033, R-0034, R-0054)', async ({
  page,
}) => {
  const person = await invite(page, password, 'Meridian', 'SUB_ADMIN');
  const secret = newPassword();
  await page.goto(person.path);
  await expect(page.getByText('Meridian Shipping Pte Ltd')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByLabel('Mobile number').fill('none');
  await choosePassword(page, 'weak');
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await expect(page.getByText('Please accept the terms and conditions')).toBeVisible();
  await choosePassword(page, secret);
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByLabel(/^I agree to the use/).check();
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  // The server checks the format of a number; what was typed is still there.
  await expect(page.getByLabel('Mobile number')).toBeFocused();
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(secret);
  await page.getByLabel('Mobile number').fill('+65 6123 4567');
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(page).toHaveURL('/confirm-account/sub-admin');
  await expect(page).toHaveTitle('Welcome, your account is ready · Atrium');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(person.path);
  await expect(page).toHaveURL('/confirm-account/link-expired');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, person.username, secret);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a forgotten password is reset by mail, once, and never to a previous password (R-0082, R-0083, R-0088, R-0089)', async ({
  page,
}) => {
  const person = await invite(page, password, 'Meridian', 'SUB_ADMIN');
  const [old, fresh] = [newPassword(), newPassword()];
  await register(page, person, old);
  await expect(page).toHaveURL('/confirm-account/sub-admin');

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.username);
  const link = await mailedLink(page, person.username, async () => {
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status')).toHaveText('If this address belongs to an account, a link is on its way.');
  });
  await page.getByLabel('E-mail address').fill('nobody.at.all@atrium.example');
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByRole('status')).toHaveText('If this address belongs to an account, a link is on its way.');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await choosePassword(page, old);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText(/must not be one of your last five passwords/)).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(old);
  await choosePassword(page, fresh);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/password-reset-success');

  await page.goto(link);
  await expect(page).toHaveURL('/link-expired');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await fillIn(page, person.username, old);
  await expect(page.getByRole('alert')).toHaveText(BAD);
  await fillIn(page, person.username, fresh);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('signing in with an expired password opens the form for a new one (R-0071, R-0072)', async ({ page }) => {
  const person = await invite(page, password, 'Meridian', 'SUB_ADMIN');
  await register(page, person, newPassword());
  // No password is old enough yet: the answer for an expired one is mocked, with a real link.
  const link = await mailedLink(page, person.username, () =>
    page.request.post('/api/auth/forgot-password', { data: { username: person.username } }),
  );
  const passwordResetToken = new URLSearchParams(link.split('?')[1]).get('token');
  const data = { passwordExpired: true, passwordResetToken };
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { success: false, data, message: 'Expired', code: 'passwordExpired' } }),
  );
  await page.goto('/login?redirect=%2Fusers');
  await fillIn(page, person.username, 'whatever');
  await expect(page).toHaveURL(`/update-password?token=${passwordResetToken}&expired=true&redirect=%2Fusers`);
  await expect(page).toHaveTitle('Your password has expired · Atrium');
  await page.unroute('**/api/auth/login');

  await page.goto('/password-expired');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  const fresh = newPassword();
  await choosePassword(page, fresh);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL('/password-reset-success');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, person.username, fresh);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a person who signs in with an expired password is asked for a new password but not for the old one', {
  tag: '@variant',
}, async ({ page }) => {
  const person = 'expired.password@atrium.example';
  await page.goto('/login');
  const sent = await newestMailTo(page, person);
  await fillIn(page, person, password);
  // A person who merely knows the old password gets no further than this.
  await expect(page).toHaveURL('/enter-code');
  await expect.poll(() => newestMailTo(page, person)).toBeGreaterThan(sent);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(await codeFor(page, person));
  await expect(page).toHaveURL(/\/update-password\?token=[\w-]+&expired=true/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has expired');
  // Nothing changes: the person can be used in the next run, too.
  await choosePassword(page, password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText(/must not be one of your last five passwords/)).toBeVisible();
});

test('a person whose password expires soon sees the notice on every page (R-0117, R-0118)', async ({ page }) => {
  await signInByForm(page, 'expiring.password@atrium.example');
  for (const path of ['/tenants', '/users']) {
    await page.goto(path);
    await expect(page.getByText(/expiring in (19|20|21) days/)).toBeVisible();
  }
});

test('staff whose building does not let them into the portal see what to do instead (R-0092, R-0093)', async ({ page }) => {
  const person = await invite(page, password, 'Jade', 'STAFF');
  const secret = newPassword();
  await register(page, person, secret);
  await expect(page).toHaveURL('/confirm-account/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, your account is ready');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillIn(page, person.username, secret);
  await expect(page).toHaveURL('/confirm-account/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please use the app of your building');
  await expect(page.getByText('Staff of your building can use the app only. You have been signed out.')).toBeVisible();
  await page.goto('/users');
  await expect(page).toHaveURL('/login?redirect=%2Fusers');
});

test('a device platform admin is rejected and sees whom to contact (R-0092)', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, 'device.admin@atrium.example', password);
  await expect(page.getByRole('alert')).toHaveText('Access denied. Please contact Atrium Support');
  await expect(page).toHaveURL('/login');
});

test('a signed-in person is redirected from the sign-in pages to the home page, and can still read the terms', async ({
  page,
}) => {
  await signInByForm(page, superAdmin);
  for (const path of ['/login', '/enter-code']) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/management/customers');
  }
  await page.goto('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await page.goto('/add-on/disabled/SERVICE_REQUEST');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});
