/** A merchant builds a menu (001 §2): an item with options by mouse, its place by keys and by mouse, and what people see of it on a phone. */
import { isFine } from './axe.ts';
import { lift } from './lift.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';

test('R-0587 R-0588 R-0589 R-0590 a merchant adds an item with options, puts it in order by keys and by mouse, and sees it in the preview', async ({
  page,
}) => {
  await signIn(page, merchant, '/opc-menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  for (const name of ['Menu groups', 'Menu items', 'Option groups'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview' });
  const drinks = page.getByRole('region', { name: 'Drinks', exact: true });
  await expect(preview.getByText('Kopi', { exact: true })).toBeVisible();
  await isFine(page, 'the menu of a store');

  // By mouse: an item with the options of the store.
  await drinks.getByRole('link', { name: 'New item' }).click();
  await expect(page).toHaveURL(/\/opc-menu\/menu-group\/[^/]+\/items\/add$/);
  await page.getByRole('combobox', { name: 'Store' }).click();
  await page.getByRole('option', { name: /Kopi Corner/ }).click();
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Iced lemon tea');
  await page.getByRole('textbox', { name: /^Price/ }).fill('3.20');
  await page.getByRole('combobox', { name: 'Option groups' }).click();
  await page.getByRole('option', { name: 'Size' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/opc-menu\/item\/[^/]+$/);

  await page.goto('/opc-menu');
  const rows = drinks.getByRole('listitem');
  await expect(rows).toHaveText([/Kopi/, /Teh/, /Iced lemon tea/]);
  const shown = preview.getByRole('listitem');
  await expect(shown.filter({ hasText: 'Iced lemon tea' })).toContainText('Size *: Regular · Large');

  // By keys: to the top of its group, which the preview follows.
  await lift(drinks.getByRole('button', { name: 'Move Iced lemon tea', exact: true }));
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Iced lemon tea is at position ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText('Sequence update successful.')).toBeVisible();
  await expect(rows).toHaveText([/Iced lemon tea/, /Kopi/, /Teh/]);
  // In the preview as well, behind whatever breakfast there is.
  await expect(
    preview
      .getByRole('listitem')
      .filter({ hasText: /Iced lemon tea|Kopi|Teh/ })
      .first(),
  ).toContainText('Iced lemon tea');

  // By mouse: the last one above the first.
  const handle = (name: string) => drinks.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle('Teh').scrollIntoViewIfNeeded();
  const [from, to] = [await handle('Teh').boundingBox(), await handle('Iced lemon tea').boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 });
  await expect(page.getByText('Teh is at position 1 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect(rows).toHaveText([/Teh/, /Iced lemon tea/, /Kopi/]);
  await expect(
    preview
      .getByRole('listitem')
      .filter({ hasText: /Iced lemon tea|Kopi|Teh/ })
      .first(),
  ).toContainText('Teh');

  // The page of an item stands below the menu.
  await drinks.getByRole('link', { name: 'Iced lemon tea' }).click();
  await expect(page).toHaveURL(/\/opc-menu\/item\/[^/]+$/);
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('link', { name: 'Menu', exact: true })).toBeVisible();
});

test('items of a menu come from a spreadsheet, and a faulty row is named', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, merchant, '/upload/opc-items');
  const rows = ['Store,Menu group,Name,Price', 'Kopi Corner,Drinks,Barley water,2.40', 'Kopi Corner,Nowhere,Lost,1.00'];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page).toHaveURL(/\/upload\/opc-items\/confirm\?uploadId=/);
  await expect(page.getByRole('row').filter({ hasText: 'Nowhere' })).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Upload 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/opc-items\/result\?uploadId=/);
  await isFine(page, page.url());
  await page.goto('/opc-menu/items');
  await expect(page.getByText('Barley water')).toBeVisible();
});

test('the building copies the menu of a store behind that of another one', async ({ page }) => {
  await signIn(page, buildingAdmin, '/opc-menu');
  await page.getByRole('combobox', { name: 'Store' }).click();
  const others = page.getByRole('option');
  await others.last().click();
  await expect(page).toHaveURL(/store=/);
  const groups = page.getByRole('region', { name: 'Menu groups' }).getByRole('listitem');
  const before = await groups.count();
  await page.getByRole('button', { name: 'Copy another store’s menu' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Copy from' }).click();
  await page.getByRole('option', { name: 'Kopi Corner' }).click();
  await isFine(page, 'the dialog that copies a menu');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Friday specials' })).toBeVisible();
  expect(await groups.count()).toBeGreaterThan(before);
});
