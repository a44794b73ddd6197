import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as en } from '#i18n/en/index.ts';
import { translate } from '#i18n/server.ts';
import { isNeverToasted, TOAST_MS, ToastMemory } from '#src/admin/notice/toasts.ts';
import { type Answered, ok, person, refused, stubBrowser, tokens } from '#tests/unit/browserStub.ts';
import { PATIENCE } from '../patience.ts';

const REFRESH = '/api/auth/refresh-token';

/** A signed-in tab whose token 'old' has expired; a refresh gives 'new'. */
async function tab(answer: (path: string, token: string | null) => Answered | Promise<Answered>, path = '/users') {
  const { calls } = stubBrowser(answer, { path });
  const session = await import('#authProvider/session.ts');
  const { setTokens } = await import('#authProvider/tokens.ts');
  const { setSession } = await import('#authProvider/sessionStore.ts');
  const { takeNotice } = await import('#authProvider/notice.ts');
  const went: string[] = [];
  session.browser.go = (to) => void went.push(to);
  setTokens(tokens('old'));
  setSession(person());
  return { ...session, calls, went, takeNotice, refreshes: () => calls.filter((call) => call.endsWith(REFRESH)).length };
}
/** The server's answer depends on the token alone. */
const byToken = (stale: Answered) => (path: string, token: string | null) =>
  path === REFRESH ? ok(tokens('new')) : token === 'new' ? ok('done') : stale;

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a response (000 §8)', () => {
  it('passes when it has accessToken or success (R-0288)', async () => {
    let body: unknown;
    stubBrowser(() => ({ status: 200, body }));
    const { request } = await import('#authProvider/request.ts');
    body = { success: true, data: 7, message: 'Fine' };
    await expect(request('GET', '/x')).resolves.toMatchObject({ data: 7, message: 'Fine' });
    body = tokens('bare');
    await expect(request('GET', '/x')).resolves.toMatchObject({ data: { accessToken: 'bare' } });
    for (body of [{ success: false, data: null, message: 'No' }, { data: 7 }, 'text', null])
      await expect(request('GET', '/x')).rejects.toMatchObject({ name: 'RequestFailure' });
  });

  const asData = (data: string, status: number): Answered => ({ status, body: { success: false, data, message: 'No' } });
  it.each([200, 400, 401])(
    'with invalid_jwt_signature as data and status %i refreshes the token and retries (R-0289)',
    async (status) => {
      const { authorised, refreshes } = await tab(byToken(asData('invalid_jwt_signature', status)));
      await expect(authorised('GET', '/things')).resolves.toMatchObject({ data: 'done' });
      expect(refreshes()).toBe(1);
    },
  );
  it.each([200, 400, 401])(
    'with access_token_expired as data and status %i refreshes the token and retries (R-0290)',
    async (status) => {
      const { authorised, refreshes } = await tab(byToken(asData('access_token_expired', status)));
      await expect(authorised('GET', '/things')).resolves.toMatchObject({ data: 'done' });
      expect(refreshes()).toBe(1);
    },
  );
  it('with any other 401 refreshes the token and retries (R-0296)', async () => {
    const { authorised, calls } = await tab(byToken(refused('unauthenticated')));
    await expect(authorised('GET', '/things')).resolves.toMatchObject({ data: 'done' });
    expect(calls).toEqual(['GET /api/things', `POST ${REFRESH}`, 'GET /api/things']);
  });
  it('with a second 401 after the refresh fails: it retries once', async () => {
    const { authorised, refreshes } = await tab((path) => (path === REFRESH ? ok(tokens('new')) : refused('unauthenticated')));
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(1);
  });
  it('with another failure does not refresh', async () => {
    const { authorised, refreshes } = await tab(byToken(refused('forbidden', 403)));
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 403 });
    expect(refreshes()).toBe(0);
  });
});

