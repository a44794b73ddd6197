/** What a page brings along stays with whoever is signed in, in this browser, now. */
import { signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const USERS = '/users';
const hasSession = (html: string): boolean => html.includes('id="page-start"');
/** Does something that leads to another document; the HTML that the server sent. */
async function sentFor(page: Page, go: () => Promise<unknown>): Promise<string> {
  const sent = page.waitForResponse((answer) => answer.request().resourceType() === 'document' && answer.ok());
  await go();
  return (await sent).text();
}

test('a page brings the session along, and not after a link of another site, nor on the way back after signing out', async ({
  page,
  baseURL,
}) => {
  await signIn(page, tenantAdmin);
  expect(hasSession(await sentFor(page, () => page.goto(USERS)))).toBe(true);
  const name = await page.getByRole('rowheader').first().innerText();
  await expect(page.locator('#page-start')).toHaveCount(0);

  // To the browser, this is another site: its link opens the list, but the portal has to ask.
  await page.goto(`${String(baseURL).replace('127.0.0.1', 'localhost')}/login`);
  const fromElsewhere = sentFor(page, () => page.evaluate((to) => window.location.assign(to), `${baseURL}${USERS}`));
  expect(hasSession(await fromElsewhere)).toBe(false);
  await expect(page.getByRole('rowheader').first()).toHaveText(name);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  expect(hasSession(await sentFor(page, () => page.goBack()))).toBe(false);
  await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
  await expect(page.getByText(name)).toHaveCount(0);
});
