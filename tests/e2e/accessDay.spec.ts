/**
 * A door and its day: a controller speaks the protocol of devices from outside, somebody gets a QR pass and is let in, is denied once the schedule is
 * over, the door is locked down, wardens call the roll on a phone, the lockdown is lifted, and the door is unlocked from afar.
 */
import { CLIENT_KEY } from '../../schemas/kernel/calls/keyed.ts';
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, viewer } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** That of the demo data's first building. */
const building = '/office-centres/1';
const PHONE = { width: 390, height: 844 };

/** What a controller says with its key. */
const controllerOf = (page: Page, key: string) => ({
  say: async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api/device/v1${path}`, { method, headers: { [CLIENT_KEY]: key }, data });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  },
});
/** Confirm is open once the countdown is over. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a door over a day: let in by QR code, denied out of hours, locked down, roll called on a phone, lifted, unlocked (R-0441, R-0443)', async ({
  page,
  browser,
}) => {
  const mine = String(Date.now()).slice(-6);
  await signIn(page, buildingAdmin, '/tenants');
  const call = await callsOf(page, buildingAdmin);
  const made = await call<{ id: number; accessKey: string }>('POST', `${building}/device-controllers`, {
    name: `Riser ${mine}`,
    serialNo: `RM-${mine}`,
    networkMode: 'QR_NETWORK_MODE_ETHERNET',
  });
  const device = controllerOf(page, made.accessKey);
  const door = await call<{ id: number; uuid: string }>('POST', `${building}/doors`, {
    code: `R-${mine}`,
    name: `Side door ${mine}`,
    floorNo: '1',
    deviceControllerId: made.id,
  });
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
  const schedule = await call<{ id: number; version: number }>('POST', `${building}/access-schedules`, {
    name: `Hours ${mine}`,
    hours: always,
  });
  const { items: staff } = await call<{ items: { id: number; uuid: string; fullName: string; username: string }[] }>(
    'GET',
    `${building}/building-users?username=${viewer}`,
  );
  const who = staff.find(({ username }) => username === viewer);
  const group = await call<{ id: number }>('POST', `${building}/access-groups`, { name: `Side door ${mine}`, floor: [] });
  await call('PUT', `${building}/access-groups/${group.id}/add-users`, { userUuids: [who?.uuid] });
  await call('POST', '/access-group-doors', { accessGroupId: group.id, doorId: door.id, scheduleIds: [schedule.id] });
  await device.say('POST', '/heartbeat', { bootId: mine, firmware: '1.0', sentAt: new Date().toISOString() });

  // The QR pass is given on the profile.
  await page.goto(`/building-user-management/users/${who?.id}`);
  await page.getByRole('tab', { name: 'Passes' }).click();
  await page.getByRole('button', { name: 'Give a pass: QR pass' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText('The pass has been given.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back: QR pass' })).toBeVisible();
  await isFine(page, 'passes of a person');
  // In a browser of their own: cookies of a session are those of its context.
  const other = await (await browser.newContext()).newPage();
  await other.goto('/api/health/ready');
  const theirs = await callsOf(other, viewer);
  const codeNow = async () => (await theirs<{ code: string }>('GET', '/occupant/qr-pass')).code;
  const scan = async (code?: string) =>
    device.say<{ granted: boolean; reason: string }>('POST', '/decisions', {
      doorUuid: door.uuid,
      credentialType: 'STAFF_QR_PASS',
      credential: code ?? (await codeNow()),
      direction: 'ENTRY',
    });

  await page.goto('/access-points');
  const stream = page.locator('main').getByRole('list', { name: 'Events' });
  const code = await codeNow();
  expect(await scan(code)).toMatchObject({ granted: true, reason: 'GRANTED' });
  const first = stream.getByRole('listitem').first();
  await expect(first).toContainText(`R-${mine}`);
  await expect(first).toContainText('Granted');
  await expect(first).toContainText(String(who?.fullName));
  expect(await scan(code)).toMatchObject({ granted: false, reason: 'CREDENTIAL_USED' });
  await expect(first).toContainText('QR code used before');
  // Its hours are over: they are those of another day now.
  const otherDay = (new Date().getUTCDay() + 3) % 7;
  await call('PUT', `${building}/access-schedules/${schedule.id}`, {
    version: schedule.version,
    name: `Hours ${mine}`,
    hours: [{ day: otherDay, from: '10:00', to: '11:00' }],
  });
  expect(await scan()).toMatchObject({ granted: false, reason: 'OUT_OF_TIME_RANGE' });
  await expect(first).toContainText('Denied');
  await expect(first).toContainText('Out of time range');

  const tile = page.locator(`[data-door="R-${mine}"]`);
  await page.getByRole('button', { name: 'Lock down' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What is locked down' }).click();
  await page.getByRole('option', { name: 'One door' }).click();
  await dialog.getByRole('combobox', { name: 'Door' }).click();
  await page.getByRole('option', { name: new RegExp(`R-${mine}`) }).click();
  await dialog.getByLabel('Reason').fill(`Intruder ${mine}`);
  await confirm(page, 'Lock down');
  await expect(tile).toContainText('Locked down');
  await expect(tile.getByRole('button')).toHaveCount(0);
  expect(await scan()).toMatchObject({ granted: false, reason: 'THREAT_LEVEL' });
  await isFine(page, 'control room');

  // Who was let in is on the roll call; a warden ticks them on a phone.
  const phone = await (await browser.newContext({ viewport: PHONE })).newPage();
  await signIn(phone, buildingAdmin, '/roll-calls/add');
  await phone.getByLabel('Reason').fill(`Fire ${mine}`);
  await phone.getByRole('button', { name: 'Start roll call' }).click();
  await expect(phone).toHaveURL(/\/roll-calls\/\d+$/);
  await phone.getByRole('tab', { name: 'For wardens' }).click();
  await phone.getByLabel('Name or company').fill(String(who?.fullName));
  await phone.getByRole('button', { name: `${who?.fullName} is safe` }).click();
  await expect(phone.getByRole('button', { name: `${who?.fullName} is safe` })).toHaveCount(0);
  await expect(phone.getByText('Safe', { exact: true }).first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await isFine(phone, 'roll call');

  const lockdown = page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `Intruder ${mine}` })
    .filter({ has: page.getByRole('button') });
  await lockdown.getByRole('button', { name: 'Lift' }).click();
  await confirm(page, 'Lift');
  await expect(tile).not.toContainText('Locked down');

  await device.say('POST', '/heartbeat', { bootId: mine, firmware: '1.0', sentAt: new Date().toISOString() });
  await tile.getByRole('button', { name: new RegExp(`Unlock R-${mine}`) }).click();
  await dialog.getByLabel('Reason').fill('Delivery');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const commands = await device.say<{ uuid: string; commandType: string }[]>('GET', '/commands?wait=5');
  const unlock = commands.find(({ commandType }) => commandType === 'UNLOCK');
  await device.say('PUT', '/commands', { uuid: unlock?.uuid, outcome: 'DONE' });
  await expect(tile).toContainText('Last command: Done');
});
