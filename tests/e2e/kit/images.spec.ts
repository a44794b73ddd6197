/** Choosing, cropping and uploading a photo, by keyboard. */

import { picture } from '../../api/pictures.ts';
import { problemsOn } from '../axe.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('R-0156 R-0247 R-0249 a photo is cropped to 10:12 by keyboard, uploaded, shown and removed', async ({ page }) => {
  await signIn(page, buildingAdmin, '/__kit/images');
  const photo = page.getByRole('region', { name: 'Photo' });
  const value = page.getByLabel('Photo value');
  const input = photo.locator('input[type=file]');
  const choose = photo.getByRole('button', { name: 'Upload photo (optional)' });
  await expect(choose).toBeVisible();
  expect(await input.getAttribute('accept')).toBe('.jpg,.jpeg,.png');

  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(photo.getByRole('alert')).toHaveText('Please upload only .jpg, .jpeg, .png files.');
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(photo.getByRole('alert')).toHaveText('This picture cannot be read. Please choose another one.');

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture('png', 600, 400) });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const frame = dialog.getByRole('group', { name: /Part of the photo/ });
  await expect(frame).toBeVisible();
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(10 / 12, 1);
  expect(await problemsOn(page)).toEqual([]);
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(zoom).toHaveValue('1.4');
  await page.keyboard.press('-');
  await expect(zoom).toHaveValue('1.2');
  // To the left edge of the picture, which is red; the right one would be blue.
  for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowRight');

  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(value).toHaveText(/^\d+$/);
  const shown = photo.getByRole('img', { name: 'Photo me.png' });
  await expect(shown).toBeVisible();
  const seen = await shown.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const colourAt = (x: number) => [...context.getImageData(x, 10, 1, 1).data];
    return { ratio: canvas.width / canvas.height, left: colourAt(2), right: colourAt(canvas.width - 3) };
  });
  expect(seen.ratio).toBeCloseTo(10 / 12, 2);
  expect(seen.left).toEqual([255, 0, 0, 255]);
  await photo.getByRole('button', { name: 'Remove file me.png' }).click();
  await page.getByRole('dialog', { name: 'Remove file me.png' }).getByRole('button', { name: 'Remove' }).click();
  await expect(value).toHaveText('null');
  await expect(choose).toBeVisible();
});
