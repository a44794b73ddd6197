import { asksItself } from './asksItself.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, buildingAdmin);
});

test('a list counts, searches, filters, sorts and pages, and keeps all of it in its address (R-0132, R-0135, R-0139, R-0140)', async ({
  page,
}) => {
  await page.goto('/users');
  const found = page.getByRole('status').filter({ hasText: 'record(s) found' });
  await expect(found).toHaveText(/\d+ record\(s\) found/);
  await page.getByRole('searchbox').fill('wei');
  await expect(page).toHaveURL(/wei/);
  await expect(found).not.toHaveText(/^[0-9]{3,}/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).not.toHaveURL(/wei/);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Full name').fill('a');
  await page.getByLabel('E-mail address').fill('e');
  await page.keyboard.press('Enter');
  const tags = page.getByRole('group', { name: 'Filters in force' }).locator('.MuiChip-root');
  await expect(tags).toHaveText(['Full name contains “a”', 'E-mail address contains “e”']);
  await tags.first().press('Delete');
  await expect(tags).toHaveText(['E-mail address contains “e”']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);

  await page.getByRole('columnheader', { name: 'Full name' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Full name' })).toHaveAttribute('aria-sort', /ascending|descending/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const first = await page.getByRole('rowheader').first().innerText();
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toHaveText(first);
});

test('a list whose page brings nothing along asks for its counts and its first rows once, before its frame is drawn', {
  tag: '@variant',
}, async ({ page }) => {
  await asksItself(page);
  // Neither what others change meanwhile, nor what the page after signing in still asks for.
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }));
  await page.goto('/api/health/ready');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/season-parking-applications') || pathname === '/api/portal-settings')
      asked.push(pathname.replace('/api/', ''));
  });
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual([
      'season-parking-applications/get-status-count',
      'season-parking-applications',
      // The frame's own call.
      'portal-settings',
    ]);
});

test('an empty list says that it is empty, and a short list has no page controls (R-0133, R-0136)', async ({ page }) => {
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such plate');
  await expect(page.getByText('No Data')).toBeVisible();
});

test('the page of a record is titled with its reference number, a list with its route (R-0027, R-0028)', async ({ page }) => {
  await page.goto('/parking/season-parking');
  await expect(page).toHaveTitle('Season parking · Atrium');
  const link = page.getByRole('rowheader').first().getByRole('link');
  const number = await link.innerText();
  await link.click();
  await expect(page).toHaveTitle(`${number} · Atrium`);
});

test('a row opens by click and by keyboard', async ({ page }) => {
  await page.goto('/parking/carparks');
  await page.getByRole('cell', { name: 'Basement 2', exact: true }).click();
  await expect(page).toHaveURL(/\/parking\/carparks\/\d+$/);
  await page.goBack();
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/parking\/carparks\/\d+$/);
});

test('columns can be chosen and the choice is remembered', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/parking/carparks');
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('button', { name: 'Default columns' }).click();
  const heads = page.getByRole('columnheader', { includeHidden: true });
  await expect(heads.filter({ hasText: 'Activated on' })).toHaveCount(0);
  await page.getByText('Activated on', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Activated on' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Activated on' })).toBeVisible();
});

test("react-admin's default addresses redirect to the product's addresses", async ({ page }) => {
  await page.goto('/car-parks');
  await expect(page).toHaveURL((url) => url.pathname === '/parking/carparks');
  await page.goto('/car-parks/1/show');
  await expect(page).toHaveURL(/\/parking\/carparks\/1$/);
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404/);
});

test('the portal makes requests to its own host only', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/parking/carparks');
  await expect(page.getByRole('table')).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a tab of other records offers to add and upload those, or nothing', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/users');
  const add = page.getByRole('link', { name: 'Add user' });
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await expect(add).toBeVisible();
  await expect(upload).toBeVisible();
  await page.getByRole('tab', { name: /^Invited/ }).click();
  await expect(page).toHaveURL(/INVITED/);
  await expect(add).toHaveCount(0);
  await expect(upload).toHaveCount(0);
  await page.getByRole('tab').first().click();
  await expect(add).toBeVisible();
});
