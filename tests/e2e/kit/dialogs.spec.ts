/** Confirmation dialogs (000 §5), with a clock that the test controls. */
import type { Page } from '@playwright/test';
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';
import { stopClock, timersStarted } from '../testClock.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, buildingAdmin);
  await page.clock.install();
  await page.goto('/__kit/dialogs');
});
test.afterAll(() => page.close());

const dialog = () => page.getByRole('dialog');
const open = async (which: string) => {
  await page.getByRole('button', { name: which, exact: true }).click();
  await expect(dialog()).toBeVisible();
};
const said = () => page.getByRole('status', { name: 'Dialogs value' });
const close = async () => {
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(dialog()).toHaveCount(0);
};

test('R-0161 R-0162 R-0163 a destructive dialog shows a warning and enables Confirm after a countdown of three seconds', async () => {
  await expect(page.getByRole('button', { name: 'countdown', exact: true })).toBeVisible();
  await stopClock(page);
  await open('countdown');
  await timersStarted(page);
  await expect(dialog()).toHaveAccessibleDescription(/Tower A, level 12.*This action cannot be undone\./s);
  const confirm = dialog().getByRole('button', { name: /^Confirm/ });
  for (const left of ['3 seconds left', '2 seconds left', '1 second left']) {
    await expect(confirm).toHaveText(`Confirm (${left})`);
    await expect(confirm).toBeDisabled();
    await page.clock.runFor(1000);
  }
  await expect(confirm).toHaveText('Confirm');
  await page.clock.resume();
  expect(await problemsOn(page)).toEqual([]);
  await confirm.click();
  await page.clock.runFor(500);
  await expect(said()).toHaveText('"counted"');
  // The countdown restarts the second time.
  await stopClock(page);
  await open('countdown');
  await expect(confirm).toHaveText('Confirm (3 seconds left)');
  await page.clock.resume();
  await close();
  await expect(said()).toHaveText('"counted"');
});

test('R-0163 a custom warning replaces the default one', async () => {
  await open('warned');
  await expect(dialog()).toContainText('The keys stop working.');
  await expect(dialog()).not.toContainText('cannot be undone');
  await close();
  await open('confirm');
  await expect(dialog()).not.toContainText('cannot be undone');
  await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await close();
  await open('failed');
  await expect(dialog().getByRole('alert')).toHaveText('The server is out of reach.');
  await close();
});

test('R-0159 R-0160 a rejection requires a remark, in an input of 5 to 9 rows', async () => {
  await open('remark');
  const confirm = dialog().getByRole('button', { name: 'Confirm' });
  const remark = dialog().getByRole('textbox', { name: 'Remark' });
  await expect(remark).toBeFocused();
  await expect(remark).toHaveAttribute('required', '');
  await expect(confirm).toBeDisabled();
  await remark.fill('   \n ');
  await expect(confirm).toBeDisabled();
  const rows = () =>
    remark.evaluate((area) => {
      const style = getComputedStyle(area);
      const inner = area.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      return Math.round(inner / Number.parseFloat(style.lineHeight));
    });
  await expect.poll(rows).toBe(5);
  await remark.fill('line\n'.repeat(6));
  await expect.poll(rows).toBe(7);
  await remark.fill('line\n'.repeat(40));
  await expect.poll(rows).toBe(9);
  expect(await problemsOn(page)).toEqual([]);
  await remark.fill('  Wrong plate ');
  await confirm.click();
  await page.clock.runFor(500);
  await expect(said()).toHaveText('{"remark":"Wrong plate"}');
});
