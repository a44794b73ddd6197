/** The merchant portal (001 §2): orders by touch, the docket, a refund, and a tablet that loses its network and comes back. */
import { isFine } from './axe.ts';
import { callsOf, signIn } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
interface Row {
  id: number;
  uuid: string;
  orderId: string;
}
const UUID = '00000000-0000-4000-8000-000000000101';

test('R-0749 R-0750 R-0751 R-0752 a merchant does what an order needs by touch, with and without a network, and gives money back', async ({
  page,
  context,
}) => {
  await signIn(page, merchant, '/merchant');
  const call = await callsOf(page, merchant);
  const { items: open } = await call<{ items: Row[] }>('GET', '/opc-orders?orderStatus=PENDING&limit=100');
  const order = open[0] as Row;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: order.orderId }) });
  await expect(card).toBeVisible();
  await isFine(page, 'the merchant’s home');

  // Without a network it shows what it saw last, and sends what was pressed once the network is back.
  await context.setOffline(true);
  await expect(page.getByText(/No network/)).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByRole('button', { name: 'Waits for the network' })).toBeVisible();
  await context.setOffline(false);
  await expect(card.getByRole('button', { name: 'Mark as prepared' })).toBeVisible();

  await card.getByRole('link', { name: order.orderId }).click();
  await expect(page).toHaveURL(new RegExp(`/merchant/orders/edit/${order.id}$`));
  await page.getByRole('tab', { name: 'Docket' }).click();
  await page.getByRole('button', { name: 'Show docket' }).click();
  await expect(page.getByLabel('Docket', { exact: true })).toContainText(order.orderId);
  await isFine(page, 'the docket', { themes: ['light'] });

  for (const path of [
    '/merchant/menu',
    '/merchant/orders',
    '/merchant/option',
    '/merchant/setting',
    `/merchant/setting/${UUID}`,
    `/merchant/item/${UUID}`,
    '/merchant/addon/1',
    `/merchant/option-addons/${UUID}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const { items: done } = await call<{ items: Row[] }>(
    'GET',
    '/opc-orders?orderStatus=COLLECTED&limit=100&sortProperties=id&sortDirection=ASC',
  );
  await page.goto(`/merchant/issue-refund/${done[0]?.id}`);
  await expect(page.getByRole('spinbutton', { name: /^Pieces of/ }).first()).toBeVisible();
  await page
    .getByRole('spinbutton', { name: /^Pieces of/ })
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Refund has been issued.')).toBeVisible();
});
