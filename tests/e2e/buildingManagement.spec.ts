/** Rates, and terms and conditions of a building in versions: written, published, accepted by its people, replaced. */
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin, unused } from './people.ts';
import { expect, test } from './test.ts';

test('the building adds a rate, and its companies read it', async ({ page, browser }) => {
  const name = `Hall ${unused()}`;
  await signIn(page, buildingAdmin, '/management/rates/add');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Amount/).fill('45.00');
  await page.getByLabel(/^From/).fill('2036-01-01');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/management\/rates\/\d+$/);
  const address = new URL(page.url()).pathname;
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, tenantAdmin, address);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(theirs.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await theirs.context().close();
});

test('a version of the terms is published, accepted, and replaced by the next one', async ({ page, browser }) => {
  const person = await (await browser.newContext()).newPage();
  const call = await callsOf(person, tenantAdmin);
  const current = () =>
    call<{ uuid: string; referenceNo: string; accepted: boolean } | null>('GET', '/occupant/terms-and-conditions');
  await signIn(page, buildingAdmin, '/management/terms-and-conditions');
  const publish = async (title: string) => {
    await page.goto('/management/terms-and-conditions/add');
    await page.getByRole('textbox', { name: /^Title/ }).fill(title);
    await page.getByRole('main').locator('[contenteditable=true]').first().fill('Keep the lobby free.');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/terms-and-conditions\/\d+$/);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Current').first()).toBeVisible();
    return page.url();
  };
  const first = await publish(`House rules ${unused()}`);
  const terms = await current();
  expect(terms?.accepted).toBe(false);
  await call('PUT', '/occupant/terms-and-conditions/accept', { uuid: terms?.uuid });
  expect((await current())?.accepted).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: /Acceptances/ }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await isFine(page, 'who has accepted');

  await publish(`House rules ${unused()}`);
  expect((await current())?.accepted).toBe(false);
  await page.goto(first);
  await expect(page.getByText('Past').first()).toBeVisible();
  await person.context().close();
});
