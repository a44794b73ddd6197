/** A privilege from the company that thinks of it to the store that redeems it, by Chromium's fake camera (001 §2, §4). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { promotionSample } from '../../schemas/privileges/samples.ts';
import { isFine } from './axe.ts';
import { longLived, wholeBrowser } from './browsers.ts';
import { writeQrVideo } from './kit/qrVideo.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin, viewer } from './people.ts';
import { expect, test } from './test.ts';

let camera: Browser | undefined;
test.afterEach(async () => {
  await camera?.close();
  camera = undefined;
});

test('a company submits a privilege, the building approves and publishes it, a person claims it, a store redeems it by the camera (R-0702, R-0717)', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const name = `Free tea ${Date.now()}`;
  await signIn(page, tenantAdmin, '/privilege/add');
  const company = await callsOf(page, tenantAdmin);
  const made = await company<{ uuid: string }>('POST', '/promotions/create', {
    ...promotionSample.records[0],
    name: { en: name, 'zh-Hant': name, 'zh-Hans': name },
  });
  const path = `/privilege/${made.uuid}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Privilege has been submitted.')).toBeVisible();
  // The building has it: nothing is left to change.
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  await signIn(page, buildingAdmin, path);
  for (const [step, said] of [
    ['Approve', 'Privilege has been updated.'],
    ['Publish', 'Privilege has been published.'],
  ] as const) {
    await page.getByRole('button', { name: step }).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await isFine(page, 'a privilege that is published');

  const person = await callsOf(page, tenantAdmin);
  await person('PUT', `/occupant/promotions/uuid/${made.uuid}/claim`, { number: 1 });
  const held = await person<{ promotionUuid: string; code: string; referenceNo: string }[]>(
    'GET',
    '/occupant/promotion-redemptions',
  );
  const { code, referenceNo } = held.find(({ promotionUuid }) => promotionUuid === made.uuid) ?? { code: '', referenceNo: '' };

  const film = join(mkdtempSync(join(tmpdir(), 'atrium-qr-')), 'code.y4m');
  writeQrVideo(film, `atrium://privilege/${code}`);
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
  const store = await camera.newPage({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await signIn(store, tenantAdmin, '/privilege/redeem');
  await expect(store.getByRole('heading', { level: 1, name: 'Redeem at a store' })).toBeVisible();
  const answer = store.getByRole('main').getByRole('status').filter({ hasText: /./ }).first();
  await expect(answer).toHaveAttribute('data-tone', 'success');
  await expect(answer).toContainText(name);
  await expect(answer).toContainText(referenceNo);
  await isFine(store, 'the page where privileges are redeemed');
  expect(await store.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // R-0716 The building reads of it in the report of the privilege.
  await signIn(page, buildingAdmin, `${path}/view-redemption`);
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Redemption report');
  await page.getByRole('tab', { name: 'Redeemed' }).click();
  await expect(page.getByRole('row').filter({ hasText: referenceNo })).toContainText('Redeemed');
});

/** Rows of the file; each FAULTY-th names nobody of the building. */
const [ROWS, FAULTY] = [200, 40];

test('200 rows of a file issue a privilege: faulty rows are named, the others go in; one more is issued in its report (R-0703, R-0705, R-0707, R-0708, R-0709, R-0714)', {
  tag: '@variant',
}, async ({ page }) => {
  // How long each request may take, as the page asks for it.
  await page.addInitScript(() => {
    const [all, make] = [[] as number[], AbortSignal.timeout.bind(AbortSignal)];
    Object.assign(window, { waits: all });
    AbortSignal.timeout = (milliseconds) => {
      all.push(milliseconds);
      return make(milliseconds);
    };
  });
  const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  const slow = async () => (await waits()).filter((one) => one === 120_000).length;
  await signIn(page, buildingAdmin);
  const building = await callsOf(page, buildingAdmin);
  const words = { en: `Gift ${Date.now()}`, 'zh-Hant': '禮', 'zh-Hans': '礼' };
  const { uuid } = await building<{ uuid: string }>('POST', '/promotions/create', {
    ...promotionSample.records[2],
    name: words,
    totalQty: null,
    multipleRedemption: true,
    userMaxLimit: null,
  });
  const report = `/privilege/${uuid}/view-redemption`;
  // What is not published yet cannot be issued.
  await page.goto(report);
  await expect(page.getByRole('heading', { level: 1, name: words.en })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Issue privilege' })).toHaveCount(0);
  await building('PUT', `/promotions/uuid/${uuid}/publish`, {});

  await page.goto(`/privilege/${uuid}`);
  await page.getByRole('link', { name: 'Upload privileges' }).click();
  await expect(page).toHaveURL(`/privilege/${uuid}/upload`);
  const people = [tenantAdmin, buildingAdmin, viewer];
  const lines = Array.from({ length: ROWS }, (_, index) =>
    index % FAULTY ? people[index % people.length] : `nobody.${index}@nowhere.example`,
  );
  const faulty = ROWS / FAULTY;
  const good = ROWS - faulty;
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const buffer = Buffer.from(['Person', ...lines].join('\n'));
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  const before = await slow();
  await page.getByRole('button', { name: `Check ${ROWS} rows` }).click();
  await expect(page).toHaveURL(new RegExp(`/privilege/${uuid}/upload/confirm`));
  expect(await slow()).toBe(before + 1);
  for (const index of [0, ROWS - FAULTY])
    await expect(page.getByRole('row').filter({ hasText: `nobody.${index}@nowhere.example` })).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: `Upload ${good} rows` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(new RegExp(`/privilege/${uuid}/upload/result`));
  expect(await slow()).toBe(before + 2);
  await expect(page.getByText(`${good} privilege successfully uploaded`).first()).toBeVisible();
  await isFine(page, page.url());

  // One more in the report, from its second page: the list begins again with the newest ten.
  await page.goto(report);
  await expect(page.getByRole('main').getByText(`${good} record(s) found`)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('link', { name: 'Issue privilege' }).click();
  await expect(page).toHaveURL(`/privilege/${uuid}/issue`);
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option').first().click();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('Privilege has been issued to this user.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === report && !url.searchParams.has('page'));
  await expect(page.getByRole('main').getByText(`${good + 1} record(s) found`)).toBeVisible();
  const shown = page.getByRole('main').getByRole('row').filter({ hasText: 'PR-' });
  await expect(shown).toHaveCount(10);
  const numbers = await shown.evaluateAll((rows) => rows.map((row) => /PR-\d{4}-\d+/.exec(row.textContent ?? '')?.[0] ?? ''));
  const newest = await building<{ items: { referenceNo: string }[] }>(
    'GET',
    `/promotion-redemptions?promotionUuid=${uuid}&limit=10`,
  );
  expect(numbers).toEqual(newest.items.map(({ referenceNo }) => referenceNo));
  expect(numbers).toEqual([...numbers].sort().reverse());

  // What is published has its numbers on a page of its own.
  await page.goto('/promo-management');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Promo management');
  await expect(page.getByRole('listitem').filter({ hasText: words.en })).toContainText(String(good + 1));
});
