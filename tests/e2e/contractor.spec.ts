/** The contractor of a permit, from the mail to the signature on a phone; then building and MCST decide, and the PDF has what was signed. */

import { readFileSync } from 'node:fs';
import { linesOf } from '../api/pdfText.ts';
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { buildingAdmin, callsOf, signIn, unused, viewer } from './people.ts';
import { expect, type Page, test } from './test.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMwTpsJAAICATNEBF4HAAAAAElFTkSuQmCC', 'base64');

interface Made {
  id: number;
  tenantId: number;
  referenceNo: string;
}
/** A permit of the building, and the link in the contractor's mail. */
async function write(page: Page) {
  await page.goto('/login');
  const building = await callsOf(page, buildingAdmin);
  const { officeCentre } = await building<{ officeCentre: { officeCentreId: number } }>('GET', '/auth/info/1');
  const at = `/office-centres/${officeCentre.officeCentreId}/fm-forms`;
  const known = await building<{ items: Made[] }>('GET', at);
  const contractorEmail = `${unused().toLowerCase()}@contractor.example`;
  let made: Made | undefined;
  const path = await mailedLink(page, contractorEmail, async () => {
    made = await building<Made>('POST', `${at}/create`, {
      tenantId: known.items[0]?.tenantId,
      requestType: 'INSTALLATION',
      contractorCompany: 'Keen Builders',
      contractorName: 'Lau',
      contractorEmail,
      applicantName: 'Amy Chan',
      applicantEmail: 'amy.chan@tenant.example',
      workLocation: 'Unit 1201',
      workNature: 'Install a sink',
      workStartDate: day(20),
      workEndDate: day(21),
    });
  });
  return { building, at, form: made as Made, path };
}

test('a contractor fills in and signs on a phone, building and MCST approve, and the PDF carries the signature (R-0035, R-0037)', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const { building, at, form, path } = await write(page);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(path);
  await expect(phone.getByText(form.referenceNo)).toBeVisible();
  await expect(phone.getByText('Install a sink')).toBeVisible();
  await isFine(phone, 'the form of a contractor');

  // What is missing is named, and the first of it has the focus.
  await phone.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(phone.getByLabel('Mobile number')).toBeFocused();
  await expect(phone.getByText('Please sign the form')).toBeVisible();

  // What has been mended is red no longer; the rest still is.
  await phone.getByLabel('Mobile number').fill('+6591230000');
  await expect(phone.getByLabel('Mobile number')).not.toHaveAttribute('aria-invalid');
  await phone.getByLabel('Name of worker 1').fill('Ho Man Kit');
  await expect(phone.getByLabel('Name of worker 1')).not.toHaveAttribute('aria-invalid');
  await expect(phone.getByLabel('Insurance valid until')).toHaveAttribute('aria-invalid', 'true');
  await phone.getByRole('button', { name: 'Add a worker' }).click();
  await phone.getByLabel('Name of worker 2').fill('Wong Ka Ming');
  await expect(phone.getByText('Draft saved')).toBeVisible();
  await phone.reload();
  await expect(phone.getByLabel('Name of worker 2')).toHaveValue('Wong Ka Ming');

  await phone.getByLabel('Insurance valid until').fill(day(5).slice(0, 10));
  await phone.getByLabel('Safety training valid until').fill(day(300).slice(0, 10));
  await phone.getByLabel('Risk assessment').setInputFiles({ name: 'risks.png', mimeType: 'image/png', buffer: PNG });
  await expect(phone.getByText('✓ risks.png')).toBeVisible();
  await phone.getByLabel('What I have filled in is true and complete.').check();
  await phone.getByLabel(/Everybody who works is trained/).check();
  await phone.getByLabel('Full name of the person who signs').fill('Lau Chi Wai');
  const pad = phone.getByRole('img', { name: 'Sign here with finger or pen' });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) as { x: number; y: number; width: number; height: number };
  await phone.mouse.move(box.x + 30, box.y + 60);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await phone.mouse.move(box.x + 250, box.y + 80, { steps: 5 });
  await phone.mouse.up();
  await phone.getByRole('button', { name: 'Sign and submit' }).click();
  // Insurance that ends before the work starts.
  await expect(phone.getByLabel('Insurance valid until')).toHaveAccessibleDescription(/must be valid when the work starts/);
  await phone.getByLabel('Insurance valid until').fill(day(300).slice(0, 10));
  await phone.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(phone).toHaveURL('/contractor-form/submitted');
  await expect(phone.getByRole('heading', { name: 'The form has been handed in' })).toBeVisible();
  await phone.goto(path);
  await expect(phone).toHaveURL('/contractor-form/submitted');
  await phone.goto(`${path}x`);
  await expect(phone).toHaveURL('/contractor-form/invalid');

  const documents = await building<{ items: { id: number; formName: string }[] }>(
    'GET',
    `/fm-forms/${form.id}/fm-form-documents`,
  );
  for (const { id } of documents.items)
    await building('PUT', `/fm-forms/${form.id}/fm-form-documents/${id}/landlord-approve`, {});
  const toDecide = await mailedLink(page, viewer, () => building('PUT', `${at}/${form.id}/landlord-approve`, {}));
  expect(toDecide).toBe(`/fm-forms/${form.id}`);

  const mcst = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(mcst, viewer, toDecide);
  const calls = await callsOf(mcst, viewer);
  const insurance = documents.items.find(({ formName }) => formName === 'Insurance certificate');
  await calls('PUT', `/fm-forms/${form.id}/fm-form-documents/${insurance?.id}/mcst-approve`, {});
  await mcst.getByRole('button', { name: 'Approve for the MCST' }).click();
  await mcst.getByRole('dialog').getByRole('button', { name: 'Approve for the MCST' }).click();
  await expect(mcst.getByText('Upcoming').first()).toBeVisible();

  await signIn(page, buildingAdmin, `/fm-forms/${form.id}`);
  await expect(page.getByText('Lau Chi Wai').first()).toBeVisible();
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const pdf = readFileSync(await (await arrives).path());
  const lines = (await linesOf(pdf)).join('\n');
  for (const text of [form.referenceNo, 'Lau Chi Wai', 'Ho Man Kit', 'Unit 1201']) expect(lines).toContain(text);
  expect(pdf.toString('latin1').replaceAll('\n', ' ')).toMatch(/\/Subtype \/Image \/Width 900 \/Height 300/);
});