describe('a refresh (000 §8)', () => {
  it('makes other requests wait until it ends, and they use the new token (R-0291)', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const seen: (string | null)[] = [];
    const { authorised, refreshes } = await tab(async (path, token) => {
      if (path === REFRESH) {
        await held;
        return ok(tokens('new'));
      }
      seen.push(token);
      return token === 'new' ? ok(path) : refused('access_token_expired');
    });
    const first = authorised('GET', '/first');
    await vi.waitFor(() => expect(refreshes()).toBe(1), PATIENCE);
    const later = [authorised('GET', '/second'), authorised('GET', '/third')];
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toEqual(['old']);
    release();
    await Promise.all([first, ...later]);
    expect(seen).toEqual(['old', 'new', 'new', 'new']);
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['refreshTokenExpired', 'refresh token expired.'],
    ['internal', 'refresh token expired.'],
    ['refreshTokenExpired', '登入狀態已過期。'],
  ])('signs out with the server’s message, by code or by text: %s, %s (R-0292)', async (code, message) => {
    const { authorised, went, takeNotice, refreshes } = await tab(() => refused(code, 400, message));
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ message });
    await vi.waitFor(() => expect(went).toEqual(['/login?redirect=%2Fusers']), PATIENCE);
    expect([takeNotice(), refreshes()]).toEqual(['inactive', 0]);
  });

  it('signs out on a 401 and is not repeated (R-0297)', async () => {
    const { authorised, went, refreshes } = await tab(() => refused('unauthenticated'));
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(went).toHaveLength(1), PATIENCE);
    expect(refreshes()).toBe(1);
  });

  it('does not follow a 401 while a code is entered (R-0298)', async () => {
    const { authorised, refreshes, went } = await tab(byToken(refused('unauthenticated')), '/enter-code');
    await expect(authorised('GET', '/things')).rejects.toMatchObject({ status: 401 });
    expect([refreshes(), went]).toEqual([0, []]);
  });
});

describe('a failure that comes with HTTP 200 (000 §8)', () => {
  const failed: Answered = {
    status: 200,
    body: { success: false, data: null, message: 'The printer is on fire', code: 'internal' },
  };
  async function told(path: string, { quiet = false, answer = failed } = {}) {
    stubBrowser(() => answer);
    const { http } = await import('#dataProvider/httpClient.ts');
    const { onSoftFailure, muteSoftFailures } = await import('#dataProvider/softFailures.ts');
    const heard: string[] = [];
    onSoftFailure((message) => void heard.push(message));
    const loud = quiet ? muteSoftFailures() : undefined;
    await expect(http('GET', path)).rejects.toThrow();
    loud?.();
    if (quiet) await expect(http('GET', path)).rejects.toThrow();
    return heard;
  }

  it('shows its message and rejects the caller’s promise (R-0293)', async () => {
    expect(await told('/printers')).toEqual(['The printer is on fire']);
  });
  it('is silent while a page mutes it, and shown again afterwards (R-0294)', async () => {
    expect(await told('/printers', { quiet: true })).toEqual(['The printer is on fire']);
  });
  it.each(['/device-controllers/4/sync', '/office-centres/3/device-controllers/sync', '/device-controllers/4/sync/now'])(
    'is not shown for a sync of device controllers: %s (R-0295)',
    async (path) => {
      expect(await told(path)).toEqual([]);
      vi.resetModules();
      expect(await told('/device-controllers/4')).toHaveLength(1);
    },
  );
  it('is the only kind of toast: other failures appear in place', async () => {
    expect(await told('/printers', { answer: refused('forbidden', 403) })).toEqual([]);
  });
});

