import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** Words of the heavy libraries that no minifier takes away. */
const heavy: Readonly<Record<string, string>> = {
  'the editor': 'Invalid content for node',
  'the scanner': 'getCameras',
  'the cropper': 'reactEasyCrop',
  spreadsheets: 'SheetNames',
  dragging: 'DndDescribedBy',
  calendars: 'MuiDateCalendar',
};

test('a list loads neither editor, scanner, cropper, calendar, dragging nor spreadsheet code', async ({ page }) => {
  // What no page of the product shows yet stands in the gallery.
  const built = ['dist/portal/assets', 'dist/gallery/assets'].flatMap((folder) => {
    const assets = join(process.cwd(), folder);
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    return scripts.map((name) => readFileSync(join(assets, name), 'utf8'));
  });
  for (const [what, word] of Object.entries(heavy))
    expect(
      built.some((text) => text.includes(word)),
      `${what} is known by '${word}'`,
    ).toBe(true);

  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  // The line of live news is never idle; without it the page is the same.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await signIn(page, buildingAdmin);
  for (const path of ['/users', '/parking/season-parking', '/parking/carparks', '/tenants']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded.length).toBeGreaterThan(100_000);
  for (const [what, word] of Object.entries(heavy)) expect(loaded.includes(word), what).toBe(false);
});
