/** A person's preferences in the browser: they apply at once, are saved shortly afterwards, and follow the person. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answered, ok, refused, stubBrowser } from '#tests/unit/browserStub.ts';

const stored = vi.hoisted(() => ({ byPerson: new Map<string, unknown>(), readAfterMs: 0 }));
vi.mock('#authProvider/encryptedStore.ts', () => ({
  readEncrypted: async ({ person }: { person: string }) => {
    if (stored.readAfterMs) await new Promise((resolve) => setTimeout(resolve, stored.readAfterMs));
    return structuredClone(stored.byPerson.get(person));
  },
  saveEncrypted: async ({ person }: { person: string }, value: unknown) =>
    void stored.byPerson.set(person, structuredClone(value)),
}));

let server: Record<string, unknown>;
let down: boolean;
/** The session has ended: every call is rejected. */
let over: boolean;
let puts: [string, unknown][];
const start = async (person = 'mei') => {
  // Like another browser, or after a reload: only the encrypted copy is left.
  vi.resetModules();
  const module = await import('#src/app/preferences/preferences.ts');
  const started = module.startPreferences(person);
  await vi.advanceTimersByTimeAsync(stored.readAfterMs);
  await started;
  await vi.advanceTimersByTimeAsync(0);
  return module;
};

beforeEach(() => {
  vi.useFakeTimers();
  stored.byPerson.clear();
  stored.readAfterMs = 0;
  server = {};
  down = false;
  over = false;
  puts = [];
  stubBrowser(() => ok(null));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (down) throw new TypeError('network');
    const key = decodeURIComponent(url.split('/preferences/')[1] ?? '');
    if (over) return new Response(JSON.stringify(refused('access_token_expired').body), { status: 401 });
    let answer: Answered = ok(server);
    if (init.method === 'PUT') {
      const { value } = JSON.parse(String(init.body)) as { value: unknown };
      puts.push([key, value]);
      answer = key === 'refused' ? refused('validation', 422) : ok(null);
      if (value === null) delete server[key];
      else server[key] = value;
    }
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('preferences', () => {
  it('apply at once, and are sent once after a pause', async () => {
    const { preference, setPreference, SAVE_AFTER_MS } = await start();
    for (const theme of ['dark', 'light', 'dark']) setPreference('theme', theme);
    expect(preference('theme')).toBe('dark');
    expect(puts).toEqual([]);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(puts).toEqual([['theme', 'dark']]);
    setPreference('theme', 'dark');
    setPreference('theme', undefined);
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(puts.slice(1)).toEqual([['theme', null]]);
    expect(() => setPreference('no such key', 1)).toThrow();
  });

  it('are there for the first render in a new browser, only for their owner', async () => {
    server = { language: 'zh-Hant' };
    expect((await start()).preference('language')).toBe('zh-Hant');
    server = {};
    expect((await start('somebody else')).preference('language')).toBeUndefined();
  });

  it('are kept in the browser when the server is slow or unavailable', async () => {
    server = { theme: 'dark' };
    await start();
    down = true;
    expect((await start()).preference('theme')).toBe('dark');
  });

  it('are sent later if sending failed, also after a reload, and are not overwritten meanwhile', async () => {
    server = { theme: 'light' };
    const { setPreference, SAVE_AFTER_MS } = await start();
    down = true;
    setPreference('theme', 'dark');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    down = false;
    const again = await start();
    expect(again.preference('theme')).toBe('dark');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(server.theme).toBe('dark');
  });

  it('that are still to be sent win over the server’s, also where those are there before the copy is read', async () => {
    server = { language: 'en' };
    const { setPreference, SAVE_AFTER_MS } = await start();
    down = true;
    setPreference('language', 'zh-Hant');
    down = false;
    stored.readAfterMs = 20;
    const again = await start();
    expect(again.preference('language')).toBe('zh-Hant');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(server.language).toBe('zh-Hant');
    expect(again.preference('language')).toBe('zh-Hant');
  });

  it('are sent with the next session if the session had ended', async () => {
    server = { theme: 'light' };
    const { setPreference, SAVE_AFTER_MS } = await start();
    over = true;
    setPreference('theme', 'dark');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS * 2);
    over = false;
    await start();
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(server.theme).toBe('dark');
  });

  it('keep changes made while the server was still answering', async () => {
    server = { theme: 'light' };
    await start();
    const others = fetch;
    let answer = (): void => undefined;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answered = await others(url, init);
      if (init.method === 'GET')
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      return answered;
    });
    const { preference, setPreference, SAVE_AFTER_MS } = await start();
    setPreference('theme', 'dark');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
    expect(server.theme).toBe('dark');
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(preference('theme')).toBe('dark');
  });

  it('are not resent endlessly if the server rejects them', async () => {
    const { setPreference } = await start();
    setPreference('refused', 1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(puts).toHaveLength(1);
  });

  it('adopt changes from elsewhere, and notify their listeners', async () => {
    server = { theme: 'dark' };
    await start();
    server = { theme: 'light', language: 'en' };
    const { preference, watchPreferences } = await start();
    const told = vi.fn();
    watchPreferences(told);
    expect(preference('theme')).toBe('light');
    expect(preference('language')).toBe('en');
  });
});
