import { publicPaths } from '../../src/routes.ts';
import { isFine } from './axe.ts';
import { settled, watchRequests } from './settled.ts';
import { expect, type Page, test } from './test.ts';

// Half a minute each, and nothing is changed.
test.describe.configure({ mode: 'parallel' });

/** Every theme and language of every page. */
const isWhole = Boolean(process.env.E2E_ALL);
const CHINESE = ['繁', '简'] as const;

const TOKEN = 'a-token-that-the-server-would-know';
/** An event of the demo data; any other key will do for what is mocked. */
const EVENT = '00000000-0000-4000-8000-000000000101';
/** The addresses at which every public page can be shown: links with a token, the others without. */
const addresses = publicPaths
  .filter((path) => path !== '/code')
  .map((path) => {
    if (path === '/update-password' || path === '/confirm-account' || path === '/invitation') return `${path}?token=${TOKEN}`;
    if (path === '/event') return `${path}?id=${EVENT}`;
    return path
      .replace(':module', 'RETAIL')
      .replace(':token', TOKEN)
      .replace(':officeCentreId', '1')
      .replace(/:(?:activity\w+|place|proof|id)/g, EVENT);
  });
const invitation = {
  purpose: 'INVITATION',
  maskedEmail: 'm••••@meridian.example',
  fullName: 'Mei Tan',
  username: 'mei.tan@meridian.example',
  companyName: 'Meridian Shipping Pte Ltd',
  buildingName: 'Harbour Point Tower',
  roleCode: 'SUB_ADMIN',
  termsVersion: '2026-01',
  consentVersion: '2026-01',
};

const offer = { ...invitation, purpose: 'MEMBERSHIP', roleName: 'Sub admin' };

/** Without a code of the guest's own: the library that draws it comes later. */
const guest = {
  event: { name: { en: 'Latte art workshop', 'zh-Hant': '拉花咖啡工作坊' }, tagline: { en: 'Pour your first rosetta' } },
  session: {
    name: 'Morning',
    location: 'Level 1',
    startAt: '2036-03-01T02:00:00.000Z',
    endAt: '2036-03-01T03:30:00.000Z',
    zone: 'Asia/Singapore',
  },
  building: invitation.buildingName,
  host: invitation.fullName,
  guest: { name: 'Ann Lee', email: 'ann.lee@guest.example', mobile: null, language: 'en' },
  status: 'REGISTERED',
  confirmed: false,
  questions: [
    { id: 'a', position: 1, type: 'LONG_TEXT', label: { en: 'What do you expect?' } },
    { id: 'b', position: 2, type: 'RATING', label: { en: 'How do you like coffee?' }, required: true },
    {
      id: 'c',
      position: 3,
      type: 'MULTIPLE_CHOICE',
      label: { en: 'Which of these do you drink?' },
      choices: ['Espresso', 'Tea'].map((en, index) => ({ id: en, position: index + 1, label: { en } })),
    },
  ],
  answers: [],
  checkInCode: null,
  checkedInDate: null,
  feedback: null,
  can: { register: true, checkIn: true, feedback: true },
  checkInFrom: '2036-03-01T01:00:00.000Z',
};

/** A permit with everything that the contractor's page can ask. */
const permit = {
  referenceNo: 'FM-2036-00001',
  building: invitation.buildingName,
  zone: 'Asia/Singapore',
  today: '2036-03-01',
  tenant: invitation.companyName,
  requestType: 'RENOVATION',
  applicantName: invitation.fullName,
  applicantCompany: null,
  contractorCompany: 'Keen Builders',
  contractorEmail: 'works@keen.example',
  floorNo: '12',
  workLocation: null,
  workNature: 'Replace the pantry cabinets and the sink',
  workStartDate: null,
  workEndDate: null,
  overnightWork: false,
  noisyWork: true,
  contractorName: 'Lau',
  contractorMobile: null,
  workers: [],
  insuranceExpiryDate: null,
  trainingExpiryDate: null,
  asked: ['workLocation', 'workStartDate', 'workEndDate'],
  declarations: ['TRUE_FACTS', 'SAFE_WORK', 'TERMS'],
  mostWorkers: 50,
  until: '2036-03-15T02:00:00.000Z',
  draft: null,
  documents: [{ id: 1, formName: 'Risk assessment', required: true, fileName: null, rejected: false }],
  additional: [{ name: 'List of tools' }],
  hasTerms: true,
  adminFee: '5 %',
  quietHours: 'Mon 09:00–18:00, Tue 09:00–18:00',
};

/** A zone with desks in every state. */
const grid = {
  display: { uuid: EVENT, name: 'Lift lobby', theme: 'AUTO', minutes: [15, 30, 60] },
  zone: 'North wing',
  floorNo: '8',
  building: invitation.buildingName,
  timeZone: 'Asia/Singapore',
  at: '2036-03-01T01:00:00.000Z',
  places: ['FREE', 'SOON', 'TAKEN', 'KEPT'].map((state, index) => ({
    uuid: `00000000-0000-4000-8000-00000000020${index}`,
    name: `N-0${index}`,
    state,
    until: state === 'FREE' ? null : '2036-03-01T03:00:00.000Z',
    holder: state === 'TAKEN' ? invitation.fullName : null,
  })),
};

