/** A loading bay: a company applies for an offered time, the building approves, gate in, at dock, gate out; the report shows the dwell. */

import { DAY } from '../times.ts';
import { problemsOn } from './axe.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const ZONE = 'Asia/Hong_Kong';
interface Made {
  id: number;
  uuid: string;
  version: number;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('a loading bay: applied for, approved, through the gate, at the dock, out again, and in the report (R-1064)', async ({
  page,
  browser,
}) => {
  const mine = String(Date.now());
  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin);
  const call = await callsOf(team, buildingAdmin);
  const group = await call<Made>('POST', '/loading-bay-groups', { name: `Yard ${mine}`, viewableBy: 'ALL' });
  // The gate opens a day ahead, so that it does not matter when the test runs.
  await call('PUT', `/loading-bay-settings/uuid/${group.uuid}`, {
    slotMinutes: 60,
    noticeMinutes: 0,
    earlyMinutes: 1440,
    graceMinutes: 15,
    noShowMinutes: 60,
    approvalNeeded: true,
    version: group.version,
  });
  const below = { loadingBayGroupId: group.id, active: true };
  await call('POST', '/loading-bays', { ...below, name: `Bay ${mine}`, maxHeightCm: 300 });
  for (const [name, heightCm] of [
    ['Van', 220],
    ['Crane', 600],
  ])
    await call('POST', '/loading-bay-vehicle-types', { ...below, name, heightCm, durationMinutes: 60 });
  const tomorrow = new Date(Date.now() + DAY);
  const shown = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: ZONE });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(tomorrow);

  await signIn(page, tenantAdmin, '/loading-bay-application/add');
  await expect(page.getByRole('heading', { name: 'New application' })).toBeVisible();
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  await expect(time).toHaveAttribute('aria-disabled', 'true');
  await choose(page, 'Loading bay group', `Yard ${mine}`);
  await choose(page, 'Vehicle type', 'Crane');
  await page.getByLabel('Vehicle plate no.').fill('SGX 77 Q');
  const day = page.getByRole('textbox', { name: 'Date', exact: true });
  await day.pressSequentially(shown.format(tomorrow).replace('Sept', 'Sep'), { delay: 5 });
  await day.blur();
  // No bay is high enough for it.
  await expect(page.getByText('No bay is free for this vehicle on this day.')).toBeVisible();
  await choose(page, 'Vehicle type', 'Van');
  await time.click();
  await page.getByRole('option', { name: '12:00 AM' }).click();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('The application has been sent to the building.')).toBeVisible();
  await expect(page).toHaveURL(/\/loading-bay-application\/[\da-f-]{36}$/);
  await expect(page.getByText(`Bay ${mine}`).first()).toBeVisible();

  await team.goto(new URL(page.url()).pathname);
  for (const [button, then] of [
    ['Approve', 'Approved'],
    ['Gate in', 'The vehicle has come through the gate.'],
    ['At dock', 'The vehicle is at its bay.'],
    ['Gate out', 'The vehicle has left.'],
  ] as const) {
    await team.getByRole('button', { name: button, exact: true }).click();
    await team.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await expect(team.getByText(then, { exact: true }).first()).toBeVisible();
  }
  await team.goto(`/loading-bay-report?from=${date}&to=${date}&loadingBayGroupId=${group.id}`);
  const visit = team.getByRole('row').filter({ hasText: `Bay ${mine}` });
  await expect(visit.getByRole('cell').last()).toHaveText('1');
  await expect(visit.getByRole('cell').first()).toHaveText(/^\d+ min$/);
  expect(await problemsOn(team)).toEqual([]);
});
