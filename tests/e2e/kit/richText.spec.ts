/** Formatted text (000 §5): counter, limit, toolbar, history; by mouse and by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, test } from '../test.ts';
import { stopClock } from '../testClock.ts';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, buildingAdmin);
});
test.afterAll(() => page.close());
test.beforeEach(async () => {
  await page.goto('/__kit/richText');
  await expect(editor('Description')).toBeVisible();
});

const section = (title: string) => page.getByRole('region', { name: title, exact: true });
const editor = (title: string): Locator => section(title).getByRole('textbox', { name: title });
const tool = (title: string, name: string) => section(title).getByRole('toolbar').getByRole('button', { name, exact: true });
const value = (title: string) => page.locator(`output[aria-label="${title} value"]`);
const html = async (title: string) => JSON.parse((await value(title).textContent()) ?? 'null') as string;
/** Waits for the next frame: the browser reports a moved cursor to the editor shortly after the key press. */
const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
/** Text as the clipboard delivers it. */
const paste = (at: Locator, text: string, markup?: string) =>
  at.evaluate(
    (element, [plain, rich]) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain as string);
      if (rich) data.setData('text/html', rich);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [text, markup] as const,
  );

test('R-0216 R-0217 R-0220 the editor counts up to 5000 characters, and a blank text is an empty string', async () => {
  await expect(section('Description').getByText('0 / 5,000')).toBeVisible();
  await editor('Description').click();
  await page.keyboard.type('Open & close 😀');
  await expect(section('Description').getByText('14 / 5,000')).toBeVisible();
  await expect(value('Description')).toHaveText('"<p>Open &amp; close 😀</p>"');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(value('Description')).toHaveText('""');
});

test('R-0218 the editor cuts pasted text to the remaining length', async () => {
  const short = editor('Short text');
  await short.click();
  await page.keyboard.type('12345678');
  await paste(short, 'abcdefghijklmnopqrstuvwxyz');
  await expect(value('Short text')).toHaveText('"<p>12345678abcdefghijkl</p>"');
  await expect(section('Short text').getByText('20 / 20')).toBeVisible();
  await expect(section('Short text').getByText('The limit has been reached')).toHaveRole('status');
  // Replacing a selection leaves room for as many characters.
  await page.keyboard.press('Control+a');
  await paste(short, '', `<p>first <b>bold</b></p><p onclick="x()">second line</p><script>alert(1)</script>`);
  await expect(value('Short text')).toHaveText('"<p>first <strong>bold</strong></p><p>second lin</p>"');
});

test('R-0219 the editor blocks typing at the limit, and still allows deleting and the end of an IME composition', async () => {
  const short = editor('Short text');
  await short.click();
  await page.keyboard.type('12345678901234567890XYZ');
  await expect(value('Short text')).toHaveText('"<p>12345678901234567890</p>"');
  await page.keyboard.press('Enter');
  await expect(value('Short text')).toHaveText('"<p>12345678901234567890</p>"');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Home');
  await drawn();
  await page.keyboard.press('Delete');
  await expect(value('Short text')).toHaveText('"<p>234567890123456789</p>"');
  await page.keyboard.type('ab');
  await expect(value('Short text')).toHaveText('"<p>ab234567890123456789</p>"');
  // Replacing a selection does not make the text longer.
  await page.keyboard.press('Shift+ArrowRight');
  await drawn();
  await page.keyboard.type('c');
  await expect(value('Short text')).toHaveText('"<p>abc34567890123456789</p>"');

  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.insertText', { text: '你好' });
  await expect(section('Short text').getByText('20 / 20')).toBeVisible();
  await expect(value('Short text')).toHaveText('"<p>abc34567890123456789</p>"');
  await page.keyboard.press('Backspace');
  await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.insertText', { text: '你好' });
  await expect(value('Short text')).toHaveText('"<p>ab你34567890123456789</p>"');
});

