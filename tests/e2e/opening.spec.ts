/**
 * A building from its first day: the provider makes it and invites its admin, who accepts, brings a company with its admin, and uploads five
 * hundred people; the company sees its own people alone.
 */
import { type Invited, mailedLink } from './invited.ts';
import { register } from './newPerson.ts';
import { callsOf, enterAs, superAdmin, unused } from './people.ts';
import { uploadPeople } from './sheets.ts';
import { expect, type Page, test } from './test.ts';

const PEOPLE = 500;
/** Every 25th row has no address that could be one. */
const isBad = (index: number) => index % 25 === 0;

interface Opened {
  code: string;
  buildingName: string;
  admin: Invited;
}

/** The provider's part: a building, and its first admin, who gets the invitation by mail. */
async function addBuilding(page: Page, mine: string): Promise<Opened> {
  const call = await callsOf(page, superAdmin);
  const code = `NEW-${mine}`;
  const buildingName = `Lighthouse ${mine}`;
  const { id } = await call<{ id: number }>('POST', '/office-centres', {
    ...{ centreCode: code, companyName: `Lighthouse Estates ${mine}`, buildingName },
    ...{ timeZone: 'Asia/Hong_Kong', currency: 'HKD', subscriptionPlanCode: 'LANDLORD_PLAN' },
  });
  const [username, fullName] = [`keeper.${mine.toLowerCase()}@lighthouse.example`, 'Ida Keeper'];
  const path = await mailedLink(page, username, () =>
    call('POST', `/office-centres/${id}/users`, { fullName, username, roleCode: 'LANDLORD_ADMIN', officeCentreId: id }),
  );
  return { code, buildingName, admin: { username, fullName, path } };
}

/** Adds a company by its form; its page is open then. */
async function addCompany(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/tenants/add');
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel('Company name').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Adds somebody to the company of the open page, as its admin. */
async function addAdmin(page: Page, username: string, fullName: string): Promise<Invited> {
  const path = await mailedLink(page, username, async () => {
    await page.goto(`${new URL(page.url()).pathname}/users/add`);
    await page.getByLabel('Full name').fill(fullName);
    await page.getByLabel('E-mail address').fill(username);
    await page.getByRole('combobox', { name: /^Role/ }).click();
    await page.getByRole('option', { name: 'Master admin' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/add'));
  });
  return { username, fullName, path };
}

/** Opens the list of those who have not registered; it has a search box of its own. */
async function openPending(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Pending/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Invite last sent' })).toBeVisible();
}

test('R-0267 a building opens: its admin is invited, brings companies and five hundred people, and each company sees its own', {
  tag: '@variant',
}, async ({ page, browser }) => {
  test.setTimeout(300_000);
  const mine = unused();
  const address = (name: string) => `${name}.${mine.toLowerCase()}@lamp.example`;
  const [secret, theirs] = [`Harbour-${mine}a`, `Lantern-${mine}b`];
  const { admin } = await addBuilding(page, mine);

  await register(page, admin, secret);
  await enterAs(page, admin.username, secret);
  await addCompany(page, `LAMP-${mine}`, `Lamp Works ${mine}`);
  const head = await addAdmin(page, address('head'), 'Mei Lamp');
  await addCompany(page, `OIL-${mine}`, `Oil Stores ${mine}`);

  // Half of the people work for each company; one has a Chinese name.
  const rows = Array.from({ length: PEOPLE }, (_, index) => [
    index === 7 ? '歐陽明月' : `Person ${index} ${mine}`,
    isBad(index) ? 'no address' : address(`p${index}`),
    `${index < PEOPLE / 2 ? 'LAMP' : 'OIL'}-${mine}`,
    'Staff',
  ]);
  await uploadPeople(page, { rows, bad: 20, mended: (left) => address(`mended${left}`) });

  await page.goto('/users');
  await openPending(page);
  await page.getByRole('searchbox').fill('陽明');
  await expect(page.getByRole('rowheader')).toHaveText(['歐陽明月']);

  const company = await (await browser.newContext()).newPage();
  await register(company, head, theirs);
  await enterAs(company, head.username, theirs);
  await company.goto('/users');
  await expect(company.getByRole('rowheader')).toHaveText(['Mei Lamp']);
  await expect(company.getByRole('tab', { name: /^Pending/ })).toHaveText(/250/);
  await openPending(company);
  const search = company.getByRole('searchbox');
  await search.fill(`Person 249 ${mine}`);
  await expect(company.getByRole('rowheader')).toHaveText([`Person 249 ${mine}`]);
  await search.fill(`Person 250 ${mine}`);
  await expect(company.getByRole('rowheader')).toHaveCount(0);
  await company.context().close();
});
