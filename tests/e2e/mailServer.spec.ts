import { SMTPServer } from 'smtp-server';
import { isFine } from './axe.ts';
import { buildingAdmin, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const ACCOUNT = { user: 'house', pass: 'right-one' };
let server: SMTPServer;
const received: string[] = [];
let port: number;

test.beforeAll(async ({ baseURL }) => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === ACCOUNT.user && password === ACCOUNT.pass
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  port = Number(new URL(baseURL as string).port) + 1100;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Mail server settings have been saved.')).toBeVisible();
};

test('a building sets up its mail server: a wrong password is said and keeps the form, the test mail arrives', async ({
  page,
}) => {
  await signIn(page, buildingAdmin, '/today');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Mail server' }).click();
  await expect(page.getByRole('heading', { name: 'Mail server', level: 1 })).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('switch', { name: 'Use this mail server' }).check();
  await field('Server').fill('127.0.0.1');
  await field('Port').fill(String(port));
  await page.getByRole('combobox', { name: 'Encryption' }).click();
  await page.getByRole('option', { name: /^None/ }).click();
  await field('User name').fill(ACCOUNT.user);
  await page.getByLabel('Password').fill('wrong-one');
  await field('Name of the sender').fill('Reception');
  await field('Address of the sender').fill('reception@house.example');
  await isFine(page, 'the settings of a mail server');
  const test = page.getByRole('button', { name: 'Send a test mail' });
  await test.click();
  await expect(page.getByRole('alert').getByText(/refuses the user name or the password \(535/)).toBeVisible();
  await expect(field('Server')).toHaveValue('127.0.0.1');
  await expect(page.getByLabel('Password')).toHaveValue('wrong-one');
  await page.getByLabel('Password').fill(ACCOUNT.pass);
  await test.click();
  await expect(page.getByRole('alert').getByText(`The server has taken the test mail to ${buildingAdmin}`)).toBeVisible();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('reception@house.example');
  await save(page);
  // What is stored is shown as dots, and is what the next test uses.
  await expect(page.getByLabel('Password')).toHaveValue(/^•+$/);
  await test.click();
  await expect(page.getByRole('alert').getByText('The server has taken the test mail')).toBeVisible();
  expect(received).toHaveLength(2);
  // Off again: the mailbox of the demo keeps the mail of the other tests.
  await page.getByRole('switch', { name: 'Use this mail server' }).uncheck();
  await save(page);
});
