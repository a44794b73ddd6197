/** Searching and filtering a list as people do: by visible text, in quick succession. */
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, buildingAdmin);
});

test('the search box names the fields it searches, and finds records by the name of a referenced record', async ({ page }) => {
  await page.goto('/parking/season-parking');
  await page.getByRole('tab', { name: /^Ongoing/ }).click();
  const company = page.getByRole('row').nth(1).getByRole('cell').nth(1);
  const name = await company.innerText();
  await page.getByRole('searchbox').focus();
  await expect(page.getByRole('tooltip')).toContainText(/Looks into: .*Tenant.*Applicant.*Carpark/);
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/wildcardSearch/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  await page.getByRole('columnheader', { name: 'Tenant' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Tenant' })).toHaveAttribute('aria-sort', 'ascending');
});

test('two filter values chosen in quick succession are both kept', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  // Faster than the address is updated.
  await page.evaluate(async () => {
    const [first, second] = document.querySelectorAll<HTMLElement>('[role=option]');
    first?.click();
    await Promise.resolve();
    second?.click();
  });
  await expect(page).toHaveURL((url) => {
    const filter = JSON.parse(url.searchParams.get('filter') ?? '{}') as { roleCodeArray?: string[] };
    return filter.roleCodeArray?.length === 2;
  });
});

test('a record page has a title while the record is loading', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/parking/season-parking');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/season-parking-applications\/\d+$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/season-parking\/\d+/);
  expect(await page.title()).toMatch(/Atrium/);
  await page.reload();
  await expect.poll(() => page.evaluate(() => document.querySelector('#content') !== null)).toBe(true);
  expect(await page.title()).toMatch(/Atrium/);
  open();
  await expect(page).toHaveTitle(/SP-\d{4}-\d+/);
});

/** Holds back the code of the shortcuts until it is called. */
async function holdShortcuts(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const isDue = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/shell-*.js', async (route) => {
    await isDue;
    await route.continue();
  });
  return arrive;
}

test('a key that is pressed before the shortcuts are there does what it is for once they are', { tag: '@variant' }, async ({
  page,
}) => {
  const arrive = await holdShortcuts(page);
  await page.goto('/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  // What follows the first key is for what it opens: it starts nothing on the page.
  await page.keyboard.type('/c');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  arrive();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/users');
});

test('the palette opens by its key before its code is there, with what was typed meanwhile', { tag: '@variant' }, async ({
  page,
}) => {
  const arrive = await holdShortcuts(page);
  await page.goto('/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('parkin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: /^Search or jump to/ }).getByRole('combobox')).toHaveValue('parkin');
});

test('a page whose code cannot be loaded says so, asks once, and opens when there is a connection again', async ({ page }) => {
  let asked = 0;
  let isCut = true;
  await page.route('**/assets/area-documents-*.js', (route) => {
    asked += 1;
    return isCut ? route.abort() : route.continue();
  });
  await page.goto('/users');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByText('A part of the portal could not be loaded.')).toBeVisible();
  // Pointing at the link asks, too.
  expect(asked).toBeLessThanOrEqual(2);
  isCut = false;
  // What has failed is not loaded again at once.
  await expect(async () => {
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('printing a list prints all its rows and says how many there are', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/users');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(10);
  const total = Number.parseInt((await page.getByText(/record\(s\) found/).innerText()).replace(',', ''), 10);
  expect(total).toBeGreaterThan(10);
  const print = async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: /^Search or jump to/ });
    await palette.getByRole('combobox').fill('print');
    await palette.getByRole('option', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  };
  await print();
  await expect(rows).toHaveCount(Math.min(total, 1000));
  await expect(page.locator('[data-rows] .at-paper')).toHaveText(new RegExp(`^All ${total} rows$`));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(10);
});

test('an address that changes while the portal starts is followed', { tag: '@variant' }, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = setInterval(() => {
      // From its first drawing on the portal hears of it.
      if (!Object.hasOwn(window.history, 'pushState')) return;
      clearInterval(watch);
      window.history.pushState({}, '', '/tenants');
    });
  });
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/tenants');
});

test('a list that is still opening does not pull back a person who has moved on', { tag: '@variant' }, async ({ page }) => {
  // The counts that the list waits for arrive in the moment between the new address and the new page.
  await page.addInitScript(() => {
    const { fetch: ask } = window;
    const push = window.history.pushState.bind(window.history);
    let arrive = (): void => undefined;
    const hasMoved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    window.fetch = async (...args) => {
      const answer = await ask(...args);
      if (!/season-parking.*get-status-count/.test(answer.url)) return answer;
      const body = await answer.text();
      document.body.setAttribute('data-counted', 'yes');
      await hasMoved;
      return new Response(body, answer);
    };
    window.history.pushState = (...args) => {
      push(...args);
      if (window.location.pathname.endsWith('/add')) arrive();
    };
  });
  await page.goto('/parking/carparks');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Season parking' }).click();
  await expect(page.locator('[data-counted]')).toHaveCount(1);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  // Typed at once: the palette's code is still loading.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new appl');
  await page.keyboard.press('Enter');
  await page.waitForURL('/parking/season-parking/add');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'New application' })).toBeVisible();
  await expect(page).toHaveURL('/parking/season-parking/add');
});
