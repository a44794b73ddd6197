/**
 * All popups of the page frame and the person's own pages, by keyboard: no serious axe finding in either theme, the focus stays
 * inside, Escape closes the popup and returns the focus. New popups must be listed here: the last test finds missing ones.
 */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, superAdmin, tenantAdmin } from './people.ts';
import { expectFocusKept, expectWayBack } from './popup.ts';
import { expect, type Page, test } from './test.ts';

type Role = 'dialog' | 'alertdialog' | 'menu' | 'listbox';
interface Popup {
  /** Page on which it opens; the list of tenants by default. */
  at?: string;
  /** The element that opens it, by role and name; it has the focus before and afterwards. */
  opener: readonly ['button' | 'combobox' | 'link', string | RegExp];
  /** The key that opens it; Enter by default. */
  key?: string;
  /** Its role and its name. */
  shows: readonly [Role, string | RegExp];
  /** Steps that are needed before. */
  before?: (page: Page) => Promise<unknown>;
  /** The menu item of the opener that must be chosen in between. */
  choose?: string;
  isPhone?: boolean;
}

const HOME = '/tenants';
const account = ['button', /^Account of/] as const;
const typeSomething = (page: Page) => page.getByLabel('Office number').fill('+65 6999 0000');
const task = {
  id: '1',
  kind: 'RECORD_LIST',
  subject: 'users',
  total: 10,
  createdDate: '2026-01-05T02:00:00.000Z',
} as const;
const tasks = [
  { ...task, status: 'RUNNING', done: 4 },
  { ...task, id: '2', status: 'DONE', done: 10 },
  { ...task, id: '3', status: 'FAILED', done: 0, total: null },
];

const notice = {
  id: 3,
  kind: 'notification',
  title: { en: 'Lift 2 stops' },
  message: { en: 'From 1 to 3 pm. '.repeat(20) },
  link: '/tenants',
  urgent: false,
  read: false,
  createdDate: '2026-01-05T02:00:00.000Z',
} as const;
const notices = {
  unread: 2,
  items: [
    { ...notice, id: 4, kind: 'emergency', urgent: true, link: null },
    notice,
    { ...notice, id: 2, link: 'https://example.com/', read: true },
  ],
};

const popups: Readonly<Record<string, Popup>> = {
  palette: { opener: ['button', /^Search or jump to/], shows: ['dialog', /^Search or jump to/] },
  'palette, by its key': { opener: account, key: 'ControlOrMeta+k', shows: ['dialog', /^Search or jump to/] },
  'keys and what they do': { opener: account, key: '?', shows: ['dialog', 'Keyboard shortcuts'] },
  'switch account': { opener: ['button', /^Switch account/], shows: ['dialog', 'Switch account'] },
  'account menu': { opener: account, shows: ['menu', 'Account menu'] },
  'switch account, from the menu': { opener: account, choose: 'Switch account', shows: ['dialog', 'Switch account'] },
  'sign out with something unsaved': {
    at: '/settings',
    before: typeSomething,
    opener: account,
    choose: 'Sign out',
    shows: ['dialog', 'Sign out?'],
  },
  'leave with something unsaved': {
    at: '/settings',
    before: typeSomething,
    opener: ['link', 'Tenants'],
    shows: ['dialog', /./],
  },
  'recently viewed': { opener: ['button', 'Recently viewed'], shows: ['menu', 'Recently viewed'] },
  'running jobs': {
    before: (page) =>
      page
        .route('**/api/background-tasks', (route) => route.fulfill({ json: { success: true, data: tasks, message: '' } }))
        .then(() => page.reload()),
    opener: ['button', /^Your jobs/],
    shows: ['dialog', /^Your jobs/],
  },
  notices: {
    before: (page) =>
      page
        .route('**/api/occupant/notices?*', (route) => route.fulfill({ json: { success: true, data: notices, message: '' } }))
        .then(() => page.reload()),
    opener: ['button', /^Notices/],
    shows: ['dialog', 'Notices'],
  },
  'what is new': { opener: ['button', /^New: /], shows: ['dialog', /./] },
  help: { opener: ['button', 'Help'], shows: ['dialog', 'Help'] },
  language: { at: '/settings', opener: ['combobox', /^Language/], shows: ['listbox', /./] },
  appearance: { at: '/settings', opener: ['combobox', /^Appearance/], shows: ['listbox', /./] },
  'menu of a phone': { isPhone: true, opener: ['button', 'Open the menu'], shows: ['dialog', 'Menu'] },
  'palette of a phone': { isPhone: true, opener: ['button', /^Search or jump to/], shows: ['dialog', /^Search or jump to/] },
};

/** @param last the popup before, on the same page; what is closed leaves a page as it was, but for what was done first */
async function check(page: Page, name: string, popup: Popup, last?: Popup): Promise<void> {
  await page.setViewportSize(popup.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  const at = popup.at ?? HOME;
  if (popup.before || last?.before || new URL(page.url()).pathname !== at) await page.goto(at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await popup.before?.(page);
  const opener = page.getByRole(popup.opener[0], { name: popup.opener[1] }).first();
  await opener.focus();
  await page.keyboard.press(popup.key ?? 'Enter');
  if (popup.choose) await page.getByRole('menuitem', { name: popup.choose }).press('Enter');
  const [role, label] = popup.shows;
  const shown = page.getByRole(role, { name: label });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^(Loading|Switching)/ })).toHaveCount(0);
  await isFine(page, name, { frame: true });
  if (role === 'dialog') await expectFocusKept(page, shown);
  await expectWayBack(page, shown, opener);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('menus and dialogs of the layout and of the account pages are visible, reachable and can be closed', async ({ page }) => {
  test.setTimeout(300_000);
  page.on('dialog', (question) => question.accept());
  await signIn(page, buildingAdmin);
  let last: Popup | undefined;
  for (const [name, popup] of Object.entries(popups)) {
    await test.step(name, () => check(page, name, popup, last));
    last = popup;
  }

  // No other element in the frame declares a popup.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(HOME);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const frame = page.locator('header [aria-haspopup], nav [aria-haspopup], footer [aria-haspopup]').locator('visible=true');
  for (const one of await frame.all()) {
    const label = (await one.ariaSnapshot()).match(/"(.*?)"/)?.[1] ?? '';
    expect(
      Object.values(popups).some(({ opener: [, wanted] }) => (wanted instanceof RegExp ? wanted.test(label) : wanted === label)),
      label,
    ).toBe(true);
  }
});

test('the inactivity warning is visible and can be answered', async ({ page, context }) => {
  await context.clock.install();
  await signIn(page, tenantAdmin);
  // A page that opens takes the focus: wait for it.
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const opener = page.getByRole('button', { name: /^Account of/ });
  await opener.focus();
  await context.clock.fastForward('29:10');
  const shown = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(shown).toBeVisible();
  await context.clock.resume();
  await isFine(page, 'countdown', { frame: true });
  await expectFocusKept(page, shown);
  await expectWayBack(page, shown, opener);
});

test('the dialog that ends other sessions is visible and can be closed', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, superAdmin);
  await elsewhere.close();
  await signIn(page, superAdmin, '/security');
  const end = page.getByRole('button', { name: 'Sign out of all other devices' });
  await end.press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out of all other devices' });
  await expect(question).toBeVisible();
  await isFine(page, 'other sessions', { frame: true });
  await expectFocusKept(page, question);
  await expectWayBack(page, question, end);
});
