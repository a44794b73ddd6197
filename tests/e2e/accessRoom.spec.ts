/** The control room: what a controller says is seen at once; doors are locked down, people are ticked on a phone, the lockdown is lifted, a door is unlocked. */
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { buildingAdmin, callsOf, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** That of the demo data's first building. */
const building = '/office-centres/1';

test('a controller speaks, and the control room shows it; lockdown, roll call on a phone, lift, unlock (R-0441)', async ({
  page,
}) => {
  const mine = String(Date.now()).slice(-6);
  await signIn(page, buildingAdmin, '/tenants');
  const call = await callsOf(page, buildingAdmin);
  const controller = await call<{ id: number; accessKey: string }>('POST', `${building}/device-controllers`, {
    name: `Room ${mine}`,
    serialNo: `RM-${mine}`,
    networkMode: 'QR_NETWORK_MODE_ETHERNET',
  });
  const door = await call<{ id: number; uuid: string }>('POST', `${building}/doors`, {
    code: `R-${mine}`,
    name: 'Control room door',
    floorNo: '77',
    deviceControllerId: controller.id,
  });
  const [person] = (await call<{ items: { uuid: string; fullName: string }[] }>('GET', '/users?limit=1&statusActiveFlag=true'))
    .items;
  const device = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { [CLIENT_KEY]: controller.accessKey };
    const answer = await page.request.fetch(`/api/device/v1${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  let eventNo = 0;
  const happens = (eventType: string, over: object = {}) => {
    eventNo += 1;
    const event = { eventNo, eventType, happenedAt: new Date().toISOString(), doorUuid: door.uuid, ...over };
    return device('POST', '/events', { bootId: mine, events: [event] });
  };
  await device('POST', '/heartbeat', { bootId: mine, sentAt: new Date().toISOString() });

  await page.goto('/access-points');
  const tile = page.locator(`[data-door="R-${mine}"]`);
  await expect(tile).toContainText('Unknown');
  await happens('DOOR_OPENED');
  await expect(tile).toContainText('Open');
  await happens('GRANTED', { reason: 'GRANTED', userUuid: person?.uuid, direction: 'ENTRY' });
  await device('POST', '/decisions', { doorUuid: door.uuid, credentialType: 'USER', credential: 'nobody', direction: 'ENTRY' });
  const stream = page.getByRole('list', { name: 'Events' });
  await expect(stream.getByText('Unknown credential').first()).toBeVisible();

  await page.getByRole('button', { name: 'Lock down' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is locked down').click();
  await page.getByRole('option', { name: 'One door' }).click();
  await dialog.getByLabel('Door', { exact: false }).last().click();
  await page.getByRole('option', { name: new RegExp(`R-${mine}`) }).click();
  await dialog.getByLabel('Reason').fill(`Intruder ${mine}`);
  await dialog.getByRole('button', { name: 'Lock down' }).click();
  await expect(tile).toContainText('Locked down');
  await expect(tile.getByRole('button')).toHaveCount(0);
  const denied = await device<{ reason: string }>('POST', '/decisions', {
    doorUuid: door.uuid,
    credentialType: 'USER',
    credential: 'nobody',
  });
  expect(denied.reason).toBe('THREAT_LEVEL');

  await page.getByRole('link', { name: 'Roll call' }).first().click();
  await page.getByLabel('Reason').fill(`Drill ${mine}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/roll-calls\/\d+$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'For wardens' }).click();
  await page.getByLabel('Name or company').fill(person?.fullName ?? '');
  await page.getByRole('button', { name: `${person?.fullName} is safe` }).click();
  await expect(page.getByRole('button', { name: `Undo for ${person?.fullName}` })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/access-points');
  const lockdown = page.getByRole('listitem').filter({ hasText: `Intruder ${mine}` });
  await lockdown.getByRole('button', { name: 'Lift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift' }).click();
  await expect(tile).not.toContainText('Locked down');
  await tile.getByRole('button', { name: /^Unlock/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Delivery');
  await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
  await expect(tile).toContainText('Waiting');
  const [command] = (await device<{ uuid: string; commandType: string }[]>('GET', '/commands')).filter(
    ({ commandType }) => commandType === 'UNLOCK',
  );
  await device('PUT', '/commands', { uuid: command?.uuid, outcome: 'DONE' });
  await happens('DOOR_CLOSED');
  await expect(tile).toContainText('Done');
});
