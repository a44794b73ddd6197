/** Hotdesks: a zone with a desk that is placed by keys, taken on the plan at phone width; a display that is paired, follows live and survives a lost network. */
import dayjs from 'dayjs';
import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { buildingAdmin, callsOf, signIn } from './people.ts';
import { expect, test } from './test.ts';

interface Made {
  id: number;
  uuid: string;
}

test('a desk is placed on the plan and taken there by phone; the display of its zone follows live and survives a lost network (R-0039, R-0053)', async ({
  page,
  browser,
  baseURL,
}) => {
  const mine = String(Date.now()).slice(-6);
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const zone = await call<Made>('POST', '/hotdesk-zones', { name: `Zone ${mine}`, viewableBy: 'ALL', active: true });
  const desk = await call<Made>('POST', '/hotdesks', {
    zoneId: zone.id,
    deskNo: `D${mine}`,
    deskType: 'RESERVABLE',
    active: true,
  });
  const display = await call<Made>('POST', '/zone-displays', {
    name: `Screen ${mine}`,
    zoneId: zone.id,
    theme: 'DARK',
    mayBook: true,
    maxMinutes: 30,
  });

  await page.goto(`/hotdesks/zones/${zone.uuid}`);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Arrange desks' }).click();
  const button = page.getByRole('button', { name: new RegExp(`^D${mine}`) });
  await button.click();
  const board = page.getByRole('group', { name: `Plan of Zone ${mine}` });
  await expect(board.getByRole('button')).toHaveCount(1);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok());
  await button.press('ArrowRight');
  await stored;
  await expect.poll(async () => (await call<{ planX: number }>('GET', `/hotdesks/uuid/${desk.uuid}`)).planX).toBe(5_100);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/hotdesks/zones/${zone.uuid}`);
  await page.getByRole('tab', { name: 'Plan' }).click();
  // In the evening today's working hours are over.
  await page.getByRole('textbox', { name: 'Day' }).fill(dayjs(addDays(dateIn('Asia/Singapore'), 1)).format('DD MMM YYYY'));
  await page.getByRole('textbox', { name: 'Day' }).press('Enter');
  await page.getByRole('button', { name: `D${mine}, Free` }).click();
  await page.getByRole('button', { name: 'Take this desk' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^D${mine}, Yours`) })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });

  const screen = await browser.newContext({ baseURL: baseURL as string });
  try {
    const wall = await screen.newPage();
    await wall.goto('/public/hotdesks/zone-displays/setup');
    const code = wall.locator('output');
    await expect(code).toHaveText(/^\d{3} \d{3}$/);
    await call('PUT', `/zone-displays/uuid/${display.uuid}/pair`, { pairingCode: await code.textContent() });
    await expect(wall).toHaveURL(new RegExp(`/public/hotdesks/zone-displays/${display.uuid}$`));
    const grid = wall.getByRole('list', { name: `Zone ${mine}` });
    const tile = grid.getByRole('listitem').filter({ hasText: `D${mine}` });
    await expect(tile).toBeVisible();
    await wall.goto('/public/hotdesks/zone-displays/select-display');
    await expect(wall.getByRole('heading', { level: 1 })).toBeVisible();
    await wall.goto(`/public/hotdesks/zone-displays/${display.uuid}`);
    await expect(tile).toBeVisible();

    const other = await call<Made>('POST', '/hotdesks', {
      zoneId: zone.id,
      deskNo: `E${mine}`,
      deskType: 'RESERVABLE',
      active: true,
    });
    const second = grid.getByRole('listitem').filter({ hasText: `E${mine}` });
    await expect(second).toContainText('Free');

    await screen.setOffline(true);
    await expect(wall.getByRole('status')).toContainText('No connection. As of');
    await expect(grid).toHaveClass(/places-old/);
    await expect(grid.getByRole('button')).toHaveCount(0);
    await call('PUT', `/hotdesks/uuid/${other.uuid}/place`, { planX: 100, planY: 100 });
    await screen.setOffline(false);
    await expect(wall.getByRole('status')).toContainText('free');
    await expect(grid).not.toHaveClass(/places-old/);

    // At the screen itself.
    await second.getByRole('button').click();
    await wall.getByRole('button', { name: '15 minutes' }).click();
    await expect(second).toContainText('Taken');

    await call('PUT', `/zone-displays/uuid/${display.uuid}/revoke`, {});
    await expect(wall).toHaveURL(/zone-displays\/setup$/);
  } finally {
    await screen.close();
  }
});
