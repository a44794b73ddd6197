/** Each role signs in with a password and lands on its home page (000 §2 Post-login redirect), or sees why it cannot. */

import { password, signInByForm } from './people.ts';
import { expect, test } from './test.ts';

const at = (name: string) => `${name}@atrium.example`;
/** The home page of each role; rules of it beside R-0042, R-0067 and R-0068, which are of all. */
const rules: Readonly<Record<string, string>> = {
  'super.admin': 'R-0058, R-0065, ',
  'platform.admin': 'R-0058, R-0065, ',
  concierge: 'R-0060, ',
  staff: 'R-0059, R-0066, ',
  'booking.admin': 'R-0061, ',
  'loan.items': 'R-0062, ',
};
const homes: Record<string, string> = {
  'super.admin': '/management/customers',
  'platform.admin': '/management/customers',
  'platform.finance': '/management/customers',
  'platform.operations': '/management/customers',
  'platform.relations': '/management/customers',
  'building.admin': '/tenants',
  'building.viewer': '/tenants',
  concierge: '/visitor-records',
  'loan.items': '/concierge',
  'tenant.admin': '/users',
  'tenant.subadmin': '/users',
  staff: '/visitor-records',
  merchant: '/merchant',
  'booking.admin': '/manage-bookings',
};
for (const [name, home] of Object.entries(homes))
  test(`${name} starts at ${home}, and the sign-in pages and the dashboard redirect there (${rules[name] ?? ''}R-0042, R-0067, R-0068)`, async ({
    page,
  }) => {
    await signInByForm(page, at(name));
    await expect(page).toHaveURL((url) => url.pathname === home);
    for (const path of ['/login', '/enter-code', '/dashboard', '/']) {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.pathname === home);
    }
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

for (const name of ['device.admin', 'building.user', 'tenant.user', 'contractor'])
  test(`${name} sees whom to contact`, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail address').fill(at(name));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Access denied. Please contact Atrium Support');
    await expect(page.getByLabel('E-mail address')).toHaveValue(at(name));
  });

test('after sign-in a safe requested page wins over the home page (R-0063), Security too (R-0064); an unsafe one is ignored', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fparking%2Fseason-parking%3Fpage%3D1');
  await page.getByLabel('E-mail address').fill(at('tenant.admin'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/parking\/season-parking\?page=1/);
  await page.goto('/login?redirect=%2Fsecurity');
  await expect(page).toHaveURL((url) => url.pathname === '/security');
  for (const wanted of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/management/customers',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
    await expect(page).toHaveURL((url) => url.pathname === '/users' && url.hostname === '127.0.0.1');
  }
});
