import { createServer, type Server } from 'node:http';
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

let server: Server;
let address: string;
let body = '<html>Not a calendar</html>';

test.beforeAll(async ({ baseURL }) => {
  server = createServer((_, response) => response.end(body));
  const port = Number(new URL(baseURL as string).port) + 1200;
  address = `http://127.0.0.1:${port}/holidays.ics`;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('a building reads its public holidays from a calendar: what is wrong is said, and what is read stands in the list', async ({
  page,
}) => {
  const year = new Date().getFullYear() + 1;
  await signIn(page, buildingAdmin, '/today');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Data provider' }).click();
  await expect(page.getByRole('heading', { name: 'Data provider', level: 1 })).toBeVisible();
  const read = page.getByRole('button', { name: 'Read now' });
  await page.getByRole('switch', { name: 'Read the public holidays every night' }).check();
  await page.getByRole('textbox', { name: 'Address of the calendar (iCalendar)' }).fill(address);
  await expect(read).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data provider settings have been saved.')).toBeVisible();
  await read.click();
  await expect(page.getByRole('alert').getByText('What is at this address is no calendar file (iCalendar)')).toBeVisible();
  await isFine(page, 'the settings of a data provider');
  body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${year}0607\r\nSUMMARY:Day of the calendar\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  await read.click();
  await expect(page.getByRole('alert').getByText('Holidays to come: 1 (1 added, 0 changed, 0 removed)')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Public holidays' }).click();
  const row = page.getByRole('row', { name: 'Day of the calendar' });
  await expect(row.getByRole('rowheader', { name: `07 Jun ${year}` })).toBeVisible();
});
