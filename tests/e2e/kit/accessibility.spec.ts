/** Every page of the gallery, and every dialog that it opens, in both themes and at phone width. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, type Page, test } from '../test.ts';

const names = readdirSync(join(process.cwd(), 'src/gallery/pages')).map((file) => file.replace(/\.tsx$/, ''));

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/__kit/${name}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main section').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing serious on the pages of the kit, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, buildingAdmin);
    for (const name of names) {
      await open(page, name);
      expect.soft(await faultsOn(page), name).toEqual([]);
    }
  });

test('no page of the kit is wider than a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, buildingAdmin);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of names) {
    await open(page, name);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(excess, name).toBeLessThanOrEqual(0);
  }
});