test('R-0221 the editor has exactly these tools, and each works by keyboard alone', async () => {
  const names = ['Undo', 'Redo', ...[1, 2, 3, 4, 5, 6].map((level) => `H${level} header`), 'Bold', 'Italic', 'Underline'];
  names.push('Clear the formatting', 'Bullet list', 'Ordered list', 'Link', 'Horizontal rule');
  const buttons = section('Description').getByRole('toolbar', { name: 'Formatting' }).getByRole('button');
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(names);

  await editor('Description').focus();
  await page.keyboard.type('Title');
  await page.keyboard.press('Control+a');
  // One tab stop: from the text back to the toolbar, then along it with the arrow keys.
  await page.keyboard.press('Shift+Tab');
  await expect(tool('Description', 'Undo')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool('Description', 'Horizontal rule')).toBeFocused();
  await page.keyboard.press('Home');
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await tool('Description', `H${level} header`).focus();
    await page.keyboard.press('Enter');
    await expect(value('Description')).toHaveText(`"<h${level}>Title</h${level}>"`);
    await expect(tool('Description', `H${level} header`)).toHaveAttribute('aria-pressed', 'true');
  }
  for (const name of ['Bold', 'Italic', 'Underline']) {
    await tool('Description', name).focus();
    await page.keyboard.press('Enter');
  }
  expect(await html('Description')).toBe('<h6><strong><em><u>Title</u></em></strong></h6>');
  await tool('Description', 'Clear the formatting').press('Enter');
  await expect(value('Description')).toHaveText('"<p>Title</p>"');
  await tool('Description', 'Ordered list').press('Enter');
  await expect(value('Description')).toHaveText('"<ol><li><p>Title</p></li></ol>"');
  await tool('Description', 'Bullet list').press('Enter');
  await expect(value('Description')).toHaveText('"<ul><li><p>Title</p></li></ul>"');
  await tool('Description', 'Bullet list').press('Enter');
  await tool('Description', 'Link').press('Enter');
  const address = page.getByRole('dialog').getByLabel('Link address');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Please enter a valid link address')).toBeVisible();
  await address.fill('atrium.example/a');
  await page.keyboard.press('Enter');
  await expect.poll(() => html('Description')).toContain('href="https://atrium.example/a"');
  await page.keyboard.press('Control+End');
  await tool('Description', 'Horizontal rule').press('Enter');
  await expect.poll(() => html('Description')).toContain('<hr>');
});

test('R-0222 R-0223 undo reverts all that was typed within two seconds in one step, and other edits one by one', async () => {
  await page.clock.install();
  await page.goto('/__kit/richText');
  await editor('Description').click();
  await stopClock(page);
  await page.keyboard.type('one');
  await page.clock.fastForward(1900);
  await page.keyboard.type(' two');
  await page.clock.fastForward(2100);
  await page.keyboard.type(' three');
  await expect(value('Description')).toHaveText('"<p>one two three</p>"');
  await page.clock.resume();
  await page.keyboard.press('Control+z');
  await expect(value('Description')).toHaveText('"<p>one two</p>"');
  await tool('Description', 'Undo').click();
  await expect(value('Description')).toHaveText('""');
  await expect(tool('Description', 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await tool('Description', 'Redo').click();
  await editor('Description').press('Control+Shift+z');
  await expect(value('Description')).toHaveText('"<p>one two three</p>"');
});

test('R-0222 IME compositions are kept, formatting survives Enter, and undo reverts only what the user typed', async () => {
  const notice = editor('Notice');
  await expect(value('Notice')).toHaveText('"<p>As stored.</p>"');
  await expect(tool('Notice', 'Undo')).toHaveAttribute('aria-disabled', 'true');
  const ends = await notice.evaluateHandle((element) => {
    const seen: string[] = [];
    element.addEventListener('compositionend', (event) => seen.push((event as CompositionEvent).data));
    return seen;
  });
  await notice.click();
  await page.keyboard.press('Control+Home');
  await drawn();
  const client = await page.context().newCDPSession(page);
  // Pinyin: every key changes the composition, and the form is notified each time.
  for (const text of ['n', 'ni', 'ni h', 'ni ha', 'ni hao']) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(value('Notice')).toHaveText(`"<p>${text}As stored.</p>"`);
  }
  expect(await ends.jsonValue()).toEqual([]);
  await client.send('Input.insertText', { text: '你好' });
  await expect(value('Notice')).toHaveText('"<p>你好As stored.</p>"');
  expect(await ends.jsonValue()).toEqual(['你好']);
  await page.keyboard.press('Control+z');
  await expect(value('Notice')).toHaveText('"<p>As stored.</p>"');
  await expect(tool('Notice', 'Undo')).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('Control+End');
  await drawn();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Enter');
  await expect(value('Notice')).toHaveText('"<p>As stored.<strong>Bold</strong></p><p></p>"');
  await expect(tool('Notice', 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('still  ');
  await expect(notice).toHaveText(/still\s\s$/);
});

test('a value set from outside replaces what was typed', async () => {
  await editor('Notice').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mine');
  await section('Notice').getByRole('button', { name: 'Take back' }).click();
  await expect(editor('Notice')).toHaveText('As stored.');
  await expect(value('Notice')).toHaveText('"<p>As stored.</p>"');
  // Spaces alone count as empty, but must not be removed while a person types them.
  await editor('Notice').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('  ');
  await expect(value('Notice')).toHaveText('""');
  await page.keyboard.type('x');
  await expect(editor('Notice')).toHaveText(/^\s\sx$/);
});
