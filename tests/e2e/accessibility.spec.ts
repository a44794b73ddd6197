import { isFine, problemsOn } from './axe.ts';
import { follow } from './follow.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { coloursOf, shapesOf, visited } from './visitedPages.ts';

const settled = async (page: Page) => {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The title of a page appears once its data is loaded.
  await expect(page).toHaveTitle(/\S/);
};

/** Pages of one record are far from each other: they may have one title, and a new title says that a page is there. */
const mixed = (paths: readonly string[]): string[] => {
  const half = Math.ceil(paths.length / 2);
  const second = [...paths.slice(-1), ...paths.slice(half, -1)];
  return paths.slice(0, half).flatMap((path, index) => [path, ...second.slice(index, index + 1)]);
};

/** Whether something of this kind has been looked at on no page before; everything is looked at with `E2E_ALL`. */
const firstOf = (kindsOf: (path: string) => readonly string[]): ((path: string) => boolean) => {
  const known = new Set<string>();
  return (path) => {
    const news = kindsOf(path).filter((one) => !known.has(one));
    for (const one of news) known.add(one);
    return news.length > 0 || Boolean(process.env.E2E_ALL);
  };
};
/** A page is opened where its view, a field or a feature is of a kind that no page before had: others are made of the same. */
const needsLook = firstOf(shapesOf);
/** The dark theme differs in colours only. */
const needsDark = firstOf(coloursOf);

for (const [account, paths] of Object.entries(visited))
  test(`every kind of page of ${account.split('@')[0]} opens, and axe finds no serious problem, in the light and the dark theme`, async ({
    page,
  }) => {
    // Ten seconds a page are enough on a machine that is busy with others.
    test.setTimeout(60_000 + paths.length * 10_000);
    await signIn(page, account);
    let frame = true;
    for (const path of mixed(paths.filter(needsLook))) {
      await follow(page, path);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await isFine(page, path, { themes: needsDark(path) ? ['light', 'dark'] : ['light'], frame });
      frame = false;
    }
  });

test('axe finds no serious problem in an open dialog and in the menu on a phone', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/season-parking');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parking/season-parking');
  await settled(page);
  expect(await problemsOn(page, { frame: true })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});
