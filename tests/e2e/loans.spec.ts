/** The concierge's counter (001 §2): three things go to one person, one comes back, by keys and by Chromium's fake camera; what is late is read in the mailbox. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { isFine } from './axe.ts';
import { longLived, wholeBrowser } from './browsers.ts';
import { writeQrVideo } from './kit/qrVideo.ts';
import { callsOf, mailsTo, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

const keeper = 'loan.items@atrium.example';
let camera: Browser | undefined;
test.afterEach(async () => {
  await camera?.close();
  camera = undefined;
});

interface Made {
  id: number;
  uuid: string;
}
interface Loan extends Made {
  hash: string;
  itemName: string;
}
const paged = { limit: 100 };

test('three things go over the counter to one person and one comes back by the camera; what is late is in the mailbox (R-0722, R-0748)', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const mine = String(Date.now());
  await signIn(page, keeper);
  // Where the loan-items role starts.
  await expect(page).toHaveURL(/\/concierge(\?|$)/);
  for (const tab of ['On loan', 'Cancelled', 'Returned'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${tab}`) })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(page.getByRole('tab', { name: /^On loan/ })).toHaveAttribute('aria-selected', 'true');

  const call = await callsOf(page, keeper);
  const place = await call<Made & { name: string }>('POST', '/locations', { name: `Desk ${mine}` });
  const names = ['Fan', 'Ladder', 'Adapter'].map((name) => `${name} ${mine}`);
  const codes: string[] = [];
  for (const name of names) {
    const item = await call<Made & { itemCode: string }>('POST', '/loan-items', { name, loanHours: 4 });
    await call('POST', '/location-loan-items', { locationId: place.id, loanItemId: item.id, totalCount: 1 });
    codes.push(item.itemCode);
  }

  await page.goto(`/concierge/counter?location=${place.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
  const answer = page.getByRole('main').getByRole('status').first();
  // As a hand scanner does: it types, and ends with Enter. The field has the focus.
  const code = page.getByLabel('Scan or type a code');
  await expect(code).toBeFocused();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type(codes[0] as string);
  await expect(answer).toContainText('Scan the person first.');
  await type(tenantAdmin);
  await expect(answer).toContainText('is chosen');
  for (const [index, one] of codes.entries()) {
    await type(one);
    await expect(answer).toContainText(`${names[index]} is added.`);
  }
  await isFine(page, 'the counter');
  await type('');
  await expect(answer).toHaveAttribute('data-tone', 'success');
  await expect(answer).toContainText('has 3 more items.');
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();

  // The last piece is out: the line stays, with its reason.
  await type(codes[1] as string);
  await type('');
  await expect(answer).toHaveAttribute('data-tone', 'danger');
  await expect(page.getByRole('alert')).toContainText(`No piece of “${names[1]}” is left at Desk ${mine}.`);

  const { items } = await call<{ items: Loan[] }>('GET', `/loan-item-requests?locationIds=${place.id}&limit=${paged.limit}`);
  const back = items.find(({ itemName }) => itemName === names[0]) as Loan;
  // One becomes late meanwhile.
  const late = items.find(({ itemName }) => itemName === names[2]) as Loan;
  const found = await call<Loan & { version: number; userId: number; locationLoanItemId: number }>(
    'GET',
    `/loan-item-requests/${late.hash}`,
  );
  await call('PUT', `/loan-item-requests/${late.id}/loan`, {
    userId: found.userId,
    locationLoanItemId: found.locationLoanItemId,
    quantity: 1,
    version: found.version,
    dueAt: new Date(Date.now() + 3000).toISOString(),
  });

  const film = join(mkdtempSync(join(tmpdir(), 'atrium-qr-')), 'code.y4m');
  writeQrVideo(film, `atrium://loan/${back.hash}`);
  // The shell asks nobody for permission to use the camera.
  camera = await chromium.launch({
    ...(wholeBrowser ? { executablePath: wholeBrowser } : { channel: 'chromium' }),
    args: [
      ...longLived(launchOptions.args),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const phone = await camera.newPage({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await signIn(phone, keeper, '/concierge/counter');
  await phone.getByRole('button', { name: 'Use the camera' }).click();
  const heard = phone.getByRole('main').getByRole('status').first();
  await expect(heard).toContainText(`${names[0]} is back from`);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // The other counter hears of it at once.
  await expect(page.getByRole('link', { name: names[0] })).toHaveCount(0);
  await expect(page.getByRole('link', { name: names[2] })).toBeVisible();

  // The borrower reads of it in the mailbox.
  const subjects = async () => (await mailsTo(page, tenantAdmin)).map(({ subject }) => subject).join('\n');
  await expect.poll(subjects, { timeout: 120_000 }).toContain(`${names[2]} is overdue`);
  await page.goto('/mailbox');
  await expect(page.getByText(`${names[2]} is overdue`).first()).toBeVisible();
});

test('lending, items, locations and a location have their pages, and the setting leads to Location (R-0745, R-0746, R-0747)', async ({
  page,
}) => {
  await signIn(page, keeper, '/concierge');
  await expect(page.getByRole('heading', { level: 1, name: 'Lending' })).toBeVisible();
  await page.goto('/concierge/item-management');
  await expect(page.getByRole('heading', { level: 1, name: 'Loan items' })).toBeVisible();
  await page.goto('/concierge-setting/location');
  await expect(page).toHaveURL(/\/concierge\/location/);
  await page.getByRole('link', { name: 'Lobby counter' }).click();
  await expect(page).toHaveURL(/\/concierge\/location\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Location' })).toBeVisible();
  await expect(page.getByText('Notified parties').first()).toBeVisible();
  // The address alone leads back to the location.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby counter' })).toBeVisible();
});

test('some pieces of a loan come back at the counter by keys, with a note of their condition', { tag: '@variant' }, async ({
  page,
}) => {
  const mine = String(Date.now());
  await signIn(page, keeper, '/concierge');
  const call = await callsOf(page, keeper);
  const place = await call<Made>('POST', '/locations', { name: `Hatch ${mine}` });
  const name = `Chair ${mine}`;
  const item = await call<Made & { itemCode: string }>('POST', '/loan-items', { name, loanHours: 4 });
  await call('POST', '/location-loan-items', { locationUuid: place.uuid, loanItemUuid: item.uuid, totalCount: 5 });
  await page.goto(`/concierge/counter?location=${place.id}`);
  const answer = page.getByRole('main').getByRole('status').first();
  const scan = page.getByLabel('Scan or type a code');
  await expect(scan).toBeFocused();
  for (const text of [tenantAdmin, item.itemCode, item.itemCode, item.itemCode]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(answer).toContainText(`${name} is added.`);
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('3', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `3 × ${name}` })).toBeVisible();

  await page.getByRole('button', { name: `More for ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Return some' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Return some' });
  await dialog.getByLabel('Pieces that come back now').focus();
  await page.keyboard.type('2');
  await dialog.getByLabel('Condition when returned').focus();
  await page.keyboard.type('One leg is loose');
  await isFine(page, 'the dialog of some pieces');
  await dialog.getByRole('button', { name: 'Return some' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The pieces have been returned.')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  // The scanner goes on.
  await expect(scan).toBeFocused();
});
