/** The merchant portal (001 §2): orders by touch, the docket, a refund, and a tablet that loses its network and comes back. */
import { randomUUID } from 'node:crypto';
import { alwaysOpen } from '../times.ts';
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

const merchant = 'merchant@atrium.example';
interface Row {
  id: number;
  uuid: string;
  orderId: string;
  orderStatus: string;
  paymentStatus: string;
  total: number;
  retailStoreUuid: string;
  officeCentre: { uuid: string };
}
interface Thing {
  uuid: string;
  canOrder: boolean;
  optionGroups: { id: number; required: boolean; options: { id: string; available: boolean }[] }[];
}
interface Menu {
  menuGroups: { items: Thing[] }[];
}
const UUID = '00000000-0000-4000-8000-000000000101';

test('R-0749 R-0750 R-0751 R-0752 R-0753 an order is placed and paid by calls, made ready by touch with and without a network, reviewed, and partly given back', async ({
  page,
  browser,
}) => {
  const away = await (await browser.newContext()).newPage();
  const building = await callsOf(away, buildingAdmin);
  const customer = await callsOf(away, tenantAdmin);
  const { items: known } = await building<{ items: Row[] }>('GET', '/opc-orders?limit=1');
  const { retailStoreUuid, officeCentre } = known[0] as Row;
  const stores = `/office-centres/uuid/${officeCentre.uuid}/retail-stores/uuid`;
  await building('PUT', `${stores}/${retailStoreUuid}/retail-store-open-hours`, { openingHrs: alwaysOpen });
  const menu = await building<Menu>('GET', `/opc-menu-groups/preview?retailStoreUuid=${retailStoreUuid}`);
  const thing = menu.menuGroups.flatMap(({ items }) => items).find(({ canOrder }) => canOrder) as Thing;
  const options = thing.optionGroups
    .filter(({ required }) => required)
    .map(({ id, options: choice }) => `${id}:${choice.find(({ available }) => available)?.id}:1`);
  const lines = [{ opcItemUuid: thing.uuid, quantity: 2, options }];
  const cart = { retailStoreUuid, lines, orderName: 'Mei Ling 林美玲' };
  const price = await customer<{ total: number }>('POST', '/occupant/opc-orders/price', { retailStoreUuid, lines });
  const key = randomUUID();
  const placed = await customer<Row>('POST', '/occupant/opc-orders', { ...cart, requestKey: key });
  expect(placed).toMatchObject({ orderStatus: 'PENDING_PAYMENT', total: price.total });
  // Tapped twice, it is one order.
  expect((await customer<Row>('POST', '/occupant/opc-orders', { ...cart, requestKey: key })).uuid).toBe(placed.uuid);
  // Somebody of the building stands beside the board, which says by a sound that something has come in.
  const board = await (await browser.newContext()).newPage();
  await board.addInitScript(() => {
    class Silent extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset.chimes = String(Number(document.documentElement.dataset.chimes ?? 0) + 1);
      }
    }
    window.AudioContext = Silent;
  });
  await signIn(board, buildingAdmin, '/opc-orders');
  await board.getByRole('button', { name: 'Board' }).click();
  await expect(board.getByRole('region', { name: 'Board' })).toBeVisible();
  // Paid on the page that the order leads to.
  await signIn(page, tenantAdmin, '/manage-bookings');
  await page.goto(`/payment?order=${placed.uuid}`);
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await expect(page.getByText((price.total / 100).toFixed(2))).toBeVisible();
  await isFine(page, 'the page on which an order is paid');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is paid' })).toBeVisible();
  await expect(page).toHaveURL(`/payment-successful?order=${placed.uuid}`);
  const read = () => building<Row>('GET', `/opc-orders/uuid/${placed.uuid}`);
  await expect.poll(async () => (await read()).paymentStatus).toBe('PAID');
  const order = await read();
  await expect(board.getByText(order.orderId).first()).toBeVisible();
  await expect(board.locator('html')).toHaveAttribute('data-chimes', /[1-9]/);

  await signIn(page, merchant, '/merchant');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: order.orderId }) });
  await expect(card).toContainText(/\d+ (seconds?|minutes?|hours?)/);
  await isFine(page, 'the merchant’s home');

  // Without a network it shows what it saw last, and sends what was pressed once the network is back.
  const context = page.context();
  await context.setOffline(true);
  await expect(page.getByText(/No network/)).toBeVisible();
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card.getByRole('button', { name: 'Waits for the network' })).toBeVisible();
  await context.setOffline(false);
  await expect(card.getByRole('button', { name: 'Mark as prepared' })).toBeVisible();

  // What was pressed outlives a reload: here the page comes from the network, and the server does not answer yet.
  const isCall = (url: URL) => url.pathname === `/api/opc-orders/${order.id}/mark-as-prepared`;
  await page.route(isCall, (route) => route.abort());
  await card.getByRole('button', { name: 'Mark as prepared' }).click();
  await expect(card.getByRole('button', { name: 'Waits for the network' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Waits for the network' })).toBeVisible();
  expect((await read()).orderStatus).toBe('ACCEPTED');
  await page.unroute(isCall);
  await expect(card.getByRole('button', { name: 'Collect' })).toBeVisible();
  await page.screenshot({ path: 'test-results/merchant-home.png', fullPage: true });

  await card.getByRole('link', { name: order.orderId }).click();
  await expect(page).toHaveURL(/\/merchant\/orders\/edit\//);
  await page.getByRole('tab', { name: 'Docket' }).click();
  await page.getByRole('button', { name: 'Show docket' }).click();
  await expect(page.getByLabel('Docket', { exact: true })).toContainText(order.orderId);
  await isFine(page, 'the docket', { themes: ['light'] });

  await page.goto('/merchant');
  await card.getByRole('button', { name: 'Collect' }).click();
  await expect.poll(async () => (await read()).orderStatus).toBe('COLLECTED');
  await customer('PUT', `/occupant/opc-orders/uuid/${placed.uuid}/review`, { rating: 5, comment: 'Crisp' });

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

  // Whichever page the provider leads back to, it says what the account of the store is.
  for (const path of ['/payment-account-onboarding-successful', '/payment-account-onboarding-failed']) {
    await page.goto(`${path}?store=${retailStoreUuid}&building=${officeCentre.uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: /payment (account|provider)/ })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('%{');
    await isFine(page, path);
  }

  // The addresses of the specification name orders by their uuid.
  await page.goto(`/merchant/orders/edit/${order.uuid}`);
  await expect(page).toHaveURL(`/merchant/orders/edit/${order.id}`);
  await page.goto(`/merchant/issue-refund/${order.uuid}`);
  await page
    .getByRole('spinbutton', { name: /^Pieces of/ })
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Issue refund' }).click();
  await expect(page.getByText('Refund has been issued.')).toBeVisible();
  await expect.poll(read).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });

  await page.goto('/merchant/orders');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fmerchant');
});

test('R-0648 R-0649 orders have a list, a board and a page of each, and the breadcrumb leads to orders and refunds', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/opc-orders');
  const call = await callsOf(page, buildingAdmin);
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  const [order] = (await call<{ items: Row[] }>('GET', '/opc-orders?limit=1')).items;
  const [refund] = (await call<{ items: Row[] }>('GET', '/opc-refund-orders?limit=1')).items;
  await expect(page.getByRole('tab', { name: /^Ongoing/ })).toBeVisible();
  await page.goto(`/opc-orders/${order?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^OR-/ })).toBeVisible();
  await expect(crumbs.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/opc-orders');
  await page.goto(`/opc-orders-refund/${refund?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^RF-/ })).toBeVisible();
  await expect(crumbs.getByRole('link').last()).toHaveAttribute('href', /^\/opc-orders-refund/);
  // What was sold, by item and options, and the other reports of orders.
  await page.goto('/opc-orders-report');
  await expect(page.getByRole('region', { name: 'Items sold' }).getByRole('row').nth(1)).toBeVisible();
  await isFine(page, 'the report of items');
  await page.goto('/opc-orders-report?type=RECONCILIATION');
  await expect(page.getByText('Orders and payments match.')).toBeVisible();
});
