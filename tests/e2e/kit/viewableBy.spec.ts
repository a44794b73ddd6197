/** The audience of content: the four kinds, the inputs of each, and the cascade of pickers. */
import type { Page } from '@playwright/test';
import { signIn, superAdmin } from '../people.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  // Provider staff have no building selected: the pickers offer all of them.
  await signIn(page, superAdmin, '/__kit/viewableBy');
  // The first page with these pickers loads more than most, while all tests start.
  await expect(box('Viewable by')).toBeVisible({ timeout: 60_000 });
});
test.afterAll(() => page.close());

const box = (name: string) => page.getByRole('combobox', { name, exact: true });
const value = () => page.locator('output[aria-label="Viewable by value"]');
async function viewer(name: string): Promise<void> {
  await box('Viewable by').click();
  await page.getByRole('option', { name, exact: true }).click();
}
async function pick(name: string, ...labels: string[]): Promise<void> {
  await box(name).click();
  for (const label of labels) await page.getByRole('option', { name: label }).click();
  await page.keyboard.press('Escape');
}
const chips = (name: string) => page.locator('.MuiAutocomplete-root', { has: box(name) }).locator('.MuiChip-label');
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('R-0014 R-0235 viewable-by starts with everybody and offers four kinds of audience', async () => {
  await expect(box('Viewable by')).toHaveText('Everybody');
  await box('Viewable by').click();
  await expect(page.getByRole('option')).toHaveText(['Everybody', 'Buildings', 'Companies', 'User groups']);
  await page.keyboard.press('Escape');
  await save();
  await expect(value()).toContainText('{"viewableBy":"ALL"');
});

test('R-0236 R-0237 R-0238 each kind of audience shows its own inputs', async () => {
  for (const [kind, sentence] of [
    ['Buildings', 'Building is required'],
    ['Companies', 'Company is required'],
    ['User groups', 'User group is required'],
  ] as const) {
    await viewer(kind);
    await save();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('R-0239 R-0240 R-0241 changing the kind clears buildings, companies and groups; the companies offered depend on the buildings', async () => {
  await viewer('User groups');
  await box('Buildings').click();
  const offered = await page.getByRole('option').allTextContents();
  expect(offered.map((one) => one.toLowerCase())).toEqual([...offered.map((one) => one.toLowerCase())].sort());
  await page.keyboard.press('Escape');
  await pick('Buildings', 'Harbour Point Tower');
  await pick('Companies', 'Meridian Shipping');
  await box('User groups').click();
  await expect(page.getByRole('option')).toHaveText([
    'Early birds',
    'Fire wardens',
    'Reception team · Meridian Shipping Pte Ltd',
  ]);
  await page.getByRole('option', { name: 'Fire wardens' }).click();
  await page.keyboard.press('Escape');
  await save();
  await expect(value()).toHaveText(
    /"viewableBy":"USER_GROUP","selectedBuildingIds":\[\d+\],"selectedTenantIds":\[\d+\],"selectedUserGroupIds":\[\d+\]/,
  );

  // Adding a building keeps the company; removing the company's building clears it.
  await box('Buildings').click();
  await page.getByRole('option').nth(0).click();
  await page.keyboard.press('Escape');
  await expect(chips('Companies')).toHaveText([/^Meridian Shipping/]);
  await box('Buildings').click();
  await page.getByRole('option', { name: 'Harbour Point Tower' }).click();
  await page.keyboard.press('Escape');
  await expect(chips('Companies')).toHaveCount(0);
  await expect(chips('User groups')).toHaveCount(0);

  await viewer('Buildings');
  await expect(chips('Buildings')).toHaveCount(0);
  await viewer('Everybody');
  await pick('Excluded companies', 'Meridian Shipping');
  await viewer('Companies');
  await expect(chips('Excluded companies')).toHaveText([/^Meridian Shipping/]);
  await viewer('Everybody');
  await box('Excluded companies').press('Backspace');
  await expect(chips('Excluded companies')).toHaveCount(0);
});

test('R-0242 R-0243 any number of companies can be excluded', async () => {
  await box('Excluded companies').fill('meridian');
  await page.getByRole('option', { name: 'Meridian Shipping' }).click();
  await box('Excluded companies').fill('');
  await page.getByRole('option').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(chips('Excluded companies')).toHaveCount(2);
  await save();
  await expect(value()).toHaveText(/"selectedExcludeTenantIds":\[\d+,\d+\]/);
});
