/** The QR pass of somebody who works in the building, on their own phone (000 §2, §7). */
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, viewer } from './people.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };

test('a person without a pass is told so; with one, the code is there and says when it changes', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const { items } = await call<{ items: { id: number; username: string }[] }>(
    'GET',
    '/office-centres/1/building-users?limit=100',
  );
  const id = items.find(({ username }) => username === viewer)?.id;
  const pass = `/office-centres/1/users/${id}/qr-pass`;
  const { userAccessPassDtoList: held } = await call<{ userAccessPassDtoList: { kind: string }[] }>(
    'GET',
    `/office-centres/1/users/${id}/access-credential`,
  );
  if (held.some(({ kind }) => kind === 'QR')) await call('DELETE', pass, {});
  const phone = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
  await signIn(phone, viewer, '/my-pass');
  await expect(phone.getByText('You have no QR pass.', { exact: false })).toBeVisible();
  await call('PUT', pass, {});
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'QR code of your pass' })).toBeVisible();
  await expect(phone.getByText(/A new code in \d+ seconds?/)).toBeVisible();
  await isFine(phone, 'one’s own pass');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await call('DELETE', pass, {});
});
