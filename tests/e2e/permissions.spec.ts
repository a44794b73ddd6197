/** The permission grid (000 §6): a removed permission takes effect at once, and so does a granted one. */

import { isFine, problemsOn } from './axe.ts';
import { signIn, superAdmin, tenantAdmin, workIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const subAdmin = 'tenant.subadmin@atrium.example';

async function openGrid(page: Page): Promise<void> {
  await page.goto('/users');
  await page.getByRole('searchbox').fill(subAdmin);
  await page.getByRole('rowheader', { name: 'Arjun Nair' }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await expect(page.getByRole('group', { name: 'Season parking' })).toBeVisible();
}
const box = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: new RegExp(`^${name}`) });
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Account permissions updated successfully.').first()).toBeVisible();
}

test('an admin removes a colleague’s permission and gives it back; the colleague’s portal changes at once', async ({
  page,
  browser,
}) => {
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, subAdmin);
  const menuEntry = colleague
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Season parking', exact: true });

  await signIn(page, tenantAdmin);
  await openGrid(page);
  expect(await problemsOn(page)).toEqual([]);
  // An interrupted run may have left it removed.
  await page.getByRole('button', { name: 'Back to the role’s own' }).or(page.getByRole('searchbox')).first().waitFor();
  if (await page.getByRole('button', { name: 'Back to the role’s own' }).isEnabled()) {
    await page.getByRole('button', { name: 'Back to the role’s own' }).click();
    await save(page);
  }
  await colleague.reload();
  await expect(menuEntry).toBeVisible();

  await box(page, 'Season parking', 'List').click();
  await expect(page.getByRole('status').filter({ hasText: '1 change' })).toBeVisible();
  // Leaving with unsaved changes asks first.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Season parking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await save(page);

  await colleague.reload();
  await expect(colleague.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(menuEntry).toHaveCount(0);
  await colleague.goto('/parking/season-parking');
  await expect(colleague.getByText('You do not have access to this page')).toBeVisible();

  await page.reload();
  await box(page, 'Season parking', 'List').focus();
  await page.keyboard.press('Space');
  await save(page);
  await colleague.goto('/parking/season-parking');
  await expect(colleague.getByRole('table')).toBeVisible();
});

test('a whole column can be cleared at once; leaving the tab with unsaved changes asks first, and they survive a save by somebody else', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, tenantAdmin);
  await openGrid(page);
  await box(page, 'All in Access control', 'Add').click();
  await expect(page.getByRole('status').filter({ hasText: '2 changes' })).toBeVisible();
  for (const group of ['Access passes', 'Face-recognition passes']) await expect(box(page, group, 'Add')).not.toBeChecked();
  await expect(box(page, 'Access passes', String.raw`Add \(Taken from the role\)`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('access');
  await expect(page.getByRole('group', { name: 'Season parking' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Access passes', 'Add')).not.toBeChecked();

  // As if somebody else had saved meanwhile: the request is based on an older version.
  await page.route('**/set-permissions', (route) => {
    const body = route.request().postDataJSON() as { version: number };
    return route.continue({ postData: JSON.stringify({ ...body, version: body.version - 1 }) });
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Somebody else has changed/).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 changes' })).toBeVisible();
  await page.getByRole('group', { name: 'Save' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Access passes', 'Add')).toBeChecked();
});

test('the permission grid works on a phone, and a form offers only the roles that the admin may grant', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, tenantAdmin);
  await openGrid(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await problemsOn(page)).toEqual([]);
  await page.goto('/users/add');
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Master admin',
    'Sub admin',
    'Staff',
    'Facility booking admin',
    'Tenant user',
  ]);
});

test('the provider’s support creates a code that works once, for one person only', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, superAdmin);
  await workIn(page, 'Harbour Point Properties');
  await page.goto('/users');
  await page.getByRole('searchbox').fill(subAdmin);
  await page.getByRole('rowheader', { name: 'Arjun Nair' }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Sign-in help' }).click();
  await page.getByRole('button', { name: 'Make a code' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFine(page, 'the question');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByTestId('support-result')).toHaveText(/^\d{6}$/);
  await isFine(page, 'the code');
  // It is shown once: a click outside the dialog does not close it.
  await page.mouse.click(5, 5);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  const code = await page.getByTestId('support-result').innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code.trim());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('support-result')).toHaveCount(0);
});