/** A place with two forms. */
const place = {
  building: invitation.buildingName,
  place: 'Washroom, east',
  floorNo: '8',
  photoMax: 900_000,
  forms: [
    {
      uuid: EVENT,
      title: { en: 'Cleaning', 'zh-Hant': '清潔' },
      tagline: { en: 'What needs a cleaner' },
      buttonText: null,
      questions: guest.questions,
    },
    { uuid: TOKEN, title: { en: 'Lift' }, tagline: null, buttonText: null, questions: [] },
  ],
};

const asks = {
  asked: ['EMAIL', 'COMPANY'],
  required: ['COMPANY'],
  questions: [{ name: 'Any allergy?', question: { en: 'Any allergy?' }, required: false }],
  documents: [{ name: 'House rules', title: { en: 'House rules' }, content: { en: 'No running.' }, versionNo: '1' }],
};
const visit = {
  ...asks,
  referenceNo: 'VR-2036-00001',
  status: 'PRE_REGISTERED',
  building: invitation.buildingName,
  address: null,
  zone: 'Asia/Singapore',
  company: invitation.companyName,
  host: invitation.fullName,
  floorNo: '12',
  visitorName: 'Noor Rahman',
  visitorCompany: null,
  email: 'noor@lantern.example',
  mobileNo: null,
  vehiclePlateNo: null,
  startAt: '2036-03-01T02:00:00.000Z',
  endAt: '2036-03-01T03:30:00.000Z',
  message: 'Take the lift on the left.',
  welcome: null,
  directions: null,
  hasPhoto: false,
  checkInCode: null,
  pass: null,
};
const approval = {
  visitorName: visit.visitorName,
  visitorCompany: null,
  host: visit.host,
  company: visit.company,
  building: visit.building,
  zone: visit.zone,
  startAt: visit.startAt,
  endAt: visit.endAt,
  decision: 'PENDING',
  decidedDate: null,
  approverEmail: 'lead@meridian.example',
};
const lobby = {
  ...asks,
  building: visit.building,
  station: 'North lobby',
  stationKind: 'KIOSK',
  greeting: null,
  clearSeconds: 60,
  walkIns: true,
  companies: [{ uuid: EVENT, name: visit.company, floors: ['12'] }],
  purposes: [{ code: 'MEETING', labels: { en: 'Meeting' } }],
};

/** Mocks the server's answer to a link, and a sign-in that waits for its code, so that every page can be shown. */
async function play(page: Page): Promise<void> {
  await page.route('**/api/auth/check-request-valid', (route) => {
    const isInvitation = new URL(page.url()).pathname.startsWith('/confirm-account');
    const isOffer = new URL(page.url()).pathname === '/invitation';
    const data = isOffer ? offer : isInvitation ? invitation : { purpose: 'PASSWORD_RESET', maskedEmail: invitation.maskedEmail };
    return route.fulfill({ json: { success: true, data, message: '' } });
  });
  await page.route('**/api/event-guest/**', (route) => route.fulfill({ json: { success: true, data: guest, message: '' } }));
  await page.route('**/api/contractor-form/**', (route) => route.fulfill({ json: { success: true, data: permit, message: '' } }));
  await page.route('**/api/service-place/**', (route) => route.fulfill({ json: { success: true, data: place, message: '' } }));
  await page.route('**/api/visitor/qr-pass/**', (route) => route.fulfill({ json: { success: true, data: visit, message: '' } }));
  await page.route('**/api/visit-approval/**', (route) =>
    route.fulfill({ json: { success: true, data: approval, message: '' } }),
  );
  await page.route('**/api/public/visitor-stations/welcome', (route) =>
    route.fulfill({ json: { success: true, data: lobby, message: '' } }),
  );
  await page.addInitScript((key) => localStorage.setItem('atrium.station', key), TOKEN);
  await page.route('**/api/public/zone-displays/grid', (route) =>
    route.fulfill({ json: { success: true, data: grid, message: '' } }),
  );
  const displays = JSON.stringify([{ uuid: EVENT, key: TOKEN, name: grid.display.name }]);
  await page.addInitScript((kept) => localStorage.setItem('atrium.displays', kept), displays);
  const otp = JSON.stringify({ maskedEmail: invitation.maskedEmail, otpUniqueId: 'one' });
  await page.addInitScript((kept) => sessionStorage.setItem('atrium.otp', kept), otp);
}
/** Screens on walls show no controls: the language is the one of the page that paired them. */
const isOnWall = (address: string) => address === `/public/hotdesks/zone-displays/${EVENT}`;
/** Opens an address; returns the HTML that the server answered. */
const show = async (page: Page, address: string): Promise<string> => {
  const answer = await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(page.url()).toContain(address);
  return (await answer?.text()) ?? '';
};
/** Nobody comes to these by their address: sign-in and the admin app lead to them. */
const isLedTo = (address: string) => /^\/(add-on|enter-code)/.test(address);

