/** An emergency from its preset to its end, in two browsers: the building's team, and somebody of a company. */
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const BUSY = 'Another emergency broadcast goes on in this building. Stop it before you begin the next one.';

/** Presses the button of the page, and the same one in the dialog that it opens. */
async function decide(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  // Whom it reaches, and what they are told, stands where one decides.
  if (name === 'Broadcast now') await expect(page.getByRole('dialog').getByText(/^Reaches \d+ people$/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

test('an emergency takes over the top of the portal, people say that they are safe, and it ends (R-0879, R-0881, R-0886, R-0897)', async ({
  browser,
  page,
}) => {
  await signIn(page, tenantAdmin);
  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin, '/emergency-broadcasts');
  await expect(team.getByRole('tab', { name: /^Upcoming/ })).toHaveAttribute('aria-selected', 'true');
  await team.getByRole('main').getByRole('link', { name: 'Emergency presets', exact: true }).click();
  await team.getByRole('link', { name: 'Fire in the building' }).first().click();
  const link = await mailedLink(page, tenantAdmin, async () => {
    await decide(team, 'Broadcast now');
    await expect(team.getByText('The emergency is being broadcast.')).toBeVisible();
  });
  // It leads to the broadcast itself.
  await expect(team).toHaveURL(/\/emergency-broadcasts\/\d+$/);

  const told = page.getByRole('alert').filter({ hasText: 'Leave by the nearest stairs now.' });
  await expect(told).toBeVisible();
  await isFine(page, 'the emergency');
  await told.getByRole('button', { name: 'I need help' }).click();
  await expect(told.getByRole('button', { name: 'I need help' })).toHaveAttribute('aria-pressed', 'true');
  await told.getByRole('button', { name: 'I am safe' }).click();
  await expect(told.getByRole('button', { name: 'I am safe' })).toHaveAttribute('aria-pressed', 'true');

  await team.goto('/emergency-broadcasts/presets/2');
  await decide(team, 'Broadcast now');
  await expect(team.getByRole('dialog')).toHaveCount(0);
  await expect(team.getByText(BUSY)).toBeVisible();

  await team.goto('/emergency-broadcasts');
  await team.getByRole('tab', { name: /^Ongoing/ }).click();
  await team
    .getByRole('row', { name: /Fire in the building/ })
    .getByRole('link')
    .first()
    .click();
  await team.getByRole('tab', { name: 'Answers' }).click();
  await expect(team.getByRole('row', { name: /^Safe 1 / })).toBeVisible();
  await isFine(team, 'the answers');
  // The numbers follow the answers.
  await told.getByRole('button', { name: 'I need help' }).click();
  await expect(team.getByRole('row', { name: /^Need help 1 / })).toBeVisible();

  await decide(team, 'Stop broadcast');
  await expect(team.getByText('The emergency broadcast has been stopped.')).toBeVisible();
  await expect(told).toHaveCount(0);

  // Whoever reads the mail only now is told that it is over, and finds the way into the portal.
  await page.goto(link);
  await expect(page.getByText(/^This emergency broadcast for .* has ended\. It went on from /)).toBeVisible();
  await expect(page.getByText('Leave by the nearest stairs now.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the portal' }).first().click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
