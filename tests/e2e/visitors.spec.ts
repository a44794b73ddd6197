/** A visitor: invited, looks at the pass on a phone, comes to the desk, gets a badge and leaves; a blocked person is stopped there. */
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const ZONE = 'Asia/Hong_Kong';
interface Visit {
  uuid: string;
  host: { username: string };
  tenant: { uuid?: string };
  checkInCode: string;
}

test('a visitor is invited, shows the pass on a phone, is checked in at the desk, gets a badge and leaves (R-0038, R-0522)', async ({
  page,
  browser,
}) => {
  const mine = String(Date.now());
  const email = `guest${mine}@visitor.example`;
  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin);
  const company = await (await browser.newContext()).newPage();
  await signIn(company, tenantAdmin);
  const call = await callsOf(company, tenantAdmin);
  const { items } = await call<{ items: { hostId: number }[] }>('GET', '/visits?limit=1');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());
  let one: Visit | undefined;
  const link = await mailedLink(company, email, async () => {
    one = await call<Visit>('POST', '/visits', {
      hostId: items[0]?.hostId,
      visitorName: `Noor ${mine}`,
      email,
      visitDate: today,
      arrivalTime: '00:00',
      leaveTime: '23:59',
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByText(one?.checkInCode as string)).toBeVisible();
  await isFine(page, 'the pass of a visitor');

  await team.goto('/visitor-desk');
  await team.getByLabel('Code', { exact: true }).fill(one?.checkInCode as string);
  await team.getByRole('button', { name: 'Check in' }).first().click();
  await expect(team.getByRole('status').filter({ hasText: `Noor ${mine}` })).toBeVisible();
  await isFine(team, 'the visitor desk');
  await team.goto(`/visitor-desk/badge/${one?.uuid}`);
  await expect(team.getByText(`Noor ${mine}`)).toBeVisible();
  const badge = await team.pdf();
  expect(badge.subarray(0, 4).toString()).toBe('%PDF');
  await team.goto(`/visitor-records/${one?.uuid}`);
  await team.getByRole('button', { name: 'Check out' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
  await expect(team.getByText('The visitor has been checked out.')).toBeVisible();
});

/** A sheet of one row, through the three steps of an upload. */
async function upload(page: Page, path: string, lines: readonly string[]): Promise<void> {
  await page.goto(path);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: /^Check 1 row/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/confirm`));
  await isFine(page, page.url());
  await page.getByRole('button', { name: /^Upload 1 row/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/result`));
  await isFine(page, page.url());
}

test('visitors of a company and blocked people are uploaded in three steps (R-0521)', { tag: '@variant' }, async ({ page }) => {
  const mine = String(Date.now());
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const { items } = await call<{ items: (Visit & { tenantId: number })[] }>('GET', '/visits?limit=1');
  const { items: companies } = await call<{ items: { id: number; uuid: string }[] }>('GET', `/office-centres/1/tenants?limit=50`);
  const company = companies.find(({ id }) => id === items[0]?.tenantId);
  const head = 'Host,Name,Purpose,Date,Arrives,Leaves';
  await upload(page, `/upload/visitor/${company?.uuid}`, [
    head,
    `${items[0]?.host.username},Ada ${mine},Meeting,2037-06-01,10:00,12:00`,
  ]);
  await expect(page.getByText('1 visitor successfully uploaded').first()).toBeVisible();
  await upload(page, '/upload/blocked-visitors', ['Name,Reason', `Blocked ${mine},Threats`]);
  await expect(page.getByText('1 blocked visitor successfully uploaded').first()).toBeVisible();
});
