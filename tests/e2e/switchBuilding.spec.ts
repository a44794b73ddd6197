/** Switching the building: nothing of the former one is shown, not even for a moment, in any list that both buildings have. */
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const lists = [
  '/users',
  '/tenants',
  '/Unit',
  '/user-groups',
  '/building-user-management/users',
  '/articles',
  '/holiday-setup/holidays',
];

/** What the rows of the open list are called; short names could stand anywhere. */
async function namesOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  return (await rows.allInnerTexts()).map((name) => name.trim()).filter((name) => name.length > 4);
}
async function namesOfAll(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const path of lists) all.push(...(await namesOf(page, path)));
  return all;
}

test('switching the building never shows a row of the former one', async ({ page }) => {
  test.slow();
  await signIn(page, buildingAdmin, '/users');
  const former = await namesOfAll(page);
  expect(former.length).toBeGreaterThan(20);
  await page.goto('/users');
  await expect(page.getByRole('rowheader').nth(5)).toBeVisible();
  // Watches every change of the page from its first moment on, however briefly something stands there.
  await page.addInitScript((names) => {
    const look = () => {
      const shown = document.querySelector('main')?.innerText ?? '';
      const seen = new Set([
        ...(sessionStorage.getItem('seen') ?? '').split('\n'),
        ...names.filter((name) => shown.includes(name)),
      ]);
      sessionStorage.setItem('seen', [...seen].filter(Boolean).join('\n'));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, former);
  await page.getByRole('button', { name: /^Switch account:/ }).click();
  await page.getByRole('dialog').getByText('Victoria Gate Estates').first().click();
  await expect(page.getByRole('button', { name: /^Switch account: (?!Harbour)/ })).toBeVisible();
  // Some people work in both buildings, the one who switches among them, and both have some holidays.
  const rightful = await namesOfAll(page);
  const seen = ((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '').split('\n');
  expect(seen.filter((name) => name && !rightful.includes(name))).toEqual([]);
  expect(former.filter((name) => !rightful.includes(name)).length).toBeGreaterThan(5);
});
