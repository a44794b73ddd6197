/** Bookings of facilities: their pages, and a company that sees the price, books, pays with the simulator and moves. */

import { alwaysOpen, DAY } from '../times.ts';
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, newestMailTo, signIn, tenantAdmin } from './people.ts';
import { expect, test } from './test.ts';

interface Made {
  id: number;
  uuid: string;
}
interface Listed {
  items: Made[];
}

test('R-0524 R-0525 R-0526 R-0527 R-0528 bookings, facilities, categories, rates, discounts, blocked dates, settings and reports have their pages', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, buildingAdmin, '/manage-bookings');
  const call = await callsOf(page, buildingAdmin);
  const first = async (path: string) => (await call<Listed>('GET', `${path}?limit=1`)).items[0] as Made;
  const [booking, facility, category, rate, discount] = [
    await first('/facility-bookings'),
    await first('/facilities'),
    await first('/facility-categories'),
    await first('/facility-rates'),
    await first('/facility-discounts'),
  ];
  for (const [path, heading] of [
    ['/manage-bookings', 'Bookings'],
    ['/manage-bookings/add', 'New booking'],
    [`/manage-bookings/${booking.id}`, /^BK-/],
    ['/facilities', 'Facilities'],
    ['/facilities/add', 'New facility'],
    [`/facilities/${facility.uuid}`, /\w/],
    ['/category/add', 'New category'],
    [`/category/${category.uuid}`, /\w/],
    ['/rates-discounts', 'Rates and discounts'],
    ['/rates/add', 'New rate'],
    [`/rates/${rate.uuid}`, /\w/],
    ['/discounts/add', 'New discount'],
    [`/discounts/${discount.uuid}`, /\w/],
    ['/blocked-dates', 'Blocked dates'],
    ['/space-mangement-settings', 'Space management settings'],
    ['/facility-reports', 'Facility reports'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  }
  // Rates and discounts share the list.
  await page.goto('/rates-discounts');
  await page.getByRole('tab', { name: 'Discounts' }).click();
  await expect(page.getByText('WELCOME20').first()).toBeVisible();
});

