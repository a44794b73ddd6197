/** Links by type, translations, tags and amounts: text inputs. */
import type { Page } from '@playwright/test';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, buildingAdmin);
});
test.afterAll(() => page.close());

const section = (title: string) => page.getByRole('region', { name: title, exact: true });
const value = (title: string) => page.locator(`output[aria-label="${title} value"]`);

test('R-0224 R-0225 R-0226 R-0228 R-0229 R-0231 R-0233 a link shows the inputs of its type and is cleared when the type changes', async () => {
  await page.goto('/__kit/links');
  const link = section('Button link');
  const choose = async (name: string) => {
    await link.getByRole('combobox', { name: 'Button link' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await link.getByRole('combobox', { name: 'Button link' }).click();
  await expect(page.getByRole('option')).toHaveText(['Web link', 'Deeplink', 'Phone', 'E-mail']);
  await page.keyboard.press('Escape');

  await choose('Web link');
  await expect(link.getByText('Link address is required')).toBeVisible();
  await link.getByLabel('Link address').fill('atrium');
  await expect(link.getByText('Please enter a valid link address')).toBeVisible();
  await link.getByLabel('Link address').fill('https://atrium.example');
  await link.getByRole('combobox', { name: 'Opens in' }).click();
  await page.getByRole('option', { name: 'An external browser' }).click();
  await expect(value('Button link')).toHaveText('{"type":"WEB_LINK","openIn":"BROWSER","url":"https://atrium.example"}');

  await choose('Deeplink');
  await expect(value('Button link')).toHaveText('{"type":"DEEPLINK"}');
  await expect(link.getByText('Please enter at least one deeplink url')).toBeVisible();
  await link.getByLabel('Android URL').fill('javascript:alert(1)');
  await expect(link.getByLabel('Android URL')).toHaveAttribute('aria-invalid', 'true');
  await link.getByLabel('Android URL').fill('atrium://open');
  await link.getByLabel('iOS URL').fill('atrium://ios');

  await choose('Web link');
  await expect(link.getByLabel('Link address')).toHaveValue('');
  await choose('Deeplink');
  await expect(link.getByLabel('iOS URL')).toHaveValue('');
  await expect(link.getByLabel('Android URL')).toHaveValue('');
  await choose('Phone');
  await expect(link.getByText('Phone number is required')).toBeVisible();
  await choose('E-mail');
  await expect(link.getByText('Email address is required')).toBeVisible();
});

test('R-0211 R-0214 R-0215 a translation has a tab for each language, eight rows and a counter', async () => {
  await page.goto('/__kit/translations');
  const terms = section('Terms');
  await expect(terms.getByRole('tab')).toHaveText(['EN', 'TC', 'SC']);
  const text = terms.getByRole('textbox', { name: 'Terms (EN)' });
  await expect(text).toHaveAttribute('rows', '8');
  await text.fill('Be kind');
  await expect(terms.getByText('7 / 5,000')).toBeVisible();
  await terms.getByRole('tab', { name: 'EN' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await terms.getByRole('textbox', { name: 'Terms (TC)' }).fill('請友善');
  await terms.getByRole('tab', { name: 'SC' }).click();
  await terms.getByRole('textbox', { name: 'Terms (SC)' }).fill('请友善');
  await expect(value('Terms')).toHaveText('{"en":"Be kind","zh-Hant":"請友善","zh-Hans":"请友善"}');
  await terms.getByRole('tab', { name: 'EN' }).click();
  await expect(terms.getByRole('textbox', { name: 'Terms (EN)' })).toHaveValue('Be kind');

  const story = section('Story');
  await story.getByRole('tab', { name: 'TC' }).click();
  await story.getByRole('textbox', { name: 'Story (TC)' }).click();
  await page.keyboard.type('故事');
  await expect(story.getByText('2 / 200')).toBeVisible();
  await expect(value('Story')).toHaveText('{"zh-Hant":"<p>故事</p>"}');
});

test('R-0212 R-0209 R-0210 lists in Chinese and tags accept typed entries and drop duplicates', async () => {
  const words = section('Keywords');
  await words.getByLabel('Keywords · TC').fill('午餐');
  await page.keyboard.press('Enter');
  await page.keyboard.type('晚餐');
  await page.keyboard.press('Enter');
  await words.getByLabel('Keywords · SC').fill('午餐');
  await page.keyboard.press('Enter');
  await expect(value('Keywords')).toHaveText('{"zh-Hant":["午餐","晚餐"],"zh-Hans":["午餐"]}');

  await page.goto('/__kit/tags');
  await section('Tags').getByRole('textbox').fill('Red');
  await page.keyboard.press('Enter');
  await page.keyboard.type('red');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Blue');
  await page.keyboard.press('Enter');
  await expect(value('Tags')).toHaveText('["Red","Blue"]');
});

test('amounts are typed in major units and stored in minor units', async () => {
  await page.goto('/__kit/money');
  const price = section('Price').getByRole('textbox');
  await expect(price).toHaveValue('1,234.50');
  await price.fill('4.35');
  await expect(value('Price')).toHaveText('435');
  await price.fill('12,50');
  await expect(section('Price').getByText('Price must be a number')).toBeVisible();
  await price.fill('１２３４５');
  await price.blur();
  await expect(price).toHaveValue('12,345.00');
});

test('pickers search on the server, respect their maximum, and mark inactive people', async () => {
  await page.goto('/__kit/references');
  const applicant = section('Applicant').getByRole('combobox');
  await applicant.fill('ang chun kit');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.getByRole('option', { name: /Inactive/ }).click();
  await expect(section('Applicant').getByText('Inactive')).toBeVisible();
  await expect(value('Applicant')).toHaveText(/^\d+$/);

  const companies = section('Companies').getByRole('combobox');
  await companies.click();
  for (const place of [1, 2, 3]) await page.getByRole('option').nth(place).click();
  await expect(section('Companies').getByText('At most 3 can be chosen')).toBeVisible();
  await expect(page.getByRole('option').nth(4)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(value('Companies')).toHaveText(/^\[\d+,\d+\]$/);
});
