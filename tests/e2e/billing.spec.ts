/** Invoices (000 §2, §5): several files in one go, a verdict for each, and the company that is to pay sees its own. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

test('R-0273 R-0276 invoices are uploaded by the names of their files', async ({ page }) => {
  const number = `E2E${Date.now()}`;
  await signIn(page, buildingAdmin, '/billing/invoices');
  await page.goto('/upload/invoices');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([pdf(`1001-${number}_20361101.pdf`), pdf('acme-7_20361101.pdf')]);
  await expect(page).toHaveURL(/\/upload\/invoices\/confirm\?uploadId=/);
  await expect(page.getByText('customer code is not valid')).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/invoices\/result\?uploadId=/);
  await isFine(page, page.url());
  await page.goto('/billing/invoices');
  await expect(page.getByText(number).first()).toBeVisible();
});
