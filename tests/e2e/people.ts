/** Signing in as people of the demo data. */
import { readFileSync } from 'node:fs';
import { type APIResponse, expect, type Page } from '@playwright/test';

export const password = 'Atrium-Demo-2026';
export const buildingAdmin = 'building.admin@atrium.example';
export const viewer = 'building.viewer@atrium.example';
export const tenantAdmin = 'tenant.admin@atrium.example';
export const superAdmin = 'super.admin@atrium.example';

interface Mail {
  id: number;
  to: string;
  subject: string;
}

/** The newest mails of the product. */
export async function allMails(page: Page): Promise<Mail[]> {
  const answer = await page.request.get('/api/mailbox');
  return ((await answer.json()) as { data: Mail[] }).data;
}
/** Those to one address: a notice to many would push them out of the newest. */
export async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const answer = await page.request.get('/api/mailbox', { params: { to: address } });
  return ((await answer.json()) as { data: Mail[] }).data;
}

/** The id of the newest mail to an address; the mailbox shows only the latest mails, so a count is not reliable. */
export const newestMailTo = async (page: Page, address: string): Promise<number> => (await mailsTo(page, address))[0]?.id ?? 0;

/** The newest one-time code sent to an address. */
export async function codeFor(page: Page, address: string): Promise<string> {
  const [newest] = await mailsTo(page, address);
  const answer = await page.request.get(`/api/mailbox/${newest?.id}`);
  return JSON.stringify(await answer.json()).match(/\b(\d{6})\b/)?.[1] ?? '';
}

/** Switches to the office centre of that name: a person with several may be in another one. */
export async function workIn(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Switch account:/ });
  if ((await button.innerText()).includes(name)) return;
  await button.click();
  await page.getByRole('dialog').getByText(name).first().click();
  await expect(page.getByRole('button', { name: new RegExp(`^Switch account: ${name}`) })).toBeVisible();
}

/** The office centre in which people with two accounts start: a test may have left them in the other one. */
const places: Readonly<Record<string, string>> = { [tenantAdmin]: 'Meridian Shipping', [buildingAdmin]: 'Harbour Point' };

/** Signs in by the form, with the mailed code where the building asks for one. */
export async function enterAs(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  const sent = await newestMailTo(page, username);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  if (new URL(page.url()).pathname === '/enter-code') {
    await expect.poll(() => newestMailTo(page, username)).toBeGreaterThan(sent);
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(await codeFor(page, username));
    await page.waitForURL((url) => url.pathname !== '/enter-code');
  }
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The same with a demo account; continues in the office centre in which its tests start. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await enterAs(page, username, password);
  if (places[username]) await workIn(page, places[username]);
}

interface Tokens {
  accessToken: string;
  refreshExpiredAt: string;
}
type LoginAnswer = ({ otpRequired: true; otpUniqueId: string } & Partial<Tokens>) | ({ otpRequired: false } & Tokens);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

async function dataOf<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** The tokens of a new session; its refresh token is in the page's cookies. */
async function enter(page: Page, username: string): Promise<Tokens> {
  const { request } = page;
  // With the browser's user agent, which the list of sessions shows.
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const sent = await newestMailTo(page, username);
  const login = await dataOf<LoginAnswer>(await request.post('/api/auth/login', { headers, data: { username, password } }));
  if (!login.otpRequired) return login;
  await expect.poll(() => newestMailTo(page, username), { intervals: [20, 50, 100] }).toBeGreaterThan(sent);
  const data = { otp: await codeFor(page, username), otpUniqueId: login.otpUniqueId };
  return dataOf<Tokens>(await request.post('/api/auth/validate-otp', { headers, data }));
}

/** Switches a new session to the office centre of that name. */
async function startIn(page: Page, tokens: Tokens, name: string): Promise<Tokens> {
  const headers = { authorization: `Bearer ${tokens.accessToken}`, 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const accounts = await dataOf<{ officeCentreId: number; companyName: string; current: boolean }[]>(
    await page.request.get('/api/auth/tenant-list', { headers }),
  );
  const wanted = accounts.find(({ companyName }) => companyName.includes(name));
  if (!wanted) throw new Error(`no office centre is called ${name}`);
  if (wanted.current) return tokens;
  const data = { officeCentreId: wanted.officeCentreId };
  return dataOf<Tokens>(await page.request.put('/api/auth/switch-account', { headers, data }));
}

/**
 * Signs a person in without the sign-in form, which has its own tests (`signInByForm`).
 * @param path the page to open; the person's first page by default
 */
export async function signIn(page: Page, username: string, path = '/dashboard'): Promise<void> {
  let tokens = await enter(page, username);
  const place = places[username];
  if (place) tokens = await startIn(page, tokens, place);
  // A static page of this origin, from which the portal's local data can be set.
  await page.goto('/api/health/ready');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { 'atrium.refreshExpiredAt': tokens.refreshExpiredAt, 'atrium.version': version },
  );
  await page.goto(path);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
}

/** Makes calls as a person, in a session of the page that opens nothing: as a phone of theirs would. */
export async function callsOf(page: Page, username: string) {
  let tokens = await enter(page, username);
  const place = places[username];
  if (place) tokens = await startIn(page, tokens, place);
  const headers = { authorization: `Bearer ${tokens.accessToken}`, 'user-agent': await page.evaluate(() => navigator.userAgent) };
  return async <T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, data?: object): Promise<T> =>
    dataOf<T>(await page.request.fetch(`/api${path}`, { method, headers, data }));
}

/** Resolves when this language is saved as the person's; a language chosen just before may be saved first. */
export const languageSaved = (page: Page, language: string): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return answer.url().endsWith('/preferences/language') && request.postData() === JSON.stringify({ value: language });
  });

/** Changes the person's language, in every session. */
export async function speak(page: Page, language: 'en' | 'zh-Hant' | 'zh-Hans'): Promise<void> {
  const html = page.locator('html');
  // A page that is still starting would lose the choice before it is saved.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if ((await html.getAttribute('lang')) === language) return;
  // As if it had been chosen on the sign-in page.
  await page.evaluate((one) => sessionStorage.setItem('atrium.languageChosen', one), language);
  const kept = languageSaved(page, language);
  await page.reload();
  await kept;
  await expect(html).toHaveAttribute('lang', language);
}

/** The count of a tab of the status strip. */
export async function countOf(page: Page, tab: string): Promise<number> {
  const snapshot = await page.getByRole('tab', { name: new RegExp(`^${tab},? \\d`) }).ariaSnapshot();
  return Number(snapshot.match(/ (\d+)"/)?.[1]);
}

/** Letters and digits that are unique to this test run: a retried test may find its earlier records. */
let uses = 0;
export const unused = (): string => {
  uses += 1;
  return `${Date.now().toString(36).slice(-6)}${uses}`.toUpperCase();
};
/** A plate that no other test uses. */
export const newPlate = (): string => `EZ ${unused()}`;
