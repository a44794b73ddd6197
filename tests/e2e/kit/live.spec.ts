/** Two people with one list open: a change by one appears for the other without a reload. */
import { buildingAdmin, signIn, unused, viewer } from '../people.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a changed car park is updated and marked in the list of another browser; an open page gets a notice and is not overwritten', async ({
  browser,
  page,
}) => {
  await signIn(page, buildingAdmin, '/parking/carparks');
  const row = page.getByRole('row').nth(1);
  const code = await row.getByRole('rowheader').innerText();
  await row.getByRole('link').first().click();
  await page.waitForURL(/carparks\/\d+/);
  const address = page.url();

  const context = await browser.newContext();
  const list = await context.newPage();
  const opened = list.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok());
  await signIn(list, viewer, '/parking/carparks');
  await expect(list.getByRole('row', { name: new RegExp(code) })).toBeVisible();
  await opened;
  const record = await context.newPage();
  const line = record.waitForResponse((answer) => answer.url().endsWith('/api/live') && answer.ok());
  await record.goto(address);
  await expect(record.getByRole('heading', { level: 1 })).toContainText(code);
  await line;

  const name = `Basement ${unused()}`;
  await page.getByRole('button', { name: /edit name/i }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /save|confirm/i })
    .click();

  const changed = list.getByRole('row', { name: new RegExp(name) });
  await expect(changed).toBeVisible();
  await expect(changed).toHaveCSS('animation-duration', '3s');
  await expect(record.getByText('Somebody else has changed this record since you opened it.')).toBeVisible();
  await expect(record.getByText(name)).toHaveCount(0);
  await record.getByRole('button', { name: 'Show the latest' }).click();
  await expect(record.getByText(name).first()).toBeVisible();
  await expect(record.getByText('Somebody else has changed this record')).toHaveCount(0);
  // A person's own change is not announced.
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(/has changed this record|You have changed/)).toHaveCount(0);
  await context.close();
});
