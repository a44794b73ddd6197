import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('a PIN is assigned and regenerated in six boxes', async ({ page }) => {
  await signIn(page, buildingAdmin, '/__kit/pin');
  const value = page.getByLabel('PIN value');
  await page.getByRole('button', { name: 'assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign PIN' });
  const boxes = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(boxes).toHaveCount(6);
  await expect(boxes.first()).toBeFocused();
  expect(await problemsOn(page)).toEqual([]);

  await page.keyboard.type('1a2-3');
  await expect(boxes.nth(3)).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(2)).toHaveValue('');
  await page.keyboard.type('3456');
  await expect(confirm).toBeEnabled();

  await boxes.first().focus();
  await boxes.first().evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '11-11 11');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(boxes.last()).toHaveValue('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('PIN codes cannot be duplicated. Please enter a different PIN code.');
  await boxes.last().fill('2');
  await confirm.click();
  await expect(value).toHaveText('"111112"');

  await page.getByRole('button', { name: 'regenerate' }).click();
  const again = page.getByRole('dialog', { name: 'Regenerate PIN' });
  await expect(again.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await again.getByRole('button', { name: 'Generate a random PIN' }).click();
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(value).toHaveText(/^"\d{6}"$/);
});