describe('requests without a response', () => {
  it('given up while the answer comes are no failure, and nobody is told of one', async () => {
    stubBrowser(() => ok(null));
    const given = new AbortController();
    const body = new ReadableStream({
      pull: (control) => {
        given.abort();
        control.error(given.signal.reason);
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
    const { http } = await import('#dataProvider/httpClient.ts');
    const { onSoftFailure } = await import('#dataProvider/softFailures.ts');
    const heard: string[] = [];
    onSoftFailure((message) => void heard.push(message));
    await expect(http('GET', '/x', { signal: given.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard).toEqual([]);
  });

  it.each([502, 503])('%i without an envelope shows that the server is not available', async (status) => {
    stubBrowser(() => ok(null));
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status }));
    const { request } = await import('#authProvider/request.ts');
    await expect(request('GET', '/x')).rejects.toMatchObject({ status, message: 'errors.unavailable' });
  });
  it('without a connection shows that, and is never silent', async () => {
    stubBrowser(() => ok(null));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { http } = await import('#dataProvider/httpClient.ts');
    await expect(http('GET', '/x')).rejects.toMatchObject({ message: 'errors.network' });
    expect(en.errors.network).toMatch(/connection/);
  });
});

describe('toasts (000 §8)', () => {
  it('of errors last 5 s (R-0300)', () => {
    expect(TOAST_MS.error).toBe(5_000);
  });
  it('of warnings last 5000 ms (R-0304)', () => {
    expect(TOAST_MS.warning).toBe(5_000);
  });
  it('show the same message once in 5 s, even with another one in between (R-0301)', () => {
    const memory = new ToastMemory();
    expect(memory.admits('A', 0)).toBe(true);
    expect(memory.admits('B', 1_000)).toBe(true);
    expect(memory.admits('A', 2_000)).toBe(false);
    expect(memory.admits('A', 4_999)).toBe(false);
    expect(memory.admits('A', 5_000)).toBe(true);
    expect(memory.admits('B', 5_999)).toBe(false);
    expect(memory.admits('B', 6_000)).toBe(true);
  });
  const never = (key: string, sentence: string) => {
    for (const locale of ['en', 'zh-Hant', 'zh-Hans'] as const) {
      const word = (one: string) => translate(locale, one);
      for (const text of [key, sentence, word(key)]) expect(isNeverToasted(text, word), `${locale}: ${text}`).toBe(true);
      expect(isNeverToasted('errors.notFound', word)).toBe(false);
      expect(isNeverToasted(word('errors.notFound'), word)).toBe(false);
    }
  };
  it('never show that an invitation is invalid, in any language (R-0302)', () => {
    never('errors.invalidInvitation', 'Invalid user registration invitation.');
  });
  it('never show that a maintenance broadcast overlaps, in any language (R-0303)', () => {
    const sentence =
      'A maintenance broadcast is already scheduled for the selected period. Please select another date and time to proceed.';
    expect(en.errors.maintenanceScheduled).toBe(sentence);
    never('errors.maintenanceScheduled', sentence);
  });
});

describe('a download', () => {
  const file = { systemFileId: 1, uuid: 'f', fullPath: '/api/system-files/f', name: 'list.xlsx' };
  it('saves nothing when empty, and shows a warning (R-0305)', async () => {
    const { download } = await import('#dataProvider/download.ts');
    stubBrowser(() => ok(null));
    const saved: string[] = [];
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.stubGlobal('document', { querySelector: () => null, createElement: () => ({ click: () => saved.push('saved') }) });
    vi.stubGlobal('fetch', async () => new Response(''));
    await expect(download(file as never)).resolves.toBe(false);
    expect(saved).toEqual([]);
    vi.stubGlobal('fetch', async () => new Response('x'));
    await expect(download(file as never)).resolves.toBe(true);
    expect(saved).toEqual(['saved']);
    expect(en.notices.noData).toBe('No available data.');
  });
});

describe('a lazy chunk', () => {
  it('that does not load within 120 s fails with a message (R-0012)', async () => {
    vi.useFakeTimers();
    const { CHUNK_TIMEOUT_MS, chunk } = await import('#src/kit/late/chunk.ts');
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const waiting = chunk(new Promise(() => undefined));
    let failure: unknown;
    waiting.catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ChunkTimeout' });
    await expect(chunk(Promise.resolve('page'))).resolves.toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });
});
