import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginPath, safeRedirect } from '#authProvider/redirect.ts';
import { areas } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import { sessionOf } from '#tests/unit/session.ts';
import { PATIENCE } from '../patience.ts';

const ORIGIN = 'https://atrium.example';
const manifest = manifestOf(areas);

describe('the requested page after sign-in', () => {
  it('is followed when it is a path of this portal', () => {
    expect(safeRedirect('/parking/carparks?page=2#top', ORIGIN)).toBe('/parking/carparks?page=2#top');
  });
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example/x',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/users/.%2e//evil.example',
    '/./.././/evil.example',
    '/.///evil.example',
    '/users//evil.example',
    '/\t//evil.example',
    '/./login',
    '/login/',
    '/Login',
    '/users/../',
    '',
    '/login',
    '/login?redirect=/users',
    '/enter-code',
    '/',
    null,
    undefined,
  ])('is rejected: %s', (wanted) => {
    expect(safeRedirect(wanted, ORIGIN)).toBeUndefined();
  });
  it('stays the same however often it is decoded', () => {
    for (const wanted of ['/a/../users', '/users/./7?x=//y#//z', '/users/%2F/evil.example', '/users?next=/.//evil.example']) {
      const path = safeRedirect(wanted, ORIGIN) as string;
      expect(new URL(path, ORIGIN).href, wanted).toBe(new URL(wanted, ORIGIN).href);
      expect(safeRedirect(path, ORIGIN), wanted).toBe(path);
    }
  });
  it('is part of the sign-in address, except for a bare /', () => {
    vi.stubGlobal('window', { location: { origin: ORIGIN } });
    expect(loginPath('/users?tab=PENDING')).toBe('/login?redirect=%2Fusers%3Ftab%3DPENDING');
    expect(loginPath('/')).toBe('/login');
    vi.unstubAllGlobals();
  });
});

describe('pages', () => {
  it('prefer fixed segments to parameters, like the router', () => {
    const pages = pagesOf(manifest);
    expect(pageAt(pages, '/parking/carparks/add')?.view).toBe('create');
    expect(pageAt(pages, '/parking/carparks/7')?.view).toBe('show');
    expect(pageAt(pages, '/parking/season-parking/instance/3')?.entity).toBe('season-parking-application-instances');
    expect(pageAt(pages, '/parking/season-parking/3/renewal')?.of).toBe('createRenewal');
  });
});

/** A server with three calls, whose answers are set per test. */
function stubBrowser(answer: (path: string, token: string | null) => { status: number; body: unknown }) {
  const calls: string[] = [];
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, querySelector: () => null });
  vi.stubGlobal('window', { location: { origin: ORIGIN, pathname: '/users', search: '', assign: () => undefined } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const token = (init.headers as Record<string, string>).Authorization?.slice('Bearer '.length) ?? null;
    const { status, body } = answer(url.split('?')[0] as string, token);
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}
const ok = (data: unknown) => ({ status: 200, body: { success: true, data, message: '' } });
const refused = (code: string) => ({ status: 401, body: { success: false, data: code, message: 'No', code } });
const tokens = (accessToken: string) => ({
  accessToken,
  accessExpiredAt: new Date(Date.now() + 900_000).toISOString(),
  refreshExpiredAt: new Date(Date.now() + 9_000_000).toISOString(),
});

describe('refreshing the access token (000 §8)', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('sends one refresh for ten requests with an expired token', async () => {
    const calls = stubBrowser((path, token) => {
      if (path === '/api/auth/refresh-token') return ok(tokens('new'));
      return token === 'new' ? ok(path) : refused('access_token_expired');
    });
    const { setTokens } = await import('#authProvider/tokens.ts');
    const { authorised } = await import('#authProvider/session.ts');
    setTokens(tokens('old'));
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => authorised<string>('GET', `/things/${index}`)));
    expect(answers.map((one) => one.data)).toEqual(Array.from({ length: 10 }, (_, index) => `/api/things/${index}`));
    expect(calls.filter((call) => call === 'POST /api/auth/refresh-token')).toHaveLength(1);
    expect(calls).toHaveLength(21);
  });

  it('ends the session with the inactivity message when the refresh is rejected, and remembers the page', async () => {
    stubBrowser((path) => refused(path === '/api/auth/refresh-token' ? 'refreshTokenExpired' : 'access_token_expired'));
    const { setTokens, currentToken, mightHaveSession } = await import('#authProvider/tokens.ts');
    const { authorised, browser } = await import('#authProvider/session.ts');
    const { setSession } = await import('#authProvider/sessionStore.ts');
    const { takeNotice } = await import('#authProvider/notice.ts');
    const went: string[] = [];
    browser.go = (path) => void went.push(path);
    setTokens(tokens('old'));
    setSession({
      ...sessionOf('LANDLORD_ADMIN', 'building'),
      passwordLastChangedDate: null,
      mobileNumber: null,
      officeNumber: null,
    });
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(went).toEqual(['/login?redirect=%2Fusers']), PATIENCE);
    expect(takeNotice()).toBe('inactive');
    expect(takeNotice()).toBeUndefined();
    expect([currentToken(), mightHaveSession()]).toEqual([null, false]);
  });

  it('keeps the session when the server fails', async () => {
    stubBrowser((path) =>
      path === '/api/auth/refresh-token'
        ? { status: 500, body: { success: false, data: null, message: 'Oops', code: 'internal' } }
        : refused('access_token_expired'),
    );
    const { setTokens, mightHaveSession } = await import('#authProvider/tokens.ts');
    const { authorised, browser } = await import('#authProvider/session.ts');
    const went: string[] = [];
    browser.go = (path) => void went.push(path);
    setTokens(tokens('old'));
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 500 });
    expect([went, mightHaveSession()]).toEqual([[], true]);
  });

  it('sends no request without an unexpired refresh date', async () => {
    const calls = stubBrowser(() => ok(null));
    const { restoreSession } = await import('#authProvider/session.ts');
    await expect(restoreSession()).resolves.toBeNull();
    expect(calls).toEqual([]);
  });

  it('shows sign-in failures with the texts of 000 §8', async () => {
    const { signInMessage } = await import('#authProvider/signIn.ts');
    const { RequestFailure } = await import('#authProvider/request.ts');
    expect(signInMessage(new RequestFailure(0, 'network'))).toBe('auth.unavailable');
    expect(signInMessage(new RequestFailure(502, 'unavailable'))).toBe('auth.unavailable');
    expect(signInMessage(new RequestFailure(503, 'unavailable'))).toBe('auth.unavailable');
    expect(signInMessage(new RequestFailure(401, 'badCredentials', { message: 'x' }))).toBe('auth.badCredentials');
    expect(signInMessage(new RequestFailure(400, 'malformed', { message: 'Say this' }))).toBe('Say this');
    expect(signInMessage(new RequestFailure(400, 'malformed'))).toBe('auth.badCredentials');
  });
});
