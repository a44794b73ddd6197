/** At the door of an event (002 §2): staff scan codes with Chromium's fake camera, which plays a film of a real QR code. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { checkInText } from '../../schemas/events/checkInCode.ts';
import { activityEventSample } from '../../schemas/events/samples.ts';
import { inHours as at } from '../times.ts';
import { isFine, problemsOn } from './axe.ts';
import { longLived, wholeBrowser } from './browsers.ts';
import { writeQrVideo } from './kit/qrVideo.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

let camera: Browser | undefined;
test.afterEach(async () => {
  await camera?.close();
  camera = undefined;
});

interface Made {
  id: number;
  uuid: string;
}

test('R-0789 from a draft to the door: a person and a guest are checked in, the guest by the camera; the others are told apart', async ({
  page,
  browser,
  baseURL,
  launchOptions,
}) => {
  const name = `Door ${Date.now()}`;
  await signIn(page, buildingAdmin);
  const building = await callsOf(page, buildingAdmin);
  const event = await building<Made>('POST', '/activity-events/create', {
    ...activityEventSample.records[0],
    name: { en: name },
    publishStartDate: at(-1),
    publishEndDate: at(90),
    eventStartDate: at(24),
    eventEndDate: at(96),
  });
  const path = `/activity-events/uuid/${event.uuid}`;
  await page.goto(`/events/${event.uuid}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Event has been published.')).toBeVisible();
  const session = {
    sessionName: 'Evening',
    sessionDate: at(72).slice(0, 10),
    startTime: '18:00',
    endTime: '19:00',
    eventSlot: 2,
  };
  const slot = await building<Made>('POST', `${path}/activity-event-time-slots/create`, session);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/api/health/ready');
  const person = await callsOf(other, tenantAdmin);
  const guest = { guestName: 'Ann Guest', guestEmail: `ann.${Date.now()}@guests.example` };
  await person('PUT', `/occupant${path}/sign-up`, { activityEventTimeSlotId: slot.id, guests: [guest] });
  await building('PUT', `/occupant${path}/join-waiting-list`, { activityEventTimeSlotId: slot.id });
  const codeOf = async (call: typeof person) =>
    (await call<{ signUps: { checkInCode: string }[] }>('GET', `/occupant${path}`)).signUps[0]?.checkInCode ?? '';
  const [code, waiting] = [await codeOf(person), await codeOf(building)];
  const { items } = await building<{ items: { guestName: string | null; checkInCode: string }[] }>(
    'GET',
    `${path}/activity-event-participants`,
  );
  const guestCode = items.find(({ guestName }) => guestName === guest.guestName)?.checkInCode ?? '';
  await other.context().close();

  // Who waits, on the page of the event.
  await page.reload();
  await page.getByRole('tab', { name: 'Waiting list' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await isFine(page, 'the waiting list');

  const film = join(mkdtempSync(join(tmpdir(), 'atrium-qr-')), 'code.y4m');
  writeQrVideo(film, checkInText(guestCode));
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
  const door = await camera.newPage({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  await signIn(door, buildingAdmin, `/events/${event.uuid}`);
  await door.getByRole('link', { name: 'Check-in' }).click();
  await expect(door.getByRole('heading', { level: 1, name: 'Check-in' })).toBeVisible();
  // It is another day than the session's: asked once, for all who come.
  const question = door.getByRole('dialog', { name: 'Evening' });
  await expect(question).toContainText(/This session is on .+\. Check in today\?/);
  await question.getByRole('button', { name: 'Check in' }).click();
  const answer = door.getByRole('main').getByRole('status').filter({ hasText: /./ }).first();
  await expect(answer).toHaveAttribute('data-tone', 'success');
  await expect(answer).toContainText('Checked in');
  await expect(answer).toContainText('Ann Guest');
  await expect(answer).toContainText('Evening');
  await expect(door.getByText('1 of 2 have come')).toBeVisible();
  await expect(door.getByRole('button', { name: 'Scan a picture instead' })).toBeVisible();
  expect(await problemsOn(door)).toEqual([]);
  expect(await door.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  const type = async (text: string) => {
    await door.getByLabel('Check-in code').fill(text);
    await door.keyboard.press('Enter');
  };
  await type(code.toLowerCase());
  await expect(door.getByText('2 of 2 have come')).toBeVisible();
  await expect(answer).toHaveAttribute('data-tone', 'success');
  await type(`${code.slice(0, 6)} ${code.slice(6)}`);
  await expect(answer).toHaveAttribute('data-tone', 'warning');
  await expect(answer).toContainText('Checked in before');
  await type('ABCD-EFGH-JKLM');
  await expect(answer).toHaveAttribute('data-tone', 'danger');
  await expect(answer).toContainText('Nobody in this building has this code.');
  await type(waiting);
  await expect(answer).toContainText('is on the waiting list and has no seat yet.');
  await expect(door.getByRole('heading', { name: 'Last codes' })).toBeVisible();
  await expect(door.getByRole('listitem').filter({ hasText: 'Not checked in' })).toHaveCount(2);
});
