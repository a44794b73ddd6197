/** A service request: a company asks, the building accepts, assigns, comments, completes and refunds. */
import { problemsOn } from './axe.ts';
import { buildingAdmin, signIn, tenantAdmin } from './people.ts';
import { expect, type Page, test } from './test.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMwTpsJAAICATNEBF4HAAAAAElFTkSuQmCC', 'base64');

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

test('a service request: asked by a company, accepted, assigned, commented on, paid, refunded and completed by the building', async ({
  page,
  browser,
}) => {
  const place = `Level ${Date.now()}`;
  await signIn(page, tenantAdmin, '/tenant-service-request/requests');
  await expect(page.getByRole('heading', { level: 1, name: 'Service requests' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Service requests' })).toHaveAttribute(
    'href',
    '/tenant-service-request/requests',
  );
  await page.goto('/service-request/new-request');
  // The way back is the company's own list.
  await expect(page.getByRole('main').getByRole('link', { name: 'Service requests' }).first()).toHaveAttribute(
    'href',
    '/tenant-service-request/requests',
  );
  await choose(page, 'Form', 'Keys');
  await page.getByRole('textbox', { name: 'Place' }).fill(place);

  // The questions are those of the form; what is missing is marked where it is asked.
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Number on the key is required')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Number on the key' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Number on the key' }).fill('HP-99');
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('The request has been submitted.')).toBeVisible();
  await expect(page.getByText('HP-99')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const team = await (await browser.newContext()).newPage();
  await signIn(team, buildingAdmin, path);
  await team.getByRole('button', { name: 'Accept' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(team.getByText('In progress').first()).toBeVisible();
  await team.getByRole('button', { name: 'Edit handling' }).click();
  await choose(team, 'Assignee', 'Tan');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(team.getByText('Record successfully updated').last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(team.getByRole('main').getByRole('link', { name: /^Tan/ }).first()).toBeVisible();
  for (const [text, isInternal] of [
    ['We make two copies.', false],
    ['Ask for the deposit.', true],
  ] as const) {
    await team.goto(`${path.replace(/\/$/, '')}/comment`);
    await team.getByRole('textbox', { name: 'Comment' }).fill(text);
    if (isInternal) await team.getByLabel('Only for the building').check();
    await team.getByRole('button', { name: 'Send comment' }).click();
    await expect(team.getByText('The comment has been added.')).toBeVisible();
    // A comment has no page: its author stays with the request.
    await expect(team).toHaveURL((url) => url.pathname === path && url.search === '?tab=service-request-comments');
    await expect(team.getByText(text)).toBeVisible();
  }
  // A picture that is still being sent belongs to the comment.
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await team.route('**/api/system-files/upload', async (route) => {
    await held;
    await route.continue();
  });
  await team.goto(`${path}/comment`);
  await team.getByRole('textbox', { name: 'Comment' }).fill('As cut.');
  await team.locator('input[type=file]').setInputFiles({ name: 'key.png', mimeType: 'image/png', buffer: PNG });
  await expect(team.getByRole('progressbar', { name: 'Sending key.png' })).toBeVisible();
  await team.getByRole('button', { name: 'Send comment' }).click();
  await expect(team.getByText('Waiting until the files have been sent…')).toBeVisible();
  await expect(team).toHaveURL(/\/comment$/);
  send();
  await expect(team.getByText('As cut.')).toBeVisible();
  // The conversation: what the building keeps to itself is marked, and its end is a form that the keyboard sends.
  const said = team.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(said.filter({ hasText: 'As cut.' })).toContainText('key.png');
  await expect(said.filter({ hasText: 'Ask for the deposit.' })).toContainText('Only for the building');
  await team.getByRole('textbox', { name: 'Comment' }).fill('Both are ready.');
  await team.keyboard.press('Control+Enter');
  await expect(said.last()).toContainText('Both are ready.');
  await expect(team.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  expect(await problemsOn(team)).toEqual([]);

  await team.goto(path);
  await team.getByRole('button', { name: 'Mark as paid' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(team.getByText('Paid', { exact: true }).first()).toBeVisible();
  await team.goto(path.replace('/request/', '/request-refund/'));
  await team.getByLabel('Refunded amount').fill('35');
  await team.getByLabel('Reason for the refund').fill('Lost by us.');
  expect(await problemsOn(team)).toEqual([]);
  await team.getByRole('button', { name: 'Refund' }).click();
  await expect(team.getByText('The refund has been recorded.')).toBeVisible();
  await team.goto(path);
  await team.getByRole('button', { name: 'Complete' }).click();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(team.getByText('Completed').first()).toBeVisible();

  // The company sees what concerns it, and nothing that the building keeps to itself.
  await page.goto(path);
  await page.getByRole('tab', { name: /Comments/ }).click();
  await expect(page.getByText('We make two copies.')).toBeVisible();
  await expect(page.getByText('Ask for the deposit.')).toHaveCount(0);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await team.context().close();
});
