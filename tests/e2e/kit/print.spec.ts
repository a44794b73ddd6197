/** Printing: no page frame, black on white even in the dark theme, with the office centre and the person who printed it. */
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('records and lists print without menu and top bar, dark on white, with a heading', { tag: '@variant' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, buildingAdmin, '/parking/season-parking');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  const head = page.locator('#print-head');
  await expect(head.getByText('Harbour Point')).toBeHidden();
  const colours = () =>
    page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return { ground: of('body').backgroundColor, text: of('h1').color };
    });

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // The width of A4 without margins.
  await page.setViewportSize({ width: 1046, height: 720 });
  await expect(head).toHaveText(/Harbour Point.*Printed \d\d \w{3} \d{4}, \d\d:\d\d [AP]M by Tan Wei Ming/);
  await expect(page.getByText('Skip to content')).toBeHidden();
  for (const gone of ['navigation', 'banner', 'searchbox', 'checkbox'] as const)
    await expect(page.getByRole(gone)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Filters|Choose columns|Account of/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New application' })).toHaveCount(0);
  expect(await colours()).toEqual({ ground: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)' });
  await expect(page.getByRole('link', { name: /^Go through/ })).toHaveCount(0);
  // The table has all of the sheet.
  const table = await page.getByRole('table').evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  expect(table.right).toBeLessThanOrEqual(1046);
  expect(table.left).toBeLessThan(10);

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await colours()).ground).not.toBe('rgb(255, 255, 255)');
  await page.getByRole('table').locator('tbody a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SP-/);
  const reference = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('term').first()).toBeVisible();
  expect(await colours()).toEqual({ ground: 'rgb(255, 255, 255)', text: 'rgb(0, 0, 0)' });
  const link = page.getByRole('main').locator('dd a').first();
  expect(
    await link.evaluate((one) => [getComputedStyle(one).textDecorationLine, getComputedStyle(one, '::after').content]),
  ).toEqual(['none', 'none']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
