/** A guest of an event, from the mail to the feedback: pages without an account, on a phone (002 §2). */

import { inHours as at } from '../times.ts';
import { isFine } from './axe.ts';
import { mailedLink } from './invited.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin, unused } from './people.ts';
import { expect, type Page, test } from './test.ts';

interface Made {
  id: number;
  uuid: string;
  checkInCode: string;
}

/** An event with a session that goes on all day, and a guest of one of its people; the link is in the guest's mail. */
async function invite(page: Page) {
  await page.goto('/login');
  const building = await callsOf(page, buildingAdmin);
  const name = `Tasting ${unused()}`;
  const { uuid } = await building<Made>('POST', '/activity-events/create', {
    name: { en: name, 'zh-Hant': '品酒會' },
    type: 'PHYSICAL',
    eventStartDate: at(-24),
    eventEndDate: at(48),
    publishStartDate: at(-48),
    publishEndDate: at(48),
    viewableBy: 'ALL',
    isLimitedEvent: true,
    isCancellable: true,
  });
  await building('PUT', `/activity-events/uuid/${uuid}/publish`);
  const { today } = (await building<{ today: string }>('GET', '/auth/info/1')) as { today: string };
  const slot = await building<Made>('POST', `/activity-events/uuid/${uuid}/activity-event-time-slots/create`, {
    sessionName: 'All day',
    location: 'Roof',
    eventSlot: 4,
    sessionDate: today,
    startTime: '00:00',
    endTime: '23:59',
  });
  const address = `${unused().toLowerCase()}@guest.example`;
  const person = await callsOf(page, tenantAdmin);
  const path = await mailedLink(page, address, () =>
    person('PUT', `/occupant/activity-events/uuid/${uuid}/sign-up`, {
      activityEventTimeSlotId: slot.id,
      guests: [{ guestName: 'Ann <b>Lee</b>', guestEmail: address, guestLanguage: 'en' }],
    }),
  );
  return { name, uuid, slot, path };
}

test('a guest confirms, checks in with the code of the poster and gives feedback, which the building reads (R-0040, R-0788)', async ({
  browser,
  page,
}) => {
  const { name, uuid, slot, path } = await invite(page);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(path);
  await expect(phone.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(phone.getByLabel('Name', { exact: true })).toHaveValue('Ann <b>Lee</b>');
  await isFine(phone, 'the registration');
  await phone.getByLabel('Name', { exact: true }).fill('');
  await phone.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(phone.getByLabel('Name', { exact: true })).toBeFocused();
  await phone.getByLabel('Name', { exact: true }).fill('Ann Lee');
  await phone.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(phone.getByText('Your seat is confirmed.')).toBeVisible();

  await phone.getByRole('link', { name: 'Check in' }).click();
  await expect(phone.getByRole('img', { name: 'Your check-in code as a QR code' })).toBeVisible();
  await isFine(phone, 'the check-in');
  await phone.getByLabel('Code on the poster').fill('WRONG123');
  await phone.getByRole('button', { name: 'Check in' }).click();
  await expect(phone.getByLabel('Code on the poster')).toHaveAccessibleDescription(/not the code of this session/);
  await phone.getByLabel('Code on the poster').fill(slot.checkInCode);
  await phone.getByRole('button', { name: 'Check in' }).click();
  await expect(phone.getByText('You are checked in.')).toBeVisible();

  await phone.getByRole('link', { name: 'Feedback' }).click();
  await phone.getByRole('button', { name: 'Send feedback' }).click();
  await expect(phone.getByText('Choose a number of stars')).toBeVisible();
  await phone.getByRole('radio', { name: '4 ★' }).check();
  await phone.getByLabel(/What would you like to tell us/).fill('A lovely evening');
  await isFine(phone, 'the feedback');
  await phone.getByRole('button', { name: 'Send feedback' }).click();
  await expect(phone.getByText('Thank you. You gave 4 ★.')).toBeVisible();
  await phone.getByRole('button', { name: /^繁/ }).click();
  await expect(phone.getByRole('heading', { name: '品酒會' })).toBeVisible();

  await signIn(page, buildingAdmin, `/events/${uuid}`);
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(page.getByRole('heading', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByText('A lovely evening')).toBeVisible();
  await expect(page.getByText(/^4 ★ · Ann Lee, All day · \d{2} \w{3} \d{4}, \d{2}:\d{2} [AP]M$/)).toBeVisible();
  await isFine(page, 'the feedback of an event');
});

test('a link that is not right leads to the invalid page, and a declined seat stays declined', async ({ page }) => {
  const { path } = await invite(page);
  await page.goto(path.replace(/[0-9a-f]{12}\/register$/, '0123456789ab/register'));
  await expect(page).toHaveURL('/event-guest/invalid');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You have no seat in this session any longer.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have no seat in this session any longer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my seat' })).toHaveCount(0);
});
