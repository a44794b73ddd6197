/** A new person: an admin adds them through the API, and the invitation is in the mailbox. */
import { expect, type Page } from '@playwright/test';
import { mailsTo, newestMailTo, password, superAdmin, unused } from './people.ts';

/** The text of the newest mail to an address, once there is one after `before`. */
async function mailAfter(page: Page, address: string, before: number): Promise<string> {
  await expect.poll(() => newestMailTo(page, address)).toBeGreaterThan(before);
  const [newest] = await mailsTo(page, address);
  const { data } = (await (await page.request.get(`/api/mailbox/${newest?.id}`)).json()) as { data: { body: string } };
  return data.body;
}

/** The link in the mail that `ask` triggers, as a path of this portal. */
export async function mailedLink(page: Page, address: string, ask: () => Promise<unknown>): Promise<string> {
  const before = await newestMailTo(page, address);
  await ask();
  const link = new URL(/https?:\/\/\S+/.exec(await mailAfter(page, address, before))?.[0] as string);
  return link.pathname + link.search;
}

/** A bearer token, from the password and, if required, the mailed code. */
async function tokenOf(page: Page, username: string, secret: string): Promise<string> {
  const before = await newestMailTo(page, username);
  const post = async (path: string, data: object) =>
    ((await (await page.request.post(`/api/auth/${path}`, { data })).json()) as { data: Record<string, string> }).data;
  const first = await post('login', { username, password: secret });
  if (!first.otpRequired) return first.accessToken as string;
  const otp = /\b\d{6}\b/.exec(await mailAfter(page, username, before))?.[0];
  return (await post('validate-otp', { otp, otpUniqueId: first.otpUniqueId })).accessToken as string;
}

export interface Invited {
  username: string;
  fullName: string;
  /** The page to which the invitation links. */
  path: string;
}

/** Invites a person into the office centre of that name, as the provider. */
export async function invite(
  page: Page,
  secret: string,
  centre: string,
  roleCode: string,
  domain = 'guest.example',
): Promise<Invited> {
  const { request } = page;
  const headers = { authorization: `Bearer ${await tokenOf(page, superAdmin, secret)}` };
  const found = await request.get('/api/office-centres/drop-down', { headers });
  const { data } = (await found.json()) as { data: { id: number; label: string }[] };
  const officeCentreId = data.find((one) => one.label.includes(centre))?.id;
  const username = `${unused().toLowerCase()}@${domain}`;
  const fullName = `Mei ${unused()}`;
  const path = await mailedLink(page, username, async () => {
    const body = { fullName, username, roleCode, officeCentreId };
    const added = await request.post(`/api/office-centres/${officeCentreId}/users`, { headers, data: body });
    expect(added.status(), await added.text()).toBeLessThan(300);
  });
  return { username, fullName, path };
}

/** Accepts an invitation by its link, with the password of the demo data: the person has an account from now on. */
export async function register(page: Page, path: string, fullName: string, secret = password): Promise<void> {
  const { termsVersion, consentVersion } = (await (await page.request.get('/api/portal-settings')).json()).data;
  const token = new URL(path, 'http://portal').searchParams.get('token');
  const data = { token, fullName, password: secret, termsVersion, consentVersion };
  const answer = await page.request.post('/api/auth/confirm-account', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
