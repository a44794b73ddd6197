/** A privilege from the company that thinks of it to the store that redeems it, by Chromium's fake camera (001 §2, §4). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { promotionSample } from '../../schemas/privileges/samples.ts';
import { isFine } from './axe.ts';
import { longLived, wholeBrowser } from './browsers.ts';
import { writeQrVideo } from './kit/qrVideo.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
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

test('many people get a privilege from a file: faulty rows are named, the others go in (R-0703, R-0705, R-0707)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin);
  const building = await callsOf(page, buildingAdmin);
  const words = { en: `Gift ${Date.now()}`, 'zh-Hant': '禮', 'zh-Hans': '礼' };
  const made = await building<{ uuid: string }>('POST', '/promotions/create', { ...promotionSample.records[2], name: words });
  await building('PUT', `/promotions/uuid/${made.uuid}/publish`, {});
  await page.goto(`/privilege/${made.uuid}`);
  await page.getByRole('link', { name: 'Upload privileges' }).click();
  await expect(page).toHaveURL(`/privilege/${made.uuid}/upload`);
  const rows = ['Person', tenantAdmin, 'nobody@nowhere.example'];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page).toHaveURL(new RegExp(`/privilege/${made.uuid}/upload/confirm`));
  await expect(page.getByRole('row').filter({ hasText: 'nobody@nowhere.example' })).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Upload 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(new RegExp(`/privilege/${made.uuid}/upload/result`));
  await isFine(page, page.url());
  await page.goto(`/privilege/${made.uuid}/view-redemption`);
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});