test('whoever cannot draw types the name', { tag: '@variant' }, async ({ page }) => {
  const { building, at, form, path } = await write(page);
  await page.goto(path);
  await page.getByLabel('Mobile number').fill('+6591230000');
  await page.getByLabel('Name of worker 1').fill('Ho Man Kit');
  await page.getByLabel('Insurance valid until').fill(day(300).slice(0, 10));
  await page.getByLabel('Safety training valid until').fill(day(300).slice(0, 10));
  await page.getByLabel('What I have filled in is true and complete.').check();
  await page.getByLabel(/Everybody who works is trained/).check();
  await page.getByLabel('Full name of the person who signs').fill('Lau Chi Wai');
  await page.getByLabel('Type the name instead').check();
  await page.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(page).toHaveURL('/contractor-form/submitted');
  const now = await building<{ status: string; contractorSignatureName: string }>('GET', `${at}/${form.id}`);
  expect(now).toMatchObject({ status: 'PENDING_REVIEW', contractorSignatureName: 'Lau Chi Wai' });
});

test('a document that is still being sent is handed in with the form', async ({ page }) => {
  const { building, form, path } = await write(page);
  await page.goto(path);
  await page.getByLabel('Mobile number').fill('+6591230000');
  await page.getByLabel('Name of worker 1').fill('Ho Man Kit');
  await page.getByLabel('Insurance valid until').fill(day(300).slice(0, 10));
  await page.getByLabel('Safety training valid until').fill(day(300).slice(0, 10));
  await page.getByLabel('What I have filled in is true and complete.').check();
  await page.getByLabel(/Everybody who works is trained/).check();
  await page.getByLabel('Full name of the person who signs').fill('Lau Chi Wai');
  await page.getByLabel('Type the name instead').check();
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/contractor-form/*/files', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Risk assessment').setInputFiles({ name: 'risks.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(page.getByText('Waiting until your file has been sent…')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  send();
  await expect(page).toHaveURL('/contractor-form/submitted');
  const documents = await building<{ items: { documentFile: { name: string } | null; formName: string }[] }>(
    'GET',
    `/fm-forms/${form.id}/fm-form-documents`,
  );
  expect(documents.items.find(({ formName }) => formName === 'Risk assessment')).toMatchObject({
    documentFile: { name: 'risks.png' },
  });
});
