/** The list widgets in the gallery, and a list with all of them: filters, columns, views, pages. */
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn, viewer } from '../people.ts';
import { expect, type Page, test } from '../test.ts';
import { stopClock, timersStarted } from '../testClock.ts';

const value = (page: Page, title: string) => page.getByLabel(`${title} value`);
const example = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('widgets: R-0134 a dash when empty, R-0142 counts, R-0158 search after 1000 ms, R-0164 text of 140 px, R-0165 drop-downs of 250 px', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/__kit/lists');
  const dropDown = example(page, 'Drop-down').getByRole('combobox');
  await expect(dropDown).toHaveText('Select category');
  expect((await example(page, 'Drop-down').locator('.MuiTextField-root').boundingBox())?.width).toBe(250);
  await dropDown.click();
  await page.getByRole('option', { name: 'Cherry' }).click();
  await expect(value(page, 'Drop-down')).toHaveText('"cherry"');

  await expect(example(page, 'Tabs').getByRole('tab', { name: 'Open 12' })).toBeVisible();
  await expect(example(page, 'Tabs').getByRole('tab', { name: 'Closed 10,000+' })).toBeVisible();
  await expect(example(page, 'Empty cell')).toContainText('–');
  await expect(example(page, 'Empty list')).toContainText('No Data');
  const tags = example(page, 'Tags');
  await tags.getByRole('button', { name: 'Remove filter Colour Red' }).press('Delete');
  await expect(value(page, 'Tags')).toHaveText('["Ripe"]');
  await tags.getByRole('button', { name: 'Clear filters' }).click();
  await expect(value(page, 'Tags')).toHaveText('[]');

  await page.clock.install();
  await stopClock(page);
  const search = example(page, 'Search').getByPlaceholder('Start typing to search...');
  await search.pressSequentially('wei');
  await timersStarted(page);
  await page.clock.runFor(950);
  await expect(value(page, 'Search')).toHaveText('""');
  await page.clock.runFor(100);
  await expect(value(page, 'Search')).toHaveText('"wei"');
  await page.clock.resume();

  await page.goto('/__kit/collapsible');
  const long = example(page, 'Long text');
  const more = long.getByRole('button', { name: 'Show more' });
  const height = async () =>
    (await long.locator(`[id="${await long.getByRole('button').getAttribute('aria-controls')}"]`).boundingBox())?.height ?? 0;
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(await height()).toBe(140);
  await more.press('Enter');
  expect(await height()).toBeGreaterThan(140);
  await expect(example(page, 'Short text').getByRole('button')).toHaveCount(0);
});

test('R-0141 the filter bar opens and closes; filters are removed one by one or all at once; columns, order and density can be chosen', async ({
  page,
}) => {
  await signIn(page, viewer, '/users');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('group', { name: 'Filters', exact: true });
  await filters.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await page.getByRole('option', { name: 'Pending', exact: true }).click();
  await page.keyboard.press('Escape');
  const tags = page.getByRole('group', { name: 'Filters in force' });
  await expect(tags.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await expect(filters).toBeHidden();
  await tags.getByRole('button', { name: 'Remove filter Status Pending' }).press('Delete');
  await expect(tags.getByRole('button', { name: /^Remove filter/ })).toHaveCount(1);
  await expect(page).not.toHaveURL(/PENDING/);
  await tags.getByRole('button', { name: 'Clear filters' }).click();
  await expect(tags).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose columns' });
  await panel.getByRole('button', { name: 'Default columns' }).click();
  expect(await problemsOn(page)).toEqual([]);
  // The panel covers the list, which is only visible and not operable meanwhile.
  const heads = page.getByRole('columnheader', { includeHidden: true }).filter({ hasText: /\S/ });
  const firstRow = page.getByRole('row', { includeHidden: true }).nth(1);
  await expect(panel.getByRole('checkbox').first()).toBeDisabled();
  const second = await heads.nth(1).innerText();
  await panel.getByRole('button', { name: `Move ${second} back` }).click();
  await expect(heads.nth(2)).toHaveText(second);
  await panel.getByRole('checkbox', { name: second }).click();
  await expect(heads.filter({ hasText: second })).toHaveCount(0);
  const tall = (await firstRow.boundingBox())?.height ?? 0;
  await panel.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(async () => (await firstRow.boundingBox())?.height ?? 0).toBeLessThan(tall);
});

test('R-0138 page sizes 10 to 50 are offered and remembered; R-0166 toasts show at the bottom right; a saved view can be left, is marked when changed, can be reopened, and opens the list', async ({
  page,
}) => {
  await signIn(page, viewer, '/users');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await expect(page.getByRole('option')).toHaveText(['10', '20', '30', '40', '50']);
  await page.getByRole('option', { name: '20' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(20);

  const views = page.getByRole('button', { name: /^View/ });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByLabel('Name of the view').fill('Twenty a page');
  expect(await problemsOn(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Share in this building' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(views).toHaveAccessibleName('View: Twenty a page');
  const toast = page.getByRole('status').filter({ hasText: 'The view has been saved.' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // It opens with an animation.
  const corner = async () => {
    const box = await toast.boundingBox();
    return box ? [width - box.x - box.width, height - box.y - box.height].every((gap) => gap < 40) : false;
  };
  await expect.poll(corner).toBe(true);
  await page.getByRole('columnheader', { name: 'Full name' }).getByRole('button').click();
  await expect(views).toHaveAccessibleName('View: Twenty a page, changed');
  await views.click();
  await expect(page.getByRole('menuitemradio', { name: /Twenty a page/ })).toHaveAttribute('aria-checked', 'true');
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Undo changes to this view' }).click();
  await expect(views).toHaveAccessibleName('View: Twenty a page');
  await views.click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferences/list.users') && answer.ok());
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await saved;
  await views.click();
  await page.getByRole('menuitemradio', { name: 'Default list' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);

  // A new visit: the address has no parameters, so that the default view opens.
  await page.goto('/users');
  await expect(page).toHaveURL(/perPage=20/);
  await expect(views).toHaveAccessibleName('View: Twenty a page');
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete this view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(views).toHaveAccessibleName('Views');
});

test('language, theme, page size and columns follow the person to another browser', { tag: '@variant' }, async ({
  browser,
  page,
}) => {
  await signIn(page, viewer, '/users');
  const kept = (key: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/preferences/${key}`) && answer.ok(),
    );
  await page.getByRole('button', { name: 'Choose columns' }).click();
  const columns = kept('list.users');
  await page.getByRole('checkbox', { name: 'Last sign-in' }).setChecked(true);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '30' }).click();
  await columns;
  const [theme, language] = [kept('theme'), kept('language')];
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.getByRole('menuitemradio', { name: '繁體中文' }).click();
  await Promise.all([theme, language]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, viewer);
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto('/users');
  await expect(other.getByRole('rowheader')).toHaveCount(30);
  await expect(other.getByRole('columnheader', { name: '上次登入' })).toBeVisible();
  const back = other.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/preferences/language'),
  );
  await other
    .getByRole('button', { name: /陳|帳|戶|：|Account/ })
    .last()
    .click();
  await other.getByRole('menuitemradio', { name: 'English' }).click();
  await back;
  await context.close();
});
