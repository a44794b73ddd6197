import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOutPath } from '#authProvider/redirect.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { textOf } from '#i18n/translate.ts';
import { area as shell } from '#schemas/shell/index.ts';
import { filesOfPage, type PublicPageFiles, publicPageFiles } from '#schemas/shell/publicPageFiles.ts';
import type { PublicPath } from '#schemas/shell/publicPages.ts';
import type { PublicPageProps } from '#src/public/PublicPageProps.ts';
import { pageModules } from '#src/public/pageModules.ts';
import { publicPathOf, publicPaths, whenSignedIn } from '#src/routes.ts';
import { stubBrowser } from '#tests/unit/browserStub.ts';

const TOKEN = 'a-token-of-a-mailed-link';

/** The public pages as fresh modules, in a browser at an address. */
async function open(path: string, locale: LocaleCode = 'en') {
  vi.resetModules();
  stubBrowser(() => ({ status: 500, body: {} }), { path });
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const went: string[] = [];
  const step = (_: unknown, __: string, address: string) => {
    went.push(address);
  };
  Object.assign(window, {
    location: { origin: 'https://atrium.example', pathname, search },
    history: { pushState: step, replaceState: step },
    scrollTo: () => undefined,
    dispatchEvent: () => true,
  });
  localStorage.setItem('atrium.language', locale);
  const [translation, light, pages, failures, notice, requests] = await Promise.all([
    import('#src/public/translation.tsx'),
    import('#i18n/light.ts'),
    import('#i18n/pages.ts'),
    import('#src/public/signInFailure.ts'),
    import('#authProvider/notice.ts'),
    import('#authProvider/request.ts'),
  ]);
  const messages = await light.loadPublicMessages(locale);
  const parts = Object.values(pages.pageTexts);
  for (const part of parts) await translation.addTexts(part);
  /** The first render of a page, as HTML. */
  const draw = (Page: ComponentType<PublicPageProps>) =>
    renderToStaticMarkup(
      <translation.TranslationProvider locale={locale} messages={messages}>
        <Page path={publicPathOf(pathname) as PublicPath} enter={async () => undefined} prefetch={() => undefined} />
      </translation.TranslationProvider>,
    );
  const catalogue = Object.assign({}, messages, ...(await Promise.all(parts.map((part) => part(locale)))));
  const say = (key: string, params?: Record<string, string>) => textOf(catalogue, key, params) ?? `no text: ${key}`;
  return { draw, say, went, failures, notice, ...requests };
}
/** The component that the table of public pages names for an address. */
async function componentAt(address: string): Promise<ComponentType<PublicPageProps>> {
  const { module } = filesOfPage(publicPathOf(address) as PublicPath);
  if (!module) return (await import('#src/public/LoginPage.tsx')).LoginPage;
  const { default: Page } = (await pageModules[`./${module}.tsx`]?.()) ?? {};
  if (!Page) throw new Error(`there is no public page '${module}'`);
  return Page;
}
/** The title of the page at each address. */
const pages: readonly [path: PublicPath | '/add-on/disabled/EVENT', title: string][] = [
  ['/login', 'auth.signIn'],
  ['/code', 'auth.signIn'],
  ['/forgot-password', 'entry.forgot.title'],
  ['/password-expired', 'entry.expired.title'],
  ['/update-password', 'entry.update.title'],
  ['/password-reset-success', 'entry.reset.title'],
  ['/link-expired', 'entry.dead.title'],
  ['/confirm-account', 'entry.confirm.title'],
  ['/confirm-account/link-expired', 'entry.deadInvitation.title'],
  ['/confirm-account/master-admin', 'entry.success.masterAdmin.title'],
  ['/confirm-account/sub-admin', 'entry.success.subAdmin.title'],
  ['/confirm-account/staff', 'entry.success.staff.title'],
  ['/confirm-account/default', 'entry.success.usual.title'],
  ['/confirm-account/landlord-admin', 'entry.success.landlordAdmin.title'],
  ['/terms-and-conditions', 'legal.terms.title'],
  ['/personal-data-consent', 'legal.consent.title'],
  ['/payment-expired', 'payment.expired.title'],
  ['/payment-successful', 'payment.successful.title'],
  ['/payment-failed', 'payment.failed.title'],
  ['/payment-account-onboarding-successful', 'payment.accountSuccessful.title'],
  ['/payment-account-onboarding-failed', 'payment.accountFailed.title'],
  ['/event', 'guest.page.gone'],
  ['/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register', 'guest.register.title'],
  ['/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin', 'guest.checkIn.title'],
  ['/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback', 'guest.feedback.title'],
  ['/event-guest/invalid', 'guest.invalid.title'],
  ['/contractor-form/submitted', 'contractor.submitted.title'],
  ['/contractor-form/expired', 'contractor.expired.title'],
  ['/contractor-form/invalid', 'contractor.invalid.title'],
  ['/contractor-form/:token', 'contractor.title'],
  ['/add-on/disabled/EVENT', 'entry.addOn.title'],
  ['/service-place/:place/:proof/request', 'place.title'],
  ['/service-place/invalid', 'place.invalid.title'],
  ['/self-registration', 'visitor.station.setup'],
  ['/self-registration/add', 'visitor.station.setup'],
  ['/directory', 'visitor.station.setup'],
  ['/visitor/qr-pass/:officeCentreId/:token', 'visitor.title'],
  ['/visitor/qr-pass/invalid', 'visitor.invalid.title'],
  ['/visit-approval/:token', 'visitor.approval.title'],
  ['/visit-approval/invalid', 'visitor.approval.invalidTitle'],
  ['/404', 'entry.notFound.title'],
];
const addressOf = (path: string) => (path === '/update-password' ? `${path}?token=${TOKEN}` : path);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the public route table', () => {
  it('names every page below src/public once, and no other', () => {
    const named = Object.values<PublicPageFiles>(publicPageFiles).flatMap(({ module }) => module ?? []);
    expect([...new Set(named)].map((module) => `./${module}.tsx`).sort()).toEqual(Object.keys(pageModules).sort());
  });
  it('has the five payment result pages (R-0036)', () => {
    expect(publicPaths.filter((path) => path.startsWith('/payment-')).sort()).toEqual([
      '/payment-account-onboarding-failed',
      '/payment-account-onboarding-successful',
      '/payment-expired',
      '/payment-failed',
      '/payment-successful',
    ]);
  });
  it('has account confirmation with its child routes, and registration as the default one (R-0033, R-0034)', () => {
    expect(publicPaths.filter((path) => path.startsWith('/confirm-account')).sort()).toEqual([
      '/confirm-account',
      '/confirm-account/default',
      '/confirm-account/landlord-admin',
      '/confirm-account/link-expired',
      '/confirm-account/master-admin',
      '/confirm-account/staff',
      '/confirm-account/sub-admin',
    ]);
    expect(publicPathOf('/confirm-account/')).toBe('/confirm-account');
  });
  it('has terms, consent, payment results and the switched-off add-on, not the admin app (R-0035)', () => {
    for (const path of ['/terms-and-conditions', '/personal-data-consent', '/payment-failed', '/add-on/disabled/RETAIL'])
      expect(publicPathOf(path), path).toBeDefined();
    const both = publicPaths.filter((path) => shell.screens.some((screen) => screen.path === path));
    expect(both).toEqual(['/add-on/disabled/:module']);
    expect(both.map(whenSignedIn)).toEqual(['admin']);
  });
  it('redirects only sign-in pages home, and knows no other child route of account confirmation (R-0029)', () => {
    expect(publicPaths.filter((path) => whenSignedIn(path) === 'home')).toEqual(['/login', '/enter-code', '/code']);
    expect(publicPathOf('/confirm-account/owner')).toBe('/404');
    expect([publicPathOf('/users'), publicPathOf('/add-on/disabled/'), publicPathOf('/loginx')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('returns to the sign-in page after signing out, from the merchant portal with a redirect to it (R-0076)', () => {
    vi.stubGlobal('window', { location: { origin: 'https://atrium.example' } });
    expect(['/users?page=2', '/merchants', '/merchant/orders/4', '/merchant?x=1'].map(signedOutPath)).toEqual([
      '/login',
      '/login',
      '/login?redirect=%2Fmerchant',
      '/login?redirect=%2Fmerchant',
    ]);
  });
});

describe.each(localeCodes)('every light page in %s', (locale) => {
  it.each(pages)(
    '%s has its own title before the product name, one heading, and every text (R-0027, R-0055)',
    async (path, title) => {
      const { draw, say } = await open(addressOf(path), locale);
      const html = draw(await componentAt(path));
      expect(html).toContain(`<title>${say(title)} · Atrium</title>`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/\b(auth|entry|guest|legal|payment)\.[a-zA-Z]|%\{|no text/);
      expect(html).toContain('href="/terms-and-conditions"');
      expect(html).toContain('href="/personal-data-consent"');
    },
  );
});

describe('success pages (R-0054)', () => {
  const paths = ['master-admin', 'sub-admin', 'staff', 'default', 'landlord-admin'].map((one) => `/confirm-account/${one}`);
  it.each(localeCodes)('each tells in %s what people with the role do next', async (locale) => {
    const steps = [];
    for (const path of paths) {
      const { draw } = await open(path, locale);
      const html = draw(await componentAt('/confirm-account/master-admin'));
      expect(html).toContain('href="/login"');
      steps.push(/<ol class="steps">.*<\/ol>/.exec(html)?.[0]);
    }
    expect(new Set(steps).size).toBe(paths.length);
  });
  it('tells staff without portal access once that they are signed out (R-0092, R-0093)', async () => {
    const { draw, say, notice, failures, RequestFailure } = await open('/confirm-account/staff');
    const refused = new RequestFailure(403, 'forbidden', { data: { reason: 'staffSignInOff' } });
    expect(failures.refusalPath(refused)).toBe('/confirm-account/staff');
    const page = await componentAt('/confirm-account/master-admin');
    expect(draw(page)).toContain(say('auth.staffSignInOff'));
    expect(notice.takeNotice()).toBeUndefined();
    expect(draw(page)).not.toContain(say('auth.staffSignInOff'));
    expect(failures.refusalPath(new RequestFailure(403, 'forbidden', { message: 'Access denied.' }))).toBeUndefined();
  });
});

describe('an expired password', () => {
  const expired = { data: { passwordExpired: true, passwordResetToken: TOKEN } };
  it('redirects from sign-in to a new password, with the token of the sign-in (R-0071, R-0072)', async () => {
    const { failures, RequestFailure } = await open('/login');
    const path = failures.refusalPath(new RequestFailure(401, 'badCredentials', expired));
    expect(path).toBe(`/update-password?token=${TOKEN}&expired=true`);
    expect(failures.refusalPath(new RequestFailure(401, 'badCredentials'))).toBeUndefined();
    expect(failures.refusalPath(new RequestFailure(401, 'badCredentials', { data: { passwordExpired: true } }))).toBeUndefined();
  });
  it('is explained on its page, which continues with that token, or by mail without one', async () => {
    const { draw, failures, RequestFailure } = await open('/password-expired');
    const page = await componentAt('/password-expired');
    expect(draw(page)).toContain('class="primary" href="/forgot-password"');
    failures.refusalPath(new RequestFailure(401, 'badCredentials', expired));
    expect(draw(page)).toContain(`class="primary" href="/update-password?token=${TOKEN}&amp;expired=true"`);
    failures.forgetResetToken();
    expect(draw(page)).toContain('class="primary" href="/forgot-password"');
  });
  it.each(localeCodes)('has separate texts on the page for the new one, in %s (R-0031)', async (locale) => {
    const { draw, say } = await open(`/update-password?token=${TOKEN}&expired=true`, locale);
    const html = draw(await componentAt('/update-password'));
    expect(html).toContain(`<h1>${say('entry.update.expiredTitle')}</h1>`);
    expect(html).not.toContain(say('entry.update.lead'));
    const { linkOf } = await import('#src/public/linkToken.ts');
    expect(linkOf(`?token=${TOKEN}&expired=true`)).toEqual({ token: TOKEN, expired: true });
    expect(linkOf('?expired=1')).toEqual({ token: '', expired: false });
  });
});

describe('a new password', () => {
  it('is checked by each rule, and its repetition as well (R-0178, R-0179, R-0180, R-0181)', async () => {
    const { newPasswordErrors } = await import('#src/public/password/newPassword.ts');
    expect(newPasswordErrors({ password: '', confirm: '' })).toEqual({
      password: 'auth.passwordRequired',
      confirm: 'entry.password.confirmRequired',
    });
    expect(newPasswordErrors({ password: 'harbour-2026', confirm: 'harbour-2027' })).toEqual({
      password: 'entry.password.weak',
      confirm: 'entry.password.different',
    });
    expect(newPasswordErrors({ password: 'Harbour-2026', confirm: 'Harbour-2026' })).toEqual({});
  });
  it.each(localeCodes)('shows every rule in %s, ticked as soon as it is met', async (locale) => {
    const { draw, say } = await open('/update-password', locale);
    const { PasswordRules } = await import('#src/public/password/PasswordRules.tsx');
    const { passwordRules } = await import('#schemas/kernel/rights/password.ts');
    const kept = (password: string) => {
      const html = draw(() => <PasswordRules id="rules" password={password} />);
      return [...html.matchAll(/data-kept="(true|false)"/g)].map(([, one]) => one === 'true');
    };
    expect(kept('')).toEqual(passwordRules.map(() => false));
    expect(kept('Harbour-2026')).toEqual(passwordRules.map(() => true));
    expect(kept('Harbour 2026')).toEqual(passwordRules.map((rule) => rule !== 'special' && rule !== 'space'));
    const html = draw(() => <PasswordRules id="rules" password="a" />);
    for (const rule of passwordRules) expect(html).toContain(say(`entry.password.rules.${rule}`, { min: '8', max: '200' }));
  });
});

describe('messages (000 §8)', () => {
  const failure = async (status: number, message = '') => {
    const { RequestFailure } = await import('#authProvider/request.ts');
    return new RequestFailure(status, 'malformed', message ? { message } : {});
  };
  beforeEach(() => open('/login'));

  it('of signing in are those of the specification (R-0085, R-0086, R-0087)', async () => {
    const { say } = await open('/login');
    const { signInMessage } = await import('#authProvider/signIn.ts');
    const said = async (status: number, message?: string) => {
      const text = signInMessage(await failure(status, message));
      return text.startsWith('auth.') ? say(text) : text;
    };
    const unavailable = 'Unable to login right now. Try again later.';
    const bad = 'Your username/password is incorrect or account is locked.';
    expect(await Promise.all([0, 502, 503].map((status) => said(status)))).toEqual([unavailable, unavailable, unavailable]);
    expect(await said(401, 'Whatever the server says')).toBe(bad);
    expect(await said(400, 'Login credentials are invalid.')).toBe('Login credentials are invalid.');
    expect(await said(400)).toBe(bad);
    expect(await said(504)).toBe(unavailable);
  });
  it('distinguish an expired link, which has its own page, from banner messages (R-0088, R-0089)', async () => {
    const { isDeadLink, failureMessage, fieldError } = await import('#src/public/accountCalls.ts');
    const { RequestFailure } = await import('#authProvider/request.ts');
    const dead = new RequestFailure(400, 'linkExpired' as never, { message: 'Password reset link has expired!' });
    expect([isDeadLink(dead), isDeadLink(await failure(400, 'Please wait.'))]).toEqual([true, false]);
    expect(isDeadLink(new RequestFailure(400, 'invalidInvitation' as never))).toBe(true);
    expect(failureMessage(await failure(400, 'Please wait.'))).toBe('Please wait.');
    expect(failureMessage(await failure(500))).toBe('entry.failed');
    expect(failureMessage(await failure(0))).toBe('entry.unavailable');
    const message = 'This is one of your last five passwords.';
    const reused = new RequestFailure(422, 'validation', { errors: { password: { code: 'passwordReused', message } } });
    expect([fieldError(reused, 'password'), fieldError(reused, 'token')]).toEqual([message, undefined]);
  });
  it('a banner has the type success or danger; danger is announced at once (R-0089)', async () => {
    const { Banner } = await import('#src/public/Banner.tsx');
    const html = (tone: 'success' | 'danger') => renderToStaticMarkup(<Banner tone={tone}>Sent</Banner>);
    expect(html('success')).toBe('<div class="banner banner-success" role="status">Sent</div>');
    expect(html('danger')).toBe('<div class="banner banner-danger" role="alert">Sent</div>');
  });
});

describe('navigation between public pages', () => {
  it('keeps the requested redirect, and passes no token on (R-0030)', async () => {
    const { went } = await open(`/login?redirect=%2Fusers%3Ftab%3DPENDING&token=${TOKEN}`);
    const { navigate } = await import('#src/public/navigate.ts');
    navigate('/enter-code');
    navigate(`/update-password?token=new&expired=true`, { replace: true });
    expect(went).toEqual([
      '/enter-code?redirect=%2Fusers%3Ftab%3DPENDING',
      '/update-password?token=new&expired=true&redirect=%2Fusers%3Ftab%3DPENDING',
    ]);
  });
});

describe('registration', () => {
  it('lists missing values in the order of the form, and requires both consents (R-0034)', async () => {
    const { emptyRegistration, firstWrong, registrationErrors } = await import('#src/public/confirm/registration.ts');
    const errors = registrationErrors(emptyRegistration(' '));
    expect(Object.keys(errors).sort()).toEqual(['confirm', 'consent', 'fullName', 'password', 'terms']);
    expect(firstWrong(errors)).toBe('fullName');
    const whole = {
      ...emptyRegistration('Mei Tan'),
      password: 'Harbour-2026',
      confirm: 'Harbour-2026',
      terms: true,
      consent: true,
    };
    expect(registrationErrors(whole)).toEqual({});
    expect(firstWrong(registrationErrors({ ...whole, consent: false }))).toBe('consent');
  });
});

describe('legal texts (R-0052)', () => {
  it.each(localeCodes)('have all their sections in %s, in the order of the document', async (locale) => {
    const { pageTexts } = await import('#i18n/pages.ts');
    const { legalDocuments } = await import('#src/public/legal/documents.ts');
    const { legal } = (await pageTexts.legal(locale)) as { legal: Record<string, Record<string, unknown>> };
    for (const [name, { sections }] of Object.entries(legalDocuments)) {
      const known = Object.entries(legal[name] as object).filter(([, one]) => typeof one === 'object');
      expect(known.map(([section]) => section)).toEqual([...sections]);
    }
  });
  it('have their version and effective date', async () => {
    const { draw } = await open('/personal-data-consent');
    const html = draw(await componentAt('/terms-and-conditions'));
    expect(html).toContain('Version 2026-01, in force since 1 January 2026');
  });
});

describe('payment pages (R-0036)', () => {
  it('show a reference and an amount only if they look valid, as text', async () => {
    const { draw } = await open('/payment-failed?reference=OPC-2026-00042&amount=128.5&currency=SGD');
    const html = draw(await componentAt('/payment-expired'));
    expect(html).toContain('<dd>OPC-2026-00042</dd>');
    expect(html).toMatch(/<dd>SGD\s128\.50<\/dd>/);
  });
  it('show nothing else from the address', async () => {
    const { paymentOf } = await import('#src/public/payment/payment.ts');
    for (const query of [
      'reference=Call+%2B65+9000+0000+now',
      'reference=%3Cb%3Ex%3C%2Fb%3E',
      `reference=${'A'.repeat(41)}`,
      'amount=1e9&currency=SGD',
      'amount=-5&currency=SGD',
      'amount=5',
      'amount=5&currency=pay',
    ])
      expect(paymentOf(`?${query}`, 'en'), query).toEqual({});
  });
});

describe('a switched-off add-on without a session (R-0055)', () => {
  it('links to the sign-in page, and names no feature', async () => {
    const { draw } = await open('/add-on/disabled/RETAIL');
    const html = draw(await componentAt('/add-on/disabled/:module'));
    expect(html).toContain('class="primary" href="/login"');
    expect(html).not.toMatch(/retail/i);
  });
});
