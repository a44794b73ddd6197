/** A day in the lobby: a group invited by its host, a code before the desk's camera, somebody who is blocked, a walk-up, and the kiosk in Chinese. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { isFine, problemsOn } from './axe.ts';
import { longLived, wholeBrowser } from './browsers.ts';
import { mailedLink } from './invited.ts';
import { writeQrVideo } from './kit/qrVideo.ts';
import { buildingAdmin, callsOf, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

let camera: Browser | undefined;
test.afterEach(async () => {
  await camera?.close();
  camera = undefined;
});

const PHONE = { width: 390, height: 844 };
const ZONE = 'Asia/Hong_Kong';
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());
type Call = Awaited<ReturnType<typeof callsOf>>;
interface Visit {
  uuid: string;
  visitorName: string;
  visitDate: string;
  status: string;
  checkInCode: string;
}
interface Person {
  id: number;
  username: string;
  fullName: string;
}
const allDay = () => ({ visitDate: today(), arrivalTime: '00:00', leaveTime: '23:59' });
const narrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A company of the building whose visits nobody else's tests look at, with somebody who receives visitors, and its own visiting setting. */
async function companyWith(call: Call, place: number, setting: object) {
  const { items: companies } = await call<{ items: { id: number; companyName: string }[] }>(
    'GET',
    '/office-centres/1/tenants?limit=50&sortProperties=companyName&sortDirection=DESC',
  );
  const usable: { id: number; companyName: string; host: Person }[] = [];
  for (const company of companies) {
    const { items } = await call<{ items: Person[] }>('GET', `/office-centres/${company.id}/users?limit=1&status=ACTIVE`);
    if (items[0] && !/Meridian/.test(company.companyName)) usable.push({ ...company, host: items[0] });
    if (usable.length > place) break;
  }
  const found = usable[place];
  if (!found) throw new Error('the demo has too few companies');
  const { items } = await call<{ items: { uuid: string; version: number; tenantId: number | null }[] }>(
    'GET',
    '/visiting-settings?limit=50',
  );
  const own = items.find(({ tenantId }) => tenantId === found.id);
  const body = {
    longestStayHours: 24,
    dayEndTime: '23:45',
    retentionDays: 90,
    walkIns: true,
    approval: 'NONE',
    requiredFields: [],
    ...setting,
  };
  if (own) await call('PUT', `/visiting-settings/uuid/${own.uuid}`, { ...body, version: own.version });
  else await call('POST', '/visiting-settings', { ...body, tenantId: found.id });
  return found;
}