const choose = async (page: Page, language: 'EN' | '繁' | '简') => {
  const button = page.getByRole('button', { name: new RegExp(`^${language}`) });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};

test('axe finds no serious problem on the pages without sign-in, in the light and the dark theme; their HTML declares all their chunks', async ({
  page,
}) => {
  test.setTimeout(240_000);
  watchRequests(page);
  await play(page);
  for (const [at, address] of addresses.entries()) {
    const html = await show(page, address);
    // The dark theme differs in colours only, which the pages share.
    await isFine(page, address, { themes: at % 3 === 0 || isWhole ? ['light', 'dark'] : ['light'] });
    // A screen on a wall listens as long as it stands there.
    if (!isOnWall(address)) await settled(page);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname));
    const scripts = loaded.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
    if (isLedTo(address)) continue;
    expect.soft([address, scripts.filter((path) => !html.includes(path))]).toEqual([address, []]);
    expect(scripts.filter((path) => /mui|ListPage/.test(path))).toEqual([]);
  }
  // The form with all its errors, and an open consent text.
  await show(page, `/confirm-account?token=${TOKEN}`);
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await page.getByText('Read the terms and conditions').click();
  await expect(page.getByRole('region', { name: 'Read the terms and conditions' })).toContainText('Your account');
  await isFine(page, 'the form with its faults');
});

test('every page without sign-in fits on a phone in every language and has its title before the product name (R-0027, R-0036, R-0055)', async ({
  page,
}) => {
  await play(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [at, address] of addresses.filter((one) => !isOnWall(one)).entries()) {
    await show(page, address);
    const titles = new Set([await page.title()]);
    // The widths of the two are the same, character by character.
    for (const language of isWhole ? CHINESE : CHINESE.slice(at % 2, (at % 2) + 1)) {
      await choose(page, language);
      titles.add(await page.title());
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      expect.soft(wide, `${address} in ${language}`).toBe(false);
    }
    expect([...titles].every((title) => title.endsWith(' · Atrium'))).toBe(true);
    expect(titles.size).toBeGreaterThan(1);
    await choose(page, 'EN');
  }
});

test('moving between public pages keeps the requested page and what was typed, and moves the focus', async ({ page }) => {
  await page.goto('/users?tab=PENDING');
  await expect(page).toHaveURL('/login?redirect=%2Fusers%3Ftab%3DPENDING');
  await page.getByLabel('E-mail address').fill('mei.tan@meridian.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password?redirect=%2Fusers%3Ftab%3DPENDING');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveValue('mei.tan@meridian.example');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByLabel('E-mail address')).toHaveValue('mei.tan@meridian.example');
  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal-data consent' })).toBeFocused();
});

test('a new password is checked rule by rule and cannot contain spaces (R-0176, R-0177)', async ({ page }) => {
  await play(page);
  await show(page, `/update-password?token=${TOKEN}`);
  const field = page.getByLabel('New password', { exact: true });
  const rules = page.getByRole('listitem');
  await expect(field).toBeFocused();
  await page.keyboard.type('harbour 2026');
  await expect(field).toHaveValue('harbour2026');
  await expect(rules.filter({ hasText: '(not met yet)' })).toHaveText([/uppercase/, /special/]);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/does not meet all the rules/);
  await field.press('End');
  await page.keyboard.type('-H');
  await expect(rules.filter({ hasText: '(not met yet)' })).toHaveCount(0);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByLabel('Repeat the new password').fill('harbour2026-h');
  await page.getByLabel('Repeat the new password').blur();
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
});

test('an error from the server shows at its field, and nothing typed is lost', async ({ page }) => {
  await play(page);
  const message = 'This is one of your last five passwords.';
  const errors = { password: { code: 'passwordReused', message } };
  await page.route('**/api/auth/update-password', (route) =>
    route.fulfill({ status: 422, json: { success: false, data: null, message: 'Please check.', code: 'validation', errors } }),
  );
  await show(page, `/update-password?token=${TOKEN}`);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('Harbour-2026');
  await page.getByLabel('Repeat the new password').fill('Harbour-2026');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Harbour-2026');

  await page.unroute('**/api/auth/update-password');
  await page.route('**/api/auth/update-password', (route) => route.abort());
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Atrium cannot be reached right now. Check your connection and try again.');
  await expect(field).toHaveValue('Harbour-2026');
});

test('a token in the address is not passed on to other pages, and a missing token redirects (R-0031)', async ({ page }) => {
  await page.goto('/update-password');
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/update-password?expired=true');
  await expect(page).toHaveURL('/password-expired');
  await page.goto('/confirm-account');
  await expect(page).toHaveURL('/confirm-account/link-expired');
  await play(page);
  await show(page, `/update-password?token=${TOKEN}`);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/login');
});
