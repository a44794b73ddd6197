/** Switching the building: nothing of the former one is shown, not even for a moment. */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('switching the building never shows a row of the former one', async ({ page }) => {
  await signIn(page, buildingAdmin, '/users');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  const former = (await page.getByRole('row').getByRole('link').allInnerTexts()).filter((name) => name.includes(' '));
  expect(former.length).toBeGreaterThan(3);
  // Watches every change of the page from its first moment on, however briefly something stands there.
  await page.addInitScript((names) => {
    const look = () => {
      const shown = document.querySelector('main')?.innerText ?? '';
      const seen = names.filter((name) => shown.includes(name));
      if (seen.length) sessionStorage.setItem('seen', seen.join());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, former);
  await page.getByRole('button', { name: /^Switch account:/ }).click();
  await page.getByRole('dialog').getByText('Victoria Gate Estates').first().click();
  await expect(page.getByRole('button', { name: /^Switch account: (?!Harbour)/ })).toBeVisible();
  await page.goto('/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Some people work in both buildings, the one who switches among them.
  const rightful = await page.getByRole('row').getByRole('link').allInnerTexts();
  const seen = (await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '';
  expect(seen.split(',').filter((name) => name && !rightful.includes(name))).toEqual([]);
  expect(former.filter((name) => !rightful.includes(name)).length).toBeGreaterThan(3);
});
