/** Reordering rows: by pointer, by keyboard, by number; and the undo if saving fails. */
import { atRest, problemsOn } from '../axe.ts';
import { lift } from '../lift.ts';
import { buildingAdmin, signIn } from '../people.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rows = (page: Page) => page.getByRole('list', { name: 'Shopping' }).getByRole('listitem');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
const result = (page: Page) => page.getByLabel('Order value');

/** The menu grows: pressed meanwhile, the button would be released over the item above. */
async function choose(page: Page, name: string, way: string): Promise<void> {
  await page.getByRole('button', { name: `Ways to move ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: way })).toBeVisible();
  await atRest(page);
  await page.getByRole('menuitem', { name: way }).click();
}

test('R-0143 R-0144 R-0145 a drag renumbers position and sequence from 1 within 180 ms; a failed save puts the row back', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/__kit/reorder');
  await expect(rows(page)).toHaveText([/Apples/, /Bread/, /Cheese/, /Dates/, /Eggs/]);

  // By pointer: move the third row above the first.
  const from = await handle(page, 'Cheese').boundingBox();
  const to = await handle(page, 'Apples').boundingBox();
  if (!from || !to) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 });
  await expect(rows(page).filter({ hasText: 'Bread' })).toHaveCSS('transition-duration', '0.18s');
  await page.mouse.up();
  await expect(rows(page)).toHaveText([/Cheese/, /Apples/, /Bread/, /Dates/, /Eggs/]);
  await expect(result(page)).toContainText('"calls":1,"rows":[["Cheese",1,1],["Apples",2,2],["Bread",3,3],["Dates",4,4]');
  await expect(page.getByRole('status').filter({ hasText: 'Cheese is now number 1 of 7.' })).toHaveCount(1);

  // By keyboard: lifted, moved, announced, dropped; Escape puts it back.
  await lift(handle(page, 'Apples'));
  await expect(page.getByText('Apples lifted. Position 2 of 7.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Apples is at position 3 of 7.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows(page)).toHaveText([/Cheese/, /Bread/, /Apples/, /Dates/, /Eggs/]);
  await expect(result(page)).toContainText('"calls":2');
  await expect(handle(page, 'Dates')).toBeEnabled();
  await lift(handle(page, 'Dates'));
  await expect(page.getByText('Dates lifted. Position 4 of 7.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Dates is at position 3 of 7.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveText([/Cheese/, /Bread/, /Apples/, /Dates/, /Eggs/]);

  // To a position on another page, by its number.
  await choose(page, 'Bread', 'Move to a position…');
  const dialog = page.getByRole('dialog', { name: 'Move Bread' });
  expect(await problemsOn(page)).toEqual([]);
  await dialog.getByLabel('Position, from 1 to 7').fill('9');
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await dialog.getByLabel('Position, from 1 to 7').fill('7');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('["Grapes",6,6],["Bread",7,7]]');
  await expect(rows(page)).toHaveText([/Cheese/, /Apples/, /Dates/, /Eggs/, /Figs/]);

  // A move that cannot be saved is undone, with the reason.
  await page.getByRole('switch', { name: 'Saving fails' }).check();
  await choose(page, 'Figs', 'Move to the top');
  await expect(rows(page)).toHaveText([/Figs/, /Cheese/, /Apples/, /Dates/, /Eggs/]);
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('alert')).toContainText('The new order was not saved');
  await expect(rows(page)).toHaveText([/Cheese/, /Apples/, /Dates/, /Eggs/, /Figs/]);
});
