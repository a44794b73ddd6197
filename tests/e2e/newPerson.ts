/** Somebody new: registers through the form behind the link in the mail. */
import { expect, type Page } from '@playwright/test';
import type { Invited } from './invited.ts';

export const choosePassword = async (page: Page, secret: string) => {
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Repeat the new password').fill(secret);
};

/** Registers as a person does: through the link in the mail and the form. */
export async function register(page: Page, { path, username, fullName }: Invited, secret: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel('E-mail address')).toHaveValue(username);
  await expect(page.getByLabel('E-mail address')).not.toBeEditable();
  await expect(page.getByLabel('Full name')).toHaveValue(fullName);
  await choosePassword(page, secret);
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByLabel(/^I agree to the use/).check();
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(page).toHaveURL(/\/confirm-account\/[a-z-]+$/);
}