test('three people are invited for two days; one completes the visit on a phone, is scanned by the desk’s camera and gets a badge', async ({
  page,
  browser,
  baseURL,
  launchOptions,
}) => {
  const mine = String(Date.now());
  const email = `group${mine}@visitor.example`;
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const company = await companyWith(call, 0, { askedFields: ['EMAIL', 'MOBILE_NO'], requiredFields: ['MOBILE_NO'] });
  const link = await mailedLink(page, email, () =>
    call('POST', '/visits', {
      ...allDay(),
      tenantId: company.id,
      hostId: company.host.id,
      visitorName: `Ada ${mine}`,
      email,
      members: [
        { id: 'a', visitorName: `Ben ${mine}`, email: `ben${mine}@visitor.example` },
        { id: 'b', visitorName: `Cy ${mine}` },
      ],
      repeats: { frequency: 'DAILY', interval: 1, count: 2 },
    }),
  );
  const { items } = await call<{ items: Visit[] }>('GET', `/visits?limit=50&wildcardSearch=${mine}`);
  expect(items).toHaveLength(6);
  const first = items.find(({ visitorName, visitDate }) => visitorName === `Ada ${mine}` && visitDate === today());
  expect(first?.status).toBe('PRE_REGISTERED');

  const phone = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Complete your visit' })).toBeVisible();
  await isFine(phone, 'completing a visit');
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByText('Please fill this in.')).toBeVisible();
  await phone.getByLabel('Mobile number').fill('+852 6123 4567');
  await phone.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByText('You are expected.')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'QR code with the code for the desk' })).toBeVisible();
  expect(await narrow(phone)).toBe(true);
  const code = await phone.locator('.guest-code strong').innerText();

  const film = join(mkdtempSync(join(tmpdir(), 'atrium-qr-')), 'code.y4m');
  writeQrVideo(film, code);
  camera = await chromium.launch({
    ...(wholeBrowser ? { executablePath: wholeBrowser } : { channel: 'chromium' }),
    args: [
      ...longLived(launchOptions.args),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const desk = await camera.newPage({ baseURL, locale: 'en-GB' });
  await signIn(desk, buildingAdmin, '/visitor-desk');
  const answer = desk
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: `Ada ${mine}` })
    .first();
  await expect(answer).toContainText('Checked in');
  expect(await problemsOn(desk)).toEqual([]);
  // Somebody else looks at it meanwhile: both desks see the same.
  await page.goto('/visitor-desk');
  await page.getByLabel('Name, company, reference or code').fill(`Ada ${mine}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Check out' }).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You are checked in. Welcome.')).toBeVisible();

  await page.goto(`/visitor-desk/badge/${first?.uuid}`);
  await expect(page.getByText(`Ada ${mine}`)).toBeVisible();
  await expect(page.getByText(company.host.fullName)).toBeVisible();
  const badge = await page.pdf({ preferCSSPageSize: true });
  expect(badge.subarray(0, 4).toString()).toBe('%PDF');
  // A label, not a sheet of paper.
  const [, width] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)/.exec(badge.toString('latin1')) ?? [];
  expect(Number(width)).toBeLessThan(400);
});

test('who is blocked is stopped, and only the building learns why; a walk-up is approved from the mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const mine = String(Date.now());
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const company = await companyWith(call, 1, { approval: 'HOST' });
  await call('POST', '/visit-blocks', { name: `LEE, Blocked${mine}`, reason: `Threats ${mine}` });
  const visit = { ...allDay(), tenantId: company.id, hostId: company.host.id };
  const blocked = await call<Visit>('POST', '/visits', {
    ...visit,
    visitorName: `blocked${mine} lee`,
    email: `lee${mine}@visitor.example`,
  });
  expect(blocked.status).toBe('PENDING_APPROVAL');
  await page.goto(`/visitor-records/${blocked.uuid}`);
  await expect(page.getByRole('main').getByText(`LEE, Blocked${mine}`).first()).toBeVisible();
  await page.goto('/visitor-desk');
  await page.getByLabel('Code', { exact: true }).fill(blocked.checkInCode);
  await page.getByRole('button', { name: 'Check in' }).first().click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Not let in' })).toBeVisible();
  // Security is told, in the portal.
  await page.getByRole('button', { name: /^Notices/ }).click();
  await expect(page.getByText(new RegExp(`blocked${mine} lee`, 'i')).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const approval = await mailedLink(page, company.host.username, () =>
    call('POST', '/visits', { ...visit, visitorName: `Walkup ${mine}`, email: `walkup${mine}@visitor.example` }),
  );
  const host = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
  await host.goto(approval);
  await expect(host.getByRole('heading', { level: 1, name: 'Visit to approve' })).toBeVisible();
  await expect(host.getByText(`Walkup ${mine}`)).toBeVisible();
  await isFine(host, 'a visit to approve');
  await host.getByRole('button', { name: 'Approve' }).click();
  await expect(host.getByText(`Approved by ${company.host.username}`)).toBeVisible();
  await host.reload();
  await expect(host.getByText(`Approved by ${company.host.username}`)).toBeVisible();
  await expect(host.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByLabel('Name, company, reference or code').fill(`Walkup ${mine}`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Check in' }).last()).toBeVisible();
});

test('at the end of the day everybody is out, and whoever is booked for longer stays in', { tag: '@variant' }, async ({
  page,
}) => {
  test.setTimeout(200_000);
  const mine = String(Date.now());
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  // The day of its visitors is over: whoever is booked until a minute from now has to be out then.
  const company = await companyWith(call, 3, { dayEndTime: '00:01' });
  const minute = 60_000;
  const leaves = Math.ceil((Date.now() + minute / 4) / minute) * minute;
  const clock = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(at);
  // Shortly after midnight, midnight: the visit is of today.
  const isToday = clock(leaves) >= '00:15';
  const arrivalTime = isToday ? clock(leaves - 15 * minute) : '00:00';
  const visit = { visitDate: today(), arrivalTime, tenantId: company.id, hostId: company.host.id };
  const invited = (visitorName: string, leaveTime: string) =>
    call<Visit>('POST', '/visits', { ...visit, visitorName, leaveTime });
  const forgot = await invited(`Forgot ${mine}`, clock(leaves));
  const stays = await invited(`Stays ${mine}`, '23:59');
  await page.goto('/visitor-desk');
  for (const { checkInCode, visitorName } of [forgot, stays]) {
    await page.getByLabel('Code', { exact: true }).fill(checkInCode);
    await page.getByRole('button', { name: 'Check in' }).first().click();
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: visitorName });
    await expect(answer.first()).toContainText('Checked in');
  }
  // The clock says so once the time has come, on the open page, and that it was the rule.
  await page.goto(`/visitor-records/${forgot.uuid}`);
  await expect(page.getByRole('main').getByText('Left', { exact: true }).first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('main').getByText('Checked out by rule').first()).toBeVisible();
  const after = await call<Visit & { checkedOutByRule: boolean }>('GET', `/visits/uuid/${forgot.uuid}`);
  expect(after).toMatchObject({ status: 'CHECKED_OUT', checkedOutByRule: true });
  await page.goto(`/visitor-records/${stays.uuid}`);
  await expect(page.getByRole('main').getByText('In the building', { exact: true }).first()).toBeVisible();
  expect(await call('GET', `/visits/uuid/${stays.uuid}`)).toMatchObject({ status: 'CHECKED_IN', checkedOutByRule: false });
});

test('the kiosk registers somebody in Traditional Chinese, and nothing of them stays on it', async ({
  page,
  browser,
  baseURL,
}) => {
  const mine = String(Date.now());
  await signIn(page, buildingAdmin);
  const call = await callsOf(page, buildingAdmin);
  const company = await companyWith(call, 2, {});
  const station = await call<{ uuid: string }>('POST', '/visitor-stations', {
    name: `Lobby ${mine}`,
    stationKind: 'KIOSK',
    clearSeconds: 60,
  });
  const kiosk = await (await browser.newContext({ baseURL, locale: 'zh-HK', viewport: { width: 1080, height: 1440 } })).newPage();
  await kiosk.goto('/self-registration');
  await expect(kiosk.getByRole('heading', { level: 1, name: '設定此屏幕' })).toBeVisible();
  const shown = kiosk.locator('.station-code output');
  await expect(shown).toHaveText(/\d{3} \d{3}/);
  const pairingCode = (await shown.innerText()).replace(/\s/g, '');
  await call('PUT', `/visitor-stations/uuid/${station.uuid}/pair`, { pairingCode });
  await kiosk.getByRole('button', { name: '我沒有邀請' }).click();
  await kiosk.getByLabel('搜尋公司或樓層').fill(company.companyName);
  await kiosk.getByRole('button', { name: new RegExp(company.companyName) }).click();
  await kiosk.getByLabel('接待人全名').fill(company.host.fullName);
  await kiosk.getByRole('button', { name: '繼續' }).click();
  await kiosk.getByLabel('你的姓名').fill(`陳大文 ${mine}`);
  await isFine(kiosk, 'the kiosk in Traditional Chinese');
  await kiosk.getByRole('button', { name: '完成' }).click();
  await expect(kiosk.getByText(/登記完成/)).toBeVisible();
  const { items } = await call<{ items: (Visit & { source: string; locale: string })[] }>(
    'GET',
    `/visits?limit=5&wildcardSearch=${mine}`,
  );
  expect(items).toMatchObject([{ visitorName: `陳大文 ${mine}`, source: 'KIOSK', locale: 'zh-Hant' }]);
  await kiosk.getByRole('button', { name: '完成' }).click();
  await expect(kiosk.getByRole('button', { name: '我沒有邀請' })).toBeVisible();
  await kiosk.getByRole('button', { name: '我沒有邀請' }).click();
  await expect(kiosk.getByText(mine)).toHaveCount(0);
});
