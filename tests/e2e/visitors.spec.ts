/** A visitor: invited, looks at the pass on a phone, comes to the desk, gets a badge and leaves; a blocked person is stopped there. */
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

const ZONE = 'Asia/Hong_Kong';
interface Visit {
  uuid: string;
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
