/**
 * Axe in every menu, popup and dialog that lists and records open, in both themes. The states of a list are listed here; the
 * dialogs of records follow from the schemas, and a dialog that no demo record offers fails this test.
 */

import { translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import { allTabs } from '#schemas/kernel/lists/query.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { asksItself } from './asksItself.ts';
import { isFine, problemsOn } from './axe.ts';
import { follow } from './follow.ts';
import { buildingAdmin, signIn, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { isMade } from './visitedPages.ts';

const settled = async (page: Page) => {
  // One with a value is content: how far a sending has come.
  await expect(page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const filterOf = (page: Page, name: string) => page.getByRole('group', { name: 'Filters', exact: true }).getByLabel(name).first();
const viewItem = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
/** Both pending applications, or all of a page, are selected. */
const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Select every row of this page' }).check();

interface State {
  /** The open popup. */
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => ReturnType<Page['locator']>;
  phone?: true;
}
const dialog = (page: Page) => page.getByRole('dialog');
const view = `Axe ${unused()}`;
const APPLICATIONS = '/parking/season-parking';

const states: State[] = [
  {
    name: 'filters',
    path: '/users',
    open: (page) => press(page, 'Filters'),
    shown: (page) => page.getByRole('group', { name: 'Filters', exact: true }),
  },
  {
    name: 'the choices of a filter, and its tags',
    path: '/users?filter={"status":"ACTIVE","similarFullName":"a"}',
    open: async (page) => {
      await press(page, 'Filters');
      await filterOf(page, 'Status').click();
    },
    shown: (page) => page.getByRole('listbox'),
  },
  {
    name: 'the records of a filter',
    path: '/users',
    open: async (page) => {
      await press(page, 'Filters');
      await filterOf(page, 'Company').click();
    },
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'the dates of a filter',
    path: APPLICATIONS,
    open: async (page) => {
      await press(page, 'Filters');
      await page
        .getByRole('group', { name: 'Filters', exact: true })
        .getByRole('button', { name: /date|calendar/i })
        .first()
        .click();
    },
    shown: (page) => page.getByRole('grid').first(),
  },
  { name: 'the choice of columns', path: '/users', open: (page) => press(page, 'Choose columns'), shown: dialog },
  {
    name: 'the page sizes',
    path: '/users',
    open: (page) => page.getByRole('combobox', { name: 'Rows per page' }).click(),
    shown: (page) => page.getByRole('listbox'),
  },
  { name: 'a new view', path: '/users', open: (page) => viewItem(page, 'Save as new view'), shown: dialog },
  {
    name: 'the views, one of them chosen, shared and changed',
    path: '/users',
    open: async (page) => {
      await viewItem(page, 'Save as new view');
      await dialog(page).getByLabel('Name of the view').fill(view);
      await dialog(page).getByRole('checkbox').check();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await page.getByRole('columnheader', { name: 'Full name' }).getByRole('button').click();
      await page.getByRole('button', { name: `View: ${view}, changed` }).click();
    },
    shown: (page) => page.getByRole('menuitem', { name: 'Stop sharing' }),
  },
  {
    name: 'another name for a view',
    path: '/users',
    open: async (page) => {
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('menuitemradio', { name: new RegExp(view) }).click();
      await viewItem(page, 'Rename this view');
    },
    shown: dialog,
  },
  {
    name: 'the end of a view',
    path: '/users',
    open: async (page) => {
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('menuitemradio', { name: new RegExp(view) }).click();
      await viewItem(page, 'Delete this view');
    },
    shown: dialog,
  },
  {
    name: 'the e-mailed list, on its way',
    path: '/users',
    open: (page) => press(page, 'E-mail list'),
    shown: (page) => page.getByText('The record list will be emailed to you once it is ready.'),
  },
  {
    name: 'an empty download',
    path: '/users?filter={"wildcardSearch":"nobody is called so"}',
    open: (page) => press(page, 'Download'),
    shown: (page) => page.getByText('No available data.'),
  },
  {
    name: 'chosen rows',
    path: APPLICATIONS,
    open: chooseAll,
    shown: (page) => page.getByRole('toolbar', { name: 'Actions on the selected rows' }),
  },
  {
    name: 'the question before an action on many rows',
    path: APPLICATIONS,
    open: async (page) => {
      await chooseAll(page);
      await page.getByRole('toolbar', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Approve' }).click();
    },
    shown: dialog,
  },
  {
    name: 'what came of an action on many rows',
    path: APPLICATIONS,
    open: async (page) => {
      // Nothing is really decided: the server's answer is mocked.
      await page.route('**/bulk/approve', async (route) => {
        const { rows } = route.request().postDataJSON() as { rows: { id: number }[] };
        const data = rows.map(({ id }, index) => ({ id, success: index > 0, message: index > 0 ? '' : 'errors.notAllowedNow' }));
        await route.fulfill({ json: { success: true, data, message: '' } });
      });
      await chooseAll(page);
      await page.getByRole('toolbar', { name: 'Actions on the selected rows' }).getByRole('button', { name: 'Approve' }).click();
      await dialog(page).getByRole('button', { name: 'Approve' }).click();
      await expect(dialog(page)).toHaveCount(0);
    },
    shown: (page) => page.getByRole('alert').filter({ hasText: 'done' }),
  },
  {
    name: 'a list that cannot be loaded',
    path: '/users',
    open: async (page) => {
      await page.route(/\/user-registration-requests\?/, (route) => route.abort());
      await page.getByRole('tab', { name: /^Pending/ }).click();
    },
    shown: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'two who have changed the same record',
    path: '/Unit/1/edit',
    open: async (page) => {
      await page.route(/\/office-centre-units\/1$/, async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        const mine = route.request().postDataJSON() as Record<string, unknown>;
        const data = { ...mine, id: 1, version: Number(mine.version) + 1, floorNo: '77', unitNo: '77' };
        return route.fulfill({ status: 409, json: { success: false, code: 'stale', message: 'Changed meanwhile', data } });
      });
      await page.getByRole('main').getByLabel('Floor').first().fill('78');
      await press(page, 'Save');
    },
    shown: dialog,
  },
  {
    name: 'the question before a form is left',
    path: '/Unit/1/edit',
    open: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill('Mine');
      await page.getByRole('link', { name: 'Cancel' }).click();
    },
    shown: dialog,
  },
  {
    name: 'a form with faults',
    path: '/users/add',
    open: (page) => press(page, 'Add'),
    shown: (page) => page.getByRole('alert').first(),
  },
  {
    name: 'the history of a record',
    path: `${APPLICATIONS}/41?tab=history`,
    open: async () => undefined,
    shown: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  {
    name: 'a list on a record’s page',
    path: '/parking/carparks/1?tab=season-parking-applications',
    open: async () => undefined,
    shown: (page) => page.getByRole('tabpanel').getByRole('table'),
  },
  {
    name: 'filters on a phone',
    phone: true,
    path: APPLICATIONS,
    open: (page) => press(page, 'Filters'),
    shown: (page) => page.getByRole('group', { name: 'Filters', exact: true }),
  },
  { name: 'chosen cards', phone: true, path: APPLICATIONS, open: chooseAll, shown: (page) => page.getByRole('toolbar') },
  {
    name: 'the choice of columns on a phone',
    phone: true,
    path: '/users',
    open: (page) => press(page, 'Choose columns'),
    shown: dialog,
  },
];

test('axe finds no serious problem in the popups of lists and forms, in both themes', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, buildingAdmin, '/welcome');
  for (const { name, path, open, shown, phone } of states) {
    await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await test.step(name, async () => {
      await open(page);
      await expect(shown(page).first()).toBeVisible();
      await isFine(page, name);
    });
    await page.unrouteAll();
    // A page in between, so that the state of the last one is gone; a form that was changed would not let go.
    if (/\/(edit|add)$/.test(path)) await page.goto('/welcome');
    else await follow(page, '/welcome');
  }
  // Deletes the shared view again.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/users');
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(view) }).click();
  await viewItem(page, 'Delete this view');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The view has been deleted.')).toBeVisible();
});

