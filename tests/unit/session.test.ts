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

describe('what the page has brought along', () => {
  const rows = { success: true, data: { items: [] }, message: '' };
  afterEach(() => void vi.restoreAllMocks());
  const opened = async (locale = 'en') => {
    vi.spyOn(performance, 'now').mockReturnValue(400);
    const brought = {
      ...{ tokens: tokens('new'), session: person(), preferences: { 'store.menu.narrow': true }, locale },
      answers: { '/things?page=1': rows },
    };
    const { calls, local } = stubBrowser(() => ok('asked'), { brought });
    local['atrium.refreshExpiredAt'] = tokens('kept').refreshExpiredAt;
    local['atrium.version'] = '1.0.0';
    return { ...(await tab()), calls, local };
  };
  const listOf = ({ authorised }: Awaited<ReturnType<typeof tab>>) => authorised('GET', '/things', { query: { page: 1 } });

  it('starts without a request, and answers a call once', async () => {
    const at = await opened();
    const order: string[] = [];
    await expect(at.restoreSession(() => order.push('sent'))).resolves.toMatchObject({ userUuid: 'u' });
    expect([order, at.currentToken(), at.broughtNarrowMenu(), at.calls]).toEqual([['sent'], 'new', true, []]);
    expect(document.getElementById('page-start')).toBeNull();
    await expect(listOf(at)).resolves.toEqual({ data: rows.data, message: '', status: 200 });
    expect(at.calls).toEqual([]);
    await expect(listOf(at)).resolves.toMatchObject({ data: 'asked' });
    expect(at.calls).toEqual(['GET /api/things?page=1']);
  });

  it('answers nothing in another language, of another address, by another method, or ten seconds later', async () => {
    const other = await opened('zh-Hant');
    await other.restoreSession();
    await expect(listOf(other)).resolves.toMatchObject({ data: 'asked' });
    vi.resetModules();
    const at = await opened();
    await at.restoreSession();
    await at.authorised('GET', '/things', { query: { page: 2 } });
    await at.authorised('POST', '/things', { query: { page: 1 } });
    expect(at.calls).toEqual(['GET /api/things?page=2', 'POST /api/things?page=1']);
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    await expect(listOf(at)).resolves.toMatchObject({ data: 'asked' });
  });

  it('begins no session that has ended in this browser, and is nobody’s after signing out (R-0098, R-0104)', async () => {
    const at = await opened();
    delete at.local['atrium.refreshExpiredAt'];
    await expect(at.restoreSession()).resolves.toBeNull();
    vi.resetModules();
    const old = await opened();
    old.local['atrium.version'] = '0.9.0';
    await expect(old.restoreSession()).resolves.toBeNull();
    expect(old.takeNotice()).toBe('version');
    vi.resetModules();
    const left = await opened();
    await left.restoreSession();
    await left.signOut();
    await expect(listOf(left)).resolves.toMatchObject({ data: 'asked' });
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
