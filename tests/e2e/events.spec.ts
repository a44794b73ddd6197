/** Events in the portal (002 §2). */
import { buildingAdmin, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('the address of event management leads to the list of events (R-0786)', async ({ page }) => {
  await signIn(page, buildingAdmin, '/event-management');
  await expect(page).toHaveURL(/\/events\/listings/);
  await expect(page.getByRole('tab', { name: /Rsvp Ongoing/ })).toBeVisible();
});
