/** Somebody new: registers through the form behind the link in the mail, and signs in with their own password. */
import { expect, type Page } from '@playwright/test';
import type { Invited } from './invited.ts';
import { codeFor, newestMailTo } from './people.ts';

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

/** Signs in by the form, with the mailed code where the building asks for one. */
export async function enterAs(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  const sent = await newestMailTo(page, username);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  if (new URL(page.url()).pathname === '/enter-code') {
    await expect.poll(() => newestMailTo(page, username)).toBeGreaterThan(sent);
    await page.getByRole('textbox').first().click();
    await page.keyboard.type(await codeFor(page, username));
    await page.waitForURL((url) => url.pathname !== '/enter-code');
  }
  await expect(page.getByRole('navigation').first()).toBeVisible();
}
