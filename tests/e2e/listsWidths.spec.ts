/** In every list, at the widths of usual windows: no name is cut while another column has room. Resized, not loaded again. */
import { pageAt } from '#schemas/kernel/areas/page.ts';
import { follow } from './follow.ts';
import { buildingAdmin, signIn, superAdmin, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { allPages, visited } from './visitedPages.ts';

const WIDTHS = [1280, 1350, 1440, 1920] as const;
/** What rounding leaves to a column, in pixels. */
const SPARE = 4;

const isList = (path: string): boolean => pageAt(allPages, path)?.view === 'list';
const listsOf = (account: string): readonly string[] => [...new Set((visited[account] ?? []).filter(isList))];
const lists: Readonly<Record<string, readonly string[]>> = {
  [buildingAdmin]: listsOf(buildingAdmin),
  [superAdmin]: listsOf(superAdmin),
  [tenantAdmin]: ['/users', '/user-groups', '/marketplace', '/billing/invoices', '/billing/payment', '/fm-forms', '/documents'],
};

/** The tables of a page in which a text is cut although a column has room: what is cut, and where the room is. */
const cutInVain = (page: Page) =>
  page.evaluate((spare) => {
    const widthOf = (node: Node): number => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().width;
    };
    /** The longest word: a head is broken between words. */
    const wordsOf = (head: Element): number => {
      const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
      let longest = 0;
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          longest = Math.max(longest, range.getBoundingClientRect().width);
        }
      return longest;
    };
    return [...document.querySelectorAll<HTMLElement>('.at-table-box')].flatMap((box) => {
      const heads = [...box.querySelectorAll('thead th')];
      const rows = [...box.querySelectorAll('tbody tr')].map((row) => [...row.children]);
      const cut = [...box.querySelectorAll<HTMLElement>('[data-cell]')].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      const room = heads.flatMap((head, column) => {
        const { paddingLeft, paddingRight } = getComputedStyle(head);
        const arrow = head.hasAttribute('aria-sort') ? 26 : 0;
        const cells = rows.flatMap((row) => (row[column] ? [row[column] as Element] : []));
        const needs = cells.map((cell) => widthOf(cell.querySelector('[data-cell]') ?? cell));
        const widest = Math.max(wordsOf(head) + arrow, ...needs);
        const left =
          head.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - widest;
        return left > spare && !head.classList.contains('at-select') ? [`${head.textContent}: ${Math.round(left)} px`] : [];
      });
      const sticksOut = !box.hasAttribute('data-wide') && box.scrollWidth > box.clientWidth;
      return [
        ...(cut.length && room.length ? [{ cut: cut[0]?.textContent, room }] : []),
        ...(sticksOut ? [{ sticksOut: box.scrollWidth - box.clientWidth }] : []),
      ];
    });
  }, SPARE);

test('what is cut although there is room is found, and so is what sticks out', async ({ page }) => {
  await signIn(page, buildingAdmin, '/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await cutInVain(page)).toEqual([]);
  const box = page.locator('.at-table-box');
  await box.evaluate((one) => one.style.setProperty('--at-cell', '60px'));
  expect(await cutInVain(page)).toEqual([{ cut: expect.any(String), room: expect.arrayContaining([expect.any(String)]) }]);
  await box.evaluate((one) => one.style.setProperty('--at-cell', 'none'));
  await box.locator('table').evaluate((one) => one.style.setProperty('min-width', '2000px'));
  expect(await cutInVain(page)).toContainEqual({ sticksOut: expect.any(Number) });
});

for (const [account, paths] of Object.entries(lists))
  test(`no name in a list of ${account.split('@')[0]} is cut while another column has room`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 10_000);
    await signIn(page, account, paths[0]);
    const found: unknown[] = [];
    for (const path of paths) {
      if (new URL(page.url()).pathname !== path) await follow(page, path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The table follows its container in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        found.push(...(await cutInVain(page)).map((one) => ({ path, width, ...one })));
      }
    }
    expect(found).toEqual([]);
  });
