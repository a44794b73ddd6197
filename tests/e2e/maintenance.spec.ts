import { DAY } from '../times.ts';
import { isFine, problemsOn } from './axe.ts';
import { signIn, superAdmin, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const OVERLAP =
  'A maintenance broadcast is already scheduled for the selected period. Please select another date and time to proceed.';

/** Fills in the form of a new broadcast, for an evening of that day. */
async function schedule(page: Page, day: Date, title: string): Promise<void> {
  const text = day.toISOString().slice(0, 10).split('-').reverse().join('/');
  await page.goto('/management/maintenance-mode/new');
  for (const [label, time] of [
    ['Start', '20:00'],
    ['End', '22:00'],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.keyboard.press('Tab');
    await page.getByLabel(`${label}, time`).fill(time);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Title (EN)').fill(title);
  await page.getByLabel('Message (EN)').fill('Please save what you are working on.');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
}

test('a period that is taken is explained on the form, never in a toast (R-0303, R-0876, R-0877)', async ({ page }) => {
  await signIn(page, superAdmin);
  // Far from every other broadcast, and from those of an earlier try.
  const day = new Date(Date.now() + (100 + (Math.floor(Date.now() / 1000) % 5000)) * DAY);
  await schedule(page, day, 'New servers');
  await expect(page).toHaveURL(/\/management\/maintenance-mode\/[0-9a-f-]{36}$/);
  await isFine(page, 'the record');
  const own = page.url();

  await schedule(page, day, 'At the same time');
  await expect(page.getByText(OVERLAP)).toHaveCount(1);
  await expect(page.getByRole('group').or(page.locator('form')).getByText(OVERLAP).first()).toBeVisible();
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);

  await page.goto(own.replace('maintenance-mode/', 'maintenance-mode/edit/'));
  await expect(page.getByLabel('Title (EN)')).toHaveValue('New servers');
  await isFine(page, 'the edit page');
});

test('everybody is told before and during a maintenance', async ({ page }) => {
  // Its own answer: a broadcast of the next hours would stand above the pages of every other test.
  let from = DAY / 24;
  const started = Date.now();
  const at = (more: number) => new Date(started + more).toISOString();
  const told = () => [
    {
      uuid: '5d0c2f0e-0000-4000-8000-000000000001',
      title: { en: 'New servers' },
      message: { en: 'Please save your work.' },
      startAt: at(from),
      endAt: at(DAY / 12),
    },
  ];
  await page.route('**/api/portal-settings', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, maintenance: told() } } });
  });
  await page.route('**/api/maintenance-broadcasts/current', (route) =>
    route.fulfill({ json: { success: true, message: '', data: told() } }),
  );
  await signIn(page, tenantAdmin);
  const banner = page.getByRole('status').filter({ hasText: 'New servers' });
  await expect(banner).toContainText('Please save your work.');
  await isFine(page, 'the banner');
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);

  from = -DAY / 24;
  await page.reload();
  await expect(banner).toContainText('Until');
  await expect(banner.getByRole('button')).toHaveCount(0);
});