test('a company books by dragging, sees the price with its lines, pays with the simulator, and moves it', async ({
  page,
  browser,
}) => {
  const mine = String(Date.now());
  const call = await callsOf(await (await browser.newContext()).newPage(), buildingAdmin);
  const category = (await call<Listed>('GET', '/facility-categories?limit=1')).items[0] as Made;
  const facility = await call<Made>('POST', '/facilities', {
    name: { en: `Studio ${mine}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: alwaysOpen,
    slotMinutes: 30,
    horizonDays: 60,
    overlapAllowed: true,
    viewableBy: 'ALL',
    cancellationFees: [{ id: 'a', hoursBefore: 24, feePercent: 5000 }],
    services: [{ id: 'flip', name: { en: 'Flip chart' }, price: 1_000, priceFor: 'PIECE', maxPieces: 3, noticeMinutes: 0 }],
  });
  await call('POST', '/facility-rates', {
    name: `Studio by the hour ${mine}`,
    appliesTo: 'FACILITY',
    facilityIds: [facility.id],
    unit: 'HOUR',
    price: 6_000,
    bookedBy: 'ALL',
  });
  const on = new Date(Date.now() + 4 * DAY).toISOString().slice(0, 10);
  const shown = encodeURIComponent(JSON.stringify({ timeline: 'day', on, facilityId: facility.id }));

  await signIn(page, tenantAdmin, `/manage-bookings?filter=${shown}`);
  const lane = page
    .getByRole('row')
    .filter({ hasText: `Studio ${mine}` })
    .getByRole('rowheader');
  await expect(lane).toBeVisible();
  const { x, y, width } = (await lane.boundingBox()) as { x: number; y: number; width: number };
  await page.mouse.move(x + width + 300, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + width + 430, y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/manage-bookings\/add/);
  const made = JSON.parse(new URL(page.url()).searchParams.get('source') ?? '{}') as { startAt: string; endAt: string };
  // The price of the hours that were dragged, whatever a cell of the calendar is worth.
  const hours = (Date.parse(made.endAt) - Date.parse(made.startAt)) / 3_600_000;
  expect(hours).toBeGreaterThan(0);
  const costs = (more: number) => (hours * 60 + more).toFixed(2);
  const price = page.getByRole('status', { name: 'Price' });
  await expect(price).toContainText(costs(0));
  await page.getByRole('checkbox', { name: /Flip chart/ }).check();
  await page.getByRole('spinbutton', { name: 'Pieces of Flip chart' }).fill('2');
  await expect(price).toContainText(costs(20));
  await expect(price).toContainText('Cancelled less than 24 hours before the start: 50 %');
  await isFine(page, 'a booking with its price');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(/\/manage-bookings\/\d+$/);
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, the booking is paid' })).toBeVisible();
  await expect(page).toHaveURL(/\/payment-successful\?booking=\d+$/);
  await isFine(page, 'a paid booking');
  await page.getByRole('link', { name: 'Go to the booking' }).click();
  await expect(page).toHaveURL(address);
  const lines = page.getByRole('definition').filter({ hasText: 'Flip chart' });
  await expect(lines).toContainText('2 ×');
  await expect(lines).toContainText(costs(20));
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status', { name: 'Price' })).toContainText(costs(20));
  // Half an hour more costs more.
  await dialog.getByRole('combobox', { name: /^End, time/ }).click();
  // The list has quarters of an hour.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status', { name: 'Price' })).toContainText(costs(50));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Booking has been moved.')).toBeVisible();
});

test('an admin blocks a time, sees whom it hits, and the calendar says so while something is dragged there', async ({ page }) => {
  await signIn(page, buildingAdmin, '/blocked-dates');
  const call = await callsOf(page, buildingAdmin);
  const mine = String(Date.now());
  const category = (await call<Listed>('GET', '/facility-categories?limit=1')).items[0] as Made;
  const facility = await call<Made>('POST', '/facilities', {
    name: { en: `Hall ${mine}` },
    categoryId: category.id,
    atOnce: 1,
    openingHrs: [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '06:00', to: '22:00' })),
    slotMinutes: 30,
    horizonDays: 60,
    viewableBy: 'ALL',
  });
  const date = new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10);
  const booking = await call<Made & { referenceNo: string }>('POST', '/facility-bookings', {
    facilityId: facility.id,
    startAt: `${date}T06:00:00Z`,
    endAt: `${date}T07:00:00Z`,
  });
  const block = {
    name: `Works ${mine}`,
    appliesTo: 'FACILITY',
    facilityIds: [facility.id],
    allDay: false,
    startDate: date,
    startTime: '14:00',
    endTime: '16:00',
  };
  await page.goto(`/blocked-dates/add?source=${encodeURIComponent(JSON.stringify(block))}`);
  await expect(page.getByText(booking.referenceNo)).toBeVisible();
  await page.getByRole('combobox', { name: 'Bookings at that time' }).click();
  await page.getByRole('option', { name: 'They are cancelled' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/blocked-dates\/[\w-]+$/);

  const shown = encodeURIComponent(JSON.stringify({ timeline: 'day', on: date, facilityId: facility.id }));
  await page.goto(`/manage-bookings?filter=${shown}`);
  const lane = page.getByRole('row').filter({ hasText: `Hall ${mine}` });
  // Before it opens, while it is blocked, after it closes.
  const closed = lane.locator('.at-tl-closed');
  await expect(closed).toHaveCount(3);
  await closed.nth(1).scrollIntoViewIfNeeded();
  const box = (await closed.nth(1).boundingBox()) as { x: number; y: number; width: number; height: number };
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(to, box.y + 12, { steps: 5 });
  };
  await drag(box.x - 30, box.x + 30);
  await expect(page.getByText('Closed or blocked then.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await drag(box.x - 60, box.x - 20);
  await expect(page.getByText('Closed or blocked then.')).toBeHidden();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/manage-bookings\/add/);
});

test('whoever pays on the page of the mailed link and scans the code at the door is checked in; whoever does not come loses the room to others', {
  tag: '@variant',
}, async ({ page, browser }) => {
  const mine = String(Date.now());
  const building = await callsOf(await (await browser.newContext()).newPage(), buildingAdmin);
  const category = (await building<Listed>('GET', '/facility-categories?limit=1')).items[0] as Made;
  const room = (name: string) =>
    building<Made & { uniqueCode: string }>('POST', '/facilities', {
      name: { en: `${name} ${mine}` },
      categoryId: category.id,
      atOnce: 1,
      openingHrs: [0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '00:00' })),
      slotMinutes: 30,
      horizonDays: 60,
      overlapAllowed: true,
      checkInNeeded: true,
      opensMinutesBefore: 60,
      closesMinutesAfter: 1,
      viewableBy: 'ALL',
    });
  const [studio, den] = [await room('Studio'), await room('Den')];
  const half = DAY / 48;
  const slot = (from: number) => {
    const begins = (Math.floor(Date.now() / half) + from) * half;
    return { startAt: new Date(begins).toISOString(), endAt: new Date(begins + half).toISOString() };
  };
  await signIn(page, tenantAdmin, '/manage-bookings');
  const person = await callsOf(page, tenantAdmin);
  const newest = async (facility: Made) =>
    (await person<Listed>('GET', `/facility-bookings?facilityId=${facility.id}&limit=1`)).items[0] as Made;

  // It has begun: whoever books it now has a minute to come.
  const now = { startAt: slot(0).startAt, endAt: slot(1).endAt };
  await person('PUT', `/occupant/facilities/uuid/${den.uuid}/book`, { ...now, requestKey: `${mine} late` });
  const missed = await newest(den);

  await person('PUT', `/occupant/facilities/uuid/${studio.uuid}/book`, { ...slot(1), requestKey: mine });
  const booked = await newest(studio);
  const sent = await newestMailTo(page, tenantAdmin);
  await building('PUT', `/facility-bookings/${booked.id}/send-payment-link`, {});
  await expect.poll(() => newestMailTo(page, tenantAdmin)).toBeGreaterThan(sent);
  // Whoever is not signed in learns nothing there, and is led back after signing in.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/payment?booking=${booked.uuid}`);
  await expect(stranger.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /redirect=.*booking/);
  await page.goto(`/payment?booking=${booked.uuid}`);
  await expect(page.getByRole('heading', { name: 'Pay for your booking' })).toBeVisible();
  await expect(page.getByText('To be paid until')).toBeVisible();
  await expect(page.getByText('a simulator answers, and no money moves')).toBeVisible();
  await isFine(page, 'the page on which a booking is paid');
  // Were it too late, the page would say so, and what to do, whether or not the job has run.
  const isBooking = (url: URL) => url.pathname === `/api/occupant/facility-bookings/uuid/${booked.uuid}`;
  await page.route(isBooking, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.payUntil = new Date(Date.now() - 1_000).toISOString();
    await route.fulfill({ response, json });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The time to pay has run out' })).toBeVisible();
  await expect(page.getByText('Book again if you still need the facility')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expect(page).toHaveURL(`/payment-expired?booking=${booked.uuid}`);
  await isFine(page, 'a booking that was not paid in time');
  await page.unroute(isBooking);
  await page.goto(`/payment?booking=${booked.uuid}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, the booking is paid' })).toBeVisible();
  await expect(page).toHaveURL(`/payment-successful?booking=${booked.uuid}`);
  const scanned = { facilityCode: `atrium://facility/${studio.uniqueCode}` };
  await person('PUT', `/occupant/facilities/uuid/${studio.uuid}/check-in`, scanned);
  await page.goto(`/manage-bookings/${booked.id}`);
  await expect(page.getByText('Checked in', { exact: true }).first()).toBeVisible();

  const taken = () =>
    building<Made>('POST', '/facility-bookings', { facilityId: den.id, ...now, outsideRules: true }).then(
      () => true,
      () => false,
    );
  expect(await taken()).toBe(false);
  await expect.poll(taken, { timeout: 90_000, intervals: [5_000] }).toBe(true);
  await page.goto(`/manage-bookings/${missed.id}`);
  await expect(page.getByText('No-show', { exact: true }).first()).toBeVisible();
});
