/** The pages of access control and of passes, and cards that are uploaded. */
import { isFine } from './axe.ts';
import { buildingAdmin, callsOf, signIn, tenantAdmin, unused } from './people.ts';
import { expect, test } from './test.ts';

test('access control, groups, doors and reports have their pages (R-0448, R-0049, R-0050)', { tag: '@variant' }, async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/tenants');
  const pages = [
    ['/access-points', 'Access points'],
    ['/access-group/add', 'New access group'],
    ['/access-group/manage/1', 'Everybody by day'],
    ['/access-door/manage/1', 'L1-01 · Lobby turnstile'],
    ['/access-reports', 'Access reports'],
    ['/door/add', 'New door'],
    ['/door-setup', 'Door setup'],
    ['/door/manage/1', 'L1-01 · Lobby turnstile'],
  ] as const;
  for (const [path, title] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  // Passes are not the building admin's: the provider and companies give them.
  await page.goto('/access-passes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');
});

test('lists of passes open where there is something to do (R-0448, R-0458, R-0459, R-0460, R-0461, R-0462)', {
  tag: '@variant',
}, async ({ page }) => {
  await signIn(page, tenantAdmin, '/access-passes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access passes');
  const lists = [
    ['hid', 'Pending activation', undefined],
    ['qr', 'Assigned', undefined],
    ['cards', 'Assigned', undefined],
    ['pin', 'Assigned', 'Unassigned'],
    ['fr', 'Assigned', 'Unassigned'],
  ] as const;
  for (const [name, opens, other] of lists) {
    await page.goto(`/access-passes/${name}`);
    const tab = (label: string) => page.getByRole('tab', { name: new RegExp(`^${label}(,? \\d|$)`) });
    await expect(tab(opens), name).toHaveAttribute('aria-selected', 'true');
    if (other) {
      await tab(other).click();
      await expect(tab(other), name).toHaveAttribute('aria-selected', 'true');
    }
  }
});

test('third-party passes are uploaded in three steps, the last with the results (R-0446)', { tag: '@variant' }, async ({
  page,
}) => {
  const mine = String(Date.now()).slice(-6);
  await signIn(page, tenantAdmin, '/upload/third-party-passes');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const lines = ['Card number,Type', `UP-${mine},Physical card`, `UQ-${mine},Mobile pass`];
  await (await chooser).setFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: /^Check 2 rows/ }).click();
  await expect(page).toHaveURL(/\/upload\/third-party-passes\/confirm\?uploadId=/);
  await isFine(page, 'cards to be confirmed');
  await page.getByRole('button', { name: /^Upload 2 rows/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/upload\/third-party-passes\/results\?uploadId=/);
  await isFine(page, 'results of cards');
  await page.goto('/access-passes/cards');
  await page.getByRole('tab', { name: /^Unassigned/ }).click();
  await expect(page.getByText(`UP-${mine}`)).toBeVisible();
});

test('a person’s profile gives and takes each kind of pass in a dialog, and a PIN in six boxes (R-0385, R-0473, R-0474, R-0475, R-0476, R-0477, R-0478, R-0479)', async ({
  page,
}) => {
  await signIn(page, tenantAdmin, '/users');
  const call = await callsOf(page, tenantAdmin);
  const { officeCentre } = await call<{ officeCentre: { officeCentreId: number } }>('GET', '/auth/user-info');
  const centre = `/office-centres/${officeCentre.officeCentreId}/users`;
  const mine = unused();
  const made: number[] = [];
  for (const one of ['a', 'b']) {
    const person = {
      fullName: `Pass ${mine}${one}`,
      username: `pass.${mine}.${one}@example.com`.toLowerCase(),
      roleCode: 'STAFF',
    };
    made.push((await call<{ id: number }>('POST', centre, person)).id);
  }
  const [first, second] = made;
  await call('PUT', `${centre}/${second}/access-pin-code`, { pinCode: '271828' });
  await page.goto(`/user-pending/${first}`);
  await page.getByRole('tab', { name: 'Passes' }).click();
  const dialog = page.getByRole('dialog');
  for (const kind of ['QR pass', 'HID mobile pass', 'Physical card', 'Mobile pass']) {
    await page.getByRole('button', { name: `Give a pass: ${kind}` }).click();
    await expect(page.getByRole('dialog', { name: `Give a pass: ${kind}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  // A face needs a picture of it first.
  await expect(page.getByRole('button', { name: 'Give a pass: FR pass (face)' })).toBeDisabled();

  await page.getByRole('button', { name: 'Give a pass: PIN code' }).click();
  const boxes = page.getByRole('dialog', { name: 'Assign PIN' }).getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(boxes).toHaveCount(6);
  await page.keyboard.type('1a2-3');
  await expect(boxes.nth(2)).toHaveValue('3');
  await expect(confirm).toBeDisabled();
  await boxes.first().evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '27-18 28');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(boxes.last()).toHaveValue('8');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('PIN codes cannot be duplicated. Please enter a different PIN code.');
  await dialog.getByRole('button', { name: 'Generate a random PIN' }).click();
  await confirm.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back: PIN code' }).click();
  await expect(dialog).toContainText('From now on it opens no door.');
});
