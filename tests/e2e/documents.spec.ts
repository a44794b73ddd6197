/** Documents in the browser's own viewer, which only a whole browser has. */
import { wholeBrowser } from './browsers.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test.use({
  channel: wholeBrowser ? undefined : 'chromium',
  launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox'] },
});

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

test('a document opens in a dialog according to its file type and can be downloaded', async ({ page }) => {
  await signIn(page, buildingAdmin, '/parking/carparks/2');
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.getByRole('button', { name: 'Edit terms and conditions' }).click();
  const form = page.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(form.getByRole('button', { name: 'Remove file terms.pdf' })).toBeEnabled();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);

  const open = page.getByRole('button', { name: 'Show file terms.pdf' }).first();
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'terms.pdf' });
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^blob:/);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('terms.pdf');
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  expect(problems.filter((one) => /content security policy/i.test(one))).toEqual([]);

  // Of those whom a document is for, its page knows who has not read it, and how many have.
  await page.goto('/documents/1?tab=notRead');
  await expect(page.getByRole('tab', { name: 'Not read', selected: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^6 of \d+ people have read it$/ })).toBeVisible();
  const people = page.getByRole('tabpanel').getByRole('listitem');
  await expect(people).toHaveCount(10);
  const name = await people.first().getByRole('link').innerText();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(people.first()).toContainText(name);
  await expect(people).not.toHaveCount(10);
});