const isAsking = (action: Action) =>
  action.call.includes('{') && !action.page && Boolean(action.input?.length || action.remark || action.confirm);
/** The records that offer an action, as far as the list can be filtered by its conditions. */
const offers = ({ states, list }: Entity, { when = {}, moves }: Action): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...when, ...(states && moves && { [states.field]: Object.keys(moves) }) })
      .filter(([name]) => (list.filters as readonly string[] | undefined)?.includes(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
/** What a dialog is made of. One that brings nothing new differs from those before in its texts and their order. */
const partsOf = ({ fields }: Entity, { input = [], remark, remarkOptional, confirm, tone, section }: Action): string[] => [
  ...input.map((name) => `a field: ${fields[name]?.kind}`),
  `a remark: ${remark !== undefined} ${remarkOptional}`,
  `a question: ${confirm}`,
  `a tone: ${tone}`,
  `of a section: ${section !== undefined}`,
];
const wordOf = (entity: Entity, action: string) => translate('en', `resources.${entity.name}.actions.${action}`);

/** Opens a button of the page by its name, in the bar, in its menu or in a section; false if it is not offered. */
async function openDialog(page: Page, name: string): Promise<boolean> {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name, exact: true });
  const more = main.getByRole('button', { name: 'More actions' });
  // A page behind a dialog that has just closed is hidden for a moment more, and what is hidden is not counted.
  await expect(more).toBeVisible();
  if ((await button.count()) > 0) {
    await button.first().click();
    return true;
  }
  await more.click();
  const item = page.getByRole('menuitem', { name, exact: true });
  // It opens on a busy machine only after a while, and what is counted before is nothing.
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const isThere = (await item.count()) > 0;
  await (isThere ? item.click() : page.keyboard.press('Escape'));
  await expect(page.getByRole('menu')).toHaveCount(0);
  return isThere;
}

