import type { Session } from '#schemas/kernel/rights/session.ts';
import { type IdentityProvider, providerPath } from '#src/admin/account/identityProvider.ts';
import { startProvider, type TestProvider } from '#tests/identityProvider.ts';
import { type NameServer, startNameServer } from '#tests/nameServer.ts';
import { isFine, problemsOn } from './axe.ts';
import { invite } from './invited.ts';
import { buildingAdmin, callsOf, password, signIn, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** No person of another building has an address there: the building can claim it. */
const DOMAIN = 'meridian.example';
let provider: TestProvider;
let names: NameServer;

test.beforeAll(async ({ baseURL }) => {
  provider = await startProvider(`${baseURL}/code`);
  names = await startNameServer(Number(new URL(baseURL as string).port) + 1000);
});
test.afterAll(() => Promise.all([provider.close(), names.close()]));

/** A registered person of a tenant company whom the identity provider knows. */
async function somebody(page: Page): Promise<string> {
  const { username, fullName, path } = await invite(page, password, 'Meridian', 'SUB_ADMIN', DOMAIN);
  const { termsVersion, consentVersion } = (await (await page.request.get('/api/portal-settings')).json()).data;
  const token = new URL(path, 'http://portal').searchParams.get('token');
  const data = { token, fullName, password: `Harbour-${unused()}a`, termsVersion, consentVersion };
  expect((await page.request.post('/api/auth/confirm-account', { data })).ok()).toBe(true);
  provider.accounts.set(username, { sub: username, email: username, email_verified: true });
  return username;
}
const card = (page: Page) => page.getByRole('form', { name: 'Single sign-on' });
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
};
/** Deletes what an earlier run has left. */
async function removeSettings(page: Page): Promise<void> {
  await expect(card(page).getByLabel('Issuer')).toBeVisible();
  const remove = card(page).getByRole('button', { name: 'Remove' });
  if (!(await remove.isVisible())) return;
  await remove.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFine(page, 'the question before it is removed');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(remove).toHaveCount(0);
}
/** The building keeps its domains without a provider: what an earlier run has proven is deleted on their page. */
async function forgetDomain(page: Page): Promise<void> {
  await page.goto('/email');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const known = page.getByRole('link', { name: DOMAIN });
  if ((await known.count()) === 0) return;
  await known.click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: DOMAIN })).toHaveCount(0);
}
async function setUp(page: Page): Promise<void> {
  await forgetDomain(page);
  await page.goto('/company-info');
  await removeSettings(page);
  const form = card(page);
  await expect(form.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(/\/code$/);
  await form.getByLabel('Name').fill('Company account');
  await form.getByLabel('Issuer').fill(`${provider.issuer}/elsewhere`);
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByText('No identity provider answers at this address')).toBeVisible();
  await form.getByLabel('Issuer').fill(provider.issuer);
  await form.getByRole('button', { name: 'Test' }).click();
  await expect(form.getByText('Your provider answers.')).toContainText(new URL(provider.issuer).host);
  await form.getByLabel('Client ID').fill(provider.client.id);
  await form.getByLabel('E-mail domains').fill('gmail.com');
  await form.getByLabel('E-mail domains').press('Enter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Client secret is required')).toHaveCount(0);
  await expect(form.getByText('“gmail.com” belongs to a mail service that everybody can use')).toBeVisible();
  await form.getByLabel('E-mail domains').press('Backspace');
  await form.getByLabel('E-mail domains').fill(DOMAIN);
  await form.getByLabel('Client secret').fill(provider.client.secret);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The identity provider has been saved.')).toBeVisible();
  await expect(card(page).getByLabel('Client secret')).toHaveValue('');
  await expect(page.getByText('One is stored. Leave this empty to keep it.')).toBeVisible();
  await prove(page);
}
/** The domain is active once its DNS record is found. */
async function prove(page: Page): Promise<void> {
  const proof = page.getByRole('region', { name: 'Proof of the domains' });
  const verify = proof.getByRole('button', { name: `Verify: ${DOMAIN}` });
  await expect(proof.getByText('Not verified')).toBeVisible();
  names.records.clear();
  await verify.click();
  await expect(proof.getByRole('alert')).toContainText(`No TXT record that proves “${DOMAIN}” was found.`);
  const [name, value] = await proof.getByRole('definition').allInnerTexts();
  expect(name).toBe(`_atrium.${DOMAIN}`);
  names.records.set(name as string, ['v=spf1 -all', value as string]);
  await verify.click();
  await expect(proof.getByText('Verified', { exact: true })).toBeVisible();
}
/** The same settings, without the form: its own test goes through it. */
async function setUpByCalls(page: Page): Promise<void> {
  const call = await callsOf(page, buildingAdmin);
  const { officeCentre } = await call<Session>('GET', '/auth/info/1');
  const path = providerPath({ officeCentre });
  const { domains } = await call<IdentityProvider>('PUT', path, {
    name: 'Company account',
    issuer: provider.issuer,
    clientId: provider.client.id,
    clientSecret: provider.client.secret,
    domains: [DOMAIN],
    active: true,
  });
  for (const { recordName, recordValue } of domains) names.records.set(recordName, [recordValue]);
  await call('POST', `${path}/verify-domain`, { domain: DOMAIN });
  await page.context().clearCookies();
}
async function startSso(page: Page, username: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(username);
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
}
async function signInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a building admin sets up single sign-on, and the building’s people sign in with it (R-0032, R-0090)', async ({
  page,
  browser,
}) => {
  const username = await somebody(page);
  await signIn(page, buildingAdmin);
  await setUp(page);
  expect(await problemsOn(page)).toEqual([]);
  await signOut(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address first.');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByLabel('E-mail address').fill('somebody@elsewhere.example');
  await page.getByRole('button', { name: 'Use single sign-on' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no single sign-on for this e-mail address.');

  await startSso(page, username);
  await expect(page.getByPlaceholder('Enter any login')).toHaveValue(username);
  await signInThere(page, username);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/users');
  await page.goto('/security');
  // Data beyond this building is hidden from a session that has access to one building only.
  await expect(page.getByText('Only with your password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change password' })).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
  await signOut(page);

  // Another browser: the requested page opens, and the provider's answer is not in the address.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/settings');
  await expect(other).toHaveURL('/login?redirect=%2Fsettings');
  const seen: string[] = [];
  other.on('framenavigated', (frame) => seen.push(frame.url()));
  await startSso(other, username);
  await signInThere(other, username);
  await expect(other).toHaveURL('/settings');
  await expect(other.getByText('Only with your password')).toBeVisible();
  await expect(other.getByLabel('Language', { exact: true })).toBeVisible();
  expect(seen.some((url) => url.includes('/code?') && url.includes('state='))).toBe(true);
  await other.goBack();
  expect(other.url()).not.toContain('state=');
  await other.context().close();
});

test('a failed single sign-on shows a message and links back to sign-in (R-0032)', { tag: '@variant' }, async ({ page }) => {
  const username = await somebody(page);
  await setUpByCalls(page);

  await page.goto('/login');
  await startSso(page, username);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL('/code');
  await expect(page.getByRole('heading', { name: 'Single sign-on did not work' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/login');

  // A person whom the provider knows and the product does not.
  provider.accounts.set('stranger', { sub: 'stranger', email: `stranger@${DOMAIN}`, email_verified: true });
  await startSso(page, username);
  await signInThere(page, 'stranger');
  await expect(page.getByRole('alert')).toHaveText('Login credentials are invalid.');
  await expect(page).toHaveURL('/code');

  // An answer that nobody in this browser has requested.
  await page.goto('/code?code=stolen&state=guessed');
  await expect(page.getByRole('alert')).toHaveText('Login credentials are invalid.');
  await expect(page).toHaveURL('/code');

  await signIn(page, buildingAdmin, '/company-info');
  await removeSettings(page);
  await expect(page.getByText('The identity provider has been removed.')).toBeVisible();
  await signOut(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use single sign-on' })).toHaveCount(0);
});
