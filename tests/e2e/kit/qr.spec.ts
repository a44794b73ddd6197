import { Jimp } from 'jimp';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test('R-0167 R-0285 QR codes are shown and downloaded one after the other', async ({ page }) => {
  await signIn(page, buildingAdmin, '/__kit/qr');
  await expect(page.getByRole('img', { name: 'QR code of Lobby' })).toBeVisible();

  const several = page.getByRole('region', { name: 'Several QR codes' });
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await several.getByRole('button', { name: 'Download 3 QR codes' }).click();
  await expect(several.getByRole('status')).toHaveText(/of 3 saved/);
  await expect.poll(() => names).toEqual(['Lobby.png', 'Car park.png', 'Gym.png']);

  const single = page.getByRole('region', { name: 'One QR code' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    single.getByRole('button', { name: 'Download QR code' }).click(),
  ]);
  const image = await Jimp.read(await download.path());
  expect([image.width, image.height]).toEqual([1000, 1000]);

  await page.getByRole('region', { name: 'No QR codes' }).getByRole('button').click();
  await expect(page.getByText('No available data.')).toBeVisible();
});
