import { isFine, problemsOn } from './axe.ts';
import { invite, mailedLink, register } from './invited.ts';
import { password, signIn, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

interface Known {
  username: string;
  fullName: string;
  secret: string;
}
/** A person who works for another company of the building and has an account there. */
async function known(page: Page): Promise<Known> {
  const { username, fullName, path } = await invite(page, password, 'Jade', 'SUB_ADMIN');
  const secret = `Harbour-${unused()}a`;
  await register(page, path, fullName, secret);
  return { username, fullName, secret };
}
/** The admin of another company adds that address in the form; returns the mailed link. */
async function addByForm(admin: Page, { username }: Known): Promise<string> {
  return mailedLink(admin, username, async () => {
    await admin.goto('/users/add');
    await admin.getByLabel('Full name').fill('Somebody Typed');
    await admin.getByLabel('E-mail address').fill(username);
    await admin.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(admin.getByText('An invitation is on its way.')).toBeVisible();
    await expect(admin.getByRole('tab', { name: /^Invited/ })).toHaveAttribute('aria-selected', 'true');
  });
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
const rowOf = (admin: Page, { username }: Known) => admin.getByRole('row').filter({ hasText: username });

test('an invited person accepts through the link in the mail; until then only the address is visible', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const person = await known(page);
  await signIn(page, tenantAdmin);
  const path = await addByForm(page, person);
  await expect(rowOf(page, person)).toContainText('Pending');
  await expect(page.getByText(person.fullName)).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);

  const theirs = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await theirs.goto(path);
  await expect(theirs.getByRole('heading', { name: 'You are asked to join' })).toBeVisible();
  await expect(theirs.getByText('Meridian Shipping Pte Ltd', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Staff', { exact: true })).toBeVisible();
  await isFine(theirs, 'the question');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { name: 'You have joined' })).toBeVisible();
  await isFine(theirs, 'the answer');
  await theirs.goto(path);
  await expect(theirs).toHaveURL('/confirm-account/link-expired');
  await theirs.context().close();

  await page.goto('/users');
  await page.getByRole('searchbox').fill(person.username);
  await expect(rowOf(page, person)).toContainText(person.fullName);
});

test('a signed-in person sees the invitation on every page and can answer it on a phone', { tag: '@variant' }, async ({
  page,
  browser,
}) => {
  const person = await known(page);
  await signIn(page, tenantAdmin);
  await addByForm(page, person);

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('E-mail address').fill(person.username);
  await theirs.getByLabel('Password', { exact: true }).fill(person.secret);
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs.getByText('1 office centre asks you to join.')).toBeVisible();
  await expect.poll(() => fits(theirs)).toBe(true);
  await theirs.getByRole('link', { name: 'See the invitation' }).click();
  await expect(theirs).toHaveURL('/invitations');
  const asked = theirs.getByRole('listitem').filter({ hasText: 'Meridian Shipping Pte Ltd' });
  await expect(asked).toContainText('Staff');
  await expect.poll(() => fits(theirs)).toBe(true);
  await isFine(theirs, 'the invitations');
  await asked.getByRole('button', { name: 'Accept the invitation of Meridian Shipping Pte Ltd' }).click();
  await expect(theirs.getByText('You have accepted the invitation.')).toBeVisible();
  await expect(theirs.getByText('Nobody is waiting for an answer of yours.')).toBeVisible();
  await theirs.context().close();
});

test('a withdrawn invitation can no longer be accepted', { tag: '@variant' }, async ({ page }) => {
  const person = await known(page);
  await signIn(page, tenantAdmin);
  const path = await addByForm(page, person);
  await rowOf(page, person).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: person.username })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The invitation has been withdrawn.')).toBeVisible();
  await page.goto(path);
  await expect(page).toHaveURL('/confirm-account/link-expired');
});
