/** The texts of a building: written and previewed by its admin, read by the one who asked for something. */
import { isFine } from './axe.ts';
import { buildingAdmin, mailsTo, newestMailTo, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

test('a building writes its own text for a step: a wrong placeholder is named, the preview says what people get, and they get it', async ({
  page,
  browser,
}) => {
  await signIn(page, buildingAdmin, '/message-templates');
  await expect(page.getByRole('heading', { name: 'Texts of notices', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill('is in progress');
  await page.getByRole('link', { name: /Service request … is in progress/ }).click();
  await isFine(page, 'the text of a notice');
  await page.getByRole('link', { name: 'Edit text' }).click();

  const subject = page.getByRole('textbox', { name: /^Subject \(EN\)/ });
  const body = page.getByRole('textbox', { name: /^Text \(EN\)/ });
  await subject.fill('Harbour Point looks after %{moon}');
  await body.fill('We are on our way, ');
  await page.getByRole('group', { name: 'Text' }).getByRole('button', { name: 'Insert %{actor}' }).click();
  await expect(body).toHaveValue('We are on our way, %{actor}');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('alert').getByText('%{moon}')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/%\{moon\}/).first()).toBeVisible();
  await expect(body).toHaveValue('We are on our way, %{actor}');
  await subject.fill('Harbour Point looks after %{referenceNo}');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^Harbour Point looks after SR-\d{4}-00042$/)).toBeVisible();
  await isFine(page, 'the form of a text, with its preview');
  const sent = await newestMailTo(page, buildingAdmin);
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect.poll(() => newestMailTo(page, buildingAdmin)).toBeGreaterThan(sent);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Harbour Point looks after %{referenceNo}')).toBeVisible();

  const company = await (await browser.newContext()).newPage();
  await signIn(company, tenantAdmin, '/service-request/new-request');
  await company.getByRole('combobox', { name: 'Form' }).fill('Keys');
  await company.getByRole('option', { name: /Keys/ }).first().click();
  await company.getByRole('textbox', { name: 'Place' }).fill('Level 9');
  await company.getByRole('textbox', { name: 'Number on the key' }).fill('HP-9');
  await company.getByRole('button', { name: 'Send request' }).click();
  await expect(company.getByText('The request has been submitted.')).toBeVisible();
  await page.goto(new URL(company.url()).pathname);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('In progress').first()).toBeVisible();
  const told = async () =>
    (await mailsTo(company, tenantAdmin)).some((mail) => mail.subject.startsWith('Harbour Point looks after'));
  await expect.poll(told).toBe(true);

  // Back to the product's text, so that nothing of it stays.
  await page.goto('/message-templates');
  await page.getByRole('tab', { name: /^Own text/ }).click();
  await page.getByRole('link', { name: /Service request … is in progress/ }).click();
  await page.getByRole('button', { name: 'Back to default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to default' }).click();
  await expect(page.getByText('Harbour Point looks after %{referenceNo}')).toHaveCount(0);
});
