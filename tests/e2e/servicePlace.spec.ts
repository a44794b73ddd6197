/** A place with a QR code: the building makes it, somebody without an account asks from a phone, with a photo; the building finds the request. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn, unused } from './people.ts';
import { expect, test } from './test.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMwTpsJAAICATNEBF4HAAAAAElFTkSuQmCC', 'base64');

test('whoever reads the QR code of a place asks the building without signing in', async ({ browser, page }) => {
  const name = `Washroom ${unused()}`;
  await signIn(page, buildingAdmin, '/service-request/places/add');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Floor' }).fill('8');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('tab', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: `QR code: ${name}` })).toBeVisible();
  const address = await page.getByRole('link', { name: /service-place/ }).getAttribute('href');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(new URL(address as string).pathname);
  await expect(phone.getByText(name)).toBeVisible();
  await isFine(phone, 'the forms of a place');
  await phone.getByRole('button', { name: /Lift/ }).click();
  await phone.getByRole('button', { name: 'Send', exact: true }).or(phone.locator('button.primary')).first().click();
  await expect(phone.locator('.below-wrong').first()).toBeVisible();
  await isFine(phone, 'the form of a place with its errors');
  await phone.getByLabel('Goods lift').check();
  await phone.getByLabel(/What happened/).fill('The doors stay open.');
  await phone.getByLabel('Photo (optional)').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PNG });
  await expect(phone.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await phone.getByLabel('Your name').fill('Ann Lee');
  await phone.getByLabel('E-mail address').fill(`${unused().toLowerCase()}@outside.example`);
  await phone.locator('button.primary').click();
  const sent = phone.getByText(/Sent: SR-/);
  await expect(sent).toBeVisible();
  const referenceNo = /SR-\d+-\d+/.exec((await sent.textContent()) ?? '')?.[0] as string;

  await page.goto(`/service-request/requests?filter=${encodeURIComponent(JSON.stringify({ tab: 'ALL', q: referenceNo }))}`);
  await page.getByRole('rowheader', { name: referenceNo }).getByRole('link').click();
  await expect(page.getByText('Ann Lee', { exact: true })).toBeVisible();
  await expect(page.getByText('The doors stay open.')).toBeVisible();

  await phone.goto('/service-place/invalid');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This code does not work');
});
