/** Access control: a controller and a door are installed, a schedule and a group are made, and the door says who can pass it, and why (R-0447). */
import { buildingAdmin, callsOf, signIn } from './people.ts';
import { expect, test } from './test.ts';

/** That of the demo data's first building. */
const building = '/office-centres/1';

test('a door is installed with its controller; a group with a schedule leads through it, and its page says who can pass', async ({
  page,
}) => {
  const mine = String(Date.now()).slice(-6);
  await signIn(page, buildingAdmin, '/tenants');
  const call = await callsOf(page, buildingAdmin);
  const [company] = await call<{ value: number }[]>('GET', '/tenants/drop-down?limit=1');

  await page.goto('/device-controllers/add');
  await page.getByLabel('Name').fill(`Riser ${mine}`);
  await page.getByLabel('Serial number').fill(`AC-${mine}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Its key is shown once.
  await expect(page.getByRole('dialog').locator('code')).toHaveText(/^\w{40}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Riser ${mine}`);
  await expect(page.locator('main').getByText('Active').first()).toBeVisible();

  await page.goto('/door-setup');
  await page.getByRole('link', { name: 'New door' }).click();
  await expect(page).toHaveURL(/\/door\/add$/);
  await page.getByLabel('Code').fill(`T-${mine}`);
  await page.getByLabel('Name').fill(`Back door ${mine}`);
  await page.getByRole('combobox', { name: 'Device controller' }).fill(`Riser ${mine}`);
  await page.getByRole('option', { name: new RegExp(`Riser ${mine}`) }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/door\/manage\/\d+$/);
  const doorId = Number(page.url().split('/').at(-1));

  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '00:00', to: '00:00' }));
  const schedule = await call<{ id: number }>('POST', `${building}/access-schedules`, { name: `Always ${mine}`, hours: always });
  await page.goto(`/access-schedules/${schedule.id}`);
  await page.getByRole('tab', { name: 'Week preview' }).click();
  await expect(page.getByRole('table', { name: 'Week preview' }).getByText('24 h')).toHaveCount(7);

  await page.goto('/access-group/add');
  await page.getByLabel('Name').fill(`Night people ${mine}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/access-group\/manage\/\d+$/);
  const groupId = Number(page.url().split('/').at(-1));
  const { version, name } = await call<{ version: number; name: string }>('GET', `${building}/access-groups/${groupId}`);
  await call('PUT', `${building}/access-groups/${groupId}`, { version, name, tenantIds: [company?.value] });
  await call('POST', '/access-group-doors', { accessGroupId: groupId, doorId, scheduleIds: [schedule.id] });

  await page.goto(`/access-door/manage/${doorId}`);
  await page.getByRole('tab', { name: 'Who can pass' }).click();
  const row = page.locator('main').getByRole('row').nth(1);
  await expect(row).toContainText('May pass');
  await expect(row).toContainText(`Night people ${mine}`);
  await expect(row).toContainText(`Always ${mine}`);
  await page.getByRole('tab', { name: 'Week of the door' }).click();
  await expect(page.getByRole('table', { name: 'Week of the door' }).getByText(/Controlled/)).toHaveCount(7);
});
