/** A building is added in steps and its first admin invited: checked step by step, nothing lost on the way back, and the admin comes in. */
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { callsOf, signIn, superAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const atStep = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]')).toContainText(name);

test('the provider adds a building in steps, and its first admin is invited', async ({ page }) => {
  const code = unused();
  const address = `admin.${code.toLowerCase()}@new-building.example`;
  await signIn(page, superAdmin, '/customer/add');
  await atStep(page, 'Building');
  await next(page).click();
  // Refused by the rules of the form, at the input.
  await expect(page.getByLabel(/^Code/)).toBeFocused();
  await expect(
    page
      .getByText('Fill in Code', { exact: false })
      .or(page.getByText('required', { exact: false }))
      .first(),
  ).toBeVisible();
  await page.getByLabel(/^Code/).fill('HPT');
  await page.getByLabel(/^Company name/).fill(`Company ${code}`);
  await page.getByLabel(/^Building name/).fill(`Tower ${code}`);
  await page.getByLabel(/^Building name/).press('Enter');

  await atStep(page, 'Address and contacts');
  await expect(page.getByRole('heading', { level: 2, name: /Address and contacts/ })).toBeFocused();
  await page.getByLabel(/^E-mail address/).fill('no address');
  await next(page).click();
  await atStep(page, 'Address and contacts');
  await page.getByLabel(/^E-mail address/).fill('office@new-building.example');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel(/^Company name/)).toHaveValue(`Company ${code}`);
  await next(page).click();
  await expect(page.getByLabel(/^E-mail address/)).toHaveValue('office@new-building.example');
  await next(page).click();

  await atStep(page, 'Subscription and quotas');
  await page.getByLabel(/^QR passes left/).fill('50');
  await next(page).click();
  await atStep(page, 'Add-ons');
  await isFine(page, 'a step');
  await next(page).click();
  await atStep(page, 'First admin');
  await page.getByLabel(/^Name of the first admin/).fill('Fay First');
  await next(page).click();
  // One without the other is refused.
  await atStep(page, 'First admin');
  await page.getByLabel(/^E-mail address of the first admin/).fill(address);
  await next(page).click();

  await atStep(page, 'Review');
  await expect(page.getByText(`Tower ${code}`)).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await isFine(page, 'the review');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);

  // The code is taken: the server's refusal opens the step with the input.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await atStep(page, 'Building');
  await expect(page.getByLabel(/^Code/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Code/).fill(code);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Review/ })
    .click();
  const link = await mailedLink(page, address, () => page.getByRole('button', { name: 'Add', exact: true }).click());
  await expect(page).toHaveURL(/\/customer\/\d+$/);
  expect(link).toContain('/confirm-account');
});

test('quotas are meters that warn in words', async ({ page }) => {
  const code = unused();
  const call = await callsOf(page, superAdmin);
  const { id } = await call<{ id: number }>('POST', '/office-centres', {
    centreCode: code,
    companyName: `Company ${code}`,
    buildingName: `Tower ${code}`,
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
  });
  await call('PUT', `/office-centres/${id}/subscription-infos/passes-top-up`, { passType: 'QR_PASS', topUpQuantity: 100 });
  await call('PUT', `/office-centres/${id}/credential`, { qrQuotaBal: 15 });
  await signIn(page, superAdmin, `/customer/${id}`);
  const meter = page.getByRole('meter', { name: 'QR passes left' });
  await expect(meter).toHaveAttribute('aria-valuetext', '15 of 100 left, Running out · 85 % used');
  await expect(page.getByText('Running out · 85 % used')).toBeVisible();
  await isFine(page, 'the meters');
});
