/** Uploaded files, several at once, and the confirmation before one is removed. */
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

const pdf = (name: string, size = 20) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size)]),
});

test('what sends a file is loaded with the field, before a file is chosen', async ({ page }) => {
  const loaded = page.waitForResponse(/\/assets\/uploadFile-/);
  await signIn(page, buildingAdmin, '/__kit/files');
  expect((await loaded).ok()).toBe(true);
});

test('R-0156 R-0253 a file is checked and uploaded, and is removed after a confirmation that names it', async ({ page }) => {
  await signIn(page, buildingAdmin, '/__kit/files');
  const one = page.getByRole('region', { name: 'One file' });
  const value = page.getByLabel('One file value');
  const input = one.locator('input[type=file]');

  await input.setInputFiles(pdf('plan.old.pdf'));
  await expect(one.getByRole('alert')).toHaveText(
    'Filename with more than one “.” is not supported due to security restrictions',
  );
  await input.setInputFiles(pdf('large.pdf', 5 * 1024 * 1024));
  await expect(one.getByRole('alert')).toHaveText('Please do not upload files larger than 5MB in size.');
  await input.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(one.getByRole('alert')).toContainText('does not match its name');
  await expect(value).toHaveText('null');

  await input.setInputFiles(pdf('terms.pdf'));
  await expect(value).toHaveText(/^\d+$/);
  await expect(one.getByRole('alert')).toHaveCount(0);
  await one.getByRole('button', { name: 'Remove file terms.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove file terms.pdf' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(value).toHaveText(/^\d+$/);
  await one.getByRole('button', { name: 'Remove file terms.pdf' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(value).toHaveText('null');

  const several = page.getByRole('region', { name: 'Several files' });
  const values = page.getByLabel('Several files value');
  await several
    .locator('input[type=file]')
    .setInputFiles([pdf('a.pdf'), { ...pdf('b.exe'), mimeType: 'application/octet-stream' }, pdf('c.pdf')]);
  await expect(values).toHaveText(/^\[\d+,\d+\]$/);
  await expect(several.getByRole('listitem')).toHaveCount(2);
  await expect(several.getByRole('alert')).toContainText('Please only upload files with');
  await several.locator('input[type=file]').setInputFiles([pdf('d.pdf'), pdf('e.pdf')]);
  await expect(values).toHaveText(/^\[\d+,\d+,\d+\]$/);
  await expect(several.getByText('At most 3 files can be added.')).toBeVisible();
  await several.getByRole('button', { name: 'Remove file a.pdf' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(several.getByRole('listitem')).toHaveCount(2);
});

test('each of several uploads shows its progress and can be cancelled', async ({ page }) => {
  await signIn(page, buildingAdmin, '/__kit/files');
  // An answer that does not arrive: the bytes are sent, the upload is still in progress.
  await page.route('**/api/system-files/upload', () => undefined);
  const several = page.getByRole('region', { name: 'Several files' });
  await several.locator('input[type=file]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
  await expect(several.getByRole('progressbar', { name: 'Sending a.pdf' })).toBeVisible();
  await several.getByRole('button', { name: 'Stop sending a.pdf' }).click();
  await expect(several.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByLabel('Several files value')).toHaveText('[]');
});
