import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, ok, person, refused, stubBrowser, tokens } from '#tests/unit/browserStub.ts';
import { PATIENCE } from '../patience.ts';

/** Fresh modules: each test is a browser tab that has just been opened. */
async function tab() {
  const [session, store, token, notice, request] = await Promise.all([
    import('#authProvider/session.ts'),
    import('#authProvider/sessionStore.ts'),
    import('#authProvider/tokens.ts'),
    import('#authProvider/notice.ts'),
    import('#authProvider/request.ts'),
  ]);
  const went: string[] = [];
  session.browser.go = (path) => void went.push(path);
  const signedIn = (more = {}) => {
    token.setTokens(tokens('old'));
    store.setSession(person(more));
    localStorage.setItem('atrium.version', '1.0.0');
  };
  return { ...session, ...store, ...token, ...notice, ...request, went, signedIn };
}
const isRefresh = (path: string) => path === '/api/auth/refresh-token';
const info = (path: string) => path.startsWith('/api/auth/info/');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session is valid (000 §4)', () => {
  it('with an access token, the session user and an unexpired refresh date, and not without one of them (R-0097, R-0106)', async () => {
    const { local } = stubBrowser(() => ok(null));
    const { hasValidSession, signedIn, setSession, clearTokens, setTokens } = await tab();
    expect(hasValidSession()).toBe(false);
    signedIn();
    expect(hasValidSession()).toBe(true);
    expect(Date.parse(local['atrium.refreshExpiredAt'] ?? '')).toBeGreaterThan(Date.now());
    setSession(null);
    expect(hasValidSession()).toBe(false);
    setSession(person());
    clearTokens();
    expect(hasValidSession()).toBe(false);
    setTokens({ ...tokens('new'), refreshExpiredAt: new Date(Date.now() - 1).toISOString() });
    expect(hasValidSession()).toBe(false);
  });

  it('or else its tokens are cleared at start, without a request (R-0098)', async () => {
    const { calls, local } = stubBrowser(() => ok(null));
    local['atrium.refreshExpiredAt'] = new Date(Date.now() - 1000).toISOString();
    const { restoreSession, currentToken } = await tab();
    await expect(restoreSession()).resolves.toBeNull();
    expect([currentToken(), local['atrium.refreshExpiredAt'], calls]).toEqual([null, undefined, []]);
  });

  it('and the sign-in page leads back to the requested path, except for a bare / (R-0099, R-0100)', async () => {
    stubBrowser(() => ok(null));
    const { loginPath } = await import('#authProvider/redirect.ts');
    expect(loginPath('/parking/carparks?page=2')).toBe('/login?redirect=%2Fparking%2Fcarparks%3Fpage%3D2');
    expect(loginPath('/')).toBe('/login');
  });
});

describe('the version (000 §4)', () => {
  async function startedWith(stored: string | undefined) {
    const { calls, local } = stubBrowser(() => ok(null));
    const { restoreSession, setTokens, takeNotice, mightHaveSession } = await tab();
    setTokens(tokens('kept'));
    if (stored) local['atrium.version'] = stored;
    await expect(restoreSession()).resolves.toBeNull();
    return { notice: takeNotice(), kept: mightHaveSession(), calls };
  }
  const signedOut = { notice: 'version', kept: false, calls: ['DELETE /api/auth/logout'] };

  it('is 1.0.0 (R-0011)', async () => {
    stubBrowser(() => ok(null));
    expect((await tab()).APP_VERSION).toBe('1.0.0');
  });
  it('signs out with its message when missing (R-0104)', async () => {
    expect(await startedWith(undefined)).toEqual(signedOut);
  });
  it('signs out with its message when different (R-0105)', async () => {
    expect(await startedWith('0.9.0')).toEqual(signedOut);
  });
  it('continues the session when current', async () => {
    const { local } = stubBrowser((path) => (isRefresh(path) ? ok(tokens('new')) : info(path) ? ok(person()) : refused('x')));
    const { restoreSession, setTokens } = await tab();
    setTokens(tokens('kept'));
    local['atrium.version'] = '1.0.0';
    await expect(restoreSession()).resolves.toMatchObject({ userUuid: 'u' });
  });
  it('comes with the first token if the server supports it, in one call', async () => {
    const { calls, local } = stubBrowser((path) =>
      isRefresh(path) ? ok({ ...tokens('new'), session: person() }) : refused('x'),
    );
    const { restoreSession, currentToken } = await tab();
    local['atrium.refreshExpiredAt'] = tokens('kept').refreshExpiredAt;
    local['atrium.version'] = '1.0.0';
    const order: string[] = [];
    const session = await restoreSession(() => order.push('sent'));
    order.push(session?.userUuid ?? '');
    expect([order, calls, currentToken()]).toEqual([['sent', 'u'], ['POST /api/auth/refresh-token?session=true'], 'new']);
  });
});

describe('refreshing (000 §4)', () => {
  const failing = (answer: Answered) => (path: string) => (isRefresh(path) ? answer : refused('access_token_expired'));

  it.each([400, 401, 403, 404])('signs out with the inactivity message on %i (R-0101, R-0102)', async (status) => {
    const { calls } = stubBrowser(failing(refused('refreshTokenExpired', status)));
    const { authorised, signedIn, went, takeNotice, currentToken } = await tab();
    signedIn();
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status });
    await vi.waitFor(() => expect(went).toEqual(['/login?redirect=%2Fusers']), PATIENCE);
    expect([takeNotice(), currentToken()]).toEqual(['inactive', null]);
    expect(calls.filter((call) => call.includes('refresh-token'))).toHaveLength(1);
  });

  it('signs nobody out on a 500 (R-0103)', async () => {
    stubBrowser(failing(refused('internal', 500)));
    const { authorised, signedIn, went, hasValidSession } = await tab();
    signedIn();
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 500 });
    expect([went, hasValidSession()]).toEqual([[], true]);
  });
});

describe('signing out (000 §4)', () => {
  it('clears tokens and local storage except language and appearance, informs the server, and leads to sign-in (R-0076)', async () => {
    const { calls, local } = stubBrowser(() => ok(null));
    const { signOut, signedIn, went, currentToken, takeNotice } = await tab();
    signedIn();
    Object.assign(local, {
      'atrium.language': 'zh-Hant',
      'atrium.colourMode': 'dark',
      'RaStore.users.listParams': '{"q":"Tan"}',
    });
    await signOut();
    expect(Object.keys(local).sort()).toEqual(['atrium.colourMode', 'atrium.language']);
    expect([currentToken(), went, takeNotice()]).toEqual([null, ['/login'], 'signedOut']);
    expect(calls).toEqual(['DELETE /api/auth/logout']);
  });
});
