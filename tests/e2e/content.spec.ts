/** Holidays, the home screen, articles, deep links (000 §2): a calendar file to the preview of a series, a draft to its audience, a code to paper. */
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4AWMwTpsJAAICATNEBF4HAAAAAElFTkSuQmCC', 'base64');
const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN']
  .concat(['BEGIN:VEVENT', 'UID:1', 'DTSTART;VALUE=DATE:20390103', 'SUMMARY:Third of January', 'END:VEVENT', 'END:VCALENDAR', ''])
  .join('\r\n');

async function choose(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'holidays.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });
}

test('R-0051 R-0532 holidays are imported from a calendar file', { tag: '@variant' }, async ({ page }) => {
  await signIn(page, buildingAdmin, '/upload/holidays');
  await choose(page);
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page).toHaveURL(/\/upload\/holidays\/confirm\?uploadId=/);
  await expect(page.getByText('Third of January')).toBeVisible();
  await isFine(page, page.url());
  await page.getByRole('button', { name: 'Upload 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/holidays\/result\?uploadId=/);
  await isFine(page, page.url());
  await page.goto('/holiday-setup/holidays');
  await expect(page.getByText('Third of January')).toBeVisible();
});

test('R-0534 a deep link is made, and its code printed at size', async ({ page }) => {
  const name = `Poster ${Date.now()}`;
  await signIn(page, buildingAdmin, '/deeplink/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Opens', exact: true }).click();
  await page.getByRole('option', { name: 'List of articles' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Record successfully added')).toBeVisible();
  await page.getByRole('tab', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: `QR code: ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Print QR codes' }).click();
  const label = page.locator('[data-labels] > li');
  await expect(label).toHaveCount(1);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download QR code' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${name}.png`);
  await page.emulateMedia({ media: 'print' });
  // A6 at 96 dots per inch.
  await expect(async () => {
    const box = await label.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([397, 559]);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('R-0530 R-0531 articles and featured items have a list and pages to add, see and edit one, the header of the home screen its own', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/articles');
  const headings = {
    '/articles': 'Articles',
    '/articles/add': 'New article',
    '/homepage-management/featured-items': 'Featured items',
    '/homepage-management/featured-items/new': 'New featured item',
    '/homepage-management/header-custom': 'Header of the home screen',
  };
  for (const [path, title] of Object.entries(headings)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
  }
  for (const list of ['/articles', '/homepage-management/featured-items']) {
    await page.goto(list);
    const link = page.getByRole('rowheader').first().getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.getByRole('link', { name: 'Edit' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Title (EN)' })).toHaveValue(name);
  }

  // One switch for all texts of a form; a picture is seen where it is chosen, on the record and in the list.
  const title = `Roof ${Date.now()}`;
  await page.goto('/articles/add');
  await page.getByRole('textbox', { name: 'Title (EN)' }).fill(title);
  const languages = page.getByRole('group', { name: 'Language of the texts' });
  await languages.getByRole('button', { name: /^TC ?, something is not translated$/ }).click();
  await page.getByRole('textbox', { name: 'Title (TC)' }).fill('屋頂');
  await expect(languages.getByRole('button', { name: 'TC', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text (TC)' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'roof.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.locator('[data-field=imageFileIds] img')).toBeVisible();
  // What is missing is missing in English: the form shows it.
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text (EN)' }).fill('It is open.');
  await isFine(page, 'the form of an article');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show file roof.png' }).locator('img')).toBeVisible();
  await page.goto(`/articles?filter=${JSON.stringify({ wildcardSearch: title })}`);
  await expect(page.getByRole('cell').getByRole('img', { name: title })).toBeVisible();
});
