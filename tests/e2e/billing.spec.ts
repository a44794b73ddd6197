/** Invoices (000 §2, §5): several files in one go, a verdict for each, and the company that is to pay sees its own. */
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin, unused } from './people.ts';
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
  // What no name says is asked here: one day for all, an amount for each, by the rules of the form.
  await page.getByLabel('Due date of all files').fill('30 Nov 2036');
  await page.getByRole('button', { name: 'Give to all' }).click();
  await page.getByRole('tab', { name: /^All/ }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByLabel('Due date')).toHaveValue('30 Nov 2036');
  await row.getByLabel('Amount').fill('0');
  await row.getByLabel('Amount').press('Enter');
  await expect(row.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true');
  await row.getByLabel('Amount').fill('1,284.50');
  await row.getByLabel('Amount').press('Enter');
  await expect(row.getByText('Ready')).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/invoices\/result\?uploadId=/);
  await isFine(page, page.url());
  await page.goto('/billing/invoices');
  await page.getByText(number).first().click();
  await expect(page.getByText('1,284.50').first()).toBeVisible();
  await expect(page.getByText('30 Nov 2036').first()).toBeVisible();
});

test('a company pays an invoice: the page that follows says what the server knows, whatever its address says', async ({
  page,
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage();
  const call = await callsOf(admin, buildingAdmin);
  const me = await callsOf(page, tenantAdmin);
  const { officeCentre } = await me<{ officeCentre: { officeCentreId: number } }>('GET', `/auth/info/${Date.now()}`);
  const invoiceOf = async (amount: number) =>
    call<{ id: number; invoiceNo: string }>('POST', '/invoices', {
      tenantId: officeCentre.officeCentreId,
      invoiceNo: `PAY-${unused()}`,
      invoiceDate: '2036-11-01',
      amount,
    });
  const pay = async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  };

  const good = await invoiceOf(10_000);
  await signIn(page, tenantAdmin, `/billing/invoices/${good.id}`);
  await pay();
  await expect(page).toHaveURL(`/payment-successful?invoice=${good.id}`);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.getByText(good.invoiceNo)).toBeVisible();
  await isFine(page, 'a payment received');
  await page.getByRole('link', { name: 'To the invoice' }).click();
  await expect(page).toHaveURL(`/billing/invoices/${good.id}`);
  await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible();

  // The simulator refuses amounts that end in 13.
  const bad = await invoiceOf(10_013);
  await page.goto(`/billing/invoices/${bad.id}`);
  await pay();
  await expect(page).toHaveURL(`/payment-failed?invoice=${bad.id}`);
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await isFine(page, 'a payment refused');
  await page.getByRole('link', { name: 'To the invoice' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();

  // An address that was made up changes nothing, and says nothing to whoever may not see it.
  await page.goto(`/payment-successful?invoice=${bad.id}&reference=PAY-1&amount=100`);
  await expect(page).toHaveURL(/\/payment-failed/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/payment-successful?invoice=${good.id}`);
  await expect(stranger.getByRole('heading', { name: 'See your invoice' })).toBeVisible();
  await expect(stranger.getByText(good.invoiceNo)).toHaveCount(0);
  for (const one of [stranger, admin]) await one.context().close();
});
