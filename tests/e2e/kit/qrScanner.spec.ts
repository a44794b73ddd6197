/** The scanner with Chromium's fake camera, which plays a film of a real QR code; separate browsers with these flags. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import QR from 'qrcode';
import { picture } from '../../api/pictures.ts';
import { problemsOn } from '../axe.ts';
import { longLived, wholeBrowser } from '../browsers.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';
import { writeQrVideo } from './qrVideo.ts';

const TEXT = 'atrium:visitor:7f3a2c51';
let browser: Browser | undefined;
test.afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

/** Records the page's camera requests, and every track that it gets. */
const watchCameras = (page: Page) =>
  page.addInitScript(() => {
    const noted = { asked: [] as unknown[], tracks: [] as MediaStreamTrack[] };
    Object.assign(window, { noted });
    const { mediaDevices } = navigator;
    const usual = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      noted.asked.push(constraints);
      const stream = await usual(constraints);
      noted.tracks.push(...stream.getTracks());
      return stream;
    };
  });
const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { noted: { tracks: MediaStreamTrack[] } }).noted.tracks.filter((one) => one.readyState === 'live')
        .length,
  );

/** A page of a browser with these flags, signed in and on the scanner page. */
async function scannerPage(flags: string[], use: { args?: string[] }, baseURL: string | undefined) {
  // The shell asks nobody for permission to use the camera.
  const which = wholeBrowser ? { executablePath: wholeBrowser } : { channel: 'chromium' };
  browser = await chromium.launch({ ...which, args: [...longLived(use.args), ...flags] });
  const page = await browser.newPage({ baseURL, locale: 'en-GB' });
  await watchCameras(page);
  await signIn(page, buildingAdmin, '/__kit/scanner');
  return page;
}

test('R-0152 R-0153 the scanner reads a QR code with the rear camera and then releases the camera', async ({
  baseURL,
  launchOptions,
}) => {
  const film = join(mkdtempSync(join(tmpdir(), 'atrium-qr-')), 'code.y4m');
  writeQrVideo(film, TEXT);
  const flags = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  const page = await scannerPage(flags, launchOptions, baseURL);
  const value = page.getByLabel('Scanner value');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(value).toHaveText(JSON.stringify(TEXT));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => liveTracks(page)).toBe(0);
  const asked = await page.evaluate(() => (window as unknown as { noted: { asked: unknown[] } }).noted.asked);
  expect(asked).toEqual([{ audio: false, video: expect.objectContaining({ facingMode: 'environment' }) }]);

  // Closed before a code is read: the camera is still switched off, also while it is starting.
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => liveTracks(page)).toBe(0);
});

test('R-0152 without camera permission the scanner explains how to grant it, and reads a picture instead', async ({
  baseURL,
  launchOptions,
}) => {
  const page = await scannerPage(['--deny-permission-prompts', '--use-fake-device-for-media-stream'], launchOptions, baseURL);
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Scan QR code' });
  await expect(dialog.getByRole('alert')).toContainText('The camera is blocked for this site.');
  await expect(dialog.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await picture('png', 300, 300) });
  await expect(dialog.getByText('No QR code was found in this picture.', { exact: false })).toBeVisible();
  await input.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: await QR.toBuffer(TEXT, { width: 400 }) });
  await expect(page.getByLabel('Scanner value')).toHaveText(JSON.stringify(TEXT));
});
