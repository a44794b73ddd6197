/** An event's form and its sessions (002 §2, §7): questions by drag, external links, a series of sessions, settings, the calendar. */
import { isFine } from './axe.ts';
import { lift } from './lift.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const dayIn = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const typed = (date: Date): string => date.toISOString().slice(0, 10).split('-').reverse().join('/');

async function fillInstant(page: Page, label: string, days: number, time: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(typed(dayIn(days)));
  await page.keyboard.press('Tab');
  await page.getByLabel(`${label}, time`).fill(time);
  await page.keyboard.press('Tab');
}

const questions = (page: Page) => page.getByRole('textbox', { name: /^Question/ });

test('a new event: questions put in order by drag (R-0783, R-0784), external links (R-0759), then a series of sessions', async ({
  page,
}) => {
  const name = `Yoga ${Date.now()}`;
  await signIn(page, buildingAdmin, '/events/new');
  await page.getByLabel('Name (EN)').fill(name);
  await fillInstant(page, 'Starts', 1, '09:00');
  await fillInstant(page, 'Ends', 80, '18:00');
  await fillInstant(page, 'Published from', -1, '09:00');
  await fillInstant(page, 'Published until', 80, '18:00');
  for (const [index, text] of ['Mat?', 'Shoes?', 'Lunch?'].entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('menuitem', { name: 'Short text' }).click();
    await questions(page).nth(index).fill(text);
  }
  // By keyboard; the same list by pointer: tests/e2e/kit/reorder.spec.ts.
  await lift(page.getByRole('button', { name: 'Move Lunch?', exact: true }));
  await expect(page.getByText('Lunch? lifted. Position 3 of 3.')).toBeAttached();
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Lunch? is at position ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(questions(page).first()).toHaveValue('Lunch?');

  await page.getByRole('button', { name: 'Add an external link' }).click();
  const link = page.getByRole('group', { name: 'External link 1', exact: true });
  await link.getByRole('combobox', { name: 'Link' }).click();
  await page.getByRole('option', { name: 'Phone', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(link.getByText('Phone number is required')).toBeVisible();
  await link.getByLabel('Phone number (EN)').fill('not a number');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(link.getByText('Please enter a valid phone number')).toBeVisible();
  await link.getByLabel('Phone number (EN)').fill('+65 6123 4567');
  // The button of the event is a link of the same kind: with the place where it opens, and both addresses of a deeplink.
  const button = page.getByRole('group', { name: 'Button link', exact: true });
  await button.getByRole('combobox', { name: 'Button link' }).click();
  await page.getByRole('option', { name: 'Deeplink' }).click();
  await button.getByLabel('Android URL').fill('market://yoga');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Event draft has been created.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Phone: \+65 6123 4567$/ })).toBeVisible();
  await expect(page.getByText('Deeplink: market://yoga')).toBeVisible();
  const own = new URL(page.url()).pathname;
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: /\?/ })).toHaveText([/Lunch\?/, /Mat\?/, /Shoes\?/]);

  // Every week on the weekday of the first date, without the second one.
  await page.goto(`${own}/sessions/add`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Class');
  await page.getByRole('textbox', { name: 'Seats' }).fill('8');
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill(typed(dayIn(3)));
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'From' }).fill('10:00');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Until' }).fill('11:00');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  const dates = page.getByRole('list', { name: 'Dates' }).getByRole('button');
  await expect(dates).toHaveCount(5);
  await dates.nth(1).click();
  await expect(dates.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^4 dates\./)).toBeVisible();
  await isFine(page, 'the form of a series');
  await page.getByRole('button', { name: 'Add session' }).click();
  await expect(page.getByText('Sessions have been added.')).toBeVisible();
  await expect(page.getByText(/Every week: /)).toBeVisible();

  // From this one on.
  await page.getByRole('button', { name: 'Cancel session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The roof is closed');
  await dialog.getByRole('radio', { name: 'This one and those that follow' }).check();
  await dialog.getByRole('button', { name: /Cancel session/ }).click();
  await expect(page.getByText('The session and those that follow have been cancelled.')).toBeVisible();
  await page.goto(own);
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toHaveCount(4);
});

test('what the building sets begins the form of a new event; the calendar shows sessions and leads to them', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, buildingAdmin, '/events/listings');
  await page.getByRole('link', { name: 'Event settings' }).click();
  await expect(page).toHaveURL('/events/settings');
  await isFine(page, 'the settings of events');
  const cancelling = page.getByRole('switch', { name: 'Sign-ups can be cancelled' });
  await cancelling.setChecked(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event settings have been saved.')).toBeVisible();
  await page.goto('/events/new');
  await expect(cancelling).not.toBeChecked();
  await page.goto('/events/settings');
  await cancelling.setChecked(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event settings have been saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Calendar of sessions' }).click();
  await expect(page).toHaveTitle('Calendar of sessions · Atrium');
  const month = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const present = await month.innerText();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(month).not.toHaveText(present);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(month).toHaveText(present);
  // The first event of the demo data begins in six days; at the end of a month that is the next one.
  const bars = page.getByRole('main').locator('a[href*="/sessions/"]');
  if (typed(dayIn(6)).slice(3) !== typed(dayIn(0)).slice(3)) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(bars.first()).toBeVisible();
  await isFine(page, 'the calendar of sessions');
  const href = await bars.first().getAttribute('href');
  await bars.first().click();
  await expect(page).toHaveURL(href as string);
});
