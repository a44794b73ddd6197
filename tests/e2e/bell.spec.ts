/** What reaches a person outside the portal is their own choice. */
import { faultsOn } from './axe.ts';
import { signIn, speak, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

test('the choice of what reaches a person is kept', async ({ page }) => {
  await signIn(page, tenantAdmin, '/settings');
  const box = page.getByRole('checkbox', { name: 'Events: E-mail' });
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/preferences/channels.event') && answer.request().method() === 'PUT');
  await expect(box).toBeChecked();
  const saved = kept();
  await box.press('Space');
  expect((await saved).request().postDataJSON()).toEqual({ value: ['mail'] });
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Events: Push message' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Notifications: E-mail' })).toBeChecked();
  expect(await faultsOn(page)).toEqual([]);
  const back = kept();
  await box.press('Space');
  expect((await back).request().postDataJSON()).toEqual({ value: null });
  await speak(page, 'zh-Hant');
  await expect(page.getByRole('checkbox', { name: '活動: 電郵' })).toBeChecked();
  await speak(page, 'en');
});
