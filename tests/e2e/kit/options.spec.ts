/** The question builder: add, type, copy, reorder, remove; by mouse and by keyboard. */
import type { Page } from '@playwright/test';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, buildingAdmin, '/__kit/options');
});
test.afterAll(() => page.close());

interface Item {
  position: number;
  type: string;
  label: Record<string, string> | string;
  required?: boolean;
  choices?: { position: number; label: Record<string, string> | string }[];
}
const section = (title: string) => page.getByRole('region', { name: title, exact: true });
const items = async (title: string) =>
  JSON.parse((await page.locator(`output[aria-label="${title} value"]`).textContent()) ?? 'null') as Item[];
const order = async () =>
  (await items('Survey questions')).map(({ position, label }) => `${position} ${(label as { en: string }).en}`);
const question = (number: number) => section('Survey questions').getByRole('group', { name: `Question ${number}`, exact: true });

async function add(type: string, text: string): Promise<void> {
  await section('Survey questions').getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  // The new question has the focus.
  await expect(page.locator(':focus')).toHaveRole('textbox');
  await page.keyboard.type(text);
}

test('questions are added by type and edited by type, in three languages', async () => {
  await add('Short text', 'Your name?');
  await add('Multiple choice', 'Which floors?');
  await add('Rating', 'How was it?');
  expect(await order()).toEqual(['1 Your name?', '2 Which floors?', '3 How was it?']);
  const floors = question(2);
  await floors.getByLabel('Answer 1', { exact: true }).fill('Low');
  await floors.getByLabel('Answer 2', { exact: true }).fill('High');
  await floors.getByRole('button', { name: 'Add an answer' }).click();
  await floors.getByLabel('Answer 3', { exact: true }).fill('Roof');
  await floors.getByLabel('Maximum answers').fill('2');
  await floors.getByLabel('Must be answered').check();
  await question(3).getByLabel('Number of stars').fill('5');
  await section('Survey questions').getByRole('tab', { name: 'TC' }).click();
  await question(1).getByLabel('Question', { exact: true }).fill('您的姓名？');
  await section('Survey questions').getByRole('tab', { name: 'EN' }).click();
  const [name, which, rating] = await items('Survey questions');
  expect(name?.label).toEqual({ en: 'Your name?', 'zh-Hant': '您的姓名？' });
  expect(which).toMatchObject({ required: true, max: 2 });
  expect(which?.choices?.map(({ position, label }) => `${position} ${(label as { en: string }).en}`)).toEqual([
    '1 Low',
    '2 High',
    '3 Roof',
  ]);
  expect(rating).toMatchObject({ type: 'RATING', max: 5 });
});

test('typing in the middle of a text keeps the cursor where it is', async () => {
  const text = question(1).getByLabel('Question', { exact: true });
  await text.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('What is ');
  await expect(text).toHaveValue('What is Your name?');
});

test('questions are reordered with the keyboard and with the mouse, and numbered from 1', async () => {
  const list = section('Survey questions').getByRole('list', { name: 'Survey questions' });
  await list
    .getByRole('button', { name: /How was it/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/lifted\. Position 3 of 3\./)).toBeAttached();
  for (const place of [2, 1]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`is at position ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['1 How was it?', '2 What is Your name?', '3 Which floors?']);
  const answers = question(3).getByRole('list', { name: 'Answers to choose from' });
  const from = await answers.getByRole('button', { name: /Roof/ }).first().boundingBox();
  const to = await answers.getByRole('button', { name: /Low/ }).first().boundingBox();
  if (!from || !to) throw new Error('the answers are not shown');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 12 });
  await page.mouse.up();
  await expect
    .poll(async () =>
      (await items('Survey questions'))[2]?.choices?.map(({ position, label }) => `${position} ${(label as { en: string }).en}`),
    )
    .toEqual(['1 Roof', '2 Low', '3 High']);
});

test('Enter goes to the next text, and in the last answer starts another one', async () => {
  const floors = question(3);
  await floors.getByLabel('Question', { exact: true }).press('Enter');
  await expect(floors.getByLabel('Answer 1', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(floors.getByLabel('Answer 3', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(floors.getByLabel('Answer 4', { exact: true })).toBeFocused();
  await page.keyboard.type('Cellar');
  expect((await items('Survey questions'))[2]?.choices?.map(({ label }) => (label as { en: string }).en)).toEqual([
    'Roof',
    'Low',
    'High',
    'Cellar',
  ]);
});

test('questions are copied and removed, and a list never exceeds its maximum', { tag: '@variant' }, async () => {
  await section('Survey questions').getByRole('button', { name: 'Duplicate question 3' }).click();
  expect(await order()).toEqual(['1 How was it?', '2 What is Your name?', '3 Which floors?', '4 Which floors?']);
  await section('Survey questions').getByRole('button', { name: 'Remove question 1' }).click();
  expect(await order()).toEqual(['1 What is Your name?', '2 Which floors?', '3 Which floors?']);
  const poll = section('Poll');
  await poll.getByRole('button', { name: 'Add a question' }).click();
  await expect(poll.getByText('Question 2: fill in the text in English').first()).toBeVisible();
  await expect(poll.getByRole('button', { name: 'At most 2 can be chosen' })).toBeDisabled();
  await expect(poll.getByRole('button', { name: 'Duplicate question 1' })).toBeDisabled();
});