test('axe finds no serious problem in the dialogs of records, in both themes', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, buildingAdmin);
  await asksItself(page);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/auth/refresh-token?session=true') && answer.ok());
  await page.goto('/welcome');
  const { session } = ((await (await answered).json()) as { data: { session: Session } }).data;
  const missing: string[] = [];
  const looked = new Set<string>();
  /** One of each; every dialog with `E2E_ALL`. */
  const isNew = (parts: readonly string[]): boolean => {
    const isFirst = parts.some((one) => !looked.has(one));
    for (const one of parts) looked.add(one);
    return isFirst || Boolean(process.env.E2E_ALL);
  };
  for (const entity of entities.filter((one) => one.pages.list && one.pages.show && can(session, one, 'list'))) {
    const actions = Object.entries(entity.actions)
      .filter(([name, action]) => isAsking(action) && can(session, entity, name))
      .filter(([, action]) => isNew(partsOf(entity, action)));
    const wanted = new Set(actions.map(([name]) => wordOf(entity, name)));
    if (entity.api.verbs.delete && can(session, entity, 'delete') && isNew(['the deletion'])) wanted.add('Delete');
    const tabs = allTabs(entity).filter((tab) => !tab.tabs && !tab.of);
    const filters = [...tabs.map(({ code }) => ({ tab: code })), {}, ...actions.map(([, action]) => offers(entity, action))];
    for (const filter of filters) {
      if (wanted.size === 0) break;
      await follow(page, `${entity.pages.list}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      await expect(page.getByText('record(s) found')).toBeVisible();
      await settled(page);
      const link = page.getByRole('rowheader').first().getByRole('link');
      if ((await link.count()) === 0) {
        // A page in between: the next list has the same title.
        await follow(page, '/welcome');
        continue;
      }
      const record = await link.getAttribute('href');
      await link.click();
      // A list with tabs has a panel, too.
      await page.waitForURL((url) => url.pathname === record);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      // The buttons are in a separate chunk; Print is always among them.
      await expect(page.getByRole('main').getByRole('button', { name: 'More actions' })).toBeVisible();
      await settled(page);
      for (const name of wanted) {
        if (!(await openDialog(page, name))) continue;
        wanted.delete(name);
        await expect(dialog(page)).toBeVisible();
        await isFine(page, `${entity.name}: ${name}`);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
    }
    if (!isMade(entity)) missing.push(...[...wanted].map((name) => `${entity.name}: ${name}`));
  }
  expect(missing).toEqual([]);
});

test('axe finds no serious problem in the print view', async ({ page }) => {
  await signIn(page, buildingAdmin);
  for (const path of ['/users', `${APPLICATIONS}/41`]) {
    await page.goto(path);
    await settled(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // The styles of paper come with the event that tells of it; a printer waits for them, axe would not.
    await expect(page.locator('#print-head > .at-paper')).toBeVisible();
    expect.soft(await problemsOn(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});
