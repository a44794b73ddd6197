/** Every page of the component gallery, in both themes and at phone width; popups are tested in `popups.spec.ts`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFine } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, type Page, test } from '../test.ts';

const names = readdirSync(join(process.cwd(), 'src/gallery/pages')).map((file) => file.replace(/\.tsx$/, ''));

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/__kit/${name}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main section').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('axe finds no serious problem on the component pages, in the light and the dark theme', { tag: '@variant' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, buildingAdmin);
  for (const [at, name] of names.entries()) {
    await open(page, name);
    // The dark theme differs in colours alone, which pages of the product are looked at for, too.
    await isFine(page, name, { themes: at % 3 === 0 || process.env.E2E_ALL ? ['light', 'dark'] : ['light'] });
  }
});

test('no component page is wider than a phone', { tag: '@variant' }, async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, buildingAdmin);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of names) {
    await open(page, name);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(excess, name).toBeLessThanOrEqual(0);
  }
});
