/** A store from the building's side and from its merchant's (001 §2, §4). */
import { asksItself } from './asksItself.ts';
import { isFine } from './axe.ts';
import { lift } from './lift.ts';
import { buildingAdmin, callsOf, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
const category = '00000000-0000-4000-8000-000000000101';

test('a merchant sees only the own store; the building sees the vendors and edits their categories; crumbs name Stores, Promo codes and the store (R-0571, R-0573, R-0598)', async ({
  page,
}) => {
  await signIn(page, merchant, '/retail-store');
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await expect(page.getByText('Marina Noodle Bar')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New store' })).toHaveCount(0);

  await signIn(page, buildingAdmin, '/stores');
  await expect(page.getByRole('heading', { name: 'Stores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kopi Corner' })).toBeVisible();
  await expect(page.getByText('Harbour Dry Cleaners')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Coffee/ })
    .click();
  await expect(page).toHaveURL(`/stores/category/${category}`);
  await page.goto(`/stores/category/${category}/edit`);
  await expect(page.getByRole('heading', { name: 'Coffee' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/stores/categories');
  await page.goto('/promo-codes/00000000-0000-4000-8000-000000000101');
  await expect(crumbs.getByRole('link', { name: 'Promo codes' })).toHaveAttribute('href', '/promo-codes');
  await page.goto('/retail-store');
  await page.getByRole('link', { name: 'Kopi Corner' }).first().click();
  await expect(crumbs).toContainText('Kopi Corner');
  // Who finds stores there after all is led back to them.
  await page.goto('/opc-empty');
  await expect(page.getByRole('link', { name: 'There are stores. Show them' })).toBeVisible();
  await expect(crumbs.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/stores');
});

test('stores have a list, an add and an edit page (R-0570)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/retail-store');
  await expect(page.getByRole('link', { name: 'Kopi Corner' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'New store' }).click();
  await expect(page).toHaveURL(/\/retail-store\/add$/);
  await expect(page.getByRole('heading', { level: 1, name: 'New store' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/retail-store');
  await page.goto('/retail-store');
  await page.getByRole('link', { name: 'Kopi Corner' }).first().click();
  await expect(page).toHaveURL(/\/retail-store\/[0-9a-f-]{36}$/);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('the building puts all stores in order by keys, and the list is read again from its first page of ten (R-0137, R-0566)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, `/retail-store?filter=${encodeURIComponent(JSON.stringify({ tab: 'ALL' }))}`);
  await page.getByRole('button', { name: 'Change order' }).click();
  const rows = page.getByRole('list', { name: 'Retail stores' }).getByRole('listitem');
  const move = async (key: 'ArrowDown' | 'ArrowUp', place: number) => {
    const again = page.waitForRequest((one) => one.method() === 'GET' && /\/retail-stores\?/.test(one.url()));
    await lift(page.getByRole('button', { name: 'Move Kopi Corner', exact: true }));
    await page.keyboard.press(key);
    await expect(page.getByText(`Kopi Corner is at position ${place} of 3.`)).toBeAttached();
    await page.keyboard.press('Space');
    const { searchParams } = new URL((await again).url());
    expect([searchParams.get('page'), searchParams.get('limit')]).toEqual(['1', '10']);
    await expect(rows.nth(place - 1)).toContainText('Kopi Corner');
  };
  await move('ArrowDown', 2);
  await move('ArrowUp', 1);
});

test('while no store takes orders, an empty page stands in their place, and leads back once there is one (R-0572)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/stores');
  await asksItself(page);
  const list = page.waitForRequest((one) => /\/office-centres\/uuid\/[0-9a-f-]+\/retail-stores\?/.test(one.url()));
  await page.reload();
  const path = new URL((await list).url()).pathname.replace(/^\/api/, '');
  const call = await callsOf(page, buildingAdmin);
  const { items } = await call<{ items: { uuid: string }[] }>('GET', `${path}?opc=true&active=true&limit=100`);
  expect(items.length).toBeGreaterThan(0);
  const setActive = async (active: boolean) => {
    for (const { uuid } of items) await call('PUT', `${path}/uuid/${uuid}/update-status`, { active });
  };
  await setActive(false);
  try {
    await page.goto('/stores');
    await expect(page).toHaveURL('/opc-empty');
    await expect(page.getByText('No store takes orders yet')).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'You are here' });
    await expect(crumbs.getByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/stores');
    await isFine(page, 'the page without a store');
  } finally {
    await setActive(true);
  }
  await page.goto('/opc-empty');
  await page.getByRole('link', { name: 'There are stores. Show them' }).click();
  await expect(page).toHaveURL('/stores');
});
