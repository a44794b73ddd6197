/** Dates, times, slots and opening hours: by mouse, by keyboard alone, and on a phone in Chinese. */
import type { Locator, Page } from '@playwright/test';
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn, speak } from '../people.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
/** The building's current day and hour. */
const [today = '', hour = ''] = new Date(Date.now() + 8 * 3_600_000).toISOString().split(/[T:]/);
test.beforeAll(async ({ browser }) => {
  // In some time zone it is always another day than in Singapore, where the building is.
  page = await browser.newPage({ timezoneId: Number(hour) < 18 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati' });
  await signIn(page, buildingAdmin);
});
test.afterAll(async () => {
  await speak(page, 'en');
  await page.close();
});

const section = (title: string) => page.getByRole('region', { name: title, exact: true });
const value = (title: string) => page.locator(`output[aria-label="${title} value"]`);
const openCalendar = async (title: string, at = 0): Promise<Locator> => {
  await section(title).getByRole('button', { name: 'Open the calendar' }).nth(at).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
};
const cell = (dialog: Locator, date: number) => dialog.getByRole('gridcell', { name: String(date), exact: true });

test('R-0206 R-0208 a date can be picked, typed and cleared, shows as DD MMM YYYY, and today is the day in the building’s time zone', async () => {
  await page.goto('/__kit/dates');
  const field = page.getByLabel('Birthday');
  const dialog = await openCalendar('Date');
  await expect(dialog.locator('[aria-current=date]')).toHaveText(String(Number(today.slice(8))));
  expect(await problemsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Today' }).click();
  await expect(value('Date')).toHaveText(JSON.stringify([today]));
  for (const typed of ['2026-01-31', '31/1/2026', '31 Jan 2026']) {
    await field.fill('');
    await expect(value('Date')).toHaveText('[]');
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue('31 Jan 2026');
    await expect(value('Date')).toHaveText('["2026-01-31"]');
  }
  await field.fill('the last day of May');
  await field.blur();
  await expect(field).toHaveValue('the last day of May');
  await expect(field).toHaveAccessibleDescription(/^Birthday must be a date, for example \d\d [A-Z][a-z]{2} \d{4}$/);
  await expect(value('Date')).toHaveText('[]');
  await (await openCalendar('Date')).getByRole('button', { name: 'Today' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await (await openCalendar('Date')).getByRole('button', { name: 'Clear' }).click();
  await expect(value('Date')).toHaveText('[]');
  await expect(field).toHaveValue('');
});

test('R-0202 R-0203 R-0204 R-0205 disabled dates can be neither clicked nor typed', async () => {
  const moving = page.getByLabel('Moving day');
  await moving.fill('2026-11-12');
  const limited = await openCalendar('Limited date');
  for (const [date, enabled] of [
    [9, false],
    [10, true],
    [20, true],
    [21, false],
  ] as const)
    await expect(cell(limited, date)).toBeEnabled({ enabled });
  await cell(limited, 20).click();
  await expect(value('Limited date')).toHaveText('["2026-11-20"]');
  await moving.fill('9/11/2026');
  await moving.blur();
  await expect(moving).toHaveAccessibleDescription('Moving day must not be before 10 Nov 2026');
  await moving.fill('21/11/2026');
  await moving.blur();
  await expect(moving).toHaveAccessibleDescription('Moving day must not be after 20 Nov 2026');
  await expect(value('Limited date')).toHaveText('[]');

  const viewing = page.getByLabel('Viewing');
  await viewing.fill('2026-11-05');
  const offered = await openCalendar('Enabled dates');
  await expect(offered.locator('button[role=gridcell]:not([disabled])')).toHaveText(['5', '6', '19']);
  await cell(offered, 19).click();
  await expect(value('Enabled dates')).toHaveText('["2026-11-19"]');
  await viewing.fill('7 Nov 2026');
  await viewing.blur();
  await expect(viewing).toHaveAccessibleDescription('Viewing: this date cannot be chosen');
  await viewing.fill('28 Oct 2026');
  await viewing.blur();
  await expect(viewing).toHaveAccessibleDescription('Viewing must not be before 01 Nov 2026');
  await expect(value('Enabled dates')).toHaveText('[]');
});

test('R-0207 two clicks in one calendar select a date range, and a single date is not a range', async () => {
  const from = page.getByLabel('Stay, from');
  const dialog = await openCalendar('Date range');
  await cell(dialog, 20).click();
  await expect(value('Date range')).toHaveText('[]');
  await cell(dialog, 14).click();
  await expect(dialog).toHaveCount(0);
  await expect(value('Date range')).toHaveText(/^\["\d{4}-\d\d-14","\d{4}-\d\d-20"\]$/);
  await page.getByLabel('Stay, to').fill('');
  await page.getByLabel('Birthday').focus();
  await expect(value('Date range')).toHaveText('[]');
  await expect(section('Date range')).toContainText('Stay: fill in both dates');
  await from.fill('2026-03-01');
  await page.getByLabel('Stay, to').fill('2026-02-01');
  await page.getByLabel('Birthday').focus();
  await expect(section('Date range')).toContainText('Stay, to must not be before 01 Mar 2026');
  // With an earlier start, the end that was rejected is accepted.
  await from.fill('2026-01-20');
  await page.getByLabel('Birthday').focus();
  await expect(value('Date range')).toHaveText('["2026-01-20","2026-02-01"]');
  await page.getByLabel('Created, from').fill('2026-03-01');
  await expect(value('Filter')).toHaveText('{"from":"2026-03-01"}');
});

test('R-0195 R-0196 R-0198 R-0199 calendar, times, slots and hours work by keyboard alone', async () => {
  await page.getByLabel('Birthday').fill('2026-03-15');
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[role=gridcell]:focus');
  await expect(focused).toHaveText('15');
  await page.keyboard.press('Shift+PageUp');
  await expect(page.getByRole('dialog')).toContainText('March 2025');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toContainText('April 2025');
  await expect(focused).toHaveText('15');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(value('Date')).toHaveText('["2025-04-16"]');
  await page.getByLabel('Start', { exact: true }).fill('1 Jun 2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9.07pm');
  await page.keyboard.press('Tab');
  await expect(value('Date and time')).toHaveText('"2026-06-01T13:07:00.000Z"');

  await page.goto('/__kit/times');
  const arrival = page.getByLabel('Arrival');
  await arrival.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Times' }).getByRole('option')).toHaveCount(96);
  await expect(page.getByRole('option').nth(1)).toHaveText('12:15 AM');
  await page.keyboard.press('Escape');
  await arrival.click();
  await expect(page.getByRole('option', { name: '09:00 AM' })).toBeInViewport();
  await page.keyboard.type('9:3');
  await expect(page.getByRole('option')).toHaveText(['09:30 AM', '09:30 PM']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(value('Time')).toHaveText('"21:30"');
  await arrival.fill('907');
  await page.keyboard.press('Tab');
  await expect(arrival).toHaveValue('09:07 AM');
  await page.getByLabel('Meeting, from').fill('10:00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10:10');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Meeting, to')).toHaveAccessibleDescription('Meeting, to must be 10:15 AM or later');
  await expect(value('Time range')).toHaveText('{"from":"10:00","to":""}');
});

test('R-0200 R-0201 slots are selected as one continuous range, with arrow keys and with clicks', async () => {
  await page.goto('/__kit/slots');
  const slot = (time: string) => page.getByRole('option', { name: new RegExp(`^${time}`) });
  await slot('09:00 AM').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(value('Slots')).toHaveText('{"from":"09:30","to":"10:30"}');
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(value('Slots')).toHaveText('{"from":"09:30","to":"11:00"}');
  await slot('12:00 PM').click();
  await expect(value('Slots')).toHaveText('{"from":"12:00","to":"12:30"}');
  await expect(slot('11:00 AM')).toHaveAttribute('aria-disabled', 'true');
  await slot('11:00 AM').click({ force: true });
  await expect(value('Slots')).toHaveText('{"from":"12:00","to":"12:30"}');
  await slot('12:00 PM').click();
  await expect(value('Slots')).toHaveText('null');

  await page.goto('/__kit/weeklyHours');
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Closes').fill('12:00');
  await monday.getByRole('button', { name: 'Add hours on Monday' }).click();
  await expect(monday.getByLabel('Opens').nth(1)).toBeFocused();
  await page.keyboard.type('11:00');
  await page.keyboard.press('Tab');
  await expect(monday).toContainText('Monday: these hours overlap');
  await monday.getByLabel('Opens').nth(1).fill('13:00');
  await monday.getByRole('button', { name: 'Copy the hours of Monday to all weekdays' }).click();
  await page.getByRole('group', { name: 'Wednesday' }).getByRole('switch').click();
  await expect(section('As it is read')).toContainText('Mon–Tue 09:00 AM – 12:00 PM, 01:00 PM – 05:00 PM');
  await expect(section('As it is read')).toContainText('Sat 09:00 AM – 01:00 PM');
});

test('the date widgets fit on a phone and are translated into Chinese', { tag: '@variant' }, async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'zh-Hant');
  await page.goto('/__kit/dates');
  await page.getByLabel('Birthday').fill('2026年3月5日');
  await page.getByLabel('Birthday').press('ArrowDown');
  const dialog = page.getByRole('dialog', { name: '日曆' });
  await expect(dialog).toContainText('2026年3月');
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(await problemsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Birthday')).toHaveValue('2026年3月5日');
  await page.goto('/__kit/times');
  await page.getByLabel('Arrival').fill('下午2:05');
  await page.getByLabel('Arrival').blur();
  await expect(page.getByLabel('Arrival')).toHaveValue('下午02:05');
  await expect(value('Time')).toHaveText('"14:05"');
  await page.goto('/__kit/timeZones');
  await page.getByLabel("Building's time zone").fill('香港');
  await page.getByRole('option', { name: /^Asia\/Hong Kong.*UTC\+08:00/ }).click();
  await expect(value('Time zone')).toHaveText('"Asia/Hong_Kong"');
  await page.getByLabel("Terminal's offset").fill('加德滿都');
  await page.getByRole('option').click();
  await expect(value('Offset')).toHaveText('345');
  await expect(page.getByLabel("Terminal's offset")).toHaveValue('UTC+05:45');
});
