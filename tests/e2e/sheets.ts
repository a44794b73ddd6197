/** A spreadsheet of people through the upload page, with bad rows that are mended in the preview. */
import { expect, type Page } from '@playwright/test';

export interface Sheet {
  /** In the order of the columns `Full name,E-mail address,Company,Role`. */
  rows: readonly (readonly string[])[];
  /** How many of them have no address that could be one. */
  bad: number;
  /** What is typed instead, row after row. */
  mended: (left: number) => string;
}

export async function uploadPeople(page: Page, { rows, bad, mended }: Sheet): Promise<void> {
  await page.goto('/upload/users');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const lines = ['Full name,E-mail address,Company,Role', ...rows.map((row) => row.join(','))];
  await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: `Check ${rows.length} rows` }).click();
  const good = rows.length - bad;
  await expect(page.getByText(`${good} rows can be uploaded. Rows with errors: ${bad}.`)).toBeVisible({ timeout: 60_000 });

  const editor = page.getByRole('form', { name: /^Correct row/ });
  for (let left = bad; left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Correct row/ })
      .first()
      .click();
    await editor.getByLabel('E-mail address').fill(mended(left));
    await editor.getByRole('button', { name: 'Check again' }).click();
    const said = left > 1 ? `Rows with errors: ${left - 1}.` : `All ${rows.length} rows can be uploaded.`;
    await expect(page.getByText(said)).toBeVisible({ timeout: 30_000 });
  }
  await page.getByRole('button', { name: `Upload ${rows.length} rows` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText(`${rows.length} users successfully uploaded`).first()).toBeVisible({ timeout: 120_000 });
}
