/** Events in the portal (002 §2). */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('the address of event management leads to the list of events (R-0786), with dates as people read them and times of twelve hours (R-0169, R-0172); buildings of an audience are asked for by name (R-0324)', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/event-management');
  await expect(page).toHaveURL(/\/events\/listings/);
  await expect(page.getByRole('tab', { name: /Rsvp Ongoing/ })).toBeVisible();
  const times = page.getByRole('cell', { name: /\d:\d\d/ });
  await expect(times.first()).toBeVisible();
  for (const time of await times.allInnerTexts()) expect(time).toMatch(/^\d{2} [A-Z][a-z]{2} \d{4}, (0\d|1[0-2]):[0-5]\d [AP]M$/);
  await page.goto('/events/new');
  await page.getByRole('combobox', { name: 'Viewable by' }).click();
  await page.getByRole('option', { name: 'Buildings', exact: true }).click();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/office-centres/drop-down'));
  await page.getByRole('combobox', { name: /^Buildings/ }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    ...{ sortProperties: 'buildingName', officeCentreType: 'LANDLORD', active: 'true' },
  });
});
